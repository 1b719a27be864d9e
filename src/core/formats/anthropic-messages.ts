import { anthropicMessages as api } from "../providers/anthropic-messages.ts";
import { messagesOf, readAnswer } from "../providers/model-turn.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { withoutBatch } from "./input/batch-envelope.ts";
import { contentId } from "./input/content-id.ts";
import { at, first, listOf, objectOf, objectsOf, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { readMessages } from "./messages/message.ts";
import { paramsOf, usageOf } from "./fields/model-fields.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** Anthropic Messages: a list of messages, a request, or requests with their responses. */
export const anthropicMessages: TraceFormat = {
  name: "anthropic-messages",
  title: "Anthropic Messages: messages, requests, answers, lines of batches, streams",
  carries: "errors of tools",
  settings: { configuration: "keep the request whole, not only its messages" },
  surest: 0.9,
  detect: (input) => {
    const conversations = conversationsOf(input).filter(({ messages }) => messages.length > 0);
    return conversations.length > 0 && conversations.every(({ messages }) => messages.some(hasBlocks)) ? 0.9 : 0;
  },
  itemKind: (item) => {
    if (isMessage(item)) return "part";
    const [conversation] = conversationsOf({ name: "", json: item });
    if (!conversation) return undefined;
    const { messages } = conversation;
    return messages.length === 0 || messages.some(isMessage) ? "run" : undefined;
  },
  read: (input, { platform }) =>
    conversationsOf(input).map((conversation) =>
      readConversation(conversation, () => contentId("messages", conversation.messages, platform.hash)),
    ),
};

interface Conversation {
  messages: Json[];
  value: Json;
}

function conversationsOf({ json, lines }: FormatInput): Conversation[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  if (values.length > 0 && values.every(isMessage)) return [{ messages: values, value: {} }];
  return values.map(withoutBatch).flatMap((value) => {
    const requestMessages = first(first(value, "request") ?? value, "messages");
    const answer = answerOf(value);
    // In a batch, the response to a request may be only an error.
    const failed = at(value, "custom_id") !== undefined && isObject(at(first(value, "response"), "error"));
    const messages = Array.isArray(requestMessages) ? requestMessages : failed || answer.length > 0 ? [] : undefined;
    return messages ? [{ messages: [...messages, ...answer], value }] : [];
  });
}

function answerOf(value: Json): Json[] {
  const response = first(value, "response");
  return isObject(response) && response["type"] === "message" ? [response] : [];
}

function isMessage(value: Json): boolean {
  const role = at(value, "role");
  return (role === "user" || role === "assistant") && at(value, "content") !== undefined;
}

const blocks = /^(?:tool_use|\w*tool_result|thinking|redacted_thinking|server_tool_use|mcp_tool_use)$/;

function hasBlocks(message: Json): boolean {
  if (at(message, "type") === "message" && at(message, "stop_reason") !== undefined) return true;
  return objectsOf(at(message, "content")).some((block) => blocks.test(textOf(block["type"]) ?? ""));
}

function readConversation({ messages, value }: Conversation, hashed: () => string): ReadTrace {
  const request = objectOf(first(value, "request") ?? value);
  const system = readMessages(api.messagesIn({ ...request, messages: [] }));
  const answers = messages.map((message) =>
    api.isAnswer(objectOf(message)) ? readAnswer(api, objectOf(message)) : undefined,
  );
  const turns: Turn[] = system.map((message) => ({ message }));
  messages.forEach((message, index) => {
    const answer = answers[index];
    const { usage, model } = answer ?? { usage: usageOf(at(message, "usage")), model: textOf(at(message, "model")) };
    for (const entry of answer ? messagesOf(answer) : readMessages(message))
      turns.push({ message: entry, usage, model });
  });
  const last = turns.findLast((turn) => turn.message.role === "assistant");
  if (last) last.params = paramsOf(request);
  const events = eventsOfTurns(turns);
  const final = finalText(turns.map(({ message }) => message));
  // In a batch, a response may be only an error, and a stream can fail in the middle of its answer.
  const { error } = answers.at(-1) ?? readAnswer(api, objectOf(first(value, "response")));
  if (error) events.push({ type: "error", kind: error.kind, error: error.message });
  else if (final !== undefined) events.push({ type: "final_output", content: final });
  const id = textOf(first(value, "run_id")) ?? textOf(at(listOf(messages).at(-1), "id") ?? first(value, "custom_id"));
  const name = textOf(request["model"]);
  return makeTrace({
    run_id: id ?? hashed(),
    format: "anthropic-messages",
    status: error === undefined ? "unknown" : "error",
    events,
    ...(name === undefined ? {} : { model: { name, provider: "anthropic" } }),
  });
}
