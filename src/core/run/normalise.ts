import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { CallError, ErrorKind, ModelCallEvent, RunStatus, TraceEvent, TraceRun } from "../schema/trace.ts";
import { errorFromText, kindOfError } from "./error-text.ts";
import { outputText, presentOutput, textOf } from "./text-of.ts";
import { finishOf } from "../providers/index.ts";
import { compact } from "../compact.ts";
import { readMessages } from "../formats/messages/message.ts";

/** What is wrong with an incomplete answer, derived from its finish reason. */
interface BrokenEnd {
  kind: ErrorKind;
  /** The text of the run's error. */
  text: string;
}

const interrupted = /^(?:interrupted|cancell?ed|aborted)$/i;

/**
 * The fault that a provider's finish reason reports, or `undefined` if the answer ended by itself or on tool calls. The
 * texts are the same for every provider, so that a case works with another one.
 */
function brokenEnd(reason: string | undefined): BrokenEnd | undefined {
  if (reason === undefined) return undefined;
  if (interrupted.test(reason)) return { kind: "cancelled", text: "incomplete: interrupted" };
  const finish = finishOf(reason);
  if (finish === "length") return { kind: "limit", text: "incomplete: length" };
  return finish === "content_filter" || finish === "error"
    ? { kind: "model", text: `incomplete: ${finish}` }
    : undefined;
}

/**
 * The normaliser that every trace passes, whatever its format (design §4.1), so that equal runs have equal errors,
 * answer and status. It is idempotent and returns a trace unchanged if there is nothing to correct.
 *
 * - A tool's text `Error: …` is an error by heuristic, and stays the output.
 * - An error without a kind, or with the general one, gets the kind that its text indicates (limit, timeout,
 *   cancelled).
 * - An answer that is cut off, blocked, interrupted or empty is no answer. The run failed, and an error event or the
 *   call's own error says why.
 * - A run that ended on a model's text has that text as its final output.
 * - A run that stopped at a limit failed, whatever status its source reports.
 */
export function normaliseTrace(trace: TraceRun): TraceRun {
  const known = withModelFailures(mapped(trace.events, normaliseEvent));
  const { events, broken } = withEnd(trace, isOwnForm(trace.source) ? withGroups(known) : known);
  const status = broken ? "error" : statusOf(trace.status, events);
  return events === trace.events && status === trace.status ? trace : { ...trace, status, events };
}

/** Maps events, and returns the same list if none changes, so that a normal trace is not copied. */
function mapped(events: TraceEvent[], change: (event: TraceEvent) => TraceEvent): TraceEvent[] {
  const first = events.findIndex((event) => change(event) !== event);
  return first === -1 ? events : [...events.slice(0, first), ...events.slice(first).map(change)];
}

function normaliseEvent(event: TraceEvent): TraceEvent {
  if (event.type === "tool_result") {
    const error = event.error ?? errorFromText(event.output);
    const kept = error && withKind(error, "tool");
    // Traces of earlier versions kept a text error only as its message.
    const output = kept?.heuristic === true && event.output === undefined ? kept.message : event.output;
    if (kept === event.error && output === event.output) return event;
    return { ...event, ...compact({ output, error: kept }) };
  }
  if (event.type === "model_call" && event.error) {
    const error = withKind(event.error, "model");
    return error === event.error ? event : { ...event, error };
  }
  if (event.type !== "error") return event;
  // Sources use `exception` if they know nothing more.
  const isPlain = event.kind === undefined || event.kind === "exception";
  const kind = isPlain ? kindOfError(event.error, "exception") : event.kind;
  return kind === event.kind ? event : { ...event, kind };
}

/** Gives an exception the kind of the failed model call whose message it repeats. */
function withModelFailures(events: TraceEvent[]): TraceEvent[] {
  const errors = new Map<string, CallError>();
  for (const event of events)
    if (event.type === "model_call" && event.error) errors.set(event.error.message, event.error);
  if (errors.size === 0) return events;
  const failures = [...errors.values()].slice(-mostFailures);
  return mapped(events, (event) => {
    if (event.type !== "error" || event.kind !== "exception") return event;
    const met = failures.find(({ message }) => isSameFailure(event.error, message));
    return met ? { ...event, kind: met.kind } : event;
  });
}

/** Only the last failed model calls are compared with each exception, which bounds the cost. */
const mostFailures = 100;

/** Characters. A shorter text (`failed`) is too vague to identify a failure. */
const shortestMessage = 8;

/** Clients put the status before the provider's message in different ways. */
function isSameFailure(error: string, message: string): boolean {
  const text = message.replace(/^(?:HTTP )?\d{3}:? /, "");
  return text.length >= shortestMessage && error.includes(text);
}

/** The kind of a call's error: `called`, unless its text indicates a timeout or another kind. */
function withKind(error: CallError, called: "tool" | "model"): CallError {
  if (error.kind !== called && error.kind !== "exception") return error;
  const kindOfText = kindOfError(error.message, called);
  // `exception` means that the tool raised, `tool` that it reported a failure.
  const kind = kindOfText === "tool" ? error.kind : kindOfText;
  return kind === error.kind ? error : { ...error, kind };
}

/** Error text for an empty answer. */
export const emptyAnswer = "the last answer of the model is empty";

interface Ending {
  events: TraceEvent[];
  /** True if the last answer is incomplete or empty. */
  broken: boolean;
}

