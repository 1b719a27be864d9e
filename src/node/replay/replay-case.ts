import { basename } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { AttemptResult, CaseResult } from "../../core/schema/result.ts";
import type { CaseEvidence } from "../evidence.ts";
import type { ReadyRunner } from "../runner/runner-set.ts";
import { casePath, type PreparedCase, prepareCase } from "./prepare-case.ts";
import type { ReplayContext } from "./replay-context.ts";
import { runAttempt } from "./run-attempt.ts";
import { brokenCase, skippedCase } from "./unjudged-case.ts";
import { isolationBreach, isSampled } from "./verify-isolation.ts";

export interface ReplayedCase {
  /** `undefined`: the case is retired. */
  result: CaseResult | undefined;
  /** Why it could not be replayed at all. */
  fault?: ReplayKitError;
}

/** Replays one case with as many attempts as its evidence needs. */
export async function replayCase(folder: string, context: ReplayContext): Promise<ReplayedCase> {
  const path = casePath(context.root, folder);
  let prepared: PreparedCase | undefined;
  try {
    prepared = prepareCase(folder, context.prepare);
    const { case: replayCase } = prepared.loaded;
    if (replayCase.state === "retired") return { result: undefined };
    const skip = skipReason(context);
    if (skip !== undefined) return { result: skippedCase({ folder, path, case: replayCase }, skip) };
    const runner = context.runners.of(prepared.runner);
    await runner.prepare();
    return { result: await judge(prepared, runner, context) };
  } catch (fault) {
    if (!(fault instanceof ReplayKitError)) throw fault;
    const base = context.baseResults.get(prepared?.loaded.case.id ?? basename(folder));
    const subject = { folder, path, case: prepared?.loaded.case };
    return { result: brokenCase(subject, fault, { failOn: context.failOn, base }), fault };
  }
}

function skipReason({ signal, budget }: ReplayContext): string | undefined {
  if (signal?.aborted) return "skipped: interrupted";
  const limit = budget.reached();
  return limit === undefined ? undefined : `skipped: budget (${limit} spent)`;
}
