import type { CaseResult } from "../schema/result.ts";
import type { AttemptResult, Verdict } from "../schema/attempt-result.ts";
import { wilsonInterval } from "./statistics.ts";

export interface CombinedAttempts {
  verdict: Verdict;
  reason: string;
  rate: CaseResult["rate"];
}

/** The worst first: over several attempts it wins. */
const worstFirst = ["reproduced", "error", "inconclusive", "changed", "fixed"] as const satisfies Verdict[];

/** One verdict over all attempts of a case; the rate is over those that said something about the agent. */
export function combineAttempts(attempts: AttemptResult[]): CombinedAttempts {
  const rate = rateOf(attempts);
  const verdict = worstFirst.find((candidate) => attempts.some((attempt) => attempt.verdict === candidate));
  const worst = attempts.find((attempt) => attempt.verdict === verdict);
  if (!verdict || !worst) return { verdict: "error", reason: "no attempt was made", rate };
  const count = attempts.filter((attempt) => attempt.verdict === verdict).length;
  const share = attempts.length > 1 ? ` (${count} of ${attempts.length} attempts)` : "";
  return { verdict, reason: `${worst.reason}${share}`, rate };
}

function rateOf(attempts: AttemptResult[]): CaseResult["rate"] {
  const judged = attempts.filter(({ verdict }) => verdict !== "error" && verdict !== "inconclusive");
  const reproduced = judged.filter(({ verdict }) => verdict === "reproduced").length;
  return { reproduced, of: judged.length, interval: wilsonInterval(reproduced, judged.length) };
}
