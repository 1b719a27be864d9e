import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { at, first, listOf, numberOf, objectOf, objectsOf, textOf, unwrapped } from "./fields.ts";

/** The whole answer that a stream of server-sent events spelled out, of Chat Completions, Responses or Anthropic. */
export function answerOfStream(text: string): JsonObject {
  const events = text
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => unwrapped(line.slice(5).trim()))
    .filter(isObject);
  const done = events.find(
    ({ type }) => type === "response.completed" || type === "response.failed" || type === "response.incomplete",
  );
  if (done) return objectOf(done["response"]);
  return events.some(({ type }) => type === "message_start") ? anthropicAnswer(events) : chatAnswer(events);
}

function chatAnswer(events: JsonObject[]): JsonObject {
  let content = "";
  let finish: Json = null;
  const calls = new Map<number, { id: string; name: string; arguments: string }>();
  for (const event of events) {
    const choice = at(event, "choices", 0);
    content += textOf(at(choice, "delta", "content")) ?? "";
    finish = first(choice, "finish_reason") ?? finish;
    for (const part of objectsOf(at(choice, "delta", "tool_calls"))) {
      const index = numberOf(part["index"]) ?? calls.size;
      const call = calls.get(index) ?? { id: "", name: "", arguments: "" };
      calls.set(index, call);
      call.id ||= textOf(part["id"]) ?? "";
      call.name += textOf(at(part, "function", "name")) ?? "";
      call.arguments += textOf(at(part, "function", "arguments")) ?? "";
    }
  }
  const head = events[0] ?? {};
  const tool_calls = [...calls.values()].map(({ id, ...asked }): Json => ({ id, type: "function", function: asked }));
  const message: JsonObject = { role: "assistant", content, ...(tool_calls.length > 0 ? { tool_calls } : {}) };
  const usage = events.findLast((event) => isObject(event["usage"]))?.["usage"];
  return {
    ...(head["id"] === undefined ? {} : { id: head["id"] }),
    ...(head["model"] === undefined ? {} : { model: head["model"] }),
    ...(usage === undefined ? {} : { usage }),
    choices: [{ index: 0, message, finish_reason: finish }],
  };
}

function anthropicAnswer(events: JsonObject[]): JsonObject {
  const blocks: JsonObject[] = [];
  const inputs: string[] = [];
  let answer: JsonObject = {};
  for (const event of events) {
    const index = numberOf(event["index"]) ?? 0;
    if (event["type"] === "message_start") answer = objectOf(event["message"]);
    else if (event["type"] === "content_block_start") blocks.push({ ...objectOf(event["content_block"]) });
    else if (event["type"] === "content_block_delta")
      addDelta(objectOf(event["delta"]), blocks[index], { inputs, index });
    else if (event["type"] === "message_delta") {
      answer = {
        ...answer,
        ...objectOf(event["delta"]),
        usage: { ...objectOf(answer["usage"]), ...objectOf(event["usage"]) },
      };
    }
  }
  const content = blocks.map(
    (block, index): Json =>
      block["type"] === "tool_use" ? { ...block, input: unwrapped(inputs[index] ?? "{}") ?? {} } : block,
  );
  return { ...answer, content: listOf(content) };
}

function addDelta(
  delta: JsonObject,
  block: JsonObject | undefined,
  { inputs, index }: { inputs: string[]; index: number },
): void {
  if (!block) return;
  const text = textOf(delta["text"]);
  const thinking = textOf(delta["thinking"]);
  if (text !== undefined) block["text"] = (textOf(block["text"]) ?? "") + text;
  if (thinking !== undefined) block["thinking"] = (textOf(block["thinking"]) ?? "") + thinking;
  const json = textOf(delta["partial_json"]);
  if (json !== undefined) inputs[index] = (inputs[index] ?? "") + json;
}
