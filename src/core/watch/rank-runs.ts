import { onlyIn, writesDiffer, writesIn } from "../rehearsal/side-writes.ts";
import type { Run } from "../schema/run.ts";
import { compact } from "../compact.ts";
import type { WatchedRun } from "../schema/watch.ts";

/** A run that ended well, and what the same agent did with the same input again. */
export interface Rerun {
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
