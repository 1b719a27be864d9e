import { canonicalJson } from "../json/canonical-json.ts";
import { beginningOf } from "../text/characters.ts";
import type { Json } from "../schema/json.ts";

/** A value as shown in a sentence: JSON on one line, cut at `limit` characters. */
export function shortJson(value: Json | undefined, limit = 120): string {
  if (value === undefined) return "nothing";
  const text = canonicalJson(value);
  return text.length <= limit ? text : `${beginningOf(text, limit - 1)}…`;
}
