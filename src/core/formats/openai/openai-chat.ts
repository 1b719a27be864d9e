import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { withoutBatch } from "../input/batch-envelope.ts";
import { contentId } from "../input/content-id.ts";
import { cohereChat } from "../../providers/cohere-chat.ts";
import { isConverseAnswer } from "../../providers/converse-stream.ts";
import { apiOfAnswer } from "../../providers/index.ts";
import { messagesOf, readAnswer } from "../../providers/model-turn.ts";
import { at, first, listOf, numberOf, objectOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadContext, ReadTrace, TraceFormat } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import type { Message } from "../messages/message-shape.ts";
import { paramsOf } from "../fields/model-fields.ts";
import { otherApi } from "../http/other-answers.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "../messages/transcript.ts";

/** Message lists of OpenAI Chat Completions: bare, as `{messages}`, or as a request with its response. */
export const openAiChatMessages: TraceFormat = {
  name: "openai-chat",
  title:
    "OpenAI Chat Completions, Cohere's chat, Bedrock's Converse: messages, requests, answers, lines of batches, streams",
  carries: "no times, no status, errors only as text",
  settings: { configuration: "keep the request whole, not only its messages" },
  surest: 0.8,
  detect: (input) => {
    const messages = conversationsOf(input).find((conversation) => conversation.messages.length > 0)?.messages;
    if (!messages?.every(isMessage)) return 0;
    return messages.some((message) => at(message, "tool_calls") !== undefined || at(message, "role") === "tool")
      ? 0.8
      : 0.5;
  },
  itemKind: (item) => (isMessage(item) ? "part" : isConversation(conversationOf(item)) ? "run" : undefined),
  read: (input, context) => conversationsOf(input).map((conversation) => readConversation(conversation, context)),
};

interface Conversation {
  messages: Json[];
  value: Json;
}

function conversationsOf({ json, lines }: FormatInput): Conversation[] {
  if (lines?.every(isMessage)) return [{ messages: lines, value: {} }];
  if (lines) return lines.flatMap((line) => conversationOf(line) ?? []);
  if (Array.isArray(json) && json.every(isMessage)) return [{ messages: json, value: {} }];
  if (Array.isArray(json)) return json.flatMap((item) => conversationOf(item) ?? []);
  return json === undefined ? [] : [conversationOf(json) ?? []].flat();
}

/** Other formats also have a member `messages`. */
function isConversation(conversation: Conversation | undefined): boolean {
  return conversation !== undefined && (conversation.messages.length === 0 || conversation.messages.some(isMessage));
}

function conversationOf(outer: Json): Conversation | undefined {
  if (Array.isArray(outer))
    return outer.length > 0 && outer.every(isMessage) ? { messages: outer, value: {} } : undefined;
  const value = withoutBatch(outer);
  if (!isObject(value)) return undefined;
  const choice = choiceIn(responseOf(value));
  // In a batch, the response to a request may be only an error.
  const failed = "custom_id" in value && isObject(at(responseOf(value), "error"));
  const alone = failed || isObject(at(choice, "message")) ? [] : undefined;
  const messages = first(objectOf(first(value, "request")), "messages") ?? value["messages"] ?? alone;
  if (!Array.isArray(messages)) return undefined;
  return { messages: isObject(choice) && isObject(choice["message"]) ? [...messages, choice] : messages, value };
}

/**
 * The answer. Cohere's has no choices, and its message is in OpenAI's form. The answer of Converse is in its output.
 */
function choiceIn(response: Json): Json | undefined {
  if (isConverseAnswer(response)) return response.output;
  return at(response, "choices") === undefined && isAnswerOfCohere(response) ? response : at(response, "choices", 0);
}

/** An answer that broke off has an error and no end. */
function isAnswerOfCohere(value: Json): boolean {
  if (!isObject(value) || at(value, "message", "role") !== "assistant") return false;
  return cohereChat.isAnswer(value) || isObject(value["error"]);
}

function responseOf(value: Json): Json {
  return first(value, "response", "completion") ?? value;
}

const roles = new Set(["system", "developer", "user", "assistant", "tool", "function"]);

function isMessage(value: Json): boolean {
  if (!isObject(value)) return false;
  if (
    isObject(value["message"]) &&
    ("finish_reason" in value || isAnswerOfCohere(value) || isConverseAnswer({ output: value }))
  )
    return true;
  return typeof value["role"] === "string" && roles.has(value["role"]) && ("content" in value || "tool_calls" in value);
}

function readConversation({ messages, value }: Conversation, { platform }: ReadContext): ReadTrace {
  const request = objectOf(first(value, "request") ?? value);
  const response = objectOf(responseOf(value));
  const answer = readAnswer(apiOfAnswer(response) ?? (isAnswerOfCohere(response) ? cohereChat : otherApi), response);
  const run_id = textOf(first(value, "run_id", "id")) ?? answer.id ?? textOf(first(value, "custom_id"));
  const before = messages.at(-1) === choiceIn(response) ? messages.slice(0, -1) : messages;
  const answerMessages = before.length < messages.length ? messagesOf(answer) : [];
  const turns = [...before.flatMap((message) => readMessages(message)), ...answerMessages].map(
    (message): Turn => ({ message }),
  );
  const read = traceFromTurns(turns, {
    run_id: run_id ?? contentId("chat", messages, platform.hash),
    format: "openai-chat",
  });
  const last = read.trace.events.findLast((event) => event.type === "model_call");
  const params = paramsOf(request);
  if (last) {
    const cost = answer.cost ?? costOfLog(value);
    Object.assign(last, present({ usage: answer.usage, params, model: answer.model, cost }));
  }
  // A request without an answer has no model call to hold its tools.
  else if (params) read.trace.events.push({ type: "other", name: "request", data: params });
  // Of several answers (`n` > 1), the run continued with the first.
  if (last && answer.alternatives.length > 0) last["attributes"] = { alternatives: answer.alternatives };
  const name = textOf(request["model"]) ?? answer.model;
  const trace = name === undefined ? read.trace : { ...read.trace, model: { name } };
  if (!answer.error) return { ...read, trace };
  const events = trace.events.filter(({ type }) => type !== "final_output");
  const { kind, message: error } = answer.error;
  return { ...read, trace: { ...trace, status: "error", events: [...events, { type: "error", kind, error }] } };
}

/** The cost in LiteLLM's log of a request. */
function costOfLog(value: Json): number | undefined {
  return first(value, "response") === undefined ? undefined : numberOf(first(value, "cost", "response_cost"));
}

/**
 * A trace from a list of messages. Each assistant message is one model call, and its tool calls are one group. The
 * run's final output is the assistant's last text, unless the conversation ends on a tool.
 */
export function traceFromMessages(messages: Json[], run_id: string, format = "openai-chat"): ReadTrace {
  const read = listOf(messages).flatMap((message) => readMessages(message));
  return traceFromTurns(
    read.map((message) => ({ message })),
    { run_id, format },
  );
}

export function traceFromTurns(turns: Turn[], { run_id, format }: { run_id: string; format: string }): ReadTrace {
  const messages: Message[] = turns.map(({ message }) => message);
  const events = eventsOfTurns(turns);
  const final = finalText(messages);
  if (final !== undefined) events.push({ type: "final_output", content: final });
  return makeTrace({ run_id, format, events });
}
