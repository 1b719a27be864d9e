import { parseJson } from "../../core/json/json-limits.ts";
import type { Json } from "../../core/schema/json.ts";

/** A string as it is, a comment, or a comma before the end of an object or list. */
const tokens = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*[\]}])/g;

/** Reads a configuration that people write: JSON with comments and trailing commas. */
export function parseJsonc(text: string, name: string): Json {
  return parseJson(
    text.replaceAll(tokens, (_, string: string | undefined) => string ?? ""),
    { name },
  );
}
