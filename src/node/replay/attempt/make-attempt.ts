import type { AttemptResult } from "../../../core/schema/attempt-result.ts";
import { nodePlatform } from "../../platform.ts";
import { type ReplayContext, tellProgress } from "../replay-context.ts";
import { type AttemptSubject, runAttempt } from "./run-attempt.ts";

/** One attempt, counted and paid for; `undefined` if the replay was interrupted meanwhile. */
export async function makeAttempt(subject: AttemptSubject, context: ReplayContext): Promise<AttemptResult | undefined> {
  const attempt = await runAttempt(subject, context);
  if (attempt === undefined) return undefined;
  context.progress.attempts += 1;
  context.progress.last = attempt.verdict;
  context.budget.add(attempt.spend);
  context.budget.add(attempt.judge_spend);
  tellProgress(context);
  return attempt;
}

/** One case of ten, and the same ones in every replay. */
export function isSampled(caseId: string): boolean {
  return Number.parseInt(nodePlatform.hash(`isolation:${caseId}`).slice(0, 4), 16) % 10 === 0;
}

/** How a warm attempt differs from the same attempt in a fresh process; `undefined` if they agree. */
export function isolationBreach(warm: AttemptResult, fresh: AttemptResult): string | undefined {
  if (fingerprintOf(warm) === fingerprintOf(fresh)) return undefined;
  const what = warm.verdict === fresh.verdict ? "other outcomes" : `${fresh.verdict} instead of ${warm.verdict}`;
  return `the warm runner keeps state between cases: in a fresh process this case gives ${what}`;
}

/** All but what differs between any two attempts: times, the way it ended, the money. */
function fingerprintOf(result: AttemptResult): string {
  return JSON.stringify({ ...result, duration_ms: 0, exit: undefined, spend: undefined, judge_spend: undefined });
}
