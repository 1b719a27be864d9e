import type { AttemptResult } from "../../../core/schema/attempt-result.ts";
import { liveReason } from "../../../core/verdict/attempt/evidence.ts";
import { nodePlatform } from "../../platform.ts";
import { openReason } from "../plan/prepare-case.ts";
import type { ReplayContext } from "../replay-context.ts";
import { type AttemptSubject, runAttempt } from "./run-attempt.ts";

/** Repeats the first attempt of a sampled case in a fresh process; a difference makes the warm one worthless. */
export async function verifyIsolation(
  attempts: AttemptResult[],
  subject: AttemptSubject,
  context: ReplayContext,
): Promise<void> {
  const { prepared } = subject;
  const [warm] = attempts;
  if (!context.verifyIsolation || prepared.runner.config.mode !== "jsonl" || !warm) return;
  if (!isSampled(prepared.loaded.case.id) || liveReason(attempts, openReason(prepared)) !== undefined) return;
  const fresh = await runAttempt(subject, context);
  const breach = fresh && isolationBreach(warm, fresh);
  if (breach !== undefined) attempts[0] = { ...warm, verdict: "error", reason: breach };
}

/** One case of ten, and the same ones in every replay. */
function isSampled(caseId: string): boolean {
  return Number.parseInt(nodePlatform.hash(`isolation:${caseId}`).slice(0, 4), 16) % 10 === 0;
}

/** How a warm attempt differs from the same attempt in a fresh process; `undefined` if they agree. */
function isolationBreach(warm: AttemptResult, fresh: AttemptResult): string | undefined {
  if (fingerprintOf(warm) === fingerprintOf(fresh)) return undefined;
  const what = warm.verdict === fresh.verdict ? "other outcomes" : `${fresh.verdict} instead of ${warm.verdict}`;
  return `the warm runner keeps state between cases: in a fresh process this case gives ${what}`;
}

/** All but what differs between any two attempts: times, the way it ended, the money. */
function fingerprintOf(result: AttemptResult): string {
  return JSON.stringify({ ...result, duration_ms: 0, exit: undefined, spend: undefined, judge_spend: undefined });
}
