import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type CaseResult, caseResultSchema } from "../../src/core/schema/result.ts";
import { type AttemptResult, attemptResultSchema } from "../../src/core/schema/attempt-result.ts";
import { cli } from "./cli.ts";

/** One case after many attempts in one process, read from its evidence. */
export interface RepeatedCase {
  result: CaseResult;
  /** The distinct results of its attempts without durations: one entry if all are the same. */
  attempts: Set<string>;
  /** The distinct traces of its attempts: what they printed and what the gateway saw. */
  runs: Set<string>;
}

/** Replays each case many times in one CLI process without a key, so that the process and the sandbox start only once. */
export async function repeatedReplay(cwd: string, times: number, args: string[] = []): Promise<RepeatedCase[]> {
  const folder = join(cwd, ".replaykit/runs");
  const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const answer = await cli(["replay", ...args, "--repeat", String(times), "--json"], { cwd });
  expect({ exit: answer.exit, said: answer.exit === 0 ? "" : answer.stdout + answer.stderr }).toEqual({
    exit: 0,
    said: "",
  });
  const made = readdirSync(folder).filter((name) => !before.has(name));
  return made.map((name) => repeatedCase(join(folder, name), times));
}

function repeatedCase(folder: string, times: number): RepeatedCase {
  const result = caseResultSchema.parse(JSON.parse(readFileSync(join(folder, "result.json"), "utf8")));
  expect(result.attempts).toHaveLength(times);
  const places = result.attempts.map((_, index) => (index === 0 ? folder : join(folder, `attempt-${index + 1}`)));
  return {
    result,
    attempts: new Set(result.attempts.map(withoutTime)),
    runs: new Set(places.map((place) => readFileSync(join(place, "stdout.log"), "utf8") + traceOf(place))),
  };
}

/** The trace without ids of the run and without times. */
function traceOf(folder: string): string {
  const moments = new Set(["run_id", "at", "started_at", "ended_at", "duration_ms"]);
  const trace: unknown = JSON.parse(readFileSync(join(folder, "trace.json"), "utf8"));
  return JSON.stringify(trace, (key, value: unknown) => (moments.has(key) ? undefined : value));
}

/** An attempt's result as comparable JSON: without its number and duration, with keys in a fixed order. */
export function withoutTime(attempt: AttemptResult): string {
  return JSON.stringify(attemptResultSchema.parse({ ...attempt, attempt: 0, duration_ms: 0 }));
}
