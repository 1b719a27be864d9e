import { equalJson } from "../matching/equal-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** A key of a state, or an element of a list under it, that differs between two runs. */
export interface StatePart {
  key: string;
  /** Absent for the whole value. */
  index?: number;
}

export interface BisectInput {
  /** The states of both runs after each common step, from step 1. */
  bad: Json[];
  good: Json[];
  /** Continues the bad run from a step with another state. True if it then ends as the good run did. */
  flips: (step: number, state: Json, parts: StatePart[] | "all") => Promise<boolean>;
}

/** The state part that decides the outcome, or why none was found. */
export type BisectResult =
  | { found: true; step: number; part: StatePart; bad: Json | undefined; good: Json | undefined; alone: boolean }
  | { found: false; why: "no common step" | "no state flips it" | "the bad state flips it too" };

/** Maximum of steps tried before the search gives up. */
const mostProbes = 16;

/**
 * Finds the first step whose state decides the outcome, and the first part of that state that does. It tries the good
 * run's whole state at the first differing step, then at the last, then halfway between tried steps. At an early step
 * the bad state may come back later. At a late step the outcome may be settled. From a step that flips the outcome,
 * binary search finds the first such step, then the smallest set of parts in order. The search assumes that taking more
 * of the good state still flips the outcome.
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

/** The first index that flips. Probes until one flips, then searches between it and the last failed probe before it. */
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

/** The indexes first, last, and then the middles between those before. */
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

/** The smallest number in a range that passes. The largest is known to pass. */
async function firstThat(from: number, to: number, passes: (n: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await passes(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** The parts that differ. Lists are compared by element, so that a single message of a history can be found. */
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

/** The bad state with the given parts from the good one. */
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
