import { canonicalJson } from "../canonical-json.ts";
import { writesOf } from "../checks/writes-are.ts";
import type { CaseResult } from "../schema/result.ts";
import type { WriteDifference } from "../schema/rehearsal.ts";
import type { RunCall } from "../schema/run.ts";
import { type CasePair, isDecided, type RehearsedSide } from "./rehearsed-side.ts";

interface MadeWrite {
  call: RunCall;
  times: number;
}

/** Writes that one side made in some attempt of a case and the other in none; the commonest first. */
export function writeDifferences(
  pairs: readonly CasePair[],
  current: RehearsedSide,
  candidate: RehearsedSide,
): WriteDifference[] {
  return pairs
    .flatMap((pair) => {
      const [before, after] = [writesBy(current, pair.current), writesBy(candidate, pair.candidate)];
      if (before.of === 0 || after.of === 0) return [];
      return [...onlyIn(after, before, "candidate"), ...onlyIn(before, after, "current")].map((one) => ({
        case_id: pair.current.case_id,
        ...one,
      }));
    })
    .toSorted((a, b) => b.times / b.of - a.times / a.of);
}

interface SideWrites {
  made: Map<string, MadeWrite>;
  /** Attempts whose run is known. */
  of: number;
}

function writesBy(side: RehearsedSide, { case_id, attempts }: CaseResult): SideWrites {
  const runs = attempts.filter(isDecided).flatMap(({ attempt }) => side.runOf(case_id, attempt) ?? []);
  const made = new Map<string, MadeWrite>();
  for (const run of runs) {
    const writes = new Map(writesOf(run).map((call) => [`${call.tool}\n${canonicalJson(call.args)}`, call]));
    for (const [key, call] of writes) made.set(key, { call, times: (made.get(key)?.times ?? 0) + 1 });
  }
  return { made, of: runs.length };
}

function onlyIn(one: SideWrites, other: SideWrites, by: WriteDifference["made_by"]) {
  return [...one.made].flatMap(([key, { call, times }]) =>
    other.made.has(key) ? [] : [{ tool: call.tool, args: call.args, made_by: by, times, of: one.of }],
  );
}
