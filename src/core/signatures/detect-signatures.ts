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
  /** True if an empty run shows it too, so that the case needs another signature beside it. */
  needs_anchor: boolean;
}

export interface DetectOptions {
  terminal_tools: string[];
  /** Effects of tools that only the feedback names. */
  effects?: EffectLookup;
}

/** Counts that separate failed from right runs on real traces: three equal calls are a loop, five calls of one tool alone are not. */
const loopOfEqualCalls = 3;
const manyCalls = 5;

/**
 * What went wrong in a run, as far as the run itself and its feedback tell; every check holds on the run. Silent rather than wrong: a
 * group of the inbox and a case come from it, so what right runs show too is left out.
 */
export function detectSignatures(trace: TraceRun, given: Run, options: DetectOptions): DetectedSignature[] {
  const run = withoutGuessedLimit(given, options.terminal_tools);
  // A loop is why a run reaches its limit, and says more than the limit does.
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
  // An empty answer is a missing one, which has a signature of its own that every door can see.
  const onlyEmpty = run.errors.length > 0 && run.errors.every(({ text }) => text === emptyAnswer);
  if (run.status !== "error" || onlyEmpty) return [];
  const last = run.errors.at(-1);
  const why = last ? `the run ended with an error: ${last.text}` : "the run ended with an error";
  const named = errorSignature(run);
  // The status alone would hold for whatever else goes wrong: a missing key, a misspelt import.
  return [{ check: { kind: "status_is", status: "error" }, why }, ...(named ? [{ check: named, why }] : [])];
}

function limitSignature(run: Run): SignatureCandidates {
  const limit = run.errors.find(({ kind }) => kind === "limit");
  return limit
    ? [{ check: { kind: "error_matches", error_kind: "limit" }, why: `the run stopped at a limit: ${limit.text}` }]
    : [];
}

/** Many calls are why a run failed only where it ended in an error; equal calls with equal answers are a loop in any run. */
function loopSignature(run: Run): SignatureCandidates {
  const [tool, count] = [...countByTool(run)].reduce<[string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  if (count >= manyCalls && run.status === "error") {
    return [{ check: { kind: "min_tool_calls", tool, count }, why: `${tool} was called ${plural(count, "time")}` }];
  }
  const repeated = mostRepeated(run, { unchanged: true });
  // Without a recorded answer nobody knows whether it was the same again.
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

/** Whether a run that did not fail went on from its loop: the same tool was asked something else later, and answered. */
function leftLoop({ status, calls }: Run, { tool, args }: RunCall): boolean {
  if (status === "error") return false;
  const last = calls.findLastIndex((call) => call.tool === tool && equalJson(call.args, args));
  return calls.slice(last + 1).some((call) => call.tool === tool && call.error === undefined);
}

function noOutputSignature(trace: TraceRun, run: Run, { terminal_tools }: DetectOptions): SignatureCandidates {
  if (run.final_output !== undefined || !answerKnown(trace) || endsWithoutAnswer(trace, terminal_tools)) return [];
  return [{ check: { kind: "final_output_exists", exists: false }, why: "the run ended without an answer" }];
}

/** Anything by which an answer may mean the failure; wider than what the check takes for owning up, for a doubt is no finding. */
const hints =
  /\b(?:not?|none|nothing|never|without|however|but|although|instead|only|unless|already|invalid|missing|denied|declined|rejected|expired|locked|nicht|kein\w*|nie|aber|jedoch|stattdessen|pas|aucun\w*|mais|ningun\w*|pero|nessun\w*|però|nenhum\w*|mas|geen|maar)\b|n['’]t\b/i;

/** Commands end with a number for many reasons: a search that finds nothing, a server that is stopped. */
const exitCode =
  /^\W*(?:process |command )?(?:exit(?:ed)?|return(?:ed)?|status)?(?: with)? ?(?:code|status|value)?\W*-?\d{1,3}\W*$/i;

/** An error alone is no failure (many right runs recover from one): it counts where the tool never answered and the agent is silent on it. */
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
 * Whether a run may end where it did without an answer: on a tool that ends it, on one that hands the user over, on one that ran at
 * the provider's, or before somebody's approval.
 */
function endsWithoutAnswer(
  { events, status }: Pick<TraceRun, "events" | "status">,
  terminalTools: readonly string[],
): boolean {
  const last = events.findLast((event) => event.type === "tool_call");
  if (events.some(asksApproval)) return true;
  if (last === undefined) return false;
  if (terminalTools.includes(last.tool_name) || endsRun(last.tool_name)) return true;
  // A run that ended in an error waits for nobody.
  return last["hosted"] === true || (status !== "error" && !isAnswered(events, last));
}

type ToolCall = Extract<TraceEvent, { type: "tool_call" }>;

/** A call without a result waits: for an approval, or for whoever runs it. */
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

/** What the name of a tool says that it is for: to end the run, or to hand it to somebody else. */
function endsRun(tool: string): boolean {
  return isHandOver(tool) || ending.test(wordsOf(tool));
}

/** Whether a tool's name says that it hands the user to somebody else. */
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
