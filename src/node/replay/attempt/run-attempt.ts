import { formatJsonFile } from "../../../core/case/case-files.ts";
import { untrustedText } from "../../../core/report/untrusted.ts";
import { type Redactor, createRedactor } from "../../../core/redact/redact.ts";
import {
  createPlaceholderPairs,
  type PlaceholderPairs,
  placeholdersIn,
} from "../../../core/redact/placeholder-pairs.ts";
import { respelledRun } from "../../../core/replay/letter-case.ts";
import { recordedRun, underRecordedNames } from "../../../core/replay/recorded-run.ts";
import { pairWithChecks } from "../../../core/replay/pair-with-checks.ts";
import { judgeSubject } from "../../../core/judge/judge-prompt.ts";
import { caseInput, caseInputs, caseTurn } from "../../../core/run/case-input.ts";
import { failureInText, providerMiss } from "../../../core/models/provider-failure.ts";
import { runFromOutput } from "../../../core/run/run-from-output.ts";
import { outputText } from "../../../core/run/text-of.ts";
import type { Run } from "../../../core/schema/run.ts";
import type { AttemptResult, Miss } from "../../../core/schema/attempt-result.ts";
import type { RunOutput } from "../../../core/schema/run-output.ts";
import { type Crash, crashedRun, namesCrash } from "../../../core/verdict/attempt/crash.ts";
import { decideAttempt } from "../../../core/verdict/attempt/decide-attempt.ts";
import { nodePlatform } from "../../platform.ts";
import type { CaseEvidence } from "../../evidence/evidence.ts";
import type { AttemptAnswer } from "../../runner/attempt-request.ts";
import type { ReadyRunner, RunnerRequest } from "../../runner/runner-set.ts";
import { evidenceExchanges, evidenceTrace } from "../../evidence/evidence-trace.ts";
import { crashOf, endOf, lastLines, withoutRun, withUnpassed, wroteOf } from "./attempt-end.ts";
import { decideChecks } from "./decide-checks.ts";
import { type PreparedCase, reachesProviders } from "../plan/prepare-case.ts";
import { markSimulated, pairReported, reportedEvidence } from "./reported-evidence.ts";
import { type ReplayContext, tellProgress } from "../replay-context.ts";
import { seedOf } from "./seed-of.ts";
import { compact } from "../../../core/compact.ts";
import type { GatewaySession, ToolEvidence } from "./tool-evidence.ts";

export interface AttemptSubject {
  prepared: PreparedCase;
  runner: ReadyRunner;
  attempt: number;
  /** Runs in a process of its own, even if the runner is warm. */
  fresh?: boolean;
  /** In a trial: after how many recorded answers models are live, even if a recording fits. */
  liveAfter?: number | undefined;
  evidence?: CaseEvidence | undefined;
}

/**
 * Makes one attempt and adds it to the progress and the budget. `undefined` if the replay was interrupted meanwhile.
 */
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

