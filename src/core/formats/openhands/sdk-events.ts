import { append } from "../../append.ts";
import { kindOfError } from "../../run/error-text.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError, RunStatus } from "../../schema/trace.ts";
import { asText, at, first, listOf, objectOf, textOf } from "../fields/fields.ts";
import { readCall, readMessage } from "../messages/message.ts";
import { emptyMessage, type Message, plainOutput } from "../messages/message-shape.ts";
import { isoOf } from "../fields/times.ts";
import { type Conversation, type Entry, otherEvent } from "./entry.ts";

/** True for an event of the OpenHands software agent SDK. Each event names its class in `kind`. */
export function isSdkEvent(value: Json): value is JsonObject {
  return (
    isObject(value) && "timestamp" in value && "source" in value && /(?:Event|Observation)$/.test(asText(value["kind"]))
  );
}

/** Actions of one answer of the model share its id, and become one turn. */
export function readSdkEvents(events: readonly JsonObject[]): Conversation {
  const states = events.filter(
    ({ kind, key }) => kind === "ConversationStateUpdateEvent" && key === "execution_status",
  );
  const failed = events.some(({ kind }) => kind === "ConversationErrorEvent");
  const finish = events.findLast(
    ({ kind, source }) => (kind === "ActionEvent" || kind === "MessageEvent") && source === "agent",
  );
  return {
    entries: events.map(entryOf),
    status: failed ? "error" : statusOf(asText(states.at(-1)?.["value"])),
    final: finish === undefined ? undefined : finalOf(finish),
    model: modelOf(events),
  };
}

function entryOf(event: JsonObject): Entry {
  const when = isoOf(event["timestamp"]);
  const { kind, id: _, timestamp: __, ...data } = event;
  const answer = textOf(event["llm_response_id"]);
  if (kind === "SystemPromptEvent") {
    const texts = [at(event, "system_prompt", "text"), at(event, "dynamic_context", "text")];
    const text = texts.flatMap((one) => textOf(one) ?? []).join("\n");
    return { turn: { message: { ...emptyMessage("system"), text }, at: when } };
  }
  if (kind === "MessageEvent") {
    const message = readMessage(objectOf(event["llm_message"]), event["source"] === "agent" ? "assistant" : "user");
    if (message) return { turn: { message, at: when }, answer };
  }
  if (kind === "ActionEvent") return { turn: { message: messageOfAction(event), at: when }, answer };
  const result = resultOf(event);
  if (result) return { turn: { message: { ...emptyMessage("tool"), results: [result] }, at: when } };
  if (kind === "ConversationErrorEvent") {
    const message = [event["code"], event["detail"]].flatMap((part) => textOf(part) ?? []).join(": ");
    const error = { type: "error" as const, kind: kindOfError(message, "exception"), error: message };
    return { event: when === undefined ? error : { ...error, at: when } };
  }
  return otherEvent(asText(kind), data, when);
}

function messageOfAction(event: JsonObject): Message {
  const message = emptyMessage("assistant");
  message.text = asText(plainOutput(event["thought"] ?? ""));
  const reasoning = textOf(event["reasoning_content"]);
  if (reasoning !== undefined) message.extras.push({ type: "reasoning", text: reasoning });
  append(message.extras, listOf(event["thinking_blocks"]));
  const call = readCall(objectOf(event["tool_call"]));
  message.calls.push({
    ...call,
    id: textOf(event["tool_call_id"]) ?? call.id,
    name: textOf(event["tool_name"]) ?? call.name,
  });
  return message;
}

function resultOf(event: JsonObject): Message["results"][number] | undefined {
  const base = { id: textOf(event["tool_call_id"]), name: textOf(event["tool_name"]) };
  const { kind, observation = null, error, rejection_reason: reason = null } = event;
  if (kind === "ObservationEvent") {
    const output = plainOutput(first(observation, "content", "output") ?? observation);
    const failed = at(observation, "is_error") === true;
    return { ...base, output, error: failed ? toolError(asText(output)) : undefined };
  }
  if (kind === "AgentErrorEvent") return { ...base, output: error ?? null, error: toolError(asText(error)) };
  if (kind !== "UserRejectObservation") return undefined;
  return { ...base, output: reason, error: { kind: "cancelled", message: asText(reason) || "rejected" } };
}

function toolError(message: string): CallError {
  return { kind: kindOfError(message, "tool"), message: message.slice(0, 2000) };
}

const ends: Record<string, RunStatus> = { finished: "success", error: "error", stuck: "error" };

function statusOf(state: string): RunStatus | undefined {
  return Object.hasOwn(ends, state) ? ends[state] : undefined;
}

/** The message of the tool that ends a conversation, or the agent's last message. */
function finalOf(event: JsonObject): string | undefined {
  if (event["kind"] === "ActionEvent") {
    return event["tool_name"] === "finish"
      ? textOf(first(messageOfAction(event).calls[0]?.args, "message"))
      : undefined;
  }
  return textOf(readMessage(objectOf(event["llm_message"]), "assistant")?.text);
}

function modelOf(events: readonly JsonObject[]): string | undefined {
  const stats = events.findLast(({ kind, key }) => kind === "ConversationStateUpdateEvent" && key === "stats");
  return textOf(at(stats, "value", "usage_to_metrics", "default", "model_name"));
}
