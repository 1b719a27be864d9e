import { checkRun } from "../checks/check-run.ts";
import type { CheckContext } from "../checks/check-context.ts";
import { diverge } from "../diff/diverge.ts";
import { speakingAsRecorded } from "../run/fill-unseen.ts";
import { isOpenCheck } from "../scaffold/idle-run.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { ReplayConfig } from "../schema/config.ts";
import type { Equivalent } from "../schema/equivalent.ts";
import type { AttemptResult, EvidenceCounts, Miss, Outcome, PooledAnswer, Spend, Verdict } from "../schema/result.ts";
import type { Run } from "../schema/run.ts";
import { type Crash, namesCrash } from "./crash.ts";
import { failedEnd } from "./failed-end.ts";
import { isObserved, unobservedReason } from "./observed-evidence.ts";
import { leakedValues } from "./leaked-values.ts";

export interface AttemptInput {
  case: ReplayCase;
  /** `undefined`: the runner gave nothing that could be judged. */
  run: Run | undefined;
  /** The run of the source trace, to say where the replay parts from it. */
  recorded?: Run | undefined;
  /** From 1. */
  attempt?: number | undefined;
  /** Why nothing can be judged: no output, a broken contract, a contradiction with the gateway. */
  failure?: string | undefined;
  /** The error that the agent's process died of without output; `run` is then what was seen until there. */
  crash?: (Crash & { reason: string }) | undefined;
  exit?: AttemptResult["exit"] | undefined;
  duration_ms?: number | undefined;
  counts?: EvidenceCounts | undefined;
  misses?: Miss[] | undefined;
  /** Reads that other cases or kept runs answered. */
  pooled?: readonly PooledAnswer[] | undefined;
  spend?: Spend | undefined;
  judge_spend?: Spend | undefined;
  terminal_tools?: string[] | undefined;
  /** Tools of the recordings, beside those of the recorded run. */
  known_tools?: readonly string[] | undefined;
  /** Calls that count as others. */
  equivalent?: readonly Equivalent[] | undefined;
  decide?: CheckContext["decide"] | undefined;
  /** Model calls that the gateway saw; `undefined`: nobody looked. */
  model_calls?: number | undefined;
  /** What a guard's green may rest on; default: the runner's word too. */
  evidence?: ReplayConfig["evidence"] | undefined;
  /** What the runner changed in its sandbox. */
  wrote?: AttemptResult["wrote"];
  /** The last lines of its standard error, kept where the verdict is an error. */
  stderr?: AttemptResult["stderr"];
}

type Judgement = Pick<AttemptResult, "verdict" | "reason">;

