import { append } from "../../append.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError, RunStatus, ToolCallEvent, TraceEvent, TraceRun } from "../../schema/trace.ts";
import { present } from "../fields/fields.ts";
import type { ReadTrace } from "../input/format.ts";
import type { Message, MessageCall, MessageResult } from "./message-shape.ts";

/** A message with what its source also knows about it. */
export interface Turn {
  message: Message;
  at?: string | undefined;
  duration_ms?: number | undefined;
  model?: string | undefined;
  params?: JsonObject | undefined;
  usage?: { input?: number; output?: number } | undefined;
  cost?: number | undefined;
  attempt?: number | undefined;
  error?: CallError | undefined;
  parent?: string | undefined;
}

/** The events of a conversation, in order. The calls of one assistant message are one group. */
export function eventsOfTurns(turns: readonly Turn[]): TraceEvent[] {
  return turns.flatMap((turn, index) => eventsOfTurn(turn, `message-${index}`));
}

export function eventsOfTurn(turn: Turn, group: string): TraceEvent[] {
  const { message, at, parent } = turn;
  const results = message.results.map((result) => resultEvent(result, { at, parent }));
  if (message.role === "assistant") return [modelEvent(turn), ...callEvents(turn, group), ...results];
  if (message.text === "" && message.extras.length === 0) {
    return message.results.length > 0 || message.role === "tool" ? results : [...results, inputEvent(turn)];
  }
  return [...results, inputEvent(turn)];
}

function inputEvent({ message, at, parent }: Turn): TraceEvent {
  return present({ type: "input_message", role: message.role, content: contentOf(message), at, parent });
}

/** The content of a message: its text, or a list of its text and other parts. */
export function contentOf({ text, extras }: Message): Json {
  if (extras.length === 0) return text;
  return [...(text === "" ? [] : [{ type: "text", text }]), ...extras];
}

function modelEvent(turn: Turn): TraceEvent {
  const { message, at, duration_ms, model, params, usage, cost, attempt, error, parent } = turn;
  // A message without any content is an empty answer. Only an answer that was not recorded has no output.
  const silent = message.text === "" && message.calls.length + message.results.length + message.extras.length > 0;
  const output = silent ? undefined : message.text;
  const extras = message.extras.length === 0 ? undefined : message.extras;
  return present({
    type: "model_call",
    model,
    params,
    output,
    finish_reason: message.finish,
    usage,
    cost,
    attempt,
    error,
    extras,
    at,
    duration_ms,
    parent,
  });
}

function callEvents({ message, at, parent }: Turn, group: string): TraceEvent[] {
  return message.calls.map((call) => callEvent(call, { group, at, parent }));
}

/** The event of a call. All calls of an answer have the same group. */
export function callEvent(
  { id, name, args, hosted, server }: MessageCall,
  { group, at, parent }: { group: string; at: string | undefined; parent: string | undefined },
): ToolCallEvent {
  return present({
    type: "tool_call",
    call_id: id,
    tool_name: name,
    tool_args: args,
    group,
    hosted,
    server,
    at,
    parent,
  });
}

export function resultEvent(
  { id, output, error }: Omit<MessageResult, "name">,
  when: { at?: string | undefined; parent?: string | undefined; duration_ms?: number | undefined } = {},
): TraceEvent {
  return present({ type: "tool_result", call_id: id, output, error, ...when });
}

/** Joins the items of one answer that a source keeps apart (calls, reasoning, text) into one message. */
export function joinTurns<T extends Turn>(turns: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const joined: T[] = [];
  /** The last message if it is a copy made here, which may be extended. */
  let grown: Message | undefined;
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last && last.message.role === "assistant" && turn.message.role === "assistant" && same(last, turn)) {
      grown ??= copyOf(last.message);
      addMessage(grown, turn.message);
      joined[joined.length - 1] = { ...last, ...turn, usage: turn.usage ?? last.usage, message: grown };
    } else {
      joined.push(turn);
      grown = undefined;
    }
  }
  return joined;
}

/** Like `joinTurns`, for messages alone. Items that both have text stay separate messages. */
export function joinItems(messages: Message[]): Message[] {
  const several = messages.some(({ role }, at) => role === "assistant" && messages[at + 1]?.role === "assistant");
  if (!several) return messages;
  const turns = messages.map((message): Turn => ({ message }));
  return joinTurns(turns, (a, b) => a.message.text === "" || b.message.text === "").map(({ message }) => message);
}

