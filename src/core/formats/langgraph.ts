import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { RunStatus, TraceEvent } from "../schema/trace.ts";
import { contentId, inputId } from "./input/content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { KnownHistory } from "./messages/known-history.ts";
import { readMessage } from "./messages/message.ts";
import type { Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { eventsOfTurn, finalText, makeTrace } from "./messages/transcript.ts";

interface Snapshot {
  id: string;
  step: number;
  at: string | undefined;
  values: JsonObject;
  next: string[];
  errors: string[];
  interrupted: boolean;
}

/** LangGraph's state history and checkpoint tuples. Only this source has the state after every step. */
export const langGraph: TraceFormat = {
  name: "langgraph",
  title: "LangGraph state history and checkpoint tuples",
  carries: "the state after every step, errors of nodes",
  surest: 0.95,
  detect: (input) => (rowsOf(input).some(isRow) ? 0.95 : messagesIn(input).length > 0 ? 0.9 : 0),
  read: (input, { platform }) => {
    const messages = messagesIn(input);
    if (messages.length > 0) return [readMessagesAlone(messages, contentId("messages", messages, platform.hash))];
    const threads = new Map<string, JsonObject[]>();
    let nameless: string | undefined;
    for (const row of rowsOf(input).filter(isRow)) {
      const config = at(row, "config", "configurable") ?? row["checkpoint"];
      const inner = textOf(at(config, "checkpoint_ns"));
      const thread = textOf(at(config, "thread_id")) ?? (nameless ??= inputId("thread", input, platform.hash));
      const id = [thread, ...(inner === undefined ? [] : [inner])].join("/");
      const same = threads.get(id);
      if (same) same.push(row);
      else threads.set(id, [row]);
    }
    const raised = textOf(at(input.json, "error_raised", "message"));
    const name = textOf(at(input.json, "error_raised", "name"));
    const thrown = raised === undefined ? undefined : [name, raised].filter((part) => part !== undefined).join(": ");
    return [...threads].map(([id, rows]) => readThread(id, rows.map(snapshotOf), thrown));
  },
};

function rowsOf({ json, lines }: FormatInput): JsonObject[] {
  if (lines) return lines.filter(isObject);
  const inside = first(json, "snapshots", "checkpoints", "history") ?? json;
  // A single state counts as the last entry of a history.
  return isObject(inside) ? [inside] : objectsOf(inside);
}

/** An agent's return value: LangChain messages without a sign of a graph. */
function messagesIn({ json, lines }: FormatInput): Json[] {
  const listed = listOf(lines ?? (Array.isArray(json) ? json : isRow(objectOf(json)) ? [] : at(json, "messages")));
  return listed.every(isLangChain) && listed.some((message) => /human|ai/i.test(typeOf(message))) ? listed : [];
}

function isLangChain(message: Json): boolean {
  const written = "lc" in objectOf(message) ? at(message, "kwargs") : (at(message, "data") ?? message);
  return (
    /^(?:human|ai|system|tool|function|\w+Message(?:Chunk)?)$/i.test(typeOf(message)) &&
    at(written, "content") !== undefined
  );
}

function typeOf(message: Json): string {
  return "lc" in objectOf(message) ? asText(listOf(at(message, "id")).at(-1)) : asText(at(message, "type"));
}

function readMessagesAlone(messages: Json[], run_id: string): ReadTrace {
  const values = { messages };
  const state = { id: "end", step: 0, at: undefined, values, next: [], errors: [], interrupted: false };
  const { trace, notes } = readThread(run_id, [state], undefined);
  const { session_id: _, ...rest } = trace;
  return { trace: { ...rest, status: "unknown", events: trace.events.filter(({ type }) => type !== "state") }, notes };
}

function isRow(row: JsonObject): boolean {
  const placed =
    isObject(at(row, "config", "configurable")) ||
    isObject(row["metadata"]) ||
    at(row, "checkpoint", "thread_id") !== undefined;
  return (
    placed &&
    (isObject(at(row, "checkpoint", "channel_values")) || (isObject(row["values"]) && Array.isArray(row["next"])))
  );
}

function snapshotOf(row: JsonObject): Snapshot {
  const checkpoint = objectOf(row["checkpoint"]);
  const tasks = objectsOf(row["tasks"]);
  const writes = listOf(first(row, "pendingWrites", "pending_writes"));
  const failed = writes.filter((write) => at(write, 1) === "__error__").map((write) => at(write, 2));
  const values = isObject(row["values"]) ? row["values"] : ownChannels(objectOf(checkpoint["channel_values"]));
  const branches = Object.keys(objectOf(checkpoint["channel_values"])).flatMap(
    (key) => /^branch:to:(.+)$/.exec(key)?.[1] ?? [],
  );
  return {
    id:
      textOf(at(row, "config", "configurable", "checkpoint_id")) ??
      textOf(first(checkpoint, "checkpoint_id", "id") ?? row["checkpoint_id"]) ??
      "checkpoint",
    step: numberOf(at(row, "metadata", "step")) ?? 0,
    at: isoOf(first(row, "createdAt", "created_at") ?? checkpoint["ts"]),
    values,
    next: row["next"] === undefined ? branches : listOf(row["next"]).map(asText),
    errors: [...tasks.map((task) => task["error"]), ...failed].flatMap((error) => errorText(error)),
    interrupted:
      tasks.some((task) => listOf(task["interrupts"]).length > 0) ||
      writes.some((write) => at(write, 1) === "__interrupt__"),
  };
}

/** The user's own channels, without those of LangGraph's engine. */
function ownChannels(channels: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(channels).filter(([key]) => !key.startsWith("__") && !key.startsWith("branch:")),
  );
}

