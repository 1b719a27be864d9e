import { quote } from "shlex";
import { reportMarkdown } from "../../core/report/comment/markdown.ts";
import type { CaseResult, TrialResult } from "../../core/schema/result.ts";
import type { AttemptResult } from "../../core/schema/attempt-result.ts";
import { decideCase } from "../../core/verdict/decide-case.ts";
import { wantedCalls } from "../../core/replay/pair-with-checks.ts";
import { nextAttempt } from "../../core/verdict/trial/attempts.ts";
import { buildReport } from "../../core/verdict/suite/summary.ts";
import { nodePlatform } from "../platform.ts";
import { openReason, type PreparedCase } from "./plan/prepare-case.ts";
import { screenOf } from "./plan/plan-replay.ts";
import type { ReplayContext } from "./replay-context.ts";

/** True if a case needs another attempt of its own and may have it. */
export function wantsMore(done: AttemptResult[], prepared: PreparedCase, context: ReplayContext): boolean {
  if (context.signal?.aborted) return false;
  if (done.length > 0 && context.budget.reached() !== undefined) return false;
  if (context.repeat !== undefined) return done.length < context.repeat;
  const { case: replayCase } = prepared.loaded;
  const screening = {
    screen: screenOf(prepared, context.live.screen, context.changedFiles),
    attempts: context.attempts,
  };
  return nextAttempt(done, { case: replayCase, openBecause: openReason(prepared), ...screening });
}

interface CaseContext {
  context: ReplayContext;
  duration_ms: number;
  base?: Pick<CaseResult, "verdict" | "reason"> | undefined;
  trial?: TrialResult | undefined;
}

/** The result of a case after its attempts. */
export function resultOf(
  attempts: AttemptResult[],
  prepared: PreparedCase,
  { context, duration_ms, base, trial }: CaseContext,
): CaseResult {
  const { case: replayCase } = prepared.loaded;
  const { runnerCommand, shell } = context;
  return decideCase({
    case: replayCase,
    path: prepared.path,
    attempts,
    failOn: context.failOn,
    base: base ?? context.baseResults.get(replayCase.id),
    openBecause: openReason(prepared),
    trial,
    altered: alterationsOf(replayCase.id, context),
    alteredAccepted: context.alteredAccepted?.has(replayCase.id),
    notExercised: notExercised(prepared, context),
    lines: linesOf(prepared),
    replayFlags: runnerCommand && `--runner-cmd ${quote(runnerCommand)}${shell === true ? " --shell" : ""}`,
    duration_ms,
  });
}

/** What a pull request altered in a case. Ids are its choice, so one may be `constructor`. */
function alterationsOf(id: string, { altered = {} }: ReplayContext): string[] | undefined {
  return Object.hasOwn(altered, id) ? altered[id] : undefined;
}

/** Tools that changed, among those that the recorded run called or a correct run calls. */
function notExercised({ recorded, loaded }: PreparedCase, { changedTools }: ReplayContext): string[] {
  if (changedTools.size === 0) return [];
  const called = [...recorded.calls, ...loaded.case.assertions.flatMap(wantedCalls)].map(({ tool }) => tool);
  return [...new Set(called)].filter((tool) => changedTools.has(tool));
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
