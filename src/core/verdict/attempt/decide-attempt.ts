import { checkRun } from "../../checks/check-run.ts";
import type { CheckContext } from "../../checks/check-result.ts";
import { diverge } from "../../diff/diverge.ts";
import { speakingAsRecorded } from "../../run/fill-unseen.ts";
import { isOpenCheck } from "../../scaffold/idle-run.ts";
import type { ReplayCase } from "../../schema/case.ts";
import type { ReplayConfig } from "../../schema/config.ts";
import type { Equivalent } from "../../schema/matcher.ts";
import type { AttemptResult, EvidenceCounts, Miss, Outcome, PooledAnswer, Spend } from "../../schema/attempt-result.ts";
import type { Run } from "../../schema/run.ts";
import { type CheckOutcomes, type Decision, decideByChecks } from "./check-outcomes.ts";
import { type Crash, namesCrash } from "./crash.ts";
import { isObserved, unobservedReason } from "./evidence.ts";
import { leakedValues } from "./leaked-values.ts";
import type { Check } from "../../schema/check.ts";
import { compact } from "../../compact.ts";

export interface AttemptInput {
  case: ReplayCase;
  /** `undefined` if the runner gave nothing to judge. */
  run: Run | undefined;
  /** The run of the source trace; `first_difference` compares with it. */
  recorded?: Run | undefined;
  /** From 1. */
  attempt?: number | undefined;
  /** Why there is nothing to judge: no output, a broken contract, or a contradiction with the gateway. */
  failure?: string | undefined;
  /** The error with which the process ended without output; `run` then holds what was seen before it. */
  crash?: (Crash & { reason: string }) | undefined;
  exit?: AttemptResult["exit"] | undefined;
  duration_ms?: number | undefined;
  counts?: EvidenceCounts | undefined;
  misses?: Miss[] | undefined;
  /** Reads that were answered from other cases or kept runs. */
  pooled?: readonly PooledAnswer[] | undefined;
  spend?: Spend | undefined;
  judge_spend?: Spend | undefined;
  terminal_tools?: string[] | undefined;
  /** Tools of the recordings, in addition to those of the recorded run. */
  known_tools?: readonly string[] | undefined;
  /** Rules that make two different calls count as the same. */
  equivalent?: readonly Equivalent[] | undefined;
  decide?: CheckContext["decide"] | undefined;
  /** Model calls that the gateway saw; `undefined` if it did not count them. */
  model_calls?: number | undefined;
  /** The evidence that `fixed` needs; by default the runner's own report is enough. */
  evidence?: ReplayConfig["evidence"] | undefined;
  /** Files that the runner changed in its sandbox. */
  wrote?: AttemptResult["wrote"];
  /** The last lines of the runner's standard error; kept if the verdict is `error`. */
  stderr?: AttemptResult["stderr"];
}

/** The counts of an attempt whose calls were not observed. */
export const notObserved: EvidenceCounts = {
  basis: "not observed",
  isolated: false,
  served: 0,
  simulated: 0,
  missed: 0,
  blocked: 0,
  live: 0,
  uncontrolled: 0,
  unconsumed: 0,
};

/** Decides one execution of the runner (design §4.6). */
export function decideAttempt(input: AttemptInput): AttemptResult {
  const { case: replayCase, misses = [], recorded, crash, pooled = [] } = input;
  // Work that a dead process left undone proves nothing, so a crash is checked only if a signature names its error.
  const named = crash === undefined || namesCrash(replayCase.signatures, crash);
  const run = named && input.run ? speakingAsRecorded(input.run, recorded) : undefined;
  const terminal_tools = input.terminal_tools ?? replayCase.terminal_tools;
  const context: CheckContext = {
    ...compact({
      terminal_tools,
      known_tools: recorded && knownTools(recorded, input.known_tools),
      equivalent: input.equivalent,
      decide: input.decide,
    }),
  };
  const signatures = run ? replayCase.signatures.map((check) => checkRun(run, check, context)) : [];
  const leaks = run && recorded ? leakedValues(run, { recorded, checks: replayCase.assertions }) : [];
  const wanted = run ? replayCase.assertions.map((check) => checkRun(run, check, context)) : [];
  const assertions = [...wanted, ...leaks];
  const first = run && recorded ? diverge(recorded, run)[0] : undefined;
  const asRecorded = recorded !== undefined && first === undefined;
  const idle = isIdle(input, run);
  const judgement = judge(input, { signatures, assertions, asRecorded, idle });
  return {
    attempt: input.attempt ?? 1,
    ...judgement,
    signatures,
    assertions,
    counts: input.counts ?? notObserved,
    misses,
    ...compact({ first_difference: first }),
    leans_on_simulated: run ? simulatedWrites(run) : [],
    ...compact({ leans_on_pooled: run && pooled.length > 0 ? [...pooled] : undefined }),
    duration_ms: input.duration_ms ?? 0,
    ...compact({ steps: input.run?.steps || undefined }),
    ...tokensOf(input),
    ...compact({
      exit: input.exit,
      spend: input.spend,
      judge_spend: input.judge_spend,
      wrote: input.wrote,
      stderr: judgement.verdict === "error" ? input.stderr : undefined,
    }),
  };
}

