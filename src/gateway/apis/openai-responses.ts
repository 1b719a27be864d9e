import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import { dataOf, eventBlock } from "../server-sent-events.ts";
import type { ModelApiAdapter } from "./model-api.ts";
import { openAiBase } from "./openai-base.ts";

/** OpenAI Responses; every event has a type and a sequence number (OpenAI API reference, "Streaming events"). */
export const openAiResponses: ModelApiAdapter = { ...openAiBase, api: "openai-responses", toStream, fromStream };

function toStream(response: Json): string[] {
  if (!isObject(response)) return [];
  const begun: JsonObject = { ...response, status: "in_progress", output: [], usage: null };
  const output = Array.isArray(response["output"]) ? response["output"] : [];
  const events: JsonObject[] = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...output.flatMap((item, index) => (isObject(item) ? itemEvents(item, index) : [])),
    { type: response["status"] === "incomplete" ? "response.incomplete" : "response.completed", response },
  ];
  return events.map((event, number) => eventBlock({ ...event, sequence_number: number }, textOf(event["type"])));
}

function itemEvents(item: JsonObject, index: number): JsonObject[] {
  const place = { output_index: index, item_id: item["id"] ?? `item_${index}` };
  const inner =
    item["type"] === "function_call"
      ? textEvents("response.function_call_arguments", place, {
          field: "arguments",
          text: textOf(item["arguments"]),
        })
      : partsOf(item).flatMap((part, at) => partEvents(part, { ...place, content_index: at }));
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

function partsOf(item: JsonObject): JsonObject[] {
  return (Array.isArray(item["content"]) ? item["content"] : []).filter(isObject);
}

function partEvents(part: JsonObject, place: JsonObject): JsonObject[] {
  const refusal = part["type"] === "refusal";
  const text = textOf(refusal ? part["refusal"] : part["text"]);
  const begun = refusal ? { ...part, refusal: "" } : { ...part, text: "" };
  return [
    { type: "response.content_part.added", ...place, part: begun },
    ...textEvents(refusal ? "response.refusal" : "response.output_text", place, {
      field: refusal ? "refusal" : "text",
      text,
    }),
    { type: "response.content_part.done", ...place, part },
  ];
}

function textEvents(type: string, place: JsonObject, { field, text }: { field: string; text: string }): JsonObject[] {
  return [
    { type: `${type}.delta`, ...place, delta: text },
    { type: `${type}.done`, ...place, [field]: text },
  ];
}

/** The last event of a finished stream holds the whole response. */
function fromStream(blocks: string[]): Json {
  const events = blocks
    .map(dataOf)
    .filter((data) => data !== "" && data !== "[DONE]")
    .map((data): Json => JSON.parse(data));
  const last = events.findLast((event) => isObject(event) && isObject(event["response"]));
  return isObject(last) ? (last["response"] ?? null) : null;
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
