import { append } from "../append.ts";
import {
  asText,
  at,
  first,
  listOf,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
  unwrapped,
} from "../formats/fields/fields.ts";
import { plainOutput, type PartTarget } from "../formats/messages/message-shape.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { eventBlock } from "./event-stream.ts";
import type { ModelApi, ModelQuestion, PartReader, Provider } from "./model-api.ts";
import { asksForStream, textReader } from "./openai.ts";
import { compact } from "../compact.ts";
import { endOf, withFailure } from "./answer-end.ts";

const errorTypes: Record<number, string> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

const anthropic: Provider = {
  name: "anthropic",
  baseUrl: "https://api.anthropic.com",
  baseUrlVariable: "ANTHROPIC_BASE_URL",
  keyVariable: "ANTHROPIC_API_KEY",
  headers: (key) => ({ "anthropic-version": "2023-06-01", ...compact({ "x-api-key": key }) }),
  passedHeaders: ["anthropic-beta", "anthropic-version"],
  errorBody: (status, message) => ({
    type: "error",
    error: { type: errorTypes[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"), message },
  }),
  clientVariables: (gateway, key) => ({ ANTHROPIC_BASE_URL: `${gateway}/anthropic`, ANTHROPIC_API_KEY: key }),
};

/** Anthropic Messages. Its documentation, "Streaming Messages", gives the order of a stream's events. */
export const anthropicMessages: ModelApi = {
  name: "anthropic-messages",
  provider: anthropic,
  converses: true,
  routes: [[/^\/anthropic(?:\/v1)?\/messages$/, () => "/v1/messages"]],
  endpoint: /\/messages$/,
  // Some users end the base URL with `/v1`, as OpenAI's clients need it.
  url: (baseUrl, path) => `${baseUrl.replace(/\/v1$/, "")}${path.startsWith("/v1/") ? path : `/v1${path}`}`,
  wantsStream: asksForStream,
  clientMethods: ["messages", "beta.messages"],
  messagesIn: (request) => {
    const system = first(request, "system");
    const messages = listOf(request["messages"]);
    return system === undefined || system === "" ? messages : [{ role: "system", content: system }, ...messages];
  },
  toolsIn: (request) => objectsOf(request["tools"]),
  ask,
  isAnswer: ({ type, role }) => type === "message" && role === "assistant",
  answerIn: (response) => ({
    messages: hasContent(response["content"]) ? [{ ...response, role: "assistant" }] : [],
    finish_reason: textOf(response["stop_reason"]),
    usage: response["usage"],
    model: textOf(response["model"]),
    id: textOf(response["id"]),
    error: response["error"],
  }),
  finishes: {
    end_turn: "stop",
    stop_sequence: "stop",
    pause_turn: "stop",
    tool_use: "tool_calls",
    max_tokens: "length",
    model_context_window_exceeded: "length",
    refusal: "content_filter",
  },
  usage: {
    input: ["input_tokens"],
    output: ["output_tokens"],
    cached: ["cache_read_input_tokens"],
    cache_write: ["cache_creation_input_tokens"],
  },
  parts: {
    text: textReader("text", "content"),
    tool_use: readUse,
    server_tool_use: readUse,
    mcp_tool_use: readUse,
    ...Object.fromEntries(
      ["", "mcp_", "web_search_", "web_fetch_", "code_execution_", "bash_code_execution_", "tool_search_"]
        .concat("text_editor_code_execution_")
        .map((tool): [string, PartReader] => [`${tool}tool_result`, readResult]),
    ),
  },
  isEvent: ({ type }) =>
    /^(?:message_(?:start|delta|stop)|content_block_(?:start|delta|stop)|ping|error)$/.test(asText(type)),
  isBeginning: ({ type }) => type === "message_start",
  readStream,
  writeStream,
};

function hasContent(content: Json | undefined): boolean {
  return Array.isArray(content) ? content.length > 0 : textOf(content) !== undefined;
}

function ask({ model, system, messages, limit, schema }: ModelQuestion) {
  const tool: JsonObject = { name: "answer", description: "Gives the answer.", input_schema: schema ?? {} };
  return {
    path: "/v1/messages",
    body: {
      model,
      max_tokens: limit,
      system,
      messages: [...messages],
      ...(schema === undefined ? {} : { tools: [tool], tool_choice: { type: "tool", name: "answer" } }),
    },
  };
}

function readUse(part: JsonObject, target: PartTarget): void {
  target.calls.push({
    id: textOf(part["id"])?.trim(),
    name: textOf(part["name"]) ?? "unknown",
    args: unwrapped(first(part, "input")) ?? {},
    ...compact({ hosted: part["type"] === "tool_use" ? undefined : true }),
  });
}

function readResult(part: JsonObject, target: PartTarget): void {
  const content = first(part, "content") ?? "";
  const output = plainOutput(content);
  const code = at(content, "return_code");
  const failed =
    part["is_error"] === true ||
    asText(at(content, "type")).endsWith("_tool_result_error") ||
    (typeof code === "number" && code !== 0);
  target.results.push({
    id: textOf(first(part, "tool_use_id", "id"))?.trim(),
    name: textOf(part["name"]),
    output,
    error: failed ? { kind: "tool", message: asText(output).slice(0, 2000) } : undefined,
  });
}

function writeStream(response: JsonObject): string[] {
  const { content, stop_reason, stop_sequence, usage, error: _, ...head } = response;
  const message = { ...head, content: [], stop_reason: null, stop_sequence: null, usage: usage ?? {} };
  const delta = { stop_reason: stop_reason ?? null, stop_sequence: stop_sequence ?? null };
  const stop = { type: "message_delta", delta, usage: { output_tokens: at(usage, "output_tokens") ?? 0 } };
  const events: JsonObject[] = [
    { type: "message_start", message },
    ...objectsOf(content).flatMap(blockEvents),
    ...(isObject(response["error"]) && typeof stop_reason !== "string" ? [] : [stop]),
    ...endOf<JsonObject>(response, [{ type: "message_stop" }], (error) => [{ type: "error", error }]),
  ];
  return events.map((event) => eventBlock(event, textOf(event["type"])));
}

function blockEvents(block: JsonObject, index: number): JsonObject[] {
  const { start, deltas } = split(block);
  return [
    { type: "content_block_start", index, content_block: start },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index },
  ];
}

/** A block as its start event has it, and the deltas that complete it. */
function split(block: JsonObject): { start: JsonObject; deltas: JsonObject[] } {
  const { type, text = "", input = {}, thinking = "", signature = "" } = block;
  if (type === "text") return { start: { ...block, text: "" }, deltas: [{ type: "text_delta", text }] };
  if (type === "tool_use" || type === partialUse) {
    const partial_json = typeof input === "string" ? input : JSON.stringify(input);
    return { start: { ...block, type: "tool_use", input: {} }, deltas: [{ type: "input_json_delta", partial_json }] };
  }
  if (type !== "thinking") return { start: block, deltas: [] };
  const deltas = [
    { type: "thinking_delta", thinking },
    { type: "signature_delta", signature },
  ];
  return { start: { ...block, thinking: "", signature: "" }, deltas };
}

/** Type of a call whose arguments were cut off. It does not count as a call. */
const partialUse = "partial_tool_use";

function readStream(events: readonly Json[]): JsonObject {
  const blocks: JsonObject[] = [];
  const inputs: string[] = [];
  let answer: JsonObject = {};
  for (const event of events) {
    if (!isObject(event)) continue;
    const index = numberOf(event["index"]) ?? 0;
    if (event["type"] === "message_start") {
      answer = { ...objectOf(event["message"]) };
      // Calls by a program in the provider's sandbox come only here, without events of their own.
      append(
        blocks,
        objectsOf(answer["content"]).map((block) => ({ ...block })),
      );
    } else if (event["type"] === "content_block_start") blocks[index] = { ...objectOf(event["content_block"]) };
    else if (event["type"] === "content_block_delta") {
      const delta = objectOf(event["delta"]);
      const json = delta["partial_json"];
      if (typeof json === "string") inputs[index] = (inputs[index] ?? "") + json;
      else addDelta(blocks[index], delta);
    } else if (event["type"] === "message_delta") {
      const usage = { ...objectOf(answer["usage"]), ...objectOf(event["usage"]) };
      answer = { ...answer, ...objectOf(event["delta"]), usage };
    }
  }
  const whole = answer["stop_reason"] === "tool_use" || answer["stop_reason"] === "end_turn";
  const content = blocks.map((block, index): Json => withInput(block, inputs[index], whole)).filter(isObject);
  const ended =
    typeof answer["stop_reason"] === "string" || events.some((event) => at(event, "type") === "message_stop");
  return withFailure({ ...answer, content }, events, ended);
}

function addDelta(block: JsonObject | undefined, delta: JsonObject): void {
  if (!block) return;
  for (const field of ["text", "thinking", "signature"]) {
    const added = delta[field];
    if (typeof added === "string") block[field] = asText(block[field]) + added;
  }
  if (delta["type"] === "citations_delta")
    block["citations"] = [...listOf(block["citations"]), delta["citation"] ?? null];
}

function withInput(block: JsonObject, text: string | undefined, whole: boolean): JsonObject {
  if (text === undefined || text === "") return block;
  const input = unwrapped(text) ?? {};
  return typeof input === "string" && !whole
    ? { ...block, type: `partial_${asText(block["type"])}`, input }
    : { ...block, input };
}
