/** Whether a run was bad, and its score in a ranking: the higher, the sooner somebody looks at it. */
export interface Scored {
  bad: boolean;
  score: number;
}

/** The probability that a bad run ranks before a good one (ROC AUC); a tie counts half. A random ranking has 0.5. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const [bad, good] = [scored.filter((one) => one.bad), scored.filter((one) => !one.bad)];
  const won = bad.map((one) =>
    good.reduce((sum, other) => sum + (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0), 0),
  );
  return won.reduce((sum, one) => sum + one, 0) / (bad.length * good.length);
}
