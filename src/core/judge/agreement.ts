export type Decided = "pass" | "fail";

/** Verdicts of a person and a judge on the same output. */
export interface JudgedPair {
  person: Decided;
  judge: Decided | "needs_human";
}

export interface Agreement {
  /** Pairs in all, and those in which the judge decided. */
  pairs: number;
  decided: number;
  /** Counts by person, then judge. */
  counts: Record<Decided, Record<Decided, number>>;
  /** Share of the decided pairs in which both said the same; `undefined` without one. */
  agreement: number | undefined;
  /** Cohen's kappa of the decided pairs; `undefined` if both always gave one and the same answer, or none is decided. */
  kappa: number | undefined;
}

/** How well a judge agrees with people, beyond what chance gives. */
export function agreementOf(pairs: readonly JudgedPair[]): Agreement {
  const counts = { pass: { pass: 0, fail: 0 }, fail: { pass: 0, fail: 0 } };
  for (const { person, judge } of pairs) if (judge !== "needs_human") counts[person][judge] += 1;
  const decided = counts.pass.pass + counts.pass.fail + counts.fail.pass + counts.fail.fail;
  const summary = { pairs: pairs.length, decided, counts };
  if (decided === 0) return { ...summary, agreement: undefined, kappa: undefined };
  const observed = (counts.pass.pass + counts.fail.fail) / decided;
  const personPass = (counts.pass.pass + counts.pass.fail) / decided;
  const judgePass = (counts.pass.pass + counts.fail.pass) / decided;
  const chance = personPass * judgePass + (1 - personPass) * (1 - judgePass);
  const kappa = chance === 1 ? undefined : (observed - chance) / (1 - chance);
  return { ...summary, agreement: observed, kappa };
}
