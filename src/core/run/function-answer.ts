import { failureOfModelCall } from "../models/provider-failure.ts";
import { maskText } from "../redact/placeholder-pairs.ts";
import type { Json } from "../schema/json.ts";

/**
 * Whether the answer to a call that passed nowhere shows that some function ran: it is what the tool answered when it was
 * recorded, or the error of a network that a sandbox does not have. A repetition of an answer that the agent was given in this
 * run shows nothing.
 */
export function isFunctionAnswer(answer: Json, recorded: readonly Json[], given: readonly Json[]): boolean {
  const own = wordsOf(answer);
  if (given.some((each) => wordsOf(each) === own)) return false;
  return recorded.some((each) => wordsOf(each) === own) || failureOfModelCall(textOf(answer))?.fault === "unreachable";
}

/** The words and numbers of a value, however the agent writes it to its model: as JSON, or as its language prints it. */
function wordsOf(value: Json): string {
  const text = maskText(textOf(value)).mask.toLowerCase();
  const plain = text.replaceAll(/(\d)\.0+(?!\d)/g, "$1").replaceAll(/\bnone\b/g, "null");
  return (plain.match(/[\p{L}\p{N}\p{M}_.+-]+/gu) ?? []).toSorted().join(" ");
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
