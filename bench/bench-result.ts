/** One figure of a benchmark; ratios of two things measured in one run hold on any machine. */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
  /** The most (or, where the name says so, the least) that is allowed. */
  budget?: number;
  ok: boolean;
}
