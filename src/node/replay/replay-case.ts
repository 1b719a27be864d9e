import { basename } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { CaseResult, TrialResult } from "../../core/schema/result.ts";
import type { AttemptResult } from "../../core/schema/attempt-result.ts";
import { isConclusive } from "../../core/verdict/attempt/check-outcomes.ts";
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
import { brokenCase, readableHead, skippedCase } from "./unjudged-case.ts";
import { resultOf, summaryOf, wantsMore } from "./judge-case.ts";

/**
 * A case that was screened, and the question to try beside the base. It keeps no trace or recordings, since many cases
 * wait at once: its trial reads them again.
 */
export interface ScreenedCase {
  folder: string;
  /** Relative to the root, with `/`. */
  path: string;
  case: Pick<ReplayCase, "id" | "title" | "state"> & { rate: string | undefined };
  evidence: CaseEvidence | undefined;
  /** Attempts on the head; the trial adds to them. */
  attempts: AttemptResult[];
  question: TrialQuestion;
  /** Digest of the code, the case and the runner; absent if runs cannot be told apart. */
  identity: string | undefined;
  /** The trial of earlier runs with that identity. */
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
  /** With a result: there is no base to try it beside, so it waits only for the decision on the suite. */
  screened?: ScreenedCase;
  /** True if the case is not among those to replay now. */
  waits?: true;
}

/**
 * Replays one case with the attempts that it needs of its own. A live case may then wait for its trial beside the base.
 * With `only`, cases in another state wait.
 */
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
    const known = prepared?.loaded.case ?? readableHead(folder, context.prepare.sealed);
    if (known?.state === "retired") return { result: undefined };
    const base = context.baseResults.get(known?.id ?? basename(folder));
    const subject = { folder, path, case: known };
    return { result: brokenCase(subject, fault, { failOn: context.failOn, base }), fault };
  }
}

/** Returns a case with its runner, set up. */
export async function readyCase(prepared: PreparedCase, { runners }: ReplayContext): Promise<ReadyCase> {
  const runner = runners.of(prepared.runner);
  await runner.prepare();
  return { prepared, runner };
}

/** Turns a system error, such as a full disk, into one case's error. Any other error is a bug and is thrown. */
export function faultOf(error: unknown): ReplayKitError {
  if (error instanceof ReplayKitError) return error;
  const code = errnoOf(error);
  if (code === undefined) throw error;
  return new ReplayKitError("io_failed", `the runner could not be run: ${code}`, {
    hint: "check the disk's space, the temporary folder and the limits on processes",
    cause: error,
  });
}

/**
 * Why a case is skipped. A guard is replayed even over the budget: the gateway serves its fixtures and refuses what
 * would cost more.
 */
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
    if (attempt === undefined) break; // interrupted: the finished attempts count
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

/** What is kept of a case until all cases were screened. */
function waiting(
  { prepared, ...screened }: Omit<ScreenedCase, "path" | "case"> & { prepared: PreparedCase },
  context: ReplayContext,
): ReplayedCase {
  const { attempts, question, started } = screened;
  const { path, loaded } = prepared;
  const { id, title, state, source } = loaded.case;
  const about = context.share({ path, case: { id, title, state, rate: source?.rate } });
  // Without a base there is nothing to compare a fix with, so its case need not be read again.
  const idle = question === "fixed" && !context.baseSide.has(question);
  const duration_ms = performance.now() - started;
  const result = idle ? context.share(resultOf(attempts, prepared, { context, duration_ms })) : undefined;
  const kept = result?.attempts ?? context.share(attempts);
  return { result, screened: { ...screened, ...about, attempts: kept } };
}

/**
 * The question to try beside the base. One that an earlier run of the same code tried is tried again, whatever its
 * outcome.
 */
async function trialOf(
  { folder, prepared, attempts }: AttemptedCase,
  { repeat, earlier, env = {} }: ReplayContext,
): Promise<Pick<ScreenedCase, "question" | "identity" | "before"> | undefined> {
  if (repeat !== undefined) return undefined;
  const { loaded, path, runner } = prepared;
  const { id, state } = loaded.case;
  const open = questionOf({ state }, attempts, openReason(prepared));
  const again = state === "guard" && isTriable(attempts, openReason(prepared)) ? "worse" : undefined;
  const question = open ?? again;
  if (question === undefined) return undefined;
  const tried = { id, path, files: () => readCaseFiles(folder), runner, env };
  const known = earlier && (await earlierTrial(earlier, tried, { question, wanted: open !== undefined }));
  if (open === undefined && known?.before === undefined) return undefined;
  return { question, identity: known?.identity, before: known?.before };
}

/** Writes a case's result and summary beside its attempts. */
export function keepResult(result: CaseResult, evidence: CaseEvidence | undefined, context: ReplayContext): void {
  evidence?.write({
    "result.json": formatJsonFile(result),
    "summary.md": summaryOf(result, context),
  });
}

/**
 * Replays a guard that failed without chance once on the base: a failure there is not caused by this change. An error
 * there most likely means that the base was not set up, so it excuses nothing. Nor does a single failure by chance.
 */
async function askBase(
  { folder, prepared, attempts }: AttemptedCase,
  context: ReplayContext,
): Promise<Pick<CaseResult, "verdict" | "reason"> | undefined> {
  const held = attempts.every(({ verdict }) => verdict === "fixed");
  if (held || prepared.loaded.case.state !== "guard" || context.repeat !== undefined) return undefined;
  if (liveReason(attempts, openReason(prepared)) !== undefined) return undefined;
  const base = await context.baseSide.of(folder, "worse");
  if (base === undefined) return undefined;
  const attempt = await makeAttempt({ ...base, attempt: 1 }, context);
  if (attempt === undefined || attempt.verdict === "error") return undefined;
  if (isConclusive(attempt.verdict) && liveReason([attempt], openReason(base.prepared)) !== undefined) return undefined;
  return { verdict: attempt.verdict, reason: attempt.reason };
}
