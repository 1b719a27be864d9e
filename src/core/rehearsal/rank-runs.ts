import { compact } from "../compact.ts";
import type { Hash } from "../platform.ts";
import { onlyIn, writesDiffer, writesIn } from "./rehearsed-side.ts";
import type { Run } from "../schema/run.ts";
import type { WatchedRun } from "../schema/watch.ts";

/** A run that ended well, and what the same agent did with the same input again. */
interface Rerun {
  run_id: string;
  agent?: string | undefined;
  recorded: Run;
  /** Decided ones alone. */
  again: readonly Run[];
}

/** How often a run's re-runs disagree with what it wrote. It needs no label, and is no verdict: good runs disagree too. */
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

/** The most suspicious first; of equal shares, the one with more re-runs. */
export function rankRuns(runs: readonly WatchedRun[]): WatchedRun[] {
  return runs.toSorted((a, b) => disagreement(b) - disagreement(a) || b.of - a.of);
}

/**
 * All items in the order of a draw without replacement in which the chance of being next is the weight's share of what is left
 * (Efraimidis and Spirakis, 2006). `chance`: a number above 0, and at most 1, for each item.
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

/** The same number for the same seed and id, from the first 52 bits of a hash in hex: without an item the others keep their order. */
export function seededChance(seed: string, hash: Hash): (item: { id: string }) => number {
  return ({ id }) => (Number.parseInt(hash(`${seed}\n${id}`).slice(0, 13), 16) + 0.5) / 2 ** 52;
}