/** Joins messages of one answer. A text before a call is then no step of its own. */
export function joinAnswer(messages: Message[]): Message[] {
  if (messages.length < 2) return messages;
  return joinTurns(
    messages.map((message): Turn => ({ message })),
    () => true,
  ).map(({ message }) => message);
}

function copyOf({ role, text, calls, results, extras, finish }: Message): Message {
  return { role, text, calls: [...calls], results: [...results], extras: [...extras], finish };
}

function addMessage(to: Message, { text, calls, results, extras, finish }: Message): void {
  to.text += to.text === "" || text === "" ? text : `\n${text}`;
  append(to.calls, calls);
  append(to.results, results);
  append(to.extras, extras);
  to.finish = finish ?? to.finish;
}

/** The assistant's last text. Undefined if the run ended on one of the agent's tools. */
export function finalText(messages: readonly Message[]): string | undefined {
  const last = messages.findLast(({ role, results }) => (role !== "user" && role !== "system") || results.length > 0);
  return last?.role === "assistant" && last.calls.every(({ hosted }) => hosted) && last.text !== ""
    ? last.text
    : undefined;
}

type KnownMember =
  | "agent"
  | "model"
  | "user_id"
  | "session_id"
  | "parent_run_id"
  | "started_at"
  | "ended_at"
  | "labels"
  | "feedback";

export interface TraceParts extends Pick<TraceRun, KnownMember> {
  run_id: string;
  format: string;
  source?: JsonObject;
  status?: RunStatus;
  events: TraceEvent[];
  notes?: string[];
}

/** A trace made of its parts. If they lack the run's times or model, its events give them. */
export function makeTrace(parts: TraceParts): ReadTrace {
  const { run_id, format, source, status = "unknown", events, notes = [] } = parts;
  const repeated = renameRepeatedIds(events);
  const { began, ended } = timesOf(events);
  // Sets members one by one: copying all would be a large part of the cost of a small run.
  const trace: TraceRun = {
    version: 1,
    run_id,
    status,
    source: source ? { format, ...source } : { format },
    events,
  };
  const started_at = parts.started_at ?? began;
  if (started_at !== undefined) trace.started_at = started_at;
  const ended_at = parts.ended_at ?? ended;
  if (ended_at !== undefined) trace.ended_at = ended_at;
  const model = parts.model ?? modelOf(events);
  if (model !== undefined) trace.model = model;
  const { agent, user_id, session_id, parent_run_id, labels, feedback } = parts;
  if (agent !== undefined) trace.agent = agent;
  if (user_id !== undefined) trace.user_id = user_id;
  if (session_id !== undefined) trace.session_id = session_id;
  if (parent_run_id !== undefined) trace.parent_run_id = parent_run_id;
  if (labels !== undefined) trace.labels = labels;
  if (feedback !== undefined) trace.feedback = feedback;
  if (repeated === 0) return { trace, notes };
  return {
    trace,
    notes: [...notes, `${repeated} calls reuse the id of an earlier call; a number was added to theirs`],
  };
}

/** The model of a run that does not name one: the first model that answered. */
function modelOf(events: readonly TraceEvent[]): TraceRun["model"] {
  for (const event of events)
    if (event.type === "model_call" && event.model !== undefined) return { name: event.model };
  return undefined;
}

function timesOf(events: readonly TraceEvent[]) {
  let began: string | undefined;
  let ended: string | undefined;
  for (const { at } of events) {
    if (at === undefined) continue;
    if (began === undefined) began = at;
    else if (at < began) [began, ended] = [at, ended ?? began];
    else if (ended === undefined || at > ended) ended = at;
  }
  return { began, ended };
}

/**
 * Renames call ids that several calls share: later calls, and the result after each, get a number. Returns the number
 * of renamed calls.
 */
function renameRepeatedIds(events: TraceEvent[]): number {
  const seen = new Map<string, number>();
  let repeated = 0;
  for (const event of events) {
    if ((event.type !== "tool_call" && event.type !== "tool_result") || event.call_id === undefined) continue;
    const id = event.call_id;
    const count = (seen.get(id) ?? 0) + (event.type === "tool_call" ? 1 : 0);
    seen.set(id, count);
    if (count < 2) continue;
    event.call_id = `${id}#${count}`;
    if (event.type === "tool_call") repeated += 1;
  }
  return repeated;
}