/** The tokens that the gateway counted, or else those that the run reports. */
function tokensOf({ run, spend }: AttemptInput): Pick<AttemptResult, "tokens"> {
  const tokens = spend?.tokens ?? run?.tokens;
  return compact({ tokens });
}

function knownTools(recorded: Run, others: readonly string[] = []): Set<string> {
  return new Set([...recorded.calls.map(({ tool }) => tool), ...others]);
}

/** True if the run has no calls although the recorded run has some, and the case has an open check. */
function isIdle({ case: replayCase, recorded }: AttemptInput, run: Run | undefined): boolean {
  if (run === undefined || recorded === undefined || replayCase.weak === true) return false;
  return run.calls.length === 0 && recorded.calls.length > 0 && replayCase.assertions.some(isOpenCheck);
}

function judge(input: AttemptInput, outcomes: CheckOutcomes): Decision {
  const { run, failure, crash, misses = [] } = input;
  const [miss] = misses;
  if (failure !== undefined) {
    // Without a key or a working provider most agents crash: the cause is the missing answer, not the agent.
    const cause = run ? undefined : misses.find(({ kind }) => kind === "key" || kind === "provider");
    if (cause && (input.exit?.timed_out !== true || cause.kind === "provider")) return inconclusive(misses, cause);
    return { verdict: "error", reason: failure };
  }
  if (crash) return decideCrash(input, { ...crash, signatures: outcomes.signatures });
  if (!run) return miss ? inconclusive(misses) : { verdict: "error", reason: noRun(input) };
  if (miss) return inconclusive(misses);
  if (input.case.replay.demand === "model_call" && ranNothing(input, run)) {
    return { verdict: "error", reason: "the runner ran nothing: this case needs an observed model call" };
  }
  const judgement = decideByChecks(outcomes);
  const failed = judgement.verdict === "fixed" ? failedEnd(run, input.case.assertions) : undefined;
  return failed === undefined ? asObserved(judgement, input) : { verdict: "changed", reason: failed };
}

/**
 * Under `evidence: observed` only observed calls count as fixed, in every state: an open case would become a guard that
 * cannot hold. A failure counts by report alone.
 */
function asObserved(judgement: Decision, { evidence, counts = notObserved }: AttemptInput): Decision {
  if (evidence !== "observed" || judgement.verdict !== "fixed" || isObserved(counts)) return judgement;
  return { verdict: "inconclusive", reason: unobservedReason(counts) };
}

/** A crash never counts as fixed. It counts as the failure only if every signature holds on it. */
function decideCrash(
  { case: replayCase, misses = [], exit }: AttemptInput,
  { signatures, ...crash }: Crash & { reason: string; signatures: Outcome[] },
): Decision {
  const cause = exit?.timed_out === true ? misses.find(({ kind }) => kind === "provider") : misses[0];
  if (cause) return inconclusive(misses, cause);
  if (signatures.length > 0 && signatures.every(({ outcome }) => outcome === "pass")) {
    return { verdict: "reproduced", reason: `every signature of the failure holds: ${crash.text}` };
  }
  const text = crash.reason.includes(crash.text) ? "" : ` (${crash.text})`;
  const why = namesCrash(replayCase.signatures, crash)
    ? "a signature names this error, but not all signatures hold"
    : "the case is about another failure, so this crash decides nothing";
  return { verdict: "error", reason: `${crash.reason}${text}; ${why}` };
}

/** A missing answer of the provider may have caused all other misses, so it is named first. */
function inconclusive(misses: readonly Miss[], first: Miss | undefined = misses[0]): Decision {
  const miss = misses.find(({ kind }) => kind === "provider") ?? first;
  const more = misses.length > 1 ? ` (and ${misses.length - 1} more)` : "";
  return { verdict: "inconclusive", reason: `${miss?.message}${more}` };
}

function noRun({ exit }: AttemptInput): string {
  if (exit?.timed_out) return "the runner timed out without output";
  if (exit?.signal) return `the runner was ended by ${exit.signal} without output`;
  if (exit?.code) return `the runner exited with code ${exit.code} without output`;
  return "the runner wrote no output";
}

function ranNothing({ model_calls, counts }: AttemptInput, run: Run): boolean {
  if (model_calls !== undefined) return model_calls === 0;
  if (counts?.basis === "observed") return counts.served + counts.live + counts.simulated === 0;
  return run.steps === 0 && run.calls.length === 0;
}

function simulatedWrites(run: Run): string[] {
  return [...new Set(run.calls.filter(({ simulated }) => simulated).map(({ tool }) => tool))];
}

/** Why a run that reports an error is not fixed, unless a check covers that; a guessed limit does not count. */
function failedEnd({ status, errors }: Run, assertions: readonly Check[]): string | undefined {
  if (status !== "error" || assertions.some(speaksOfEnd)) return undefined;
  const reported = errors.filter(({ guessed }) => guessed !== true);
  if (errors.length > 0 && reported.length === 0) return undefined;
  return `the failure is gone, but the run ended in an error: ${reported.at(-1)?.text ?? "it names none"}`;
}

function speaksOfEnd({ kind }: Check): boolean {
  return kind === "status_is" || kind === "error_matches";
}
