import type { CaseResult } from "../schema/result.ts";
import type { AttemptResult, Outcome } from "../schema/attempt-result.ts";

/** The attempt that a report shows: the first that gave the case's verdict. */
export function shownAttempt({
  attempts,
  verdict,
}: Pick<CaseResult, "attempts" | "verdict">): AttemptResult | undefined {
  return attempts.find((attempt) => attempt.verdict === verdict) ?? attempts[0];
}

/** Checks of the shown attempt that wait for a person; each message says why. */
export function openChecks(result: CaseResult): Outcome[] {
  return checksOf(result).filter(({ outcome, unseen }) => outcome === "needs_human" && unseen !== true);
}

/** Checks that passed because a person or a judge said so; each message is the reason that was given. */
export function saidToPass(result: CaseResult): Outcome[] {
  return checksOf(result).filter(({ outcome, decided_by }) => outcome === "pass" && decided_by !== undefined);
}

function checksOf(result: CaseResult): Outcome[] {
  const { signatures = [], assertions = [] } = shownAttempt(result) ?? {};
  return [...signatures, ...assertions];
}
