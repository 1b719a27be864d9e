import { kindOfError } from "../run/error-text.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, RunStatus, TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { argumentsOf, asText, at, listOf, numberOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message, plainOutput } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { eventsOfTurn, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** Sessions of the Pi coding agent: a header, then entries. Since version 2 of the file, the entries form a tree. */
export const pi: TraceFormat = {
  name: "pi",
  title: "Pi sessions (JSONL)",
  carries: "errors of tools, times, tokens, cost, failures of the model",
  settings: { configuration: "`npx replaykit record` keeps the requests whole" },
  surest: 0.96,
  detect: (input) => (isSession(entriesOf(input)) ? 0.96 : 0),
  read: (input, { platform }) => {
    const entries = entriesOf(input);
    return isSession(entries) ? [readSession(entries, () => inputId("pi", input, platform.hash))] : [];
  },
};

function entriesOf({ json, lines }: FormatInput): JsonObject[] {
  return objectsOf(lines ?? json);
}

function isSession([header, ...entries]: JsonObject[]): boolean {
  if (header?.["type"] !== "session" || typeof header["id"] !== "string" || !("cwd" in header)) return false;
  return entries.some(({ type, message }) => type === "message" && typeof at(message, "role") === "string");
}

function readSession([header = {}, ...all]: JsonObject[], hashed: () => string): ReadTrace {
  const { path, left } = currentBranch(all);
  const turns = path.map((entry) => ({ entry, turn: turnOf(entry) }));
  const messages = turns.flatMap(({ turn }) => turn?.message ?? []);
  const events = turns.flatMap(({ entry, turn }, index) => eventsOf(entry, turn, `message-${index}`));
  const last = messageOf(path.findLast((entry) => messageOf(entry)["role"] === "assistant") ?? {});
  const failure = failureOf(last);
  if (failure) events.push({ type: "error", kind: failure.kind, error: failure.message });
  const final = failure ? undefined : finalText(messages);
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const { id, type: _, timestamp: __, ...source } = header;
  return makeTrace({
    run_id: textOf(id) ?? hashed(),
    format: "pi",
    source,
    agent: { name: "pi" },
    ...modelOf(last),
    status: statusOf(last, final),
    events,
    notes: [
      ...(left === 0 ? [] : [`${left} entries of abandoned branches are not part of the run`]),
      ...notesOnUnrun(path),
    ],
  });
}

/** The entries on the path from the first to the newest. Others belong to branches that the user abandoned. */
function currentBranch(entries: JsonObject[]): { path: JsonObject[]; left: number } {
  const byId = new Map(entries.flatMap((entry) => (typeof entry["id"] === "string" ? [[entry["id"], entry]] : [])));
  const newest = entries.at(-1);
  if (newest === undefined || !entries.some((entry) => typeof entry["parentId"] === "string")) {
    return { path: entries, left: 0 };
  }
  const path: JsonObject[] = [];
  for (let here: JsonObject | undefined = newest; here; here = byId.get(asText(here["parentId"]))) {
    byId.delete(asText(here["id"])); // Ends the path if an entry is its own ancestor.
    path.push(here);
  }
  return { path: path.reverse(), left: entries.length - path.length };
}

function messageOf(entry: JsonObject): JsonObject {
  return entry["type"] === "message" ? objectOf(entry["message"]) : {};
}

/** The turn of an entry that is a message. Messages of extensions go to the model as the user's. */
function turnOf(entry: JsonObject): Turn | undefined {
  const when = isoOf(entry["timestamp"]);
  if (entry["type"] === "custom_message") return { message: messageFrom("user", entry["content"]), at: when };
  const message = messageOf(entry);
  if (message["role"] === "user") return { message: messageFrom("user", message["content"]), at: when };
  if (message["role"] === "toolResult") {
    return { message: { ...emptyMessage("tool"), results: [resultOf(message)] }, at: when };
  }
  if (message["role"] !== "assistant") return undefined;
  const failure = failureOf(message);
  return {
    message: { ...answerOf(message, failure), finish: textOf(message["stopReason"]) },
    at: when,
    model: textOf(message["model"]),
    usage: usageOf(message["usage"]),
    cost: numberOf(at(message["usage"], "cost", "total")),
    error: failure,
  };
}

/** Calls of an answer that failed or was stopped are never run. */
function answerOf({ content }: JsonObject, failure: CallError | undefined): Message {
  const answer = messageFrom("assistant", content);
  if (!failure) return answer;
  const requested = objectsOf(content).filter(({ type }) => type === "toolCall");
  return { ...answer, calls: [], extras: [...answer.extras, ...requested] };
}

function messageFrom(role: string, content: Json | undefined): Message {
  const message = emptyMessage(role);
  if (typeof content === "string") return { ...message, text: content };
  for (const part of listOf(content)) {
    const type = at(part, "type");
    if (!isObject(part)) continue;
    if (type === "text") message.text += asText(part["text"]);
    else if (type === "toolCall") {
      const { id, name, arguments: given } = part;
      message.calls.push({ id: textOf(id), name: textOf(name) ?? "unknown", args: argumentsOf(given) });
    } else message.extras.push(part);
  }
  return message;
}

function notesOnUnrun(path: readonly JsonObject[]): string[] {
  const failed = path.map(messageOf).filter((message) => failureOf(message) !== undefined);
  const requested = failed.flatMap(({ content }) => objectsOf(content).filter(({ type }) => type === "toolCall"));
  return requested.length === 0
    ? []
    : [`${requested.length} calls of answers that failed or were stopped were never run`];
}

function resultOf(message: JsonObject): Message["results"][number] {
  const output = plainOutput(message["content"] ?? null);
  const failed = message["isError"] === true;
  const error: CallError | undefined = failed ? { kind: "tool", message: asText(output).slice(0, 2000) } : undefined;
  return { id: textOf(message["toolCallId"]), name: textOf(message["toolName"]), output, error };
}

/** The events of an entry. What is no message, or was kept by a tool for the screen, becomes an `other` event. */
function eventsOf(entry: JsonObject, turn: Turn | undefined, group: string): TraceEvent[] {
  const { type, timestamp, id: _, parentId: __, ...data } = entry;
  const when = isoOf(timestamp);
  if (!turn)
    return [present({ type: "other", name: textOf(messageOf(entry)["role"]) ?? asText(type), data, at: when })];
  const { details, toolCallId = null } = messageOf(entry);
  const shown = isObject(details) && Object.keys(details).length > 0;
  return [
    ...eventsOfTurn(turn, group),
    ...(shown ? [present({ type: "other", name: "details", data: { toolCallId, details }, at: when } as const)] : []),
  ];
}

function failureOf({ stopReason, errorMessage }: JsonObject): CallError | undefined {
  if (stopReason !== "error" && stopReason !== "aborted") return undefined;
  const message = textOf(errorMessage) ?? asText(stopReason);
  return { kind: stopReason === "aborted" ? "cancelled" : kindOfError(message, "model"), message };
}

function modelOf({ model, provider }: JsonObject) {
  const name = textOf(model);
  return name === undefined ? {} : { model: present({ name, provider: textOf(provider) }) };
}

function statusOf(last: JsonObject, final: string | undefined): RunStatus {
  if (failureOf(last)) return "error";
  return final !== undefined && last["stopReason"] === "stop" ? "success" : "unknown";
}
