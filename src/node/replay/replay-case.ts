import { basename } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { CaseResult, TrialResult } from "../../core/schema/result.ts";
import type { AttemptResult } from "../../core/schema/attempt-result.ts";
import { liveReason } from "../../core/verdict/attempt/evidence.ts";
import { isTriable, questionOf } from "../../core/verdict/trial/attempts.ts";
import type { TrialQuestion } from "../../core/verdict/trial/trial.ts";
import type { CaseEvidence } from "../evidence/evidence.ts";
import { errnoOf } from "../files/read-file.ts";
import { readCaseFiles } from "../files/case-folder.ts";
import type { ReadyCase } from "./trial/base-side.ts";
import { earlierTrial } from "./trial/earlier-runs.ts";
import { assertContained, verifyIsolation } from "./attempt/isolation.ts";
import { casePath, openReason, type PreparedCase, prepareCase, reachesProviders } from "./plan/prepare-case.ts";
import type { ReplayContext } from "./replay-context.ts";
import { makeAttempt } from "./attempt/run-attempt.ts";
import { brokenCase, skippedCase } from "./unjudged-case.ts";
import { resultOf, summaryOf, wantsMore } from "./judge-case.ts";

/**
 * A case that was screened, and what is now to be asked beside the base. All of them wait for one another, so that none keeps its trace
 * and recordings: they are read again for its trial.
 */
export interface ScreenedCase {
  folder: string;
  /** Relative to the root, with `/`. */
  path: string;
  case: Pick<ReplayCase, "id" | "title" | "state"> & { rate: string | undefined };
  evidence: CaseEvidence | undefined;
  /** On the head; what is tried beside the base adds to them. */
  attempts: AttemptResult[];
  question: TrialQuestion;
  /** Digest of the code, the case and the runner; absent if runs are not told apart. */
  identity: string | undefined;
  /** What earlier runs of that identity tried. */
  before: TrialResult | undefined;
  started: number;
}

interface AttemptedCase {
  folder: string;
  prepared: PreparedCase;
  attempts: AttemptResult[];
}

export interface ReplayedCase {
  /** `undefined`: the case is retired, or waits for its trial. */
  result: CaseResult | undefined;
  /** Why it could not be replayed at all. */
  fault?: ReplayKitError;
  /** With a result: there is nothing to try it beside, so that it waits for what the suite says of it and no more. */
  screened?: ScreenedCase;
  /** It is none of those that are replayed now. */
  waits?: true;
}

/** Replays one case with the attempts that it needs by itself; a live one may then wait for its trial beside the base. `only`: others wait. */
export async function replayCase(folder: string, context: ReplayContext, only?: "guard"): Promise<ReplayedCase> {
  const path = casePath(context.root, folder);
  let prepared: PreparedCase | undefined;
  try {
    prepared = prepareCase(folder, context.prepare);
    const { case: replayCase } = prepared.loaded;
    if (replayCase.state === "retired") return { result: undefined };
    if (only !== undefined && replayCase.state !== only) return { result: undefined, waits: true };
    const skip = skipReason(prepared, context);
    if (skip !== undefined) return { result: skippedCase({ folder, path, case: replayCase }, skip) };
    const { runner } = await readyCase(prepared, context);
    await assertContained(prepared, { gateway: context.gateway, sandbox: context.config.sandbox });
    return await screen({ folder, prepared, runner }, context);
  } catch (error) {
    const fault = faultOf(error);
    const base = context.baseResults.get(prepared?.loaded.case.id ?? basename(folder));
    const subject = { folder, path, case: prepared?.loaded.case };
    return { result: brokenCase(subject, fault, { failOn: context.failOn, base }), fault };
  }
}

/** A case and the runner that it wants, set up. */
export async function readyCase(prepared: PreparedCase, { runners }: ReplayContext): Promise<ReadyCase> {
  const runner = runners.of(prepared.runner);
  await runner.prepare();
  return { prepared, runner };
}

/** A full disk or too many processes spoil one case; what is no fault of the system is ours, and is not hidden. */
export function faultOf(error: unknown): ReplayKitError {
  if (error instanceof ReplayKitError) return error;
  const code = errnoOf(error);
  if (code === undefined) throw error;
  return new ReplayKitError("io_failed", `the runner could not be run: ${code}`, {
    hint: "check the disk's space, the temporary folder and the limits on processes",
    cause: error,
  });
}

