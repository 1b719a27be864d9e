import { equalJson } from "../matching/equal-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** A key of a state, or an element of a list in it, that differs between two runs. */
export interface StatePart {
  key: string;
  /** Absent: the whole value. */
  index?: number;
}

export interface BisectInput {
  /** The states of the bad and of the good run after each step both have, from step 1. */
  bad: Json[];
  good: Json[];
  /** Goes on from a step of the bad run with another state; true if it ends as the good run did. */
  flips: (step: number, state: Json, parts: StatePart[] | "all") => Promise<boolean>;
}

/** What decides, or why nothing was found. */
export type BisectResult =
  | { found: true; step: number; part: StatePart; bad: Json | undefined; good: Json | undefined; alone: boolean }
  | { found: false; why: "no common step" | "no state flips it" | "the bad state flips it too" };

/** So many steps are tried before it is given up that the state of any of them decides. */
const mostProbes = 16;

/**
 * Finds the first step whose state decides the outcome, and in it the first part. The whole state of the good run is tried at the
 * first step at which the runs differ, then at the last, then halfway between those tried: too early, and the world brings the bad
 * back; too late, and the outcome is settled. From a step that flips the outcome, binary search goes back to the first that does,
 * and then over the parts that differ, taking ever fewer of them: more of the good state is taken to flip it no less.
 */
export async function bisect({ bad, good, flips }: BisectInput): Promise<BisectResult> {
  const common = Math.min(bad.length, good.length);
  if (common === 0) return { found: false, why: "no common step" };
  const stateOf = (states: Json[], step: number) => states[step - 1] ?? {};
  const steps = Array.from({ length: common }, (_, index) => index + 1).filter(
    (step) => differingParts(stateOf(bad, step), stateOf(good, step)).length > 0,
  );
  const wholly = (at: number) => flips(steps[at] ?? 0, stateOf(good, steps[at] ?? 0), "all");
  const at = await firstFlip(steps.length, wholly);
  const step = at === undefined ? undefined : steps[at];
  if (step === undefined) return { found: false, why: "no state flips it" };
  const [from, to] = [stateOf(bad, step), stateOf(good, step)];
  const parts = differingParts(from, to);
  const withParts = (chosen: StatePart[]) => flips(step, mixed(from, to, chosen), chosen);
  if (await withParts([])) return { found: false, why: "the bad state flips it too" };
  const count = await firstThat(1, parts.length, (n) => withParts(parts.slice(0, n)));
  const part = parts[count - 1];
  if (!part) return { found: false, why: "no state flips it" };
  const alone = count === 1 || (await withParts([part]));
  return { found: true, step, part, bad: partOf(from, part), good: partOf(to, part), alone };
}

/** The first place that flips, of those known to from a search outwards. */
async function firstFlip(count: number, wholly: (at: number) => Promise<boolean>): Promise<number | undefined> {
  const tried: number[] = [];
  for (const at of probes(count)) {
    if (await wholly(at)) {
      const before = Math.max(-1, ...tried.filter((other) => other < at));
      return firstThat(before + 1, at, wholly);
    }
    tried.push(at);
  }
  return undefined;
}

/** First, last, and the middles between those already named. */
function probes(count: number): number[] {
  const order = count === 0 ? [] : [0, count - 1];
  for (let gaps: [number, number][] = [[0, count - 1]]; gaps.length > 0 && order.length < mostProbes; ) {
    gaps = gaps.flatMap(([low, high]): [number, number][] => {
      const middle = Math.floor((low + high) / 2);
      if (middle === low) return [];
      order.push(middle);
      return [
        [low, middle],
        [middle, high],
      ];
    });
  }
  return [...new Set(order)].slice(0, mostProbes);
}

/** The smallest number in a range that passes; the largest is known to. */
async function firstThat(from: number, to: number, passes: (n: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await passes(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Lists are taken apart, so that one message of a history can be the one. */
export function differingParts(bad: Json, good: Json): StatePart[] {
  const [left, right] = [objectOf(bad), objectOf(good)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key): StatePart[] => {
    const [old, now] = [ownValue(left, key), ownValue(right, key)];
    if (same(old, now)) return [];
    if (!Array.isArray(old) || !Array.isArray(now)) return [{ key }];
    const length = Math.max(old.length, now.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      same(old[index], now[index]) ? [] : [{ key, index }],
    );
  });
}

/** The bad state with some of its parts from the good one. */
export function mixed(bad: Json, good: Json, parts: StatePart[]): Json {
  const [left, right] = [objectOf(bad), objectOf(good)];
  const keys = new Set([...Object.keys(left), ...parts.map(({ key }) => key)]);
  return Object.fromEntries(
    [...keys].flatMap((key): [string, Json][] => {
      const chosen = parts.filter((part) => part.key === key);
      const value = mixedValue(ownValue(left, key), ownValue(right, key), chosen);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function mixedValue(old: Json | undefined, now: Json | undefined, parts: StatePart[]): Json | undefined {
  if (parts.length === 0) return old;
  if (!Array.isArray(old) || !Array.isArray(now)) return now;
  const taken = new Set(parts.map(({ index }) => index));
  const length = Math.max(old.length, now.length);
  return Array.from({ length }, (_, index) => (taken.has(index) ? now[index] : old[index])).filter(
    (item) => item !== undefined,
  );
}

function partOf(state: Json, { key, index }: StatePart): Json | undefined {
  const value = ownValue(objectOf(state), key);
  return index === undefined || !Array.isArray(value) ? value : value[index];
}

function objectOf(state: Json): { [key: string]: Json } {
  return isObject(state) ? state : {};
}

function ownValue(object: { [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function same(left: Json | undefined, right: Json | undefined): boolean {
  return left === undefined || right === undefined ? left === right : equalJson(left, right);
}
