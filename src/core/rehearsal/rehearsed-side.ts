import { writesOf } from "../checks/writes-are.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import type { CaseResult } from "../schema/result.ts";
import type { Run, RunCall } from "../schema/run.ts";

/** One side of a rehearsal: its results, and the runs behind them. */
export interface RehearsedSide {
  name: string;
  cases: CaseResult[];
  runOf(caseId: string, attempt: number): Run | undefined;
}

/** One case on both sides. */
export interface CasePair {
  current: CaseResult;
  candidate: CaseResult;
}

/** An attempt that lacked a recording, a key or a provider says nothing about the agent. */
export function isDecided({ verdict }: AttemptResult): boolean {
  return verdict !== "inconclusive";
}

interface MadeWrite {
  call: RunCall;
  times: number;
}

/** The writes that took effect in the runs of one side. */
export interface SideWrites {
  made: Map<string, MadeWrite>;
  /** Number of runs. */
  of: number;
}

export function writesIn(runs: readonly Run[]): SideWrites {
  const made = new Map<string, MadeWrite>();
  for (const run of runs) {
    const writes = new Map(writesOf(run).map((call) => [textOf(call), call]));
    for (const [key, call] of writes) made.set(key, { call, times: (made.get(key)?.times ?? 0) + 1 });
  }
  return { made, of: runs.length };
}

/** Writes that one side made in some run and the other in none. */
export function onlyIn<By extends string>(one: SideWrites, other: SideWrites, by: By) {
  return [...one.made].flatMap(([key, { call, times }]) =>
    other.made.has(key) ? [] : [{ tool: call.tool, args: call.args, made_by: by, times, of: one.of }],
  );
}

/** Whether two runs differ in their writes or in the number of equal ones; the order does not count. */
export function writesDiffer(left: Run, right: Run): boolean {
  const textsOf = (run: Run) => writesOf(run).map(textOf).toSorted().join("\n\n");
  return textsOf(left) !== textsOf(right);
}

function textOf({ tool, args }: RunCall): string {
  return `${tool}\n${canonicalJson(args)}`;
}

/** The tag of a case made from a good run. */
export const controlTag = "control";
