import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { readTextFile } from "../files/read-file.ts";

/** How long each case took last time, by case id: what balances the shards. */
export const durationsSchema = z.looseObject({
  version: z.literal(1),
  durations: z.record(z.string(), z.number().nonnegative()),
});
export type Durations = Record<string, number>;

const maxBytes = 16 * 1024 * 1024;

/** The recorded durations in milliseconds; none where the file is absent. */
export function readDurations(path: string): Durations {
  const text = readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  if (text === undefined) return {};
  const parsed = durationsSchema.safeParse(parseJson(text, { name: path }));
  if (parsed.success) return parsed.data.durations;
  throw new ReplayKitError("invalid_input", `${path} is not a file of durations: ${parsed.error.issues[0]?.message}`, {
    hint: "delete it: the next replay writes a new one",
  });
}

/** The durations after a replay: its cases' new figures, the others' old ones. */
export function mergeDurations(known: Durations, report: ReplayReport): Durations {
  const merged = { ...known };
  for (const { case_id, duration_ms, attempts } of report.cases) {
    if (attempts.length > 0) merged[case_id] = Math.round(duration_ms);
  }
  return merged;
}

export function writeDurations(path: string, durations: Durations): void {
  const sorted = Object.fromEntries(Object.entries(durations).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ version: 1, durations: sorted }, undefined, 2)}\n`);
  renameSync(`${path}.new`, path);
}