/** Runs the agent once for a case and judges the run. `undefined` if the replay was interrupted meanwhile. */
export async function runAttempt(subject: AttemptSubject, context: ReplayContext): Promise<AttemptResult | undefined> {
  const { prepared, runner, attempt } = subject;
  const caseId = prepared.loaded.case.id;
  const seed = seedOf(caseId, attempt);
  // Live calls and outputs are redacted like the recordings before they are matched, checked or kept.
  const redactor = createRedactor({ keyedHash: context.keyedHash(`${caseId}:${attempt}`), ...context.redactRules });
  const placeholders = createPlaceholderPairs(() => placeholdersIn(JSON.stringify(prepared.loaded)));
  const session = await context.gateway?.open({
    loaded: prepared.loaded,
    attempt,
    seed,
    redactor,
    placeholders,
    pool: context.pool.of(prepared.loaded),
    liveAfter: subject.liveAfter,
    network: reachesProviders(prepared),
    place: { cwd: runner.cwd, env: runner.env, box: runner.boxes()?.closed },
    timeoutMs: timeoutOf(prepared, context),
    routing: prepared.routing,
  });
  const request = { ...requestOf(subject, context), seed, gatewayEnv: session?.env ?? {}, warm: session?.warm };
  const ended = await (subject.fresh === true ? runner.runFresh(request) : runner.run(request)).catch(withoutRun);
  const passed = { ...runner.env, ...request.gatewayEnv };
  const answer = withUnpassed(ended, { env: context.env ?? {}, passed });
  const output = answer.output && redactor.redact(answer.output);
  const written = output && runOf(output, answer, prepared);
  const crash = crashOf(answer, redactor);
  const observed = await session?.finish(written, endOf(answer, prepared, redactor));
  if (answer.aborted) return undefined;
  const trace = observed?.trace && evidenceTrace(observed.trace, placeholders);
  const model = observed?.exchanges && evidenceExchanges(observed.exchanges, placeholders);
  subject.evidence?.writeAttempt(attempt, { ...evidenceOf(answer, output, redactor), ...trace, ...model });
  const evidence = observed ?? withSession(reportedEvidence(output, written, prepared), session);
  const shown = runToJudge({ answer, written, seen: evidence.run, crash });
  const run = shown && underRecordedNames(shown, prepared.aliases);
  if (run && !observed) pairReported(run, { ...prepared, placeholders });
  const judged = run && inRecordedTerms(run, prepared, placeholders);
  return judge({ subject, answer, evidence, run: judged, crash, redactor }, context);
}

/** The request to the runner, without what the attempt's gateway adds. */
function requestOf({ prepared, attempt }: AttemptSubject, context: ReplayContext) {
  return {
    caseId: prepared.loaded.case.id,
    paths: prepared.paths,
    attempt,
    now: prepared.now,
    input: caseInput(prepared.loaded.case),
    inputs: caseInputs(prepared.loaded.case),
    turn: caseTurn(prepared.loaded.case),
    timeoutMs: timeoutOf(prepared, context),
    network: reachesProviders(prepared),
    signal: context.signal,
  } satisfies Partial<RunnerRequest>;
}

interface AttemptTraces {
  answer: AttemptAnswer;
  written: Run | undefined;
  /** The run that the gateway saw. */
  seen: Run | undefined;
  crash: Crash | undefined;
}

/**
 * The run to judge. The gateway's run counts if the agent died or wrote no output, but not if it broke the contract.
 */
function runToJudge({ answer, written, seen, crash }: AttemptTraces): Run | undefined {
  if (crash) return seen ?? crashedRun(crash);
  return written || answer.silent === true ? (seen ?? written) : undefined;
}

/** Writes redacted values and ids as the recording has them, since the checks name those. */
function inRecordedTerms(run: Run, { loaded, respell }: PreparedCase, placeholders: PlaceholderPairs): Run {
  const spelled = respelledRun(recordedRun(run, placeholders), respell);
  pairWithChecks([...loaded.case.signatures, ...loaded.case.assertions], spelled, placeholders);
  return recordedRun(spelled, placeholders);
}

interface AttemptParts {
  subject: AttemptSubject;
  answer: AttemptAnswer;
  evidence: ToolEvidence;
  run: Run | undefined;
  crash: Crash | undefined;
  redactor: Redactor;
}

