import type { AttemptResult } from "../../core/schema/attempt-result.ts";
import { type ReplayContext, tellProgress } from "./replay-context.ts";
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
