import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import { dataOf, eventBlock } from "../server-sent-events.ts";
import type { ModelApiAdapter } from "./model-api.ts";

/** Anthropic Messages; the order of a stream's events is in its documentation, "Streaming Messages". */
export const anthropicMessages: ModelApiAdapter = {
  api: "anthropic-messages",
  provider: "anthropic",
  defaultBaseUrl: "https://api.anthropic.com",
  baseUrlEnv: "ANTHROPIC_BASE_URL",
  defaultKeyEnv: "ANTHROPIC_API_KEY",
  errorBody: (status, message) => ({
    type: "error",
    error: { type: errorTypes[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"), message },
  }),
  wantsStream: (request) => isObject(request) && request["stream"] === true,
  upstreamUrl: (baseUrl, path) => `${baseUrl}${path.startsWith("/v1/") ? path : `/v1${path}`}`,
  passedHeaders: ["anthropic-beta", "anthropic-version"],
  authorise: (key) => ({ "x-api-key": key }),
  toStream,
  fromStream,
};

const errorTypes: Record<number, string> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

function toStream(response: Json): string[] {
  if (!isObject(response)) return [];
  const { content, stop_reason, stop_sequence, usage, ...head } = response;
  const blocks = (Array.isArray(content) ? content : []).filter(isObject);
  const events: JsonObject[] = [
    {
      type: "message_start",
      message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage: usage ?? {} },
    },
    ...blocks.flatMap(blockEvents),
    {
      type: "message_delta",
      delta: { stop_reason: stop_reason ?? null, stop_sequence: stop_sequence ?? null },
      usage: { output_tokens: isObject(usage) ? (usage["output_tokens"] ?? 0) : 0 },
    },
    { type: "message_stop" },
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

/** A block as its stream begins it, and the deltas that fill it. */
function split(block: JsonObject): { start: JsonObject; deltas: JsonObject[] } {
  if (block["type"] === "text") {
    return { start: { ...block, text: "" }, deltas: [{ type: "text_delta", text: block["text"] ?? "" }] };
  }
  if (block["type"] === "tool_use") {
    const deltas = [{ type: "input_json_delta", partial_json: JSON.stringify(block["input"] ?? {}) }];
    return { start: { ...block, input: {} }, deltas };
  }
  if (block["type"] === "thinking") {
    const deltas = [
      { type: "thinking_delta", thinking: block["thinking"] ?? "" },
      { type: "signature_delta", signature: block["signature"] ?? "" },
    ];
    return { start: { ...block, thinking: "", signature: "" }, deltas };
  }
  return { start: block, deltas: [] };
}

function fromStream(blocks: string[]): Json {
  let message: JsonObject = {};
  const content: JsonObject[] = [];
  const partial = new Map<number, string>();
  for (const event of blocks.map(dataOf).flatMap(parseData)) {
    const index = Number(event["index"] ?? 0);
    const delta = isObject(event["delta"]) ? event["delta"] : {};
    if (event["type"] === "message_start" && isObject(event["message"])) message = { ...event["message"] };
    if (event["type"] === "content_block_start" && isObject(event["content_block"]))
      content[index] = { ...event["content_block"] };
    if (event["type"] === "content_block_delta") applyDelta(content[index] ?? {}, delta, { partial, index });
    if (event["type"] === "message_delta")
      message = { ...message, ...delta, usage: merged(message["usage"], event["usage"]) };
  }
  const parsed = content.map((block, index) => withInput(block, partial.get(index)));
  return { ...message, content: parsed };
}

function applyDelta(
  block: JsonObject,
  delta: JsonObject,
  { partial, index }: { partial: Map<number, string>; index: number },
): void {
  if (delta["type"] === "input_json_delta") {
    partial.set(index, (partial.get(index) ?? "") + textOf(delta["partial_json"]));
    return;
  }
  for (const field of ["text", "thinking", "signature"]) {
    if (typeof delta[field] === "string") block[field] = textOf(block[field]) + delta[field];
  }
}

function withInput(block: JsonObject, text: string | undefined): JsonObject {
  if (text === undefined) return block;
  const input: Json = text === "" ? {} : JSON.parse(text);
  return { ...block, input };
}

function merged(left: Json | undefined, right: Json | undefined): Json {
  return { ...(isObject(left) ? left : {}), ...(isObject(right) ? right : {}) };
}

function parseData(data: string): JsonObject[] {
  if (data === "") return [];
  const event: Json = JSON.parse(data);
  return isObject(event) ? [event] : [];
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
