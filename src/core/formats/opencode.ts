import { append } from "../append.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ErrorKind, TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { compact } from "../compact.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** OpenCode: `opencode export`, and the events of `opencode run --format json`. */
export const openCode: TraceFormat = {
  name: "opencode",
  title: "OpenCode: `opencode export`, and the events of `opencode run --format json`",
  carries: "errors of tools and of the run, times, tokens; no prompt in streams",
  surest: 0.95,
  detect: (input) => (sessionOf(input) ? 0.95 : 0),
  read: (input, { platform }) => {
    const session = sessionOf(input);
    return session ? [readSession(session, () => inputId("opencode", input, platform.hash))] : [];
  },
};

/** What `opencode export` writes. A stream is converted to this form. */
interface Session {
  info: JsonObject;
  messages: JsonObject[];
}

function sessionOf({ json, lines }: FormatInput): Session | undefined {
  const messages = objectsOf(first(json, "messages"));
  if (isObject(json) && messages.length > 0 && messages.every(isExported)) {
    return { info: objectOf(json["info"]), messages };
  }
  const events = lines ?? (Array.isArray(json) ? json : []);
  return events.length > 0 && events.every(isEvent) ? sessionOfEvents(events) : undefined;
}

function isExported({ info, parts }: JsonObject): boolean {
  return isObject(info) && typeof info["role"] === "string" && "sessionID" in info && Array.isArray(parts);
}

function isEvent(value: Json): value is JsonObject {
  return (
    isObject(value) && "sessionID" in value && "timestamp" in value && (isObject(value["part"]) || "error" in value)
  );
}

/** The stream has no prompt. Its events hold the parts of a single answer. */
function sessionOfEvents(events: JsonObject[]): Session {
  const parts = events.flatMap(({ part, timestamp = null }) => (isObject(part) ? [{ timestamp, ...part }] : []));
  const failure = events.findLast(({ type }) => type === "error");
  const info: JsonObject = present({
    role: "assistant",
    error: failure?.["error"],
    time: { created: events[0]?.["timestamp"] ?? null, completed: events.at(-1)?.["timestamp"] ?? null },
  });
  return { info: { id: events[0]?.["sessionID"] ?? null }, messages: [{ info, parts }] };
}

function readSession({ info, messages }: Session, hashed: () => string): ReadTrace {
  const turns = messages.flatMap(turnsOf);
  const events = eventsOfTurns(turns);
  const failures = messages.map((message) => failureOf(objectOf(message["info"])));
  const failed = failures.at(-1) !== undefined;
  append(
    events,
    failures.filter((failure) => failure !== undefined),
  );
  const final = failed ? undefined : finalText(turns.map(({ message }) => message));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const last = turns.findLast(({ message }) => message.role === "assistant");
  const stopped = last?.message.finish === "stop" ? "success" : "unknown";
  const answered = objectOf(messages.findLast((message) => at(message, "info", "modelID"))?.["info"]);
  const model = textOf(answered["modelID"]);
  const parent = textOf(info["parentID"]);
  return makeTrace({
    run_id: textOf(info["id"]) ?? hashed(),
    format: "opencode",
    agent: present({ name: "opencode", version: textOf(info["version"]) }),
    ...compact({ parent_run_id: parent }),
    ...(model === undefined ? {} : { model: present({ name: model, provider: textOf(answered["providerID"]) }) }),
    status: failed ? "error" : stopped,
    events,
  });
}

function failureOf(info: JsonObject): TraceEvent | undefined {
  const { error } = info;
  if (error === undefined || error === null) return undefined;
  const name = textOf(at(error, "name")) ?? "";
  const message = textOf(at(error, "data", "message")) ?? textOf(at(error, "message")) ?? (name || asText(error));
  const kind: ErrorKind = name === "MessageAbortedError" ? "cancelled" : kindOfError(message, "model");
  return present({ type: "error", kind, error: message, at: isoOf(at(info, "time", "completed")) });
}

/** A user's message is one turn. An answer is one turn for each step of the model, followed by its tools' results. */
function turnsOf({ info: rawInfo, parts: given }: JsonObject): Turn[] {
  const info = objectOf(rawInfo);
  const parts = objectsOf(given);
  const role = asText(info["role"]);
  const begun = isoOf(at(info, "time", "created"));
  if (role !== "assistant") return [{ message: messageOf(parts, role), at: begun }];
  return stepsOf(parts).flatMap((step, index): Turn[] => {
    const finish = step.find(({ type }) => type === "step-finish");
    const started = step.find(({ type }) => type === "step-start");
    const message = { ...messageOf(step, role), finish: textOf(finish?.["reason"]) };
    const when = isoOf(at(started, "timestamp")) ?? timeOf(step) ?? (index === 0 ? begun : undefined);
    const usage = usageOf(countsOf(objectOf(first(finish, "tokens"))));
    return [
      { message, at: when, model: textOf(info["modelID"]), usage },
      ...step.flatMap((part): Turn[] => resultsOf(part)),
    ];
  });
}

function countsOf({ input = null, output = null, reasoning = null, cache = null }: JsonObject): JsonObject {
  return {
    input,
    output,
    reasoning_tokens: reasoning,
    cache_read_tokens: at(cache, "read") ?? null,
    cache_write_tokens: at(cache, "write") ?? null,
  };
}

/** Splits an answer into steps, without those that were interrupted at their start. */
function stepsOf(parts: JsonObject[]): JsonObject[][] {
  const steps: JsonObject[][] = [];
  for (const part of parts) {
    const step = steps.at(-1);
    if (step === undefined || part["type"] === "step-start") steps.push([part]);
    else step.push(part);
  }
  return steps.filter((step) => step.some(({ type }) => type !== "step-start"));
}

function timeOf(step: JsonObject[]): string | undefined {
  const timed = step.map((part) => isoOf(at(part, "time", "start") ?? at(part, "state", "time", "start")));
  return timed.find((time) => time !== undefined);
}

const silent = new Set(["step-start", "step-finish", "snapshot"]);

function messageOf(parts: JsonObject[], role: string): Message {
  const message = emptyMessage(role);
  for (const part of parts) {
    const type = asText(part["type"]);
    if (type === "text") message.text += asText(part["text"]);
    else if (type === "tool") message.calls.push({ ...toolOf(part), args: at(part, "state", "input") ?? {} });
    else if (!silent.has(type)) message.extras.push(part);
  }
  return message;
}

function toolOf(part: JsonObject): { id: string | undefined; name: string } {
  return { id: textOf(part["callID"]), name: asText(part["tool"]) };
}

/** A pending or running call has no result yet. */
function resultsOf(part: JsonObject): Turn[] {
  const state = objectOf(part["state"]);
  const { status, output = null } = state;
  if (part["type"] !== "tool" || (status !== "completed" && status !== "error")) return [];
  const message = textOf(state["error"]) ?? "failed";
  const error = status === "error" ? { kind: kindOfError(message, "tool"), message } : undefined;
  const result = { ...toolOf(part), output, error };
  const when = isoOf(at(state, "time", "end") ?? part["timestamp"]);
  return [{ message: { ...emptyMessage("tool"), results: [result] }, at: when }];
}
