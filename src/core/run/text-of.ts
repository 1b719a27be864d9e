import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** Keys that hold text in the APIs. Tool calls and their arguments are not text. */
const textKeys = ["text", "content", "parts", "message", "choices", "output_text", "output"];

/** The text of a message in any API's format: a string, parts with `text`, a message with `content`. */
export function textOf(value: Json | undefined): string {
  return pieces(value, 0).join("\n").trim();
}

/** Deeper than any API nests its messages. Anything below is data. */
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

/** A final output as text. Without any text, its JSON. */
export function outputText(output: Json | undefined): string {
  if (output === undefined) return "";
  return typeof output === "string" ? output : textOf(output) || JSON.stringify(output);
}

/** `undefined` for outputs that say nothing: null, blank text, and a model's message without text. */
export function presentOutput(output: Json | undefined): Json | undefined {
  if (output === undefined || output === null) return undefined;
  if (typeof output === "string") return output.trim() === "" || isSilentJson(output) ? undefined : output;
  return isSilentMessage(output) ? undefined : output;
}

/** A model's message, or a list of them, without any text. It is not an answer. */
function isSilentMessage(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isSilentMessage);
  if (!isObject(value) || textOf(value) !== "") return false;
  const content = value["parts"] ?? value["content"];
  const isEmpty = content === null || content === "" || (Array.isArray(content) && textOf(content) === "");
  return typeof value["role"] === "string" && isEmpty;
}

const longestMessage = 4000;

/** The same for a message that an exporter wrote as JSON text. */
function isSilentJson(text: string): boolean {
  if (text.length > longestMessage || !/^\s*[[{][^]*"role"/.test(text)) return false;
  try {
    const value: Json = JSON.parse(text);
    return isSilentMessage(value);
  } catch {
    return false;
  }
}
