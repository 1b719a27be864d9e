import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** Keys under which the APIs put what was said; tool calls and their arguments are not speech. */
const textKeys = ["text", "content", "parts", "message", "choices", "output_text", "output"];

/** The text in a message in the shape of any API: a string, parts with `text`, a message with `content`. */
export function textOf(value: Json | undefined): string {
  return pieces(value, 0).join("\n").trim();
}

/** Deeper than any API nests its messages; what lies below is data. */
const maxDepth = 8;

function pieces(value: Json | undefined, depth: number): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pieces(item, depth + 1));
  if (!isObject(value) || value.type === "thinking" || value.type === "reasoning") return [];
  for (const key of textKeys) {
    const found = Object.hasOwn(value, key) ? pieces(value[key], depth + 1) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** A final output as text: what was said, else the JSON of it. */
export function outputText(output: Json | undefined): string {
  if (output === undefined) return "";
  return typeof output === "string" ? output : textOf(output) || JSON.stringify(output);
}

/** `undefined` for outputs that say nothing: null, blank text, and a model's message without any text. */
export function presentOutput(output: Json | undefined): Json | undefined {
  if (output === undefined || output === null) return undefined;
  if (typeof output === "string") return output.trim() === "" || isSilentJson(output) ? undefined : output;
  return isSilentMessage(output) ? undefined : output;
}

/** A message of a model, or a list of them, in which nothing is said: no answer, and nothing that a person should be shown as one. */
function isSilentMessage(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isSilentMessage);
  if (!isObject(value) || textOf(value) !== "") return false;
  const content = value["parts"] ?? value["content"];
  const isEmpty = content === null || content === "" || (Array.isArray(content) && textOf(content) === "");
  return typeof value["role"] === "string" && isEmpty;
}

const longestMessage = 4000;

/** The same where an exporter wrote the message as JSON. */
function isSilentJson(text: string): boolean {
  if (text.length > longestMessage || !/^\s*[[{][^]*"role"/.test(text)) return false;
  try {
    const value: Json = JSON.parse(text);
    return isSilentMessage(value);
  } catch {
    return false;
  }
}
