import type { Effect } from "../schema/effect.ts";
import type { RecordedCall, StaticAnswer } from "../schema/fixtures.ts";
import { withReturnedError } from "./text-error.ts";

/** A recorded call and whether it was served already. */
export interface ServedFixture {
  call: RecordedCall;
  /** Index of its group (calls that were made in parallel), from 0. */
  group: number;
  served: boolean;
}

/** Reads recorded calls as fixtures. A call without a recorded answer cannot be served and is left out. */
export function readFixtures(calls: RecordedCall[]): ServedFixture[] {
  const fixtures: ServedFixture[] = [];
  let group = -1;
  let before: RecordedCall | undefined;
  for (const call of calls) {
    const together =
      call.group !== undefined && before?.group === call.group && before.source?.run_id === call.source?.run_id;
    if (!together) group += 1;
    before = call;
    if (call.output !== undefined || call.error !== undefined)
      fixtures.push({ call: withReturnedError(call), group, served: false });
  }
  return fixtures;
}

export function groupByTool(fixtures: readonly ServedFixture[]): Map<string, ServedFixture[]> {
  const byTool = new Map<string, ServedFixture[]>();
  for (const fixture of fixtures) {
    const ofTool = byTool.get(fixture.call.tool);
    if (ofTool) ofTool.push(fixture);
    else byTool.set(fixture.call.tool, [fixture]);
  }
  return byTool;
}

/** Chooses the fixture for the next equal call by the rules of `createToolReplay`. */
export function chooseFixture(equal: ServedFixture[], writtenGroup: number, effect: Effect): ServedFixture | undefined {
  const current = equal.filter(({ group }) => group >= writtenGroup);
  const fresh = current.find(({ served }) => !served);
  if (fresh) return fresh;
  if (effect === "write") {
    const waiting = equal.find(({ served }) => !served);
    const last = equal.at(-1);
    return waiting ?? (last?.call.error ? last : undefined);
  }
  return current.at(-1) ?? equal.at(-1);
}

/** A recorded answer without an error. */
export function recordedSuccess(fixtures: ServedFixture[]): StaticAnswer | undefined {
  return fixtures.find(({ call }) => call.error === undefined)?.call;
}
