import type { AttemptResult, Verdict } from "../../schema/attempt-result.ts";
import type { ReplayCase } from "../../schema/case.ts";
import type { CaseResult } from "../../schema/result.ts";
import { isConclusive } from "../attempt/check-outcomes.ts";
import { lacksKey, liveReason } from "../attempt/evidence.ts";
import { wilsonInterval } from "./statistics.ts";
import { defaultTolerated, type TrialQuestion } from "./trial.ts";

interface Screening {
  case: ReplayCase;
  /** Number of screening attempts (those before a trial) for a live case that sets none itself. */
  screen: number;
  /** Overrides the case's own number. */
  attempts?: number | "auto" | undefined;
  /** How the runner can reach a live model unseen. */
  openBecause?: string | undefined;
}

/**
 * Whether a case needs another screening attempt. Without chance one decides; a live case is screened until it fails or
 * reaches its number.
 */
export function nextAttempt(
  done: AttemptResult[],
  { case: replayCase, screen, attempts, openBecause }: Screening,
): boolean {
  const last = done.at(-1);
  if (!last) return true;
  if (liveReason(done, openBecause) === undefined || last.verdict !== "fixed") return false;
  const wanted = attempts ?? replayCase.replay.attempts;
  return done.length < (wanted === "auto" ? screen : wanted);
}

/** The question for a trial beside the base after the screening; `undefined` if no trial is needed. */
export function questionOf(
  { state }: Pick<ReplayCase, "state">,
  screened: AttemptResult[],
  openBecause?: string,
): TrialQuestion | undefined {
  if (!isTriable(screened, openBecause)) return undefined;
  const held = screened.every(({ verdict }) => verdict === "fixed");
  if (state === "guard") return held ? undefined : "worse";
  return state === "open" && held ? "fixed" : undefined;
}

/** Whether more attempts say more: chance took part, and no key was missing. */
export function isTriable(screened: AttemptResult[], openBecause?: string): boolean {
  return liveReason(screened, openBecause) !== undefined && !screened.some(lacksKey);
}

/** Share of attempts that a guard may fail. */
export function toleratedOf({ tolerated_rate = defaultTolerated }: Pick<ReplayCase, "tolerated_rate">): number {
  return tolerated_rate;
}

export interface CombinedAttempts {
  verdict: Verdict;
  reason: string;
  rate: CaseResult["rate"];
}

/** The worst verdict of several attempts counts. */
const worstFirst = ["reproduced", "error", "inconclusive", "changed", "fixed"] as const satisfies Verdict[];

/**
 * Combines all attempts of a case into one verdict. The rate counts only attempts that say something about the agent.
 */
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
  const judged = attempts.filter(({ verdict }) => isConclusive(verdict));
  const reproduced = judged.filter(({ verdict }) => verdict === "reproduced").length;
  return { reproduced, of: judged.length, interval: wilsonInterval(reproduced, judged.length) };
}
