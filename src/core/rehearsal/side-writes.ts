import { writesOf } from "../checks/writes-are.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import type { Run, RunCall } from "../schema/run.ts";

interface MadeWrite {
  call: RunCall;
  times: number;
}

/** The writes that took effect in some runs of one side. */
export interface SideWrites {
  made: Map<string, MadeWrite>;
  /** Runs that are known. */
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

/** Whether two runs made different writes, or one a different number of times; order does not count. */
export function writesDiffer(left: Run, right: Run): boolean {
  const textsOf = (run: Run) => writesOf(run).map(textOf).toSorted().join("\n\n");
  return textsOf(left) !== textsOf(right);
}

function textOf({ tool, args }: RunCall): string {
  return `${tool}\n${canonicalJson(args)}`;
}
