import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult, CaseResult } from "../schema/result.ts";
import { binomialTail, fisherGreater, significance, type Share } from "./statistics.ts";

/** Luck that a guard on a live model is allowed where its case names no `tolerated_rate`: an unchanged agent's on tau-bench. */
export const defaultToleratedRate = 0.2;

/**
 * Whether a guard on a live model fails more often than luck explains: above its tolerated rate (binomial test), or more
 * often than on the base (Fisher's exact test), both one-sided at 0.05.
 */
export function guardFailure(
  attempts: AttemptResult[],
  { tolerated_rate = defaultToleratedRate }: Pick<ReplayCase, "tolerated_rate">,
  base: CaseResult | undefined,
): boolean {
  const head = failures(attempts);
  if (head.hits === 0) return false;
  if (binomialTail(head.hits, head.of, tolerated_rate) < significance) return true;
  const before = base && failures(base.attempts);
  return before !== undefined && before.of > 0 && fisherGreater(head, before) < significance;
}

function failures(attempts: AttemptResult[]): Share {
  const judged = attempts.filter(({ verdict }) => verdict !== "error" && verdict !== "inconclusive");
  return { hits: judged.filter(({ verdict }) => verdict !== "fixed").length, of: judged.length };
}

/** Whether the failure reproduces more often than on the base, beyond luck. */
export function reproducesMoreThanBase(rate: CaseResult["rate"], base: CaseResult): boolean {
  const head = { hits: rate.reproduced, of: rate.of };
  return base.rate.of > 0 && fisherGreater(head, { hits: base.rate.reproduced, of: base.rate.of }) < significance;
}
