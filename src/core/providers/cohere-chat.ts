import { asText, at, listOf, numberOf, objectOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { eventBlock } from "./event-stream.ts";
import type { ModelApi, Provider } from "./model-api.ts";
import { asksForStream, textReader } from "./openai.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { endOf, withFailure } from "./answer-end.ts";

const cohere: Provider = {
  name: "cohere",
  baseUrl: "https://api.cohere.com",
  baseUrlVariable: "CO_API_URL",
  keyVariable: "CO_API_KEY",
  headers: (key): Record<string, string> => (key === undefined ? {} : { authorization: `Bearer ${key}` }),
  passedHeaders: ["x-client-name"],
  errorBody: (_status, message) => ({ message }),
  clientVariables: (gateway, key) => ({ CO_API_URL: `${gateway}/cohere`, CO_API_KEY: key }),
};

/** Cohere's chat, version 2 (Cohere API reference, "Chat with Streaming"). */
export const cohereChat: ModelApi = {
  name: "cohere-chat",
  provider: cohere,
  converses: true,
  routes: [[/^\/cohere(?:\/v2)?\/chat$/, () => "/v2/chat"]],
  endpoint: /\/v2\/chat$/,
  url: (baseUrl, path) => `${baseUrl}${path}`,
  wantsStream: asksForStream,
  clientMethods: [],
  messagesIn: (request) => listOf(request["messages"]),
  toolsIn: (request) => objectsOf(request["tools"]).map((tool) => objectOf(tool["function"])),
  isAnswer: ({ message, finish_reason }) => isObject(message) && typeof finish_reason === "string",
  answerIn: (response) => ({
    messages: isObject(response["message"]) ? [response["message"]] : [],
    finish_reason: textOf(response["finish_reason"]),
    usage: response["usage"],
    model: undefined,
    id: textOf(response["id"]),
    error: response["error"],
  }),
  finishes: {
    COMPLETE: "stop",
    STOP_SEQUENCE: "stop",
    TOOL_CALL: "tool_calls",
    MAX_TOKENS: "length",
    ERROR: "error",
    TIMEOUT: "error",
  },
  usage: { input: ["input_tokens"], output: ["output_tokens"], cached: ["cached_tokens"] },
  parts: { text: textReader("text", "content") },
  isEvent: ({ type }) => /^(?:message|content|tool-call|tool-plan|citation)-(?:start|delta|end)$/.test(asText(type)),
  isBeginning: ({ type }) => type === "message-start",
  readStream,
  writeStream,
};

function readStream(events: readonly Json[]): JsonObject {
  const content: JsonObject[] = [];
  const calls: JsonObject[] = [];
  let plan = "";
  const ends: JsonObject[] = [];
  for (const event of events) {
    const index = numberOf(at(event, "index")) ?? 0;
    const message = objectOf(at(event, "delta", "message"));
    const type = at(event, "type");
    if (type === "content-start") content[index] = { ...objectOf(message["content"]) };
    else if (type === "content-delta") addText(content[index], objectOf(message["content"]));
    else if (type === "tool-plan-delta") plan += asText(message["tool_plan"]);
    else if (type === "tool-call-start") calls[index] = { ...objectOf(message["tool_calls"]) };
    else if (type === "tool-call-delta")
      addArguments(calls[index], asText(at(message, "tool_calls", "function", "arguments")));
    else if (type === "message-end") ends.push(objectOf(at(event, "delta")));
  }
  // An error comes in a `message-end`, which may follow a successful one.
  const { error, ...ending } = ends.find((end) => textOf(end["error"]) !== undefined) ?? ends[0] ?? {};
  const message = {
    role: "assistant",
    ...compact({
      content: content.length > 0 ? content.filter(isObject) : undefined,
      tool_plan: unlessEmpty(plan),
      tool_calls: calls.length > 0 ? calls.filter(isObject) : undefined,
    }),
  };
  const id = events.map((event) => at(event, "id")).find((one) => typeof one === "string");
  const answer = { ...compact({ id }), message, ...ending };
  const failed = textOf(error) === undefined ? answer : { ...answer, error: { message: asText(error) } };
  return withFailure(failed, events, ends.length > 0);
}

function addText(part: JsonObject | undefined, added: JsonObject): void {
  if (!part) return;
  for (const field of ["text", "thinking"]) {
    if (typeof added[field] === "string") part[field] = asText(part[field]) + added[field];
  }
}

function addArguments(call: JsonObject | undefined, added: string): void {
  if (!call) return;
  const called = objectOf(call["function"]);
  call["function"] = { ...called, arguments: asText(called["arguments"]) + added };
}

function writeStream(response: JsonObject): string[] {
  const { id = null, message, finish_reason = null, usage = null } = response;
  const { content, tool_plan, tool_calls } = objectOf(message);
  const start = { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] };
  const parts: JsonObject[] = typeof content === "string" ? [{ type: "text", text: content }] : objectsOf(content);
  const end = (delta: JsonObject): JsonObject[] => [{ type: "message-end", id, delta: { usage, ...delta } }];
  const events: JsonObject[] = [
    { type: "message-start", id, delta: { message: start } },
    ...(typeof tool_plan === "string" ? [{ type: "tool-plan-delta", delta: { message: { tool_plan } } }] : []),
    ...parts.flatMap(partEvents),
    ...objectsOf(tool_calls).flatMap(callEvents),
    ...endOf(response, end({ finish_reason }), (error) =>
      end({ finish_reason: "ERROR", error: asText(error["message"]) }),
    ),
  ];
  return events.map((event) => eventBlock(event, asText(event["type"])));
}

function partEvents(part: JsonObject, index: number): JsonObject[] {
  const field = part["type"] === "thinking" ? "thinking" : "text";
  const delta = { message: { content: { [field]: part[field] ?? "" } } };
  return [
    { type: "content-start", index, delta: { message: { content: { ...part, [field]: "" } } } },
    { type: "content-delta", index, delta },
    { type: "content-end", index },
  ];
}

function callEvents(call: JsonObject, index: number): JsonObject[] {
  const called = objectOf(call["function"]);
  const begun = { ...call, function: { ...called, arguments: "" } };
  const rest = { function: { arguments: asText(called["arguments"]) } };
  return [
    { type: "tool-call-start", index, delta: { message: { tool_calls: begun } } },
    { type: "tool-call-delta", index, delta: { message: { tool_calls: rest } } },
    { type: "tool-call-end", index },
  ];
}
