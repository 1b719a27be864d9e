import { mostRepeated } from "../checks/call-counts.ts";
import { countByTool, plural } from "../checks/check-result.ts";
import { checkRun } from "../checks/check-run.ts";
import { ignoredWords, isForeign, lastingFailures, saidBefore } from "../checks/status-and-errors.ts";
import type { EffectLookup } from "../effects.ts";
import { equalJson } from "../matching/equal-json.ts";
import { answerKnown } from "../run/answer-known.ts";
import { emptyRun } from "../run/empty-run.ts";
import { withoutGuessedLimit } from "../run/guessed-limit.ts";
import { emptyAnswer } from "../run/normalise.ts";
import type { Check } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";
import { errorSignature } from "./error-signature.ts";
import { checksFromFeedback } from "./feedback-checks.ts";

interface DetectedSignature {
  check: Check;
  /** One sentence for notes and reviewers. */
  why: string;
  /** True if an empty run matches it too, so that the case needs another signature (an anchor) beside it. */
  needs_anchor: boolean;
}

export interface DetectOptions {
  terminal_tools: string[];
  /** Effects of tools that only the feedback names. */
  effects?: EffectLookup;
}

/**
 * Counts that separate failed from correct runs on real traces: three equal calls are a loop, but five calls of one
 * tool alone are not.
 */
const loopOfEqualCalls = 3;
const manyCalls = 5;

/**
 * Finds what went wrong in a run, from the run and its feedback. Every check holds on the run. Groups and cases are
 * made from the result, so what correct runs also show is left out: a missed failure is better than a wrong one.
 */
export function detectSignatures(trace: TraceRun, given: Run, options: DetectOptions): DetectedSignature[] {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  // A loop is the cause when a run reaches its limit, so it replaces the limit.
  const loops = loopSignature(run);
  const found: SignatureCandidates = [
    ...statusSignature(run),
    ...(loops.length > 0 ? loops : limitSignature(run)),
    ...noOutputSignature(trace, run, options),
    ...ignoredErrorSignature(trace, run, options),
    ...(trace.feedback ? checksFromFeedback(trace.feedback, run, options.effects).signatures : []),
  ];
  return found
    .filter(({ check }) => checkRun(run, check, options).outcome === "pass")
    .map((signature) => ({
      ...signature,
      needs_anchor: checkRun(emptyRun(), signature.check, options).outcome === "pass",
    }));
}

type SignatureCandidates = Omit<DetectedSignature, "needs_anchor">[];

function statusSignature(run: Run): SignatureCandidates {
  // An empty answer counts as a missing one, which has a signature that every source of runs can show.
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  if (run.status !== "error" || onlyEmpty) return [];
  const last = run.errors.at(-1);
  const why = last ? `the run ended with an error: ${last.text}` : "the run ended with an error";
  const named = errorSignature(run);
  // The status alone would hold for any other error too, such as a missing key or a misspelt import.
  return [{ check: { kind: "status_is", status: "error" }, why }, ...(named ? [{ check: named, why }] : [])];
}

function limitSignature(run: Run): SignatureCandidates {
  const limit = run.errors.find(({ kind }) => kind === "limit");
  return limit
    ? [{ check: { kind: "error_matches", error_kind: "limit" }, why: `the run stopped at a limit: ${limit.text}` }]
    : [];
}

/**
 * Many calls explain a failure only if the run ended in an error. Equal calls with equal answers are a loop in any run.
 */
