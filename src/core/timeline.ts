import { canonicalJson } from "./json/canonical-json.ts";
import { jsonWithoutMedia, speechOf } from "./run/media.ts";
import { parsePosition } from "./position.ts";
import type { Json } from "./schema/json.ts";
import { WaitingCalls } from "./run/waiting-calls.ts";
import type { ExpectedCall, Feedback, ToolCallEvent, ToolResultEvent, TraceEvent, TraceRun } from "./schema/trace.ts";

export interface TimelineOptions {
  /** True shows texts and values in full. Otherwise each line is cut. */
  full?: boolean;
}

/** One line of a timeline. */
export interface TimelineEntry {
  kind: TraceEvent["type"] | "call";
  text: string;
  /** How often it happened in a row. */
  times: number;
}

const lineLength = 160;

/** A run as text, one line per event. Equal events in a row are one line with `×n`. */
export function timeline(trace: TraceRun, options: TimelineOptions = {}): string {
  const agent = [trace.agent?.name, trace.agent?.version].filter((part) => part !== undefined).join(" ");
  const model = trace.model?.name;
  const head = [`run ${oneLine(trace.run_id, options)}`, trace.status, agent, model].filter(
    (part) => part !== undefined && part !== "",
  );
  const entries = timelineEntries(trace, options);
  const width = String(entries.length).length;
  const lines = entries.map(({ kind, text, times }, index) => {
    const number = String(index + 1).padStart(width);
    return `${number}  ${labels[kind].padEnd(7)} ${text}${times > 1 ? `  ×${times}` : ""}`;
  });
  const shown = lines.length === 0 ? ["the run has no events"] : lines;
  return [head.join(" · "), ...ratingLines(trace.feedback, options), ...shown].join("\n");
}

/** Feedback on the run. A run with status success may have been rated bad. */
function ratingLines(feedback: Feedback | undefined, options: TimelineOptions): string[] {
  if (feedback === undefined) return [];
  const { rating, comment, expected_calls, expected_text = [], forbidden_calls = [], forbidden_text = [] } = feedback;
  const call = ({ tool, args }: ExpectedCall) =>
    `${oneLine(tool, options)}${args === undefined ? "" : ` ${value(args, options)}`}`;
  return [
    `rated ${rating}${comment === undefined ? "" : `: ${oneLine(comment, options)}`}`,
    ...(expected_calls?.length === 0 ? ["  expected: no write call"] : []),
    ...(expected_calls ?? []).map((one) => `  expected call: ${call(one)}`),
    ...expected_text.map((text) => `  expected text: ${oneLine(text, options)}`),
    ...forbidden_text.map((text) => `  forbidden text: ${oneLine(text, options)}`),
    ...forbidden_calls.map((one) => `  forbidden call: ${call(one)}`),
  ];
}

/** The events of a run as lines. A call and its result are one line, and equal lines in a row are one. */
export function timelineEntries(trace: TraceRun, options: TimelineOptions = {}): TimelineEntry[] {
  const results = resultsByCall(trace.events);
  const paired = new Set(results.values());
  const entries: (TimelineEntry & { key: string })[] = [];
  const folded = options.full === true ? new Map<TraceEvent, TraceEvent[]>() : asides(trace.events);
  let steps = 0;
  for (const event of trace.events) {
    const aside = folded.get(event);
    if (aside) {
      if (aside[0] === event) entries.push(asideEntry(aside, options));
      continue;
    }
    if (event.type === "tool_result" && paired.has(event)) continue;
    const entry =
      event.type === "tool_call" ? callEntry(event, results.get(event), options) : eventEntry(event, options);
    const last = entries.at(-1);
    if (last && last.kind === entry.kind && last.key === entry.key) last.times += 1;
    else entries.push(entry);
    if (event.type !== "state") continue;
    steps += 1;
    if (last !== entries.at(-1)) entry.text = `step ${steps}${entry.text}`;
  }
  return entries.map(({ kind, text, times }) => ({ kind, text, times }));
}

/** Minimum of other events in a row that become one line. */
const manyAsides = 4;

/** Rows of `other` events, by each of their members. No check reads them, and rows of spans must not bury the calls. */
function asides(events: readonly TraceEvent[]): Map<TraceEvent, TraceEvent[]> {
  const folded = new Map<TraceEvent, TraceEvent[]>();
  if (events.every(({ type }) => type === "other")) return folded;
  let row: TraceEvent[] = [];
  const close = () => {
    if (row.length >= manyAsides) for (const event of row) folded.set(event, row);
    row = [];
  };
  for (const event of events) {
    if (event.type === "other") row.push(event);
    else close();
  }
  close();
  return folded;
}