const notObserved: EvidenceCounts = {
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

/** What one execution of the runner gave (design §4.6). */
export function judgeAttempt(input: AttemptInput): AttemptResult {
  const { case: replayCase, misses = [], recorded, crash, pooled = [] } = input;
  // What a process left undone when it died proves nothing, so only a failure that names the error is looked for.
  const named = crash === undefined || namesCrash(replayCase.signatures, crash);
  const run = named && input.run ? speakingAsRecorded(input.run, recorded) : undefined;
  const terminal_tools = input.terminal_tools ?? replayCase.terminal_tools;
  const context: CheckContext = {
    ...(terminal_tools === undefined ? {} : { terminal_tools }),
    ...(recorded === undefined ? {} : { known_tools: knownTools(recorded, input.known_tools) }),
    ...(input.equivalent === undefined ? {} : { equivalent: input.equivalent }),
    ...(input.decide === undefined ? {} : { decide: input.decide }),
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
    ...(first === undefined ? {} : { first_difference: first }),
    leans_on_simulated: run ? simulatedWrites(run) : [],
    ...(run && pooled.length > 0 ? { leans_on_pooled: [...pooled] } : {}),
    duration_ms: input.duration_ms ?? 0,
    ...(input.run === undefined || input.run.steps === 0 ? {} : { steps: input.run.steps }),
    ...tokensOf(input),
    ...(input.exit === undefined ? {} : { exit: input.exit }),
    ...(input.spend === undefined ? {} : { spend: input.spend }),
    ...(input.judge_spend === undefined ? {} : { judge_spend: input.judge_spend }),
    ...(input.wrote === undefined ? {} : { wrote: input.wrote }),
    ...(input.stderr === undefined || judgement.verdict !== "error" ? {} : { stderr: input.stderr }),
  };
}

/** What the gateway counted, else what the run tells. */
function tokensOf({ run, spend }: AttemptInput): Pick<AttemptResult, "tokens"> {
  const tokens = spend?.tokens ?? run?.tokens;
  return tokens === undefined ? {} : { tokens };
}

interface Outcomes {
  signatures: Outcome[];
  assertions: Outcome[];
  /** True where nothing that was seen differs from the recorded failure. */
  asRecorded: boolean;
  /** True where only an answer to the case's sentence tells a fix from an agent that does nothing. */
  idle: boolean;
}

function knownTools(recorded: Run, others: readonly string[] = []): Set<string> {
  return new Set([...recorded.calls.map(({ tool }) => tool), ...others]);
}

/** True for a run without calls, where the recorded one made some and the case leaves a sentence to a person or a judge. */
function isIdle({ case: replayCase, recorded }: AttemptInput, run: Run | undefined): boolean {
  if (run === undefined || recorded === undefined || replayCase.weak === true) return false;
  return run.calls.length === 0 && recorded.calls.length > 0 && replayCase.assertions.some(isOpenCheck);
}

function judge(input: AttemptInput, outcomes: Outcomes): Judgement {
  const { run, failure, crash, misses = [] } = input;
  const [miss] = misses;
  if (failure !== undefined) {
    // A missing key or a failing provider makes most agents crash; that is their cause, not the agent's fault.
    const cause = run ? undefined : misses.find(({ kind }) => kind === "key" || kind === "provider");
    if (cause && (input.exit?.timed_out !== true || cause.kind === "provider")) return inconclusive(misses, cause);
    return { verdict: "error", reason: failure };
  }
  if (crash) return judgeCrash(input, { ...crash, signatures: outcomes.signatures });
  if (!run) return miss ? inconclusive(misses) : { verdict: "error", reason: noRun(input) };
  if (miss) return inconclusive(misses);
  if (input.case.replay.demand === "model_call" && ranNothing(input, run)) {
    return { verdict: "error", reason: "the runner ran nothing: this case needs an observed model call" };
  }
  const judgement = judgeChecks(outcomes);
  const failed = judgement.verdict === "fixed" ? failedEnd(run, input.case.assertions) : undefined;
  return failed === undefined ? asObserved(judgement, input) : { verdict: "changed", reason: failed };
}

/** A guard holds on what was seen, where the base asks for that; a failure counts whoever tells of it. */
function asObserved(
  judgement: Judgement,
  { case: { state }, evidence, counts = notObserved }: AttemptInput,
): Judgement {
  if (evidence !== "observed" || state !== "guard" || judgement.verdict !== "fixed" || isObserved(counts))
    return judgement;
  return { verdict: "inconclusive", reason: unobservedReason(counts) };
}

/** A process that died fixes nothing and shows no other failure than the one that its signatures name. */
function judgeCrash(
  { case: replayCase, misses = [], exit }: AttemptInput,
  { signatures, ...crash }: Crash & { reason: string; signatures: Outcome[] },
): Judgement {
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

function judgeChecks({ signatures, assertions, asRecorded, idle }: Outcomes): Judgement {
  if (signatures.length > 0 && signatures.every(({ outcome }) => outcome === "pass")) {
    return { verdict: "reproduced", reason: "every signature of the failure holds" };
  }
  const decided = assertions.filter(({ outcome }) => outcome !== "needs_human");
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const refuted = signatures.some(({ outcome }) => outcome === "fail");
  const unseen = [...(refuted ? [] : signatures), ...assertions].filter((outcome) => outcome.unseen === true);
  if (unseen.length > 0 && !refuted) return judgeUnseen(signatures, { failed, unseen, asRecorded });
  const [first] = failed;
  if (first) return changed(first, failed.length);
  if (unseen.length > 0) return { verdict: "inconclusive", reason: unseenReason(unseen) };
  const waiting = assertions.length - decided.length;
  const judgement = judgeDecided(signatures, { decided: decided.length, waiting });
  const open = idle && waiting > 0 && judgement.verdict === "fixed";
  return open ? { verdict: "inconclusive", reason: waitsForAnswer } : judgement;
}

const waitsForAnswer =
  "the run made no call, as an agent that does nothing would: it is not called fixed before a person (`replaykit case review`) or a judge " +
  "answers what is open";

interface Unseen extends Pick<Outcomes, "asRecorded"> {
  failed: Outcome[];
  unseen: Outcome[];
}

/**
 * No signature is refuted, but the door does not carry what some checks need. Decided is only a run that is shown to be wrong, or
 * that nothing tells from the recorded failure.
 */
function judgeUnseen(signatures: Outcome[], { failed, unseen, asRecorded }: Unseen): Judgement {
  if (asRecorded) return { verdict: "reproduced", reason: "nothing that was seen differs from the recorded failure" };
  const seen = signatures.filter((outcome) => outcome.unseen !== true);
  const holds = seen.length > 0 && seen.every(({ outcome }) => outcome === "pass");
  if (!holds || failed.length === 0) return { verdict: "inconclusive", reason: unseenReason(unseen) };
  return { verdict: "reproduced", reason: "every signature that can be seen through this door holds" };
}

function unseenReason([first, ...more]: Outcome[]): string {
  const others = more.length > 0 ? ` (and ${more.length} more)` : "";
  const remedy = "have the runner write `events` (docs/trace.md), or send its model calls through the gateway";
  return `${first?.check ?? ""}: ${first?.message ?? ""}${others}; ${remedy}`;
}

function changed(first: Outcome, count: number): Judgement {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  return { verdict: "changed", reason: `the failure is gone, but ${first.check} fails${more}: ${first.message}` };
}

/** No decided assertion fails. */
function judgeDecided(signatures: Outcome[], { decided, waiting }: { decided: number; waiting: number }): Judgement {
  if (decided === 0) return { verdict: "changed", reason: "the failure is gone, but no assertion was decided" };
  // A signature that nobody could decide may still hold: such a run is not proven to be free of the failure.
  const open = signatures.filter(({ outcome }) => outcome !== "pass");
  if (open.length > 0 && open.every(({ outcome }) => outcome === "needs_human")) {
    return { verdict: "changed", reason: "whether the failure is gone needs a person: no signature was refuted" };
  }
  const note = waiting > 0 ? `; ${waiting} need${waiting === 1 ? "s" : ""} a person` : "";
  return { verdict: "fixed", reason: `every decided assertion holds${note}` };
}

/** What a provider did not answer may be the cause of everything else that was missing. */
function inconclusive(misses: readonly Miss[], first: Miss | undefined = misses[0]): Judgement {
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

/** True for verdicts that say something about the agent. */
export function isConclusive(verdict: Verdict): boolean {
  return verdict !== "inconclusive" && verdict !== "error";
}
