import { nodePlatform } from "../platform.ts";
import type { AttemptResult } from "../../core/schema/attempt-result.ts";

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
