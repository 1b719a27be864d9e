import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelApi } from "./model-request.ts";

/** A tool call that a model asked for. */
export interface AskedCall {
  id: string;
  tool: string;
  args: Json;
}

/** What one model exchange says about the run: read the same way for every API. */
export interface ConversationTurn {
  /** Text that the model gave, empty where it gave none. */
  said: string;
  calls: AskedCall[];
  /** Tool results that the request carried, by the id of the call that they answer. */
  results: { id: string; output: Json; error: boolean }[];
  messages: { role: string; content: Json }[];
  usage: { input: number; output: number } | undefined;
  model: string | undefined;
  finish_reason: string | undefined;
}

type Reader = (request: JsonObject, response: JsonObject) => ConversationTurn;

/** Reads a request and its answer; `undefined` where the API carries no conversation (embeddings). */
export function readTurn(api: string, request: Json, response: Json | undefined): ConversationTurn | undefined {
  const reader = Object.hasOwn(readers, api) ? readers[api as ModelApi] : undefined; // own keys of the table are its APIs
  if (!reader) return undefined;
  return reader(isObject(request) ? request : {}, isObject(response) ? response : {});
}

const readers: Record<ModelApi, Reader | undefined> = {
  "openai-chat": readChat,
  "openai-responses": readResponses,
  "openai-embeddings": undefined,
  "anthropic-messages": readAnthropic,
  gemini: readGemini,
};

function readChat(request: JsonObject, response: JsonObject): ConversationTurn {
  const choice = objects(response["choices"])[0] ?? {};
  const message = object(choice["message"]);
  const usage = object(response["usage"]);
  const messages = objects(request["messages"]);
  return {
    said: textOf(message["content"]),
    calls: objects(message["tool_calls"]).map((call) => {
      const fn = object(call["function"]);
      return { id: text(call["id"]) ?? "", tool: text(fn["name"]) ?? "", args: parsed(fn["arguments"]) };
    }),
    results: messages
      .filter(({ role }) => role === "tool")
      .map((result) => ({
        id: text(result["tool_call_id"]) ?? "",
        output: textOrJson(result["content"]),
        error: false,
      })),
    messages: messages
      .filter(({ role }) => role === "user" || role === "system" || role === "developer")
      .map(messageOf),
    usage: usageOf(usage["prompt_tokens"], usage["completion_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(choice["finish_reason"]),
  };
}

function readResponses(request: JsonObject, response: JsonObject): ConversationTurn {
  const input =
    typeof request["input"] === "string" ? [{ role: "user", content: request["input"] }] : objects(request["input"]);
  const output = objects(response["output"]);
  const usage = object(response["usage"]);
  return {
    said: output
      .filter(({ type }) => type === "message")
      .map((item) => textOf(item["content"]))
      .join(""),
    calls: output
      .filter(({ type }) => type === "function_call")
      .map((call) => ({
        id: text(call["call_id"]) ?? "",
        tool: text(call["name"]) ?? "",
        args: parsed(call["arguments"]),
      })),
    results: input
      .filter((item) => "type" in item && item["type"] === "function_call_output")
      .map((item: JsonObject) => ({
        id: text(item["call_id"]) ?? "",
        output: textOrJson(item["output"]),
        error: false,
      })),
    messages: input.filter((item) => "role" in item && item["role"] !== "assistant").map(messageOf),
    usage: usageOf(usage["input_tokens"], usage["output_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(response["status"]),
  };
}

function readAnthropic(request: JsonObject, response: JsonObject): ConversationTurn {
  const messages = objects(request["messages"]);
  const content = objects(response["content"]);
  const usage = object(response["usage"]);
  const users = messages.filter(({ role }) => role === "user");
  return {
    said: content
      .filter(({ type }) => type === "text")
      .map((block) => text(block["text"]) ?? "")
      .join(""),
    calls: content
      .filter(({ type }) => type === "tool_use")
      .map((block) => ({
        id: text(block["id"]) ?? "",
        tool: text(block["name"]) ?? "",
        args: block["input"] ?? {},
      })),
    results: users
      .flatMap((message) => objects(message["content"]))
      .filter(({ type }) => type === "tool_result")
      .map((block) => ({
        id: text(block["tool_use_id"]) ?? "",
        output: textOrJson(block["content"]),
        error: block["is_error"] === true,
      })),
    messages: users
      .filter((message) => textOf(message["content"]) !== "")
      .map((message) => ({ role: "user", content: textOf(message["content"]) })),
    usage: usageOf(usage["input_tokens"], usage["output_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(response["stop_reason"]),
  };
}

/** Gemini gives calls no ids of their own in older versions: name and position stand for them. */
function readGemini(request: JsonObject, response: JsonObject): ConversationTurn {
  const candidate = objects(response["candidates"])[0] ?? {};
  const parts = objects(object(candidate["content"])["parts"]);
  const contents = objects(request["contents"]);
  const usage = object(response["usageMetadata"]);
  const seen = new Map<string, number>();
  const idOf = (part: JsonObject) => {
    const name = text(part["name"]) ?? "";
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    return text(part["id"]) ?? `${name}#${ordinal}`;
  };
  const results = contents
    .flatMap((content) => objects(content["parts"]))
    .filter((part) => isObject(part["functionResponse"]))
    .map((part) => object(part["functionResponse"]))
    .map((part) => ({ id: idOf(part), output: part["response"] ?? null, error: false }));
  const calls = parts
    .filter((part) => isObject(part["functionCall"]))
    .map((part) => object(part["functionCall"]))
    .map((part) => ({ id: idOf(part), tool: text(part["name"]) ?? "", args: part["args"] ?? {} }));
  return {
    said: parts
      .filter((part) => part["thought"] !== true)
      .map((part) => text(part["text"]) ?? "")
      .join(""),
    calls,
    results,
    messages: contents
      .filter(({ role }) => role !== "model")
      .map((content) => ({ role: "user", content: textOf(content["parts"]) }))
      .filter(({ content }) => content !== ""),
    usage: usageOf(usage["promptTokenCount"], usage["candidatesTokenCount"]),
    model: text(response["modelVersion"]),
    finish_reason: text(candidate["finishReason"]),
  };
}

function messageOf(message: JsonObject): { role: string; content: Json } {
  return {
    role: text(message["role"]) ?? "user",
    content: textOf(message["content"]) || (message["content"] ?? null),
  };
}

/** The text of a content that is a string or a list of parts. */
function textOf(content: Json | undefined): string {
  if (typeof content === "string") return content;
  return objects(content)
    .map((part) => text(part["text"]) ?? "")
    .join("");
}

function textOrJson(content: Json | undefined): Json {
  const plain = textOf(content);
  return plain === "" && typeof content !== "string" ? (content ?? null) : plain;
}

/** Arguments come as a text of JSON; what is no JSON stays the text that it is. */
function parsed(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value === "" ? "{}" : value);
  } catch {
    return value;
  }
}

function usageOf(input: Json | undefined, output: Json | undefined): ConversationTurn["usage"] {
  return typeof input === "number" ? { input, output: typeof output === "number" ? output : 0 } : undefined;
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function object(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
