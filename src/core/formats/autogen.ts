import { kindOfError } from "../run/error-text.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { argumentsOf, asText, at, callIdOf, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { compact } from "../compact.ts";
import { eventsOfTurn, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/**
 * AutoGen AgentChat: the state that `save_state` returns for a team (its manager keeps the thread) or for one
 * assistant, and plain lists of messages, as in its samples.
 */
export const autoGen: TraceFormat = {
  name: "autogen",
  title: "AutoGen AgentChat states of teams and assistants, and lists of their messages",
  carries: "errors of tools, tokens, thoughts; times in newer states; no status, no model",
  surest: 0.97,
  detect: (input) => (isState(input.json) || isThread(itemsOf(input)) ? 0.97 : 0),
  itemKind: (item) => (isState(item) ? "run" : isMessage(item) ? "part" : undefined),
  read: (input, { platform }) => {
    const items = itemsOf(input);
    if (isThread(items))
      return [readThread(items, speakersIn(items), { run_id: inputId("autogen", input, platform.hash) })];
    return statesIn(items).map((state) => readState(state, inputId("autogen", { json: state }, platform.hash)));
  },
};

function itemsOf({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : [json ?? null]);
}

function statesIn(items: Json[]): JsonObject[] {
  return objectsOf(items).filter(isState);
}

function isState(value: Json | undefined): value is JsonObject {
  const type = at(value, "type");
  if (type === "TeamState") return isObject(at(value, "agent_states"));
  return (
    type === "AssistantAgentState" && (isObject(at(value, "llm_context")) || Array.isArray(at(value, "llm_messages")))
  );
}

/** True for a list of messages: each has its source and a place for token counts. */
function isThread(items: Json[]): items is JsonObject[] {
  return items.length > 0 && items.every(isMessage);
}

function isMessage(value: Json): boolean {
  if (!isObject(value) || !("models_usage" in value) || !("content" in value)) return false;
  return typeof value["source"] === "string" && /^[A-Z]\w*(?:Message|Event)/.test(asText(value["type"]));
}

/** A list of messages does not name its agents. They are the sources with model usage or tool calls. */
function speakersIn(messages: readonly JsonObject[]): Set<string> {
  const own = messages.filter(
    ({ models_usage = null, type }) => models_usage !== null || type === "ToolCallRequestEvent",
  );
  return new Set(own.map(({ source }) => asText(source)));
}

function readState(state: JsonObject, hashed: string): ReadTrace {
  const agents = Object.entries(objectOf(state["agent_states"]));
  const messages = threadOf(state, agents);
  // User proxies and code executors have an empty state (`BaseState`).
  const kept = agents.filter(([, one]) => at(one, "agent_state", "type") !== "BaseState");
  const names = new Set([...kept.map(([key]) => key.split("/")[0] ?? key), ...speakersIn(messages)]);
  return readThread(messages, names, { run_id: hashed, session_id: textOf(state["team_id"]) });
}

function readThread(
  messages: JsonObject[],
  names: ReadonlySet<string>,
  run: { run_id: string; session_id?: string | undefined },
): ReadTrace {
  const steps = messages.map((message) => stepOf(message, names));
  const events = withLaterExpectations(steps).flatMap(({ turn, other }, index) =>
    turn ? eventsOfStep(turn, messages[index] ?? {}, index) : (other ?? []),
  );
  const last = messages.at(-1);
  const stop = last?.["type"] === "StopMessage" ? asText(last["content"]) : undefined;
  if (stop !== undefined && kindOfError(stop, "exception") === "limit")
    events.push({ type: "error", kind: "limit", error: stop });
  const final = endOf(messages, steps);
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const { run_id, session_id } = run;
  return makeTrace({ run_id, format: "autogen", ...compact({ session_id }), events });
}

/** The team's thread, or else the messages of the first agent that has any. */
function threadOf(state: JsonObject, agents: [string, Json][]): JsonObject[] {
  const thread = agents.map(([, one]) => objectsOf(at(one, "message_thread"))).find(({ length }) => length > 0);
  if (thread) return thread;
  const own = [state, ...agents.map(([, one]) => at(one, "agent_state") ?? null)];
  return own.map(contextOf).find(({ length }) => length > 0) ?? [];
}

function contextOf(agent: Json): JsonObject[] {
  return objectsOf(at(agent, "llm_context", "messages") ?? at(agent, "llm_messages"));
}

interface Step {
  turn?: Turn;
  other?: TraceEvent;
  /** The model's reasoning. It belongs to the answer that follows. */
  thought?: string | undefined;
}

const ofTools = new Set(["ToolCallExecutionEvent", "FunctionExecutionResultMessage"]);
const answers = new Set(["AssistantMessage", "ToolCallRequestEvent"]);

function stepOf(message: JsonObject, agents: ReadonlySet<string>): Step {
  const { type, source, content = null, created_at, models_usage } = message;
  const when = isoOf(created_at);
  const name = asText(type);
  if (name === "ThoughtEvent") return { thought: asText(content) };
  if (ofTools.has(name))
    return { turn: { message: { ...emptyMessage("tool"), results: objectsOf(content).map(resultOf) }, at: when } };
  const isText = name === "TextMessage" || name === "MultiModalMessage" || name === "StructuredMessage";
  if (answers.has(name) || (isText && agents.has(asText(source))))
    return { turn: { message: answerOf(message), usage: usageOf(models_usage), at: when } };
  if (isText || name === "UserMessage" || name === "SystemMessage") {
    const role = name === "SystemMessage" ? "system" : "user";
    return { turn: { message: { ...emptyMessage(role), ...partsOf(content) }, at: when } };
  }
  return { other: present({ type: "other", name, data: message, at: when }) };
}

function partsOf(content: Json): Pick<Message, "text" | "extras"> {
  if (typeof content === "string") return { text: content, extras: [] };
  const parts = Array.isArray(content) ? content : [content];
  return {
    text: parts.filter((part) => typeof part === "string").join("\n"),
    extras: parts.filter((part) => typeof part !== "string"),
  };
}

/** An answer is a text, or the calls that the model asked for. */
function answerOf({ content = null, thought = null }: JsonObject): Message {
  const calls = objectsOf(content);
  const areCalls = calls.length > 0 && calls.every((call) => "name" in call && "arguments" in call);
  const reasoning = textOf(thought) === undefined ? [] : [{ type: "reasoning", text: asText(thought) }];
  const answer = emptyMessage("assistant");
  if (!areCalls) {
    const { text, extras } = partsOf(content);
    return { ...answer, text, extras: [...extras, ...reasoning] };
  }
  return {
    ...answer,
    extras: reasoning,
    calls: calls.map((call) => ({
      id: callIdOf(call["id"]),
      name: textOf(call["name"]) ?? "unknown",
      args: argumentsOf(call["arguments"]),
    })),
  };
}

function resultOf({ call_id = null, name, content = null, is_error }: JsonObject): Message["results"][number] {
  const error = is_error === true ? { kind: "tool" as const, message: asText(content).slice(0, 2000) } : undefined;
  return { id: callIdOf(call_id), name: textOf(name), output: content, error };
}

/** Moves each thought into the answer that follows it. */
function withLaterExpectations(steps: readonly Step[]): Step[] {
  let thought: string | undefined;
  return steps.map((step): Step => {
    if (step.thought !== undefined) {
      thought = step.thought;
      return {};
    }
    if (step.turn?.message.role !== "assistant" || thought === undefined) return step;
    const { message } = step.turn;
    const extras: Json[] = [{ type: "reasoning", text: thought }, ...message.extras];
    thought = undefined;
    return { turn: { ...step.turn, message: { ...message, extras } } };
  });
}

/** Several agents speak in a team, so each model call names its agent. */
function eventsOfStep(turn: Turn, { source }: JsonObject, index: number): TraceEvent[] {
  const agent = textOf(source);
  return eventsOfTurn(turn, `message-${index}`).map((event) =>
    event.type === "model_call" && agent !== undefined ? { ...event, agent } : event,
  );
}

/** The final output. If no model reflects on the tool results, their summary is the answer. */
function endOf(messages: readonly JsonObject[], steps: readonly Step[]): Json | undefined {
  const ended = messages.findLast(({ type }) => type !== "StopMessage" && type !== "HandoffMessage");
  if (ended?.["type"] === "ToolCallSummaryMessage") return ended["content"] ?? undefined;
  return finalText(steps.flatMap(({ turn }) => turn?.message ?? []));
}
