/** A run, whether it was bad, and where a ranking puts it: the higher, the sooner it is looked at. */
export interface Scored {
  bad: boolean;
  score: number;
}

/** Chance that a bad run ranks before a good one; a tie counts half. 0.5 is what chance alone gives. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const [bad, good] = [scored.filter((one) => one.bad), scored.filter((one) => !one.bad)];
  const won = bad.map((one) =>
    good.reduce((sum, other) => sum + (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0), 0),
  );
  return won.reduce((sum, one) => sum + one, 0) / (bad.length * good.length);
}
