import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError, RunStatus } from "../../schema/trace.ts";
import { asText, at, first, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import { readMessage } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import { usageOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { type Conversation, type Entry, otherEvent } from "./entry.ts";

/** True for an action or observation of the OpenHands server (and of its evaluations). */
export function isServerEvent(value: Json): value is JsonObject {
  if (!isObject(value) || !("source" in value) || !("timestamp" in value)) return false;
  return typeof value["action"] === "string" ? isObject(value["args"]) : typeof value["observation"] === "string";
}

/** Each action names the model's answer that requested it. Actions of one answer become one turn. */
export function readServerEvents(events: readonly JsonObject[]): Conversation {
  const known: AnswersAndCalls = { turns: new Set(), ids: callIds(events) };
  const entries = events.flatMap((event) => entriesOf(event, known));
  const system = events.find(({ action }) => action === "system");
  const last = events.findLast(({ action }) => action === "finish" || action === "message");
  const state = events.findLast(({ observation }) => observation === "agent_state_changed");
  const models = events.map((event) => textOf(at(event, "tool_call_metadata", "model_response", "model")));
  return {
    entries,
    status: statusOf(textOf(at(state, "extras", "agent_state")) ?? (last?.["action"] === "finish" ? "finished" : "")),
    final: last === undefined ? undefined : finalOf(last),
    model: models.findLast((model) => model !== undefined),
    agent: {
      name: textOf(at(system, "args", "agent_class")),
      version: textOf(at(system, "args", "openhands_version")),
    },
  };
}

interface AnswersAndCalls {
  /** Ids of answers that already have a turn. */
  turns: Set<string>;
  /** Ids of calls by the ids of their actions. */
  ids: ReadonlyMap<string, string>;
}

/** The id of the call that each action made, by the action's id. Results name the action. */
function callIds(events: readonly JsonObject[]): Map<string, string> {
  return new Map(
    events.flatMap((event): [string, string][] => {
      const id = textOf(event["id"]);
      if (id === undefined || event["action"] === undefined || event["source"] !== "agent") return [];
      if (event["action"] === "system" || event["action"] === "message") return [];
      return [[id, textOf(at(event, "tool_call_metadata", "tool_call_id")) ?? `action-${id}`]];
    }),
  );
}

const silent = new Set(["null", "agent_state_changed"]);

function entriesOf(event: JsonObject, known: AnswersAndCalls): Entry[] {
  const when = isoOf(event["timestamp"]);
  const args = objectOf(event["args"]);
  const { action, observation, source } = event;
  if (action === "system") {
    const { content, ...settings } = args;
    const entry = { turn: { message: spoken("system", textOf(content) ?? asText(event["message"])), at: when } };
    return Object.keys(settings).length === 0 ? [entry] : [entry, otherEvent("system", settings, when)];
  }
  if (action === "message" && source === "user") {
    const images = imagesOf(args["image_urls"]);
    return [{ turn: { message: { ...spoken("user", asText(args["content"])), extras: images }, at: when } }];
  }
  if (action === "message") return [{ turn: { message: spoken("assistant", asText(args["content"])), at: when } }];
  if (typeof action === "string" && source === "agent") return turnsOfAction(event, known);
  if (typeof observation === "string" && known.ids.has(asText(event["cause"])) && source !== "user") {
    return silent.has(observation) ? [] : [resultOf(event, known)];
  }
  if (silent.has(asText(observation))) return [];
  const { id: _, timestamp: __, ...data } = event;
  return [otherEvent(asText(action ?? observation), data, when)];
}

function spoken(role: string, text: string): Message {
  return { ...emptyMessage(role), text };
}

function imagesOf(urls: Json | undefined): JsonObject[] {
  return Array.isArray(urls) ? urls.map((url) => ({ type: "image_url", image_url: url })) : [];
}

/** The whole answer that requested the action. Older versions keep only the action and the thought before it. */
function turnsOfAction(event: JsonObject, { turns, ids }: AnswersAndCalls): Entry[] {
  const when = isoOf(event["timestamp"]);
  const response = objectOf(at(event, "tool_call_metadata", "model_response"));
  const choice = objectsOf(response["choices"])[0];
  const answer = choice === undefined ? undefined : readMessage(choice, "assistant");
  if (answer) {
    const id = textOf(response["id"]);
    if (id !== undefined && turns.has(id)) return [];
    if (id !== undefined) turns.add(id);
    const model = textOf(response["model"]);
    return [{ turn: { message: answer, at: when, model, usage: usageOf(response["usage"]) }, answer: id }];
  }
  const { thought = "", ...args } = objectOf(event["args"]);
  const message = emptyMessage("assistant");
  message.text = asText(thought);
  message.calls.push({ id: ids.get(asText(event["id"])), name: asText(event["action"]), args });
  return [{ turn: { message, at: when } }];
}

function resultOf(event: JsonObject, { ids }: AnswersAndCalls): Entry {
  const id = ids.get(asText(event["cause"]));
  const output = first(event, "content") ?? "";
  const name = textOf(at(event, "tool_call_metadata", "function_name"));
  const message = { ...emptyMessage("tool"), results: [{ id, name, output, error: errorOf(event) }] };
  return { turn: { message, at: isoOf(event["timestamp"]) } };
}

function errorOf({ observation, success, content = "", extras = null }: JsonObject): CallError | undefined {
  if (observation === "error") return { kind: "tool", message: asText(content).slice(0, 2000) };
  if (success !== false) return undefined;
  const code = textOf(at(extras, "metadata", "exit_code") ?? at(extras, "exit_code"));
  return { kind: "tool", message: code === undefined ? asText(content).slice(0, 2000) : `exit code ${code}` };
}

const ends: Record<string, RunStatus> = { finished: "success", error: "error", stopped: "error", rejected: "error" };

function statusOf(state: string): RunStatus | undefined {
  return Object.hasOwn(ends, state) ? ends[state] : undefined;
}

function finalOf(event: JsonObject): string | undefined {
  if (event["action"] === "finish") return textOf(first(event["args"], "final_thought", "thought"));
  return event["source"] === "agent" ? textOf(at(event, "args", "content")) : undefined;
}
