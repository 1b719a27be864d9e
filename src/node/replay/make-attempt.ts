import type { AttemptResult } from "../../core/schema/result.ts";
import type { ReplayContext } from "./replay-context.ts";
import { type AttemptSubject, runAttempt } from "./run-attempt.ts";

/** One attempt, counted and paid for; `undefined` where the replay was interrupted meanwhile. */
export async function makeAttempt(subject: AttemptSubject, context: ReplayContext): Promise<AttemptResult | undefined> {
  const attempt = await runAttempt(subject, context);
  if (attempt === undefined) return undefined;
  context.counters.attempts += 1;
  context.budget.add(attempt.spend);
  context.budget.add(attempt.judge_spend);
  return attempt;
}
