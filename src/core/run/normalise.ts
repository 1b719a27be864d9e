import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { CallError, ErrorKind, ModelCallEvent, RunStatus, TraceEvent, TraceRun } from "../schema/trace.ts";
import { errorFromText, kindOfError } from "./error-text.ts";
import { outputText, presentOutput, textOf } from "./text-of.ts";
import { finishOf } from "../providers/index.ts";
import { compact } from "../compact.ts";
import { readMessages } from "../formats/messages/message.ts";

/** Finish reasons of incomplete answers. */
interface BrokenEnd {
  kind: ErrorKind;
  /** What is said of it in the run's errors. */
  text: string;
}

const interrupted = /^(?:interrupted|cancell?ed|aborted)$/i;

/**
 * What is wrong with an answer by its finish reason, in the words of any provider; `undefined` for an answer that ended by itself
 * or on tool calls. Said in the same words whoever the provider was, so that a case made of one holds for another.
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
 * The one normaliser that every door passes (design §4.1): the same run says the same of its errors, its answer and its status,
 * however it came in. Idempotent; a trace with nothing to correct is returned as it is.
 *
 * - A tool's text `Error: …` is an error by heuristic, and stays the output.
 * - An error that names no kind, or only the general one, gets the kind that its words tell (limit, timeout, cancelled).
 * - An answer that was cut off, blocked, interrupted or empty is none: the run failed, and an error event says why, or the call's own error.
 * - A run that ended on a model's text has that text as its final output.
 * - A run that stopped at a limit failed, whatever its source said of it.
 */
export function normaliseTrace(trace: TraceRun): TraceRun {
  const known = withModelFailures(mapped(trace.events, normaliseEvent));
  const { events, broken } = withEnd(trace, isOwnForm(trace.source) ? withGroups(known) : known);
  const status = broken ? "error" : statusOf(trace.status, events);
  return events === trace.events && status === trace.status ? trace : { ...trace, status, events };
}

/** The same list where no member changed, so that a trace that is normal already costs no copies. */
function mapped(events: TraceEvent[], change: (event: TraceEvent) => TraceEvent): TraceEvent[] {
  const first = events.findIndex((event) => change(event) !== event);
  return first === -1 ? events : [...events.slice(0, first), ...events.slice(first).map(change)];
}

function normaliseEvent(event: TraceEvent): TraceEvent {
  if (event.type === "tool_result") {
    const error = event.error ?? errorFromText(event.output);
    const kept = error && withKind(error, "tool");
    // Traces of earlier versions kept the words of a text error as its message only.
    const output = kept?.heuristic === true && event.output === undefined ? kept.message : event.output;
    if (kept === event.error && output === event.output) return event;
    return { ...event, ...compact({ output, error: kept }) };
  }
  if (event.type === "model_call" && event.error) {
    const error = withKind(event.error, "model");
    return error === event.error ? event : { ...event, error };
  }
  if (event.type !== "error") return event;
  // `exception` is what sources say where they know nothing more.
  const isPlain = event.kind === undefined || event.kind === "exception";
  const kind = isPlain ? kindOfError(event.error, "exception") : event.kind;
  return kind === event.kind ? event : { ...event, kind };
}

/** An exception in the words of a model call that failed is that failure, told by the program that met it. */
function withModelFailures(events: TraceEvent[]): TraceEvent[] {
  const told = new Map<string, CallError>();
  for (const event of events)
    if (event.type === "model_call" && event.error) told.set(event.error.message, event.error);
  if (told.size === 0) return events;
  const failures = [...told.values()].slice(-mostFailures);
  return mapped(events, (event) => {
    if (event.type !== "error" || event.kind !== "exception") return event;
    const met = failures.find(({ message }) => isSameFailure(event.error, message));
    return met ? { ...event, kind: met.kind } : event;
  });
}

/** So many failures of models, the last ones, are looked for in an exception: each costs a look at every one. */
const mostFailures = 100;

/** Shorter texts (`failed`) are too vague to identify a failure. */
const shortestTold = 8;

/** Clients put the status before what the provider said, each in its own way. */
function isSameFailure(error: string, message: string): boolean {
  const said = message.replace(/^(?:HTTP )?\d{3}:? /, "");
  return said.length >= shortestTold && error.includes(said);
}

/** The kind of a call's error: who was called, but where its words tell of a timeout or the like. */
function withKind(error: CallError, called: "tool" | "model"): CallError {
  if (error.kind !== called && error.kind !== "exception") return error;
  const kindOfText = kindOfError(error.message, called);
  // A tool that raised is told from one that reported a failure.
  const kind = kindOfText === "tool" ? error.kind : kindOfText;
  return kind === error.kind ? error : { ...error, kind };
}

/** Error for an empty answer. */
export const emptyAnswer = "the last answer of the model is empty";

interface Ending {
  events: TraceEvent[];
  /** True if the last answer is none. */
  broken: boolean;
}