async function judge(answered: AttemptParts, context: ReplayContext): Promise<AttemptResult> {
  const { subject, answer, evidence, crash, redactor } = answered;
  const { case: replayCase } = subject.prepared.loaded;
  if (answered.run) context.onRun?.({ caseId: replayCase.id, attempt: subject.attempt, run: answered.run });
  const run = crash === undefined || namesCrash(replayCase.signatures, crash) ? answered.run : undefined;
  const { cwd, env } = subject.runner;
  // A mark for this attempt only: when a script ends, its marked processes are killed, while other attempts still run
  // theirs.
  const place = {
    cwd,
    env,
    mark: `${context.scratch}/script/${nodePlatform.newId()}/`,
    signal: context.signal,
    box: subject.runner.boxes()?.closed,
    judge: context.judge,
  };
  const decisions = run && (await decideChecks(replayCase, run, place));
  if (run) keepJudgedRun(subject, run);
  const broken = decisions?.kind === "broken" ? decisions.reason : undefined;
  const failure = evidence.mismatch ?? broken ?? (run || crash ? undefined : answer.failure);
  return decideAttempt({
    case: replayCase,
    run: failure === undefined ? run : undefined,
    recorded: subject.prepared.recorded,
    known_tools: subject.prepared.loaded.toolFixtures.calls.map(({ tool }) => tool),
    attempt: subject.attempt,
    failure: failure === undefined ? undefined : redactor.text(failure),
    crash: crash && { ...crash, reason: answer.failure ?? "the runner wrote no output" },
    exit: answer.exit,
    duration_ms: answer.duration_ms,
    counts: evidence.counts,
    misses: [...evidence.misses, ...ownFailure(answered)],
    spend: evidence.spend,
    judge_spend: decisions?.kind === "decided" ? decisions.spend : undefined,
    model_calls: evidence.model_calls,
    equivalent: context.config.equivalent,
    pooled: evidence.pooled,
    wrote: wroteOf(answer, redactor),
    stderr: lastLines(redactor.text(answer.stderr)),
    terminal_tools: replayCase.terminal_tools ?? context.config.terminal_tools,
    evidence: context.config.evidence,
    decide: decisions?.kind === "decided" ? decisions.decide : undefined,
  });
}

/** Keeps the run for a person or judge, if the case has a semantic check. */
function keepJudgedRun({ prepared, attempt, evidence }: AttemptSubject, run: Run): void {
  const { case: replayCase } = prepared.loaded;
  if (!replayCase.assertions.some(({ kind }) => kind === "semantic")) return;
  evidence?.writeAttempt(attempt, { "judged-run.json": formatJsonFile(judgeSubject(run, replayCase)) });
}

function runOf(output: RunOutput, answer: AttemptAnswer, prepared: PreparedCase): Run {
  const run = markSimulated(runFromOutput(output, prepared.effects), output, prepared);
  return { ...run, duration_ms: run.duration_ms ?? answer.duration_ms };
}

/** Adds what the session knows although it saw no call: isolation, and the turns and cost of the simulated user. */
function withSession(evidence: ToolEvidence, session: GatewaySession | undefined): ToolEvidence {
  const counts = { ...evidence.counts, isolated: session?.isolated === true };
  const user = session?.userTurns?.();
  if (user === undefined) return { ...evidence, counts };
  const { by, turns, spend } = user;
  const live = counts.live + (by === "model" ? turns : 0);
  const spent = spend.tokens === 0 ? {} : { spend };
  return { ...evidence, counts: { ...counts, simulated: counts.simulated + turns, live, user: by }, ...spent };
}

/**
 * A provider failure that the gateway did not see, because the agent reached the provider directly. Only an error that
 * is surely a provider's counts. If the gateway served models, its own evidence counts instead.
 */
function ownFailure({ subject, evidence, answer, run, crash, redactor }: AttemptParts): Miss[] {
  if (!reachesProviders(subject.prepared) || (evidence.model_calls ?? 0) > 0) return [];
  if (crash === undefined && run?.status !== "error") return [];
  // Node's `fetch` names the address in the error's cause.
  const stack = crash && /fetch failed|connection error/i.test(crash.text) ? [redactor.text(answer.stderr)] : [];
  const texts = crash ? [crash.text] : [...(run?.errors.map(({ text }) => text) ?? []), outputText(run?.final_output)];
  const failure = [...texts, ...stack].map(failureInText).find((found) => found !== undefined);
  return failure ? [providerMiss(`the agent's own model client failed (${failure.fault}): ${failure.text}`)] : [];
}

function timeoutOf({ loaded, runner }: PreparedCase, context: ReplayContext): number {
  return context.timeout ?? loaded.case.replay.timeout ?? runner.config.timeout;
}

function evidenceOf(answer: AttemptAnswer, output: RunOutput | undefined, redactor: Redactor) {
  const unreadable = answer.unreadable === undefined ? undefined : untrustedText(redactor.text(answer.unreadable));
  const text = output === undefined ? unreadable : formatJsonFile(output);
  return {
    "stdout.log": untrustedText(redactor.text(answer.stdout)),
    "stderr.log": untrustedText(redactor.text(answer.stderr)),
    ...compact({ "runner-output.json": text }),
  };
}
