import { quote } from "shlex";
import { reportMarkdown } from "../../core/report/markdown.ts";
import type { AttemptResult, CaseResult } from "../../core/schema/result.ts";
import { judgeCase } from "../../core/verdict/judge-case.ts";
import { nextAttempt } from "../../core/verdict/plan-attempts.ts";
import { buildReport } from "../../core/verdict/summary.ts";
import { nodePlatform } from "../platform.ts";
import { hasOwnKey, type PreparedCase } from "./prepare-case.ts";
import type { ReplayContext } from "./replay-context.ts";

/** Whether the evidence of a case needs another attempt, and may have one. */
export function wantsMore(done: AttemptResult[], prepared: PreparedCase, context: ReplayContext): boolean {
  if (context.signal?.aborted) return false;
  if (done.length > 0 && context.budget.reached() !== undefined) return false;
  const { case: replayCase } = prepared.loaded;
  const base = context.baseResults.get(replayCase.id);
  return nextAttempt(done, { case: replayCase, attempts: context.attempts, base, ownAccess: hasOwnKey(prepared) });
}

/** Where a case stands after its attempts. */
export function resultOf(
  attempts: AttemptResult[],
  prepared: PreparedCase,
  { context, duration_ms }: { context: ReplayContext; duration_ms: number },
): CaseResult {
  const { case: replayCase } = prepared.loaded;
  const { runnerCommand, shell } = context;
  return judgeCase({
    case: replayCase,
    path: prepared.path,
    attempts,
    failOn: context.failOn,
    base: context.baseResults.get(replayCase.id),
    ownAccess: hasOwnKey(prepared),
    altered: context.altered?.[replayCase.id],
    alteredAccepted: context.alteredAccepted,
    lines: linesOf(prepared),
    replayFlags: runnerCommand && `--runner-cmd ${quote(runnerCommand)}${shell === true ? " --shell" : ""}`,
    duration_ms,
  });
}

export function summaryOf(result: CaseResult, { failOn }: ReplayContext): string {
  return `${reportMarkdown(buildReport([result], failOn), { byteLength: (text) => nodePlatform.byteLength(text) })}\n`;
}

function linesOf({ loaded }: PreparedCase): Record<string, number> {
  const { signatures, assertions } = loaded.case;
  const paths: (string | number)[][] = [["state"], ["signatures"], ["assertions"]];
  for (const index of signatures.keys()) paths.push(["signatures", index]);
  for (const index of assertions.keys()) paths.push(["assertions", index]);
  const lines: Record<string, number> = {};
  for (const path of paths) {
    const line = loaded.lineOf(path);
    if (line !== undefined) lines[path.join(".")] = line;
  }
  return lines;
}