/** A guard is replayed also where the money is spent: the gateway serves its fixtures, and refuses what would cost more. */
function skipReason(prepared: PreparedCase, { signal, budget, gateway }: ReplayContext): string | undefined {
  if (signal?.aborted) return "skipped: interrupted";
  if (gateway && prepared.loaded.case.state === "guard" && !reachesProviders(prepared)) return undefined;
  const limit = budget.reached();
  return limit === undefined ? undefined : `skipped: budget (${limit} spent)`;
}

async function screen(
  { folder, prepared, runner }: ReadyCase & { folder: string },
  context: ReplayContext,
): Promise<ReplayedCase> {
  const { case: replayCase } = prepared.loaded;
  const evidence = context.evidenceOf?.(replayCase.id);
  const started = performance.now();
  const attempts: AttemptResult[] = [];
  while (wantsMore(attempts, prepared, context)) {
    const number = (context.firstAttempt ?? 1) + attempts.length;
    const attempt = await makeAttempt({ prepared, runner, attempt: number, evidence }, context);
    if (attempt === undefined) break; // interrupted: what is done counts
    attempts.push(attempt);
  }
  if (attempts.length === 0) {
    const subject = { folder: prepared.path, path: prepared.path, case: replayCase };
    return { result: skippedCase(subject, "skipped: interrupted") };
  }
  const trial = await trialOf({ folder, prepared, attempts }, context);
  if (trial !== undefined) return waiting({ folder, prepared, evidence, attempts, started, ...trial }, context);
  await verifyIsolation(attempts, { prepared, runner, attempt: 1, fresh: true }, context);
  const base = await askBase({ folder, prepared, attempts }, context);
  const result = resultOf(attempts, prepared, { context, duration_ms: performance.now() - started, base });
  keepResult(result, evidence, context);
  return { result };
}

/** What is kept of a case until all were screened. */
function waiting(
  { prepared, ...screened }: Omit<ScreenedCase, "path" | "case"> & { prepared: PreparedCase },
  context: ReplayContext,
): ReplayedCase {
  const { attempts, question, started } = screened;
  const { path, loaded } = prepared;
  const { id, title, state, source } = loaded.case;
  const about = context.share({ path, case: { id, title, state, rate: source?.rate } });
  // Without a base a fix is compared with nothing: reading the case again for that would be in vain.
  const idle = question === "fixed" && !context.baseSide.has(question);
  const duration_ms = performance.now() - started;
  const result = idle ? context.share(resultOf(attempts, prepared, { context, duration_ms })) : undefined;
  const kept = result?.attempts ?? context.share(attempts);
  return { result, screened: { ...screened, ...about, attempts: kept } };
}

/** What is now to be tried beside the base. What was tried in an earlier run of the same code is tried again, whatever it gave. */
async function trialOf(
  { folder, prepared, attempts }: AttemptedCase,
  { repeat, earlier, env = {} }: ReplayContext,
): Promise<Pick<ScreenedCase, "question" | "identity" | "before"> | undefined> {
  if (repeat !== undefined) return undefined;
  const { loaded, path, runner } = prepared;
  const { id, state } = loaded.case;
  const asked = questionOf({ state }, attempts, openReason(prepared));
  const again = state === "guard" && isTriable(attempts, openReason(prepared)) ? "worse" : undefined;
  const question = asked ?? again;
  if (question === undefined) return undefined;
  const tried = { id, path, files: () => readCaseFiles(folder), runner, env };
  const known = earlier && (await earlierTrial(earlier, tried, { question, wanted: asked !== undefined }));
  if (asked === undefined && known?.before === undefined) return undefined;
  return { question, identity: known?.identity, before: known?.before };
}

/** What a case is kept as, beside its attempts. */
export function keepResult(result: CaseResult, evidence: CaseEvidence | undefined, context: ReplayContext): void {
  evidence?.write({
    "result.json": formatJsonFile(result),
    "summary.md": summaryOf(result, context),
  });
}

/**
 * A guard that fails without chance is asked once on the base too: what failed before is not this change's doing. A base that only
 * ends in an error was not set up, more likely than not, and excuses nothing.
 */
async function askBase(
  { folder, prepared, attempts }: AttemptedCase,
  context: ReplayContext,
): Promise<Pick<CaseResult, "verdict" | "reason"> | undefined> {
  const held = attempts.every(({ verdict }) => verdict === "fixed");
  if (held || prepared.loaded.case.state !== "guard" || context.repeat !== undefined) return undefined;
  if (liveReason(attempts, openReason(prepared)) !== undefined) return undefined;
  const base = await context.baseSide.of(folder, "worse");
  const attempt = base && (await makeAttempt({ ...base, attempt: 1 }, context));
  if (attempt === undefined || attempt.verdict === "error") return undefined;
  return { verdict: attempt.verdict, reason: attempt.reason };
}
