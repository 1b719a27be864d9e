import { type Interval, wilsonInterval } from "../verdict/statistics.ts";

/** Sums over runs of which each stands for `weight` many: 1, or one over the share that was kept. */
export interface WeightedRuns {
  /** Sum of the weights. */
  runs: number;
  /** Sum of the weights of those that failed. */
  failed: number;
  /** Sum of the squares of the weights; the same as `runs` where every run was counted. */
  squares: number;
}

/**
 * Share of failed runs and its 95 % interval. Runs that stand for several others say less than as many runs that were all seen: by Kish's
 * effective sample size, (Σw)² / Σw² (Kish 1965, Survey Sampling, §11.7), which takes the place of n in Wilson's interval (so do Korn and
 * Graubard 1998 for surveys). Where every run counts once that is n itself. `undefined`: there is no run.
 */
export function failureRate({ runs, failed, squares }: WeightedRuns): ({ rate: number } & Interval) | undefined {
  if (runs <= 0 || squares <= 0) return undefined;
  const rate = Math.min(1, Math.max(0, failed / runs));
  const effective = (runs * runs) / squares;
  return { rate, ...wilsonInterval(rate * effective, effective) };
}
