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

export function groupFixtures(
  fixtures: readonly ServedFixture[],
  keyOf: (call: RecordedCall) => string,
): Map<string, ServedFixture[]> {
  const groups = new Map<string, ServedFixture[]>();
  for (const fixture of fixtures) {
    const key = keyOf(fixture.call);
    const group = groups.get(key);
    if (group) group.push(fixture);
    else groups.set(key, [fixture]);
  }
  return groups;
}

/** Whether a fixture answers a call. */
export type FixtureTest = (fixture: ServedFixture) => boolean;

/**
 * Fixtures that may answer the same calls, in recorded order. It passes those that cannot be served any more once, not
 * at each call.
 */
export class FixtureQueue {
  private readonly fixtures: readonly ServedFixture[];
  private readonly successes: readonly ServedFixture[];
  /** Where the first unserved fixture is, and the first of those that no served write has overtaken. */
  private unserved = 0;
  private current = 0;

  constructor(fixtures: readonly ServedFixture[]) {
    this.fixtures = fixtures;
    this.successes = fixtures.filter(({ call }) => call.error === undefined);
  }

  /**
   * Chooses the fixture for the next call by the rules of `createToolReplay`. `undefined`: none answers it. `used up`:
   * a write beyond its recordings.
   */
  choose(answers: FixtureTest, writtenGroup: number, effect: Effect): ServedFixture | "used up" | undefined {
    // Neither place goes back: the written group only grows, and a served fixture stays served.
    const isFresh: FixtureTest = ({ served }) => !served;
    this.unserved = this.find(isFresh, this.unserved);
    this.current = this.find((one) => isFresh(one) && one.group >= writtenGroup, Math.max(this.current, this.unserved));
    const isNext: FixtureTest = (one) => isFresh(one) && answers(one);
    const fresh = this.fixtures[this.find(isNext, this.current)];
    const waiting = fresh || effect !== "write" ? fresh : this.fixtures[this.find(isNext, this.unserved)];
    if (waiting) return waiting;
    const last = this.fixtures.findLast(answers);
    return last && effect === "write" && !last.call.error ? "used up" : last;
  }

  /** The first recorded refusal, if refusals are all that answers. */
  refusal(answers: FixtureTest): ServedFixture | undefined {
    return this.successes.some(answers) ? undefined : this.fixtures.find(answers);
  }

  /** The place of the first such fixture, or the end. */
  private find(wanted: FixtureTest, from: number): number {
    let at = from;
    for (let one = this.fixtures[at]; one && !wanted(one); one = this.fixtures[at]) at += 1;
    return at;
  }
}

/** A recorded answer without an error. */
export function recordedSuccess(fixtures: ServedFixture[]): StaticAnswer | undefined {
  return fixtures.find(({ call }) => call.error === undefined)?.call;
}
