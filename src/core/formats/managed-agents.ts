import { canonicalJson } from "../json/canonical-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import type { Hash } from "../platform.ts";
import { contentId } from "./input/content-id.ts";
import { at, listOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { readPart } from "./messages/message-parts.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { eventsOfTurn, finalText, joinTurns, makeTrace, type Turn } from "./messages/transcript.ts";

/** Sessions of Claude Managed Agents: the events of a stream, alone or each in a pair with the SDK's method. */
export const managedAgents: TraceFormat = {
  name: "claude-managed-agents",
  title: "Claude Managed Agents event streams",
  carries: "errors of tools, times, tokens, how it ended",
  surest: 0.97,
  detect: (input) => (valuesOf(input).some((value) => payloadsIn(value).some(isTelling)) ? 0.97 : 0),
  read: (input, { platform }) => [readSession(payloadsOf(input), platform.hash)],
};

function typeOf(payload: JsonObject): string {
  return textOf(payload["type"]) ?? "";
}

/** True for events whose type occurs in nearly no other format. */
function isTelling(payload: JsonObject): boolean {
  const type = typeOf(payload);
  return (
    (type.startsWith("session.") || type.startsWith("agent.")) &&
    /^(?:session\.status_|agent\.(?:tool_use|mcp_tool_use|custom_tool_use|message))/.test(type)
  );
}

function valuesOf({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
}

function payloadsOf(input: FormatInput): JsonObject[] {
  return valuesOf(input).flatMap(payloadsIn);
}

function payloadsIn(value: Json): JsonObject[] {
  if (isObject(value)) return [value];
  const payload = at(value, 1);
  if (isObject(payload)) return [payload];
  // A sent payload is `[session, {events}]`.
  return objectsOf(at(payload, 1, "events")).map((event) => ({ sent: true, ...event }));
}

function readSession(payloads: JsonObject[], hash: Hash): ReadTrace {
  const own = withoutSentTwice(payloads);
  const head = own.find((payload) => isObject(payload["agent"]));
  // Events have ids, so the first and last events identify a session, and the whole text is not needed.
  const run_id = textOf(head?.["id"]) ?? contentId("session", own, hash);
  const turns = joinTurns(turnsOf(own), (a, b) => a.fence === b.fence);
  const agent = objectOf(head?.["agent"]);
  const events = [
    ...configurationOf(agent),
    ...turns.flatMap((turn, index) =>
      "data" in turn && turn.data ? [other(turn.data)] : eventsOfTurn(turn, `message-${index}`),
    ),
  ];
  const messages = turns.filter(({ data }) => data === undefined).map(({ message }) => message);
  const idle = own.findLast((payload) => typeOf(payload) === "session.status_idle");
  const ended = textOf(at(idle, "stop_reason", "type"));
  const failure = own.find((payload) => typeOf(payload) === "session.error");
  const message = textOf(at(failure, "error", "message"));
  if (failure) events.push({ type: "error", kind: "exception", error: message ?? "session error" });
  const final = ended === "end_turn" && !failure ? finalText(messages) : undefined;
  if (final !== undefined) events.push({ type: "final_output", content: final });
  return makeTrace({
    run_id,
    format: "claude-managed-agents",
    ...present({ agent: textOf(agent["name"]) === undefined ? undefined : present({ name: textOf(agent["name"]) }) }),
    ...(textOf(at(agent, "model", "id")) === undefined
      ? {}
      : { model: present({ name: textOf(at(agent, "model", "id")), provider: "anthropic" }) }),
    status: failure ? "error" : ended === "end_turn" ? "success" : "unknown",
    events,
  });
}

function withoutSentTwice(payloads: JsonObject[]): JsonObject[] {
  if (!payloads.some(({ sent }) => sent === true)) return payloads;
  const streamed = new Set(payloads.filter(({ sent }) => sent !== true).map(sameness));
  return payloads.filter((payload) => payload["sent"] !== true || !streamed.has(sameness(payload)));
}

/** A key that a sent event shares with its copy in the stream. Both count once. */
function sameness(payload: JsonObject): string {
  const id = textOf(payload["custom_tool_use_id"]) ?? textOf(payload["tool_use_id"]);
  return canonicalJson([typeOf(payload), id ?? payload["content"] ?? null]);
}

interface PayloadTurn extends Turn {
  fence: string;
  data?: JsonObject;
}

/** `fence` numbers the model's requests. Everything between two requests belongs to one answer. */
function turnsOf(payloads: JsonObject[]): PayloadTurn[] {
  let requests = 0;
  return payloads.flatMap((payload) => {
    if (typeOf(payload) === "span.model_request_start") requests += 1;
    return turnOf(payload, String(requests));
  });
}

function turnOf(payload: JsonObject, fence: string): PayloadTurn[] {
  const type = typeOf(payload);
  const when = isoOf(payload["processed_at"] ?? payload["created_at"]);
  const message = messageOf(payload, type);
  if (message) return [{ message, at: when, fence }];
  if (type === "span.model_request_end") {
    const usage = usageOf(payload["model_usage"]);
    return usage ? [{ message: emptyMessage("assistant"), at: when, fence, usage }] : [];
  }
  return [{ message: unsaid, fence, data: payload }];
}

/** An empty message for events outside the conversation. */
const unsaid = emptyMessage("other");

function messageOf(payload: JsonObject, type: string): Message | undefined {
  const role = type === "user.message" ? "user" : "assistant";
  const content = payload["content"];
  if (type === "user.message" || type === "agent.message") {
    const message = emptyMessage(role);
    for (const part of Array.isArray(content) ? content : [content ?? ""]) readPart(part, message);
    return message;
  }
  if (type === "agent.thinking") return { ...emptyMessage(role), extras: [payload] };
  const message = emptyMessage(type.endsWith("tool_result") ? "tool" : "assistant");
  if (/^agent\.(?:\w+_)?tool_use$/.test(type)) readPart({ ...payload, type: "tool_use" }, message);
  else if (type.endsWith("tool_result"))
    readPart({ ...payload, id: payload["tool_use_id"] ?? null, type: "tool_result" }, message);
  else return undefined;
  return message;
}

/** The instructions and the tools of the session's agent. */
function configurationOf({ system, tools }: JsonObject): TraceEvent[] {
  const instructions = textOf(system);
  return [
    ...(instructions === undefined ? [] : [{ type: "input_message" as const, role: "system", content: instructions }]),
    ...(listOf(tools).length === 0 ? [] : [{ type: "other" as const, name: "tools", data: tools }]),
  ].map((event) => present(event));
}

function other(payload: JsonObject) {
  const { system: _, tools: __, ...named } = objectOf(payload["agent"]);
  const data: JsonObject = isObject(payload["agent"]) ? { ...payload, agent: named } : payload;
  return present({ type: "other", name: typeOf(data) || "session", data, at: isoOf(data["processed_at"]) });
}