function loopSignature(run: Run): SignatureCandidates {
  const [tool, count] = [...countByTool(run)].reduce<[string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  if (count >= manyCalls && run.status === "error") {
    return [{ check: { kind: "min_tool_calls", tool, count }, why: `${tool} was called ${plural(count, "time")}` }];
  }
  const repeated = mostRepeated(run, { unchanged: true });
  // Without a recorded answer it is unknown whether the answers were equal.
  const answered = repeated && (repeated.call.output !== undefined || repeated.call.error !== undefined);
  if (!answered || repeated.count < loopOfEqualCalls || leftLoop(run, repeated.call)) return [];
  const { call, count: times } = repeated;
  return [
    {
      check: { kind: "repeated_call", tool: call.tool, times, unchanged: true, not: false },
      why: `${call.tool} was called ${plural(times, "time")} with the same arguments, and answered the same each time`,
    },
  ];
}

/** Whether a run that did not fail left its loop: the same tool was called later with other arguments and answered. */
function leftLoop({ status, calls }: Run, { tool, args }: RunCall): boolean {
  if (status === "error") return false;
  const last = calls.findLastIndex((call) => call.tool === tool && equalJson(call.args, args));
  return calls.slice(last + 1).some((call) => call.tool === tool && call.error === undefined);
}

function noOutputSignature(trace: TraceRun, run: Run, { terminal_tools }: DetectOptions): SignatureCandidates {
  if (run.final_output !== undefined || !answerKnown(trace) || endsWithoutAnswer(trace, terminal_tools)) return [];
  return [{ check: { kind: "final_output_exists", exists: false }, why: "the run ended without an answer" }];
}

/**
 * Words by which an answer may refer to the failure. Wider than the check's own list of admissions, because a doubtful
 * case is not reported.
 */
const hints =
  /\b(?:not?|none|nothing|never|without|however|but|although|instead|only|unless|already|invalid|missing|denied|declined|rejected|expired|locked|nicht|kein\w*|nie|aber|jedoch|stattdessen|pas|aucun\w*|mais|ningun\w*|pero|nessun\w*|però|nenhum\w*|mas|geen|maar)\b|n['’]t\b/i;

/** Commands exit with a number for many reasons, such as a search without matches or a stopped server. */
const exitCode =
  /^\W*(?:process |command )?(?:exit(?:ed)?|return(?:ed)?|status)?(?: with)? ?(?:code|status|value)?\W*-?\d{1,3}\W*$/i;

/**
 * Many correct runs recover from an error. It counts only if the tool never worked afterwards and the agent does not
 * mention it.
 */
function ignoredErrorSignature(trace: TraceRun, run: Run, { terminal_tools }: DetectOptions): SignatureCandidates {
  if (run.status === "error" || run.final_output === undefined || endsWithoutAnswer(trace, terminal_tools)) return [];
  const lastHint = run.said.findLastIndex((text) => hints.test(text) || isForeign(text));
  const ignored = lastingFailures(run).findLast(
    (call) => lastHint < saidBefore(call) && !exitCode.test(call.error?.message ?? ""),
  );
  if (!ignored?.error) return [];
  return [{ check: { kind: "error_ignored", tool: ignored.tool, not: false }, why: ignoredWords(ignored) }];
}

/**
 * Whether a run may end without an answer: it asked for an approval, or its last tool ends it, hands the user over, ran
 * at the provider or has no result yet.
 */
function endsWithoutAnswer(
  { events, status }: Pick<TraceRun, "events" | "status">,
  terminalTools: readonly string[],
): boolean {
  const last = events.findLast((event) => event.type === "tool_call");
  if (events.some(asksApproval)) return true;
  if (last === undefined) return false;
  if (terminalTools.includes(last.tool_name) || endsRun(last.tool_name)) return true;
  // A run that ended in an error does not wait for an answer.
  return last["hosted"] === true || (status !== "error" && !isAnswered(events, last));
}

type ToolCall = Extract<TraceEvent, { type: "tool_call" }>;

/** Whether a call has a result. Without one it waits for an approval or for its execution. */
function isAnswered(events: readonly TraceEvent[], call: ToolCall): boolean {
  const results = events.slice(events.indexOf(call) + 1).filter((event) => event.type === "tool_result");
  return results.some(({ call_id }) => call_id === undefined || call.call_id === undefined || call_id === call.call_id);
}

function asksApproval(event: TraceEvent): boolean {
  return (
    event.type === "other" && /approval[_.]?request|interrupt|requires_action|confirmation_request/i.test(event.name)
  );
}

const handOver =
  /^(?:transfer|hand|handoff|handover|escalate|route|forward|redirect|delegate|connect|switch)(?: (?:off|over|user|customer|call|chat))* (?:to|human|agent|operator|support|specialist|person|representative)\b|\b(?:human|agent) (?:handoff|handover|takeover|transfer)\b/;
const ending =
  /^(?:final (?:answer|result|output|response)|finish|finished|finalize|done|submit|submit (?:final )?(?:answer|result|results|response|solution|report)|complete|complete task|task (?:complete|completed|done)|attempt completion|end (?:conversation|call|session|chat|task|run|turn)|hang up|hangup|return (?:answer|result|output|response)|respond|respond to user|reply to user|answer|ask (?:user|human|question|user question|followup question|clarification)|message user|send message to user|structured output|exit|exit plan mode|terminate)$/;

/** Whether a tool's name says that it ends the run or hands it over. */
function endsRun(tool: string): boolean {
  return isHandOver(tool) || ending.test(wordsOf(tool));
}

/** Whether a tool's name says that it hands the user over to someone else. */
export function isHandOver(tool: string): boolean {
  return handOver.test(wordsOf(tool));
}

function wordsOf(tool: string): string {
  return tool
    .slice(0, 100)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
