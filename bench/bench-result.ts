/** One figure of a benchmark. Figures are ratios of two things measured in one run, so they hold on any machine. */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
  /** The largest allowed value (or the smallest, if the name says "at least"). */
  budget?: number;
  ok: boolean;
}
