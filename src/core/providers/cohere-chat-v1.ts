import { compact, unlessEmpty } from "../compact.ts";
import { asText, at, first, listOf, objectsOf, textOf, unwrapped } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { cohereChat } from "./cohere-chat.ts";
import { eventBlock } from "./event-stream.ts";
import type { ModelApi } from "./model-api.ts";
import { endOf, withFailure } from "./answer-end.ts";

/**
 * Cohere's chat, version 1 (Cohere API reference, "Chat API v1"). It is read from recordings. The gateway does not
 * serve it, because its streams are JSON lines unless a client asks for events.
 */
export const cohereChatV1: ModelApi = {
  ...cohereChat,
  name: "cohere-chat-v1",
  routes: [],
  endpoint: /\/v1\/chat$/,
  messagesIn,
  toolsIn: (request) => objectsOf(request["tools"]),
  isAnswer,
  answerIn: (response) => ({
    messages: isAnswer(response) ? [messageOf(response)] : [],
    finish_reason: textOf(response["finish_reason"]),
    usage: response["meta"],
    model: undefined,
    id: textOf(first(response, "response_id", "generation_id")),
    error: response["error"],
  }),
  finishes: {
    ...cohereChat.finishes,
    ERROR_TOXIC: "content_filter",
    ERROR_LIMIT: "length",
    USER_CANCEL: "error",
  },
  parts: {},
  isEvent: ({ event_type }) => /^(?:stream|text|tool|citation|search)[a-z-]*$/.test(asText(event_type)),
  isBeginning: ({ event_type }) => event_type === "stream-start",
  readStream,
  answerInText,
  writeStream,
};

const roles: Record<string, string> = { USER: "user", CHATBOT: "assistant", SYSTEM: "system", TOOL: "tool" };

/** The request has separate members for earlier messages, the new message and tool results. */
function messagesIn(request: JsonObject): Json[] {
  const { preamble, message, chat_history, tool_results } = request;
  if (typeof message !== "string") return [];
  return [
    ...(typeof preamble === "string" && preamble !== "" ? [{ role: "system", content: preamble }] : []),
    ...objectsOf(chat_history).flatMap(turnOf),
    ...(message === "" ? [] : [{ role: "user", content: message }]),
    ...resultsOf(tool_results),
  ];
}

function turnOf({ role, message, tool_calls, tool_results }: JsonObject): Json[] {
  if (role === "TOOL") return resultsOf(tool_results);
  const name = asText(role);
  const turn = { role: roles[name] ?? name, content: message ?? "" };
  return [compact({ ...turn, tool_calls: listOf(tool_calls).length > 0 ? tool_calls : undefined })];
}

/** A result repeats its whole call, and its output is a list. */
function resultsOf(results: Json | undefined): Json[] {
  return objectsOf(results).map(({ call, outputs }) => {
    const [only, ...more] = listOf(outputs);
    return {
      role: "tool",
      name: at(call, "name") ?? null,
      content: more.length === 0 ? (only ?? null) : listOf(outputs),
    };
  });
}

function isAnswer({ text, generation_id }: JsonObject): boolean {
  return typeof text === "string" && typeof generation_id === "string";
}

function messageOf({ text, tool_calls }: JsonObject): Json {
  return { role: "assistant", content: text ?? "", tool_calls: listOf(tool_calls) };
}

/** Text comes in pieces, calls come in one. The last event repeats the whole answer. */
function readStream(events: readonly Json[]): JsonObject {
  const kindOf = (event: Json) => at(event, "event_type");
  const ends = events.filter((event) => kindOf(event) === "stream-end");
  // An error comes in a `stream-end`, which may follow a successful one.
  const failed = ends.find((end) => textOf(at(end, "error")) !== undefined);
  const end = failed ?? ends[0];
  const response = ends.map((one) => at(one, "response")).find(isObject);
  const answer: JsonObject = {
    generation_id: at(events[0], "generation_id") ?? "",
    text: events.map((event) => (kindOf(event) === "text-generation" ? asText(at(event, "text")) : "")).join(""),
    tool_calls: end ? events.flatMap((event) => objectsOf(at(event, "tool_calls"))) : [],
    ...response,
    ...compact({ finish_reason: at(end, "finish_reason") }),
  };
  const whole = withFailure(answer, events, end !== undefined);
  return failed ? { ...whole, error: { message: asText(at(failed, "error")) } } : whole;
}

/** Reads a stream of JSON lines, which clients get unless they ask for events. */
function answerInText(text: string): JsonObject | undefined {
  if (!text.startsWith("{") || !text.slice(0, 500).includes('"event_type"')) return undefined;
  const events = text.split("\n").flatMap((line) => {
    const event = unwrapped(line.trim());
    return isObject(event) ? [event] : [];
  });
  return readStream(events);
}

function writeStream(response: JsonObject): string[] {
  const { text = "", tool_calls, finish_reason = null, generation_id = null, error: _, ...rest } = response;
  const calls = objectsOf(tool_calls);
  const whole = { ...rest, text, generation_id, finish_reason, ...compact({ tool_calls: unlessEmpty(calls) }) };
  const end = { is_finished: true, event_type: "stream-end" };
  const events: JsonObject[] = [
    { is_finished: false, event_type: "stream-start", generation_id },
    { is_finished: false, event_type: "text-generation", text },
    ...(calls.length > 0 ? [{ is_finished: false, event_type: "tool-calls-generation", tool_calls: calls }] : []),
    ...endOf<JsonObject>(response, [{ ...end, finish_reason, response: whole }], (error) => [
      { ...end, finish_reason: "ERROR", error: asText(error["message"]), response: whole },
    ]),
  ];
  return events.map((event) => eventBlock(event));
}