const namedAsides = 3;

function asideEntry(row: readonly TraceEvent[], options: TimelineOptions) {
  const names = [...new Set(row.flatMap((event) => (event.type === "other" ? event.name : [])))];
  const more = names.length > namedAsides ? `, and ${names.length - namedAsides} more names` : "";
  const shown = names.slice(0, namedAsides).map((name) => oneLine(name, options));
  const text = `${row.length} other events: ${shown.join(", ")}${more} (all with --full)`;
  return { kind: "other" as const, text, times: 1, key: text };
}

const labels: Record<TimelineEntry["kind"], string> = {
  input_message: "input",
  model_call: "model",
  tool_call: "tool",
  call: "tool",
  tool_result: "result",
  state: "state",
  error: "error",
  final_output: "answer",
  other: "other",
};

/** Pairs a result with its call by id. A result without an id belongs to the oldest call without a result. */
function resultsByCall(events: TraceEvent[]): Map<ToolCallEvent, ToolResultEvent> {
  const results = new Map<ToolCallEvent, ToolResultEvent>();
  const waiting = new WaitingCalls<ToolCallEvent>();
  for (const event of events) {
    if (event.type === "tool_call") waiting.add(event, event.call_id);
    const call = event.type === "tool_result" ? waiting.take(event.call_id) : undefined;
    if (call && event.type === "tool_result") results.set(call, event);
  }
  return results;
}

function callEntry(call: ToolCallEvent, result: ToolResultEvent | undefined, options: TimelineOptions) {
  const request = `${oneLine(call.tool_name, options)} ${value(call.tool_args, options)}`;
  const answer = result === undefined ? "no result" : resultText(result, options);
  const key = canonicalJson([call.tool_name, call.tool_args, result?.output ?? null, result?.error?.message ?? null]);
  return { kind: "call" as const, text: `${request} → ${answer}`, times: 1, key };
}

function resultText({ output, error }: ToolResultEvent, options: TimelineOptions): string {
  return error === undefined
    ? value(output ?? null, options)
    : `${error.kind} error: ${oneLine(error.message, options)}`;
}

function eventEntry(event: Exclude<TraceEvent, ToolCallEvent>, options: TimelineOptions) {
  const text = eventText(event, options);
  return { kind: event.type, text, times: 1, key: text };
}

function eventText(event: Exclude<TraceEvent, ToolCallEvent>, options: TimelineOptions): string {
  if (event.type === "input_message") return `${oneLine(event.role, options)}: ${speech(event.content, options)}`;
  if (event.type === "model_call") return modelText(event, options);
  if (event.type === "tool_result") return `without a call → ${resultText(event, options)}`;
  if (event.type === "state") {
    const decision = event.decision === undefined ? "" : ` (${oneLine(event.decision, options)})`;
    // Our own step ids are positions from 0, which would confuse beside the step's number.
    const id = parsePosition(event.step_id)?.kind === "place" ? "" : ` ${oneLine(event.step_id, options)}`;
    return `${id}${decision} ${value(event.state, options)}`;
  }
  if (event.type === "error")
    return `${event.kind === undefined ? "" : `${event.kind}: `}${oneLine(event.error, options)}`;
  if (event.type === "final_output") return speech(event.content, options);
  return `${oneLine(event.name, options)} ${event.data === undefined ? "" : value(event.data, options)}`.trimEnd();
}

function modelText(event: Extract<TraceEvent, { type: "model_call" }>, options: TimelineOptions): string {
  const usage = event.usage === undefined ? "" : ` (${event.usage.input ?? "?"} in, ${event.usage.output ?? "?"} out)`;
  const output = event.output ?? null;
  const answer =
    event.error === undefined ? output && speech(output, options) : `error: ${oneLine(event.error.message, options)}`;
  // An answer without text only calls tools, which follow on their own lines.
  return `${oneLine(event.model ?? "model", options)}${usage}${answer === null ? "" : ` → ${answer}`}`;
}

/** What a message says. In full it is the whole message, as JSON unless it is a text. */
function speech(content: Json, options: TimelineOptions): string {
  return options.full === true ? value(content, options) : oneLine(speechOf(content), options);
}

function value(json: Json, options: TimelineOptions): string {
  if (typeof json === "string") return oneLine(json, options);
  return oneLine(options.full === true ? JSON.stringify(json) : jsonWithoutMedia(json), options);
}

/** Text on one line without control characters, because it is untrusted. */
function oneLine(text: string, { full = false }: TimelineOptions): string {
  const flat = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return full || flat.length <= lineLength ? flat : `${flat.slice(0, lineLength - 1)}…`;
}
