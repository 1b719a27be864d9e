import { asText, at, first, listOf, objectOf, textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { withFailure } from "./answer-end.ts";

const names = ["messageStart", "contentBlockStart", "contentBlockDelta", "contentBlockStop", "messageStop", "metadata"];

/** True for an event of Bedrock's ConverseStream. It has one member, which is named after the event. */
export function isConverseEvent(event: JsonObject): boolean {
  const [name = "", ...others] = Object.keys(event);
  return others.length === 0 && names.includes(name) && isObject(event[name]);
}

/** True for a whole answer of Bedrock's Converse. */
export function isConverseAnswer(value: Json): value is JsonObject & { output: JsonObject } {
  return isObject(value) && isObject(value["output"]) && Array.isArray(at(value["output"], "message", "content"));
}

/**
 * Joins the events of a stream into the answer that Converse would give (Amazon Bedrock API reference, ConverseStream).
 */
export function readConverseStream(events: readonly Json[]): JsonObject {
  const blocks = new Map<Json, JsonObject>();
  let rest: JsonObject = {};
  let ended = false;
  for (const event of events) {
    const { contentBlockStart: start, contentBlockDelta: delta, messageStop: stop, metadata } = objectOf(event);
    if (isObject(start)) blocks.set(start["contentBlockIndex"] ?? 0, objectOf(start["start"]));
    if (isObject(delta)) {
      const index = delta["contentBlockIndex"] ?? 0;
      blocks.set(index, added(blocks.get(index) ?? {}, objectOf(delta["delta"])));
    }
    if (isObject(stop)) ended = true;
    rest = { ...rest, ...objectOf(stop), ...objectOf(metadata) };
  }
  const content = [...blocks.values()].filter((block) => Object.keys(block).length > 0);
  const answer = { ...rest, output: { message: { role: "assistant", content } } };
  return withFailure(answer, events, ended);
}

/** Adds a piece to a block. Texts are appended, and so are a call's arguments, which together are JSON. */
function added(block: JsonObject, delta: JsonObject): JsonObject {
  const { text, toolUse, toolResult, reasoningContent, citation } = delta;
  if (typeof text === "string") return { ...block, text: asText(block["text"] ?? "") + text };
  if (isObject(toolUse)) {
    const call = objectOf(block["toolUse"]);
    return { ...block, toolUse: { ...call, input: asText(call["input"] ?? "") + (textOf(toolUse["input"]) ?? "") } };
  }
  // The result of a tool that Bedrock runs.
  if (Array.isArray(toolResult)) {
    const result = objectOf(block["toolResult"]);
    return { ...block, toolResult: { ...result, content: [...listOf(result["content"]), ...toolResult] } };
  }
  if (isObject(reasoningContent)) {
    const before = objectOf(at(block["reasoningContent"], "reasoningText"));
    const { text: thought, ...others } = reasoningContent;
    const reasoningText = { ...before, ...others, text: asText(before["text"] ?? "") + (textOf(thought) ?? "") };
    return { ...block, reasoningContent: { reasoningText } };
  }
  if (citation !== undefined) return { ...block, citations: [...listOf(first(block, "citations")), citation] };
  return { ...block, ...delta };
}
