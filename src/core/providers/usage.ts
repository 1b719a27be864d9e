import { numberOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

export type Usage = Partial<Record<Count, number>>;

type Count = "input" | "output" | "cached" | "cache_write" | "reasoning";

/** An API's names of its counts. `details` names the members that hold further counts. */
export type UsageWords = Partial<Record<Count | "details", readonly string[]>>;

/** Reads token counts under these names. Counts other than input and output are left out if they are 0. */
export function usageReader(words: readonly UsageWords[]): (value: Json | undefined) => Usage | undefined {
  const spellings = new Map<string, Count>();
  const details = new Set(words.flatMap((api) => api.details ?? []));
  for (const count of ["input", "output", "cached", "cache_write", "reasoning"] as const)
    for (const api of words) for (const word of api[count] ?? []) spellings.set(word, count);

  function addCounts(counts: Usage, value: JsonObject): void {
    for (const key in value) {
      const name = spellings.get(key);
      const tokens = value[key];
      // Some libraries give an object with the total and its parts.
      const count = name === undefined ? undefined : numberOf(isObject(tokens) ? tokens["total"] : tokens);
      if (name === undefined || count === undefined) continue;
      if (count !== 0 || name === "input" || name === "output") counts[name] ??= count;
    }
  }

  return (value) => {
    if (!isObject(value)) return undefined;
    const counts: Usage = {};
    addCounts(counts, value);
    // Some APIs nest the counts of used and of billed tokens.
    if (counts.input === undefined && isObject(value["tokens"])) addCounts(counts, value["tokens"]);
    if (counts.input === undefined && counts.output === undefined) return undefined;
    for (const key of details) {
      const inside = value[key];
      const detail = Array.isArray(inside) ? inside[0] : inside;
      if (isObject(detail)) addCounts(counts, detail);
    }
    return counts;
  };
}