function errorText(error: Json | undefined): string[] {
  if (error === undefined || error === null) return [];
  const message = textOf(at(error, "message"));
  return [message ?? asText(error)];
}

function readThread(run_id: string, unsorted: Snapshot[], thrown: string | undefined): ReadTrace {
  const snapshots = unsorted.toSorted((a, b) => a.step - b.step);
  const history = new KnownHistory();
  const seen = new Set<string>();
  const events: TraceEvent[] = [];
  let messages: Message[] = [];
  for (const snapshot of snapshots) {
    const raw = listOf(snapshot.values["messages"]);
    messages = raw.flatMap((value) => readMessage(value) ?? []);
    // A single snapshot repeats no history, so all its messages are new.
    const start = snapshots.length === 1 ? 0 : messages.length - history.fresh(messages, []).length;
    for (const [index, value] of raw.entries()) {
      const message = index < start ? undefined : messages[index];
      if (!message || known(value, seen)) continue;
      const usage = usageOf(at(value, "kwargs", "usage_metadata") ?? at(value, "usage_metadata"));
      const turn = { message, at: snapshot.at, usage, model: modelOf(value) };
      for (const event of eventsOfTurn(turn, `message-${index}`)) events.push(event);
    }
    const decision = snapshot.next.length > 0 ? snapshot.next.join(", ") : undefined;
    events.push(present({ type: "state", step_id: snapshot.id, decision, state: snapshot.values, at: snapshot.at }));
  }
  const last = snapshots.at(-1);
  const failures = [...new Set(snapshots.flatMap(({ errors }) => errors))];
  const { status, notes } = statusOf(last, failures, thrown);
  for (const error of thrown === undefined ? failures : [thrown]) {
    events.push({ type: "error", kind: kindOfError(error, "exception"), error });
  }
  const final = status === "error" ? undefined : finalText(messages);
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const thread = run_id.split("/")[0] ?? run_id;
  const parent = thread === run_id ? {} : { parent_run_id: thread };
  return makeTrace({ run_id, format: "langgraph", session_id: thread, ...parent, status, events, notes });
}

/** LangChain keeps the model's name with its answer. */
function modelOf(message: Json): string | undefined {
  const metadata = at(message, "kwargs", "response_metadata") ?? at(message, "response_metadata");
  return textOf(first(metadata, "model_name", "model", "model_id"));
}

/** True for a known id. A history that was cut or summarised begins differently, but its messages keep their ids. */
function known(message: Json, seen: Set<string>): boolean {
  const id = at(message, "kwargs", "id") ?? at(message, "id");
  if (typeof id !== "string" || id === "") return false;
  if (seen.has(id)) return true;
  seen.add(id);
  return false;
}

function statusOf(
  last: Snapshot | undefined,
  failures: string[],
  thrown: string | undefined,
): { status: RunStatus; notes: string[] } {
  if (failures.length > 0 || thrown !== undefined) return { status: "error", notes: [] };
  if (!last || last.next.length === 0) return { status: last ? "success" : "unknown", notes: [] };
  if (last.interrupted) return { status: "unknown", notes: ["the run waits at an interrupt"] };
  const note = `the graph stopped before ${last.next.join(", ")}: a crash or the recursion limit, which checkpoints do not record`;
  return { status: "unknown", notes: [note] };
}
