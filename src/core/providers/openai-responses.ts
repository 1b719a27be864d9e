import { asText, at, first, listOf, objectOf, objectsOf, textOf, unwrapped } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { eventBlock } from "./event-stream.ts";
import type { ModelApi } from "./model-api.ts";
import { readItem } from "./openai-items.ts";
import { asksForStream, openAi, openAiUrl, textReader } from "./openai.ts";
import { endOf, isFailure, withFailure } from "./answer-end.ts";

/** OpenAI Responses. Every event has a type and a sequence number (OpenAI API reference, "Streaming events"). */
export const openAiResponses: ModelApi = {
  name: "openai-responses",
  provider: openAi,
  converses: true,
  routes: [
    [/^\/openai(?:\/v1)?\/responses$/, () => "/responses"],
    [/^\/azure\/openai\/(?:v1\/)?responses$/, () => "/responses"],
  ],
  endpoint: /\/responses$/,
  url: openAiUrl,
  wantsStream: asksForStream,
  clientMethods: ["responses"],
  messagesIn: (request) => {
    const system = first(request, "instructions");
    const input = request["input"];
    const items = typeof input === "string" ? [{ role: "user", content: input }] : listOf(input);
    return system === undefined || system === "" ? items : [{ role: "system", content: system }, ...items];
  },
  toolsIn: (request) => objectsOf(request["tools"]),
  isAnswer: ({ object, output }) => object === "response" && Array.isArray(output),
  answerIn: (response) => ({
    messages: listOf(response["output"]),
    finish_reason: textOf(at(response, "incomplete_details", "reason")) ?? textOf(response["status"]),
    usage: response["usage"],
    model: textOf(response["model"]),
    id: textOf(response["id"]),
    error: response["error"],
  }),
  finishes: {
    completed: "stop",
    incomplete: "length",
    max_output_tokens: "length",
    content_filter: "content_filter",
    failed: "error",
    cancelled: "error",
  },
  usage: {
    input: ["input_tokens"],
    output: ["output_tokens"],
    cached: ["cached_tokens"],
    reasoning: ["reasoning_tokens"],
    details: ["input_tokens_details", "output_tokens_details"],
  },
  parts: {
    input_text: textReader("text"),
    output_text: textReader("text"),
    refusal: textReader("refusal", "text"),
  },
  readItem,
  isEvent: ({ type }) => /^response\.[a-z_.]+$/.test(asText(type)),
  isBeginning: ({ type }) => type === "response.created",
  readStream,
  answerInText,
  writeStream,
};

const terminal = /^response\.(?:completed|failed|incomplete|cancelled)$/;

function readStream(events: readonly Json[]): JsonObject {
  const end = events.find((event) => terminal.test(asText(at(event, "type"))));
  const begun = events.find((event) => at(event, "type") === "response.created");
  const answer = withOutput({ ...objectOf(at(begun, "response")), ...objectOf(at(end, "response")) }, events);
  const status = events.some(isFailure) ? "failed" : "incomplete";
  return withFailure(end ? answer : { ...answer, status }, events, end !== undefined);
}

/** Reads only the last event, which repeats the whole answer. */
function answerInText(text: string): JsonObject | undefined {
  if (!text.slice(0, 500).includes('"response.')) return undefined;
  const from = text.lastIndexOf("data:", text.lastIndexOf('"response.completed"'));
  if (from === -1 || !text.startsWith('data: {"type":"response.completed"', from)) return undefined;
  const end = text.indexOf("\n", from);
  const last = unwrapped(text.slice(from + 5, end === -1 ? undefined : end).trim());
  // An event after it may be an error.
  if (end !== -1 && text.slice(end).includes("data:")) return undefined;
  return isObject(last) && isObject(last["response"]) ? last["response"] : undefined;
}

/** Adds the output of an answer that ended early: its finished items, and the text of the unfinished ones. */
function withOutput(response: JsonObject, events: readonly Json[]): JsonObject {
  if (listOf(response["output"]).length > 0) return response;
  const items = events.flatMap((event) =>
    at(event, "type") === "response.output_item.done" ? (at(event, "item") ?? []) : [],
  );
  const finished = new Set(items.map((item) => at(item, "id")));
  const texts = new Map<string, string>();
  for (const { type, item_id, delta } of events.filter(isObject)) {
    const id = asText(item_id);
    if (type !== "response.output_text.delta" || finished.has(id)) continue;
    texts.set(id, (texts.get(id) ?? "") + asText(delta));
  }
  const begun = [...texts].map(([id, text]): Json => {
    const content = [{ type: "output_text", text }];
    return { type: "message", id, role: "assistant", status: "incomplete", content };
  });
  return { ...response, output: [...items, ...begun] };
}

function writeStream(response: JsonObject): string[] {
  const begun: JsonObject = { ...response, status: "in_progress", output: [], usage: null };
  const status = asText(response["status"]);
  const last = { type: `response.${/^(?:incomplete|failed)$/.test(status) ? status : "completed"}`, response };
  const events: JsonObject[] = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...listOf(response["output"]).flatMap((item, index) => (isObject(item) ? itemEvents(item, index) : [])),
    ...endOf(response, [last], () => [last]),
  ];
  return events.map((event, number) => eventBlock({ ...event, sequence_number: number }, textOf(event["type"])));
}

function itemEvents(item: JsonObject, index: number): JsonObject[] {
  const place = { output_index: index, item_id: item["id"] ?? `item_${index}` };
  const args = { field: "arguments", text: asText(item["arguments"]) };
  const inner =
    item["type"] === "function_call"
      ? textEvents("response.function_call_arguments", place, args)
      : objectsOf(item["content"]).flatMap((part, at) => partEvents(part, { ...place, content_index: at }));
  return [
    { type: "response.output_item.added", output_index: index, item: beginningOf(item) },
    ...inner,
    { type: "response.output_item.done", output_index: index, item },
  ];
}

function beginningOf(item: JsonObject): JsonObject {
  if (item["type"] === "function_call") return { ...item, arguments: "", status: "in_progress" };
  return "content" in item ? { ...item, content: [], status: "in_progress" } : item;
}

function partEvents(part: JsonObject, place: JsonObject): JsonObject[] {
  const field = part["type"] === "refusal" ? "refusal" : "text";
  const type = field === "refusal" ? "response.refusal" : "response.output_text";
  return [
    { type: "response.content_part.added", ...place, part: { ...part, [field]: "" } },
    ...textEvents(type, place, { field, text: asText(part[field]) }),
    { type: "response.content_part.done", ...place, part },
  ];
}

function textEvents(type: string, place: JsonObject, { field, text }: { field: string; text: string }): JsonObject[] {
  return [
    { type: `${type}.delta`, ...place, delta: text },
    { type: `${type}.done`, ...place, [field]: text },
  ];
}
