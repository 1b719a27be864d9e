import { compact } from "../compact.ts";
import type { Hash } from "../platform.ts";
import { onlyIn, writesDiffer, writesIn } from "./rehearsed-side.ts";
import type { Run } from "../schema/run.ts";
import type { WatchedRun } from "../schema/watch.ts";

/** A run that ended well, and the re-runs of the same agent on the same input. */
interface Rerun {
  run_id: string;
  agent?: string | undefined;
  recorded: Run;
  /** Only decided re-runs. */
  again: readonly Run[];
}

/**
 * Counts the re-runs that disagree with the writes of a run. This needs no label and is not a verdict: good runs
 * disagree too.
 */
export function watchedRun({ run_id, agent, recorded, again }: Rerun): WatchedRun {
  const [before, after] = [writesIn([recorded]), writesIn(again)];
  return {
    run_id,
    ...compact({ agent }),
    disagreeing: again.filter((run) => writesDiffer(recorded, run)).length,
    of: again.length,
    writes: [...onlyIn(before, after, "recording"), ...onlyIn(after, before, "re-runs")],
  };
}

/** The share of re-runs that disagree, by which runs are ranked. */
export function disagreement({ disagreeing, of }: Pick<WatchedRun, "disagreeing" | "of">): number {
  return of === 0 ? 0 : disagreeing / of;
}

/** Sorts by disagreement, the highest first; equal shares by the number of re-runs. */
export function rankRuns(runs: readonly WatchedRun[]): WatchedRun[] {
  return runs.toSorted((a, b) => disagreement(b) - disagreement(a) || b.of - a.of);
}

/**
 * Orders all items by a weighted draw without replacement: the probability of being next is the share of the remaining
 * weight (Efraimidis and Spirakis, 2006). `chance` returns a number above 0 and at most 1 for each item.
 */
export function drawByWeight<Item extends { weight: number }>(
  items: readonly Item[],
  chance: (item: Item) => number,
): Item[] {
  return items
    .filter(({ weight }) => weight > 0)
    .map((item) => ({ item, at: -Math.log(chance(item)) / item.weight }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * A reproducible number for each seed and id, from the first 52 bits of a hex hash. If an item is missing, the others
 * keep their order.
 */
export function seededChance(seed: string, hash: Hash): (item: { id: string }) => number {
  return ({ id }) => (Number.parseInt(hash(`${seed}\n${id}`).slice(0, 13), 16) + 0.5) / 2 ** 52;
}
