import type { TraceRun } from "../../src/core/schema/trace.ts";

/** Traces a day at a million a month: 5 % fail, in 50 groups; 10 % of the successes are kept. */
export const perDay = 33_334;
const firstDay = 1_795_046_400_000;

/** The time of the nth trace of the day, in ms since 1970. */
export function timeOf(n: number): number {
  return firstDay + Math.floor((n / perDay) * 86_400_000);
}

/** GB-months for traces of 20 KB: 14.5 % are kept, 4.5 KB each. */
export function bytesStored(traces: number): number {
  return traces * 0.145 * 4.5e-6;
}

/** The error of the nth trace, or `undefined` if it succeeded. */
export function failureOf(n: number, groups = 50): string | undefined {
  const kind = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX"[Math.floor(n / 20) % groups] ?? "";
  return n % 20 === 0 ? `failure kind ${kind}` : undefined;
}

/** The nth run, a small one: its size does not matter, because operations are counted. */
export function small(n: number): TraceRun {
  const error = failureOf(n);
  return {
    version: 1,
    run_id: `run-${n}`,
    status: error === undefined ? "success" : "error",
    events: error === undefined ? [{ type: "final_output", content: "done" }] : [{ type: "error", error }],
  };
}