/** What follows from how the run ended: the answer that its last text was meant as, or the error that there is none. */
function withEnd({ source, status }: TraceRun, events: TraceEvent[]): Ending {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call") return { events, broken: false };
  const after = events.slice(index + 1);
  if (after.some(goesOn)) return { events, broken: false };
  const final = after.findLast((event) => event.type === "final_output");
  const answer = final?.type === "final_output" ? presentOutput(final.content) : undefined;
  const failed = after.some(({ type }) => type === "error");
  const told = last.finish_reason !== undefined || last.error !== undefined;
  const recorded = hasTexts(events) || (isOwnForm(source) && told);
  const broken = brokenAnswer(last, { answer, recorded });
  if (broken) {
    // A source may tell one answer several times.
    const isLast = (event: TraceEvent) => event.type === "final_output" && isAnswer(event, last);
    const kept = after.some(isLast) ? events.filter((event, at) => at <= index || !isLast(event)) : events;
    const why: TraceEvent = { type: "error", kind: broken.kind, error: broken.text };
    return { events: failed || last.error ? kept : [...kept, why], broken: true };
  }
  const text = saidIn(last);
  if (failed || last.error || answer !== undefined || text === "" || status === "error")
    return { events, broken: false };
  const end: TraceEvent = { type: "final_output", content: text, ...compact({ at: last.at }) };
  return { events: [...events, end], broken: false };
}

function isAnswer({ content }: Extract<TraceEvent, { type: "final_output" }>, last: ModelCallEvent): boolean {
  return outputText(content).trim() === saidIn(last);
}

/** A tool's work after the last answer: the run went on from it, or a sub-agent gave it. */
function goesOn(event: TraceEvent): boolean {
  return (event.type === "tool_call" || event.type === "tool_result") && event["hosted"] !== true;
}

interface OutputContext {
  /** The final output that the source names. */
  answer: Json | undefined;
  /** True if the source records what models say, so that an answer without a text had none. */
  recorded: boolean;
}

/** `undefined` if the last answer is whole, where nothing of it was recorded, or where the agent made an answer of its own. */
function brokenAnswer(last: ModelCallEvent, { answer, recorded }: OutputContext): BrokenEnd | undefined {
  const text = saidIn(last);
  if (answer !== undefined && outputText(answer).trim() !== text) return undefined;
  // Its event says why; a source without texts may have answered all the same.
  if (last.error) return recorded ? { kind: last.error.kind, text: last.error.message } : undefined;
  const broken = brokenEnd(last.finish_reason ?? finishIn(last.output));
  if (broken || answer !== undefined || text !== "") return broken;
  const isEmpty = last.output === undefined ? recorded : !asksForTools(last.output);
  return isEmpty ? { kind: "model", text: emptyAnswer } : undefined;
}

/** Our own forms have a place for all that was said. */
export function isOwnForm(source: TraceRun["source"]): boolean {
  return source === undefined || source.format.startsWith("replaykit");
}

function hasTexts(events: readonly TraceEvent[]): boolean {
  return events.some((event) => event.type === "model_call" && typeof event.output === "string" && event.output !== "");
}

/** What a model said; the JSON of a message without a text is nobody's words. */
function saidIn({ output }: ModelCallEvent): string {
  return textOf(presentOutput(output));
}

/** The finish reason inside an answer that was kept as the provider sent it, or as a list of messages. */
function finishIn(output: Json | undefined): string | undefined {
  const message = Array.isArray(output) ? output.at(-1) : output;
  if (!isObject(message)) return undefined;
  const choice = Array.isArray(message["choices"]) ? message["choices"][0] : message;
  if (!isObject(choice)) return undefined;
  const reason = choice["finish_reason"] ?? choice["stop_reason"] ?? choice["finishReason"];
  return typeof reason === "string" ? reason : undefined;
}

/** Calls inside an answer that was kept as it was sent; the source may show them nowhere else. */
function asksForTools(output: Json): boolean {
  return /"(?:tool_calls|tool_use|function_call|functionCall|toolUse|tool-call|tool_call)"/.test(
    JSON.stringify(output),
  );
}

/** A limit is a failure whatever the source says; where it says nothing, an error decides. */
function statusOf(status: RunStatus, events: readonly TraceEvent[]): RunStatus {
  const errors = events.filter((event) => event.type === "error");
  if (errors.some(({ kind }) => kind === "limit")) return "error";
  return status === "unknown" && errors.length > 0 ? "error" : status;
}

/**
 * Calls with the model call that asked for them as their group: a recorder of single calls sees them one by one, and only the
 * model's answer tells which were asked for together. A call that no answer asked for is the program's own, and has no group.
 */
function withGroups(events: TraceEvent[]): TraceEvent[] {
  if (!events.some((event) => event.type === "tool_call" && event.group === undefined)) return events;
  let group = "";
  let asked: string[] = [];
  const grouped = events.map((event, index) => {
    if (event.type === "model_call") {
      group = `model-${index}`;
      asked = toolsIn(event.output);
    }
    if (event.type !== "tool_call" || !asked.includes(event.tool_name)) return event;
    if (event.group !== undefined && event.group !== group) return event;
    asked.splice(asked.indexOf(event.tool_name), 1);
    return event.group === group ? event : { ...event, group };
  });
  return grouped.some((event, index) => event !== events[index]) ? grouped : events;
}

/** The tools that an answer asks for, in whatever spelling its client gives it. */
function toolsIn(answer: Json | undefined): string[] {
  const inside = isObject(answer) ? (answer["choices"] ?? answer["candidates"] ?? answer["output"] ?? answer) : answer;
  return readMessages(inside, "assistant").flatMap(({ calls }) => calls.map(({ name }) => name));
}