/** Adds the final output that the last model text gives, or the error that explains why there is none. */
function withEnd({ source, status }: TraceRun, events: TraceEvent[]): Ending {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call") return { events, broken: false };
  const after = events.slice(index + 1);
  if (after.some(goesOn)) return { events, broken: false };
  const final = after.findLast((event) => event.type === "final_output");
  const answer = final?.type === "final_output" ? presentOutput(final.content) : undefined;
  const failed = after.some(({ type }) => type === "error");
  const ended = last.finish_reason !== undefined || last.error !== undefined;
  const recorded = hasTexts(events) || (isOwnForm(source) && ended);
  const broken = brokenAnswer(last, { answer, recorded });
  if (broken) {
    // A source may record the same answer several times.
    const isLast = (event: TraceEvent) => event.type === "final_output" && isAnswer(event, last);
    const kept = after.some(isLast) ? events.filter((event, at) => at <= index || !isLast(event)) : events;
    const why: TraceEvent = { type: "error", kind: broken.kind, error: broken.text };
    return { events: failed || last.error ? kept : [...kept, why], broken: true };
  }
  const text = textOfAnswer(last);
  if (failed || last.error || answer !== undefined || text === "" || status === "error")
    return { events, broken: false };
  const end: TraceEvent = { type: "final_output", content: text, ...compact({ at: last.at }) };
  return { events: [...events, end], broken: false };
}

function isAnswer({ content }: Extract<TraceEvent, { type: "final_output" }>, last: ModelCallEvent): boolean {
  return outputText(content).trim() === textOfAnswer(last);
}

/** The `other` event of a call that a model asked for and the agent did not make. */
export const declinedCall = "declined_call";

/** A tool's work after the last answer, made or declined: the run continued, or the answer came from a sub-agent. */
function goesOn(event: TraceEvent): boolean {
  if (event.type === "other") return event.name === declinedCall;
  return (event.type === "tool_call" || event.type === "tool_result") && event["hosted"] !== true;
}

interface OutputContext {
  /** The final output that the source records. */
  answer: Json | undefined;
  /** True if the source records texts of models, so that an answer without text was empty. */
  recorded: boolean;
}

/**
 * The fault of the last answer. `undefined` if it is complete, if nothing of it was recorded, or if the agent wrote its
 * own answer.
 */
function brokenAnswer(last: ModelCallEvent, { answer, recorded }: OutputContext): BrokenEnd | undefined {
  const text = textOfAnswer(last);
  if (answer !== undefined && outputText(answer).trim() !== text) return undefined;
  // The call's error already says why. A source without texts may still have had an answer.
  if (last.error) return recorded ? { kind: last.error.kind, text: last.error.message } : undefined;
  const broken = brokenEnd(last.finish_reason ?? finishIn(last.output));
  if (broken || answer !== undefined || text !== "") return broken;
  const isEmpty = last.output === undefined ? recorded : !asksForTools(last.output);
  return isEmpty ? { kind: "model", text: emptyAnswer } : undefined;
}

/** Whether the trace has our own format, which can hold everything that was said. */
export function isOwnForm(source: TraceRun["source"]): boolean {
  return source === undefined || source.format.startsWith("replaykit");
}

function hasTexts(events: readonly TraceEvent[]): boolean {
  return events.some((event) => event.type === "model_call" && typeof event.output === "string" && event.output !== "");
}

/** A model's text, or empty for the JSON of a message without text. */
function textOfAnswer({ output }: ModelCallEvent): string {
  return textOf(presentOutput(output));
}

/** The finish reason inside an answer stored as the provider sent it, or as a list of messages. */
function finishIn(output: Json | undefined): string | undefined {
  const message = Array.isArray(output) ? output.at(-1) : output;
  if (!isObject(message)) return undefined;
  const choice = Array.isArray(message["choices"]) ? message["choices"][0] : message;
  if (!isObject(choice)) return undefined;
  const reason = choice["finish_reason"] ?? choice["stop_reason"] ?? choice["finishReason"];
  return typeof reason === "string" ? reason : undefined;
}

/** Whether an answer stored as sent contains tool calls. The source may show them nowhere else. */
function asksForTools(output: Json): boolean {
  return /"(?:tool_calls|tool_use|function_call|functionCall|toolUse|tool-call|tool_call)"/.test(
    JSON.stringify(output),
  );
}

/** A limit is a failure whatever the source reports. Without a reported status, errors decide. */
function statusOf(status: RunStatus, events: readonly TraceEvent[]): RunStatus {
  const errors = events.filter((event) => event.type === "error");
  if (errors.some(({ kind }) => kind === "limit")) return "error";
  return status === "unknown" && errors.length > 0 ? "error" : status;
}

/**
 * Gives each call the group of the model call that requested it. Recorders of single calls do not know groups. Only the
 * model's answer shows which calls were requested together. A call that no answer requested has no group.
 */
function withGroups(events: TraceEvent[]): TraceEvent[] {
  if (!events.some((event) => event.type === "tool_call" && event.group === undefined)) return events;
  let group = "";
  let requested: string[] = [];
  const grouped = events.map((event, index) => {
    if (event.type === "model_call") {
      group = `model-${index}`;
      requested = toolsIn(event.output);
    }
    if (event.type !== "tool_call" || !requested.includes(event.tool_name)) return event;
    if (event.group !== undefined && event.group !== group) return event;
    requested.splice(requested.indexOf(event.tool_name), 1);
    return event.group === group ? event : { ...event, group };
  });
  return grouped.some((event, index) => event !== events[index]) ? grouped : events;
}

/** The tools that an answer requests, in any API's format. */
function toolsIn(answer: Json | undefined): string[] {
  const inside = isObject(answer) ? (answer["choices"] ?? answer["candidates"] ?? answer["output"] ?? answer) : answer;
  return readMessages(inside, "assistant").flatMap(({ calls }) => calls.map(({ name }) => name));
}
