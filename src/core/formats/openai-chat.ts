import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { withoutBatch } from "./batch-envelope.ts";
import { contentId } from "./content-id.ts";
import { kindOfError } from "../run/error-text.ts";
import { at, first, listOf, objectOf, textOf } from "./fields.ts";
import type { FormatInput, ReadContext, ReadTrace, TraceFormat } from "./format.ts";
import { readMessages } from "./message.ts";
import type { Message } from "./message-shape.ts";
import { paramsOf, usageOf } from "./model-fields.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./transcript.ts";

/** Message lists of OpenAI Chat Completions: bare, as `{messages}`, or as a request with its response. */
export const openAiChatMessages: TraceFormat = {
  name: "openai-chat",
  title: "OpenAI Chat Completions messages",
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

/** Messages of others may stand under the same name. */
function isConversation(conversation: Conversation | undefined): boolean {
  return conversation !== undefined && (conversation.messages.length === 0 || conversation.messages.some(isMessage));
}

function conversationOf(outer: Json): Conversation | undefined {
  if (Array.isArray(outer))
    return outer.length > 0 && outer.every(isMessage) ? { messages: outer, value: {} } : undefined;
  const value = withoutBatch(outer);
  if (!isObject(value)) return undefined;
  const choice = at(responseOf(value), "choices", 0);
  // A request of a batch may have no answer but an error.
  const failed = "custom_id" in value && isObject(at(responseOf(value), "error"));
  const alone = failed || isObject(at(choice, "message")) ? [] : undefined;
  const messages = first(objectOf(first(value, "request")), "messages") ?? value["messages"] ?? alone;
  if (!Array.isArray(messages)) return undefined;
  return { messages: isObject(choice) && isObject(choice["message"]) ? [...messages, choice] : messages, value };
}

function responseOf(value: Json): Json {
  return first(value, "response", "completion") ?? value;
}

const roles = new Set(["system", "developer", "user", "assistant", "tool", "function"]);

function isMessage(value: Json): boolean {
  if (!isObject(value)) return false;
  if (isObject(value["message"]) && "finish_reason" in value) return true;
  return typeof value["role"] === "string" && roles.has(value["role"]) && ("content" in value || "tool_calls" in value);
}

function readConversation({ messages, value }: Conversation, { platform }: ReadContext): ReadTrace {
  const request = objectOf(first(value, "request") ?? value);
  const response = responseOf(value);
  const id = textOf(first(value, "run_id", "id") ?? first(response, "id") ?? first(value, "custom_id"));
  const read = traceFromMessages(messages, id ?? contentId("chat", messages, platform.hash));
  const model = textOf(request["model"]);
  const last = read.trace.events.findLast((event) => event.type === "model_call");
  const usage = usageOf(at(response, "usage"));
  if (last && usage) last.usage = usage;
  const params = paramsOf(request);
  if (last && params) last.params = params;
  // Of several answers (`n` > 1) the first is the one that the run went on with.
  const alternatives = listOf(at(response, "choices")).slice(1);
  if (last && alternatives.length > 0) last["attributes"] = { alternatives };
  const named = model ?? textOf(at(response, "model"));
  const trace = named === undefined ? read.trace : { ...read.trace, model: { name: named } };
  const failure = at(response, "error");
  if (!isObject(failure)) return { ...read, trace };
  const error = textOf(failure["message"]) ?? textOf(failure["code"]) ?? "failed";
  const events = trace.events.filter(({ type }) => type !== "final_output");
  const failed = { type: "error" as const, kind: kindOfError(error, "model"), error };
  return { ...read, trace: { ...trace, status: "error", events: [...events, failed] } };
}

/**
 * A trace from a list of messages. An assistant's message is one model call and its tool calls are one group; the run's final
 * output is the assistant's last text, unless the conversation ends on a tool.
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
