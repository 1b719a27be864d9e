import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import { dataOf, eventBlock } from "../server-sent-events.ts";
import type { ModelApiAdapter } from "./model-api.ts";
import { openAiBase } from "./openai-base.ts";

/** OpenAI Chat Completions; streams end with `[DONE]` (OpenAI API reference, "Streaming"). */
export const openAiChat: ModelApiAdapter = { ...openAiBase, api: "openai-chat", toStream, fromStream };

function toStream(response: Json): string[] {
  if (!isObject(response)) return [eventBlock("[DONE]")];
  const { choices, usage, ...head } = response;
  const base = { ...head, object: "chat.completion.chunk" };
  const blocks = listOf(choices).flatMap((choice, position) => {
    if (!isObject(choice)) return [];
    const index = choice["index"] ?? position;
    const message = isObject(choice["message"]) ? choice["message"] : {};
    const { content, tool_calls, role, ...rest } = message;
    const delta = (value: JsonObject, finish: Json = null) =>
      eventBlock({ ...base, choices: [{ index, delta: value, logprobs: null, finish_reason: finish }] });
    const first = delta({
      role: role ?? "assistant",
      ...(listOf(tool_calls).length > 0 ? { content: null } : { content: "" }),
      ...rest,
    });
    const text = typeof content === "string" && content !== "" ? [delta({ content })] : [];
    const calls = listOf(tool_calls).map((call, at) =>
      delta({ tool_calls: [{ index: at, ...(isObject(call) ? call : {}) }] }),
    );
    return [first, ...text, ...calls, delta({}, choice["finish_reason"] ?? "stop")];
  });
  const tail = usage === undefined ? [] : [eventBlock({ ...base, choices: [], usage })];
  return [...blocks, ...tail, eventBlock("[DONE]")];
}

interface Gathered {
  message: JsonObject;
  calls: Map<number, { id: Json; type: Json; name: string; arguments: string }>;
  finish: Json;
}

function fromStream(blocks: string[]): Json {
  const head: JsonObject = {};
  const choices = new Map<number, Gathered>();
  for (const chunk of blocks.map(dataOf).flatMap(parseData)) {
    const { choices: parts, object: _, ...rest } = chunk;
    for (const [key, value] of Object.entries(rest)) if (value !== null) head[key] = value;
    for (const part of listOf(parts)) if (isObject(part)) gather(choices, part);
  }
  return {
    ...head,
    object: "chat.completion",
    choices: [...choices].map(([index, { message, calls, finish }]) => ({
      index,
      message: calls.size === 0 ? message : { ...message, tool_calls: [...calls.values()].map(asCall) },
      finish_reason: finish,
    })),
  };
}

function gather(choices: Map<number, Gathered>, part: JsonObject): void {
  const index = Number(part["index"] ?? 0);
  const choice: Gathered = choices.get(index) ?? {
    message: { role: "assistant", content: null },
    calls: new Map(),
    finish: null,
  };
  choices.set(index, choice);
  choice.finish = part["finish_reason"] ?? choice.finish;
  const delta = isObject(part["delta"]) ? part["delta"] : {};
  for (const [key, value] of Object.entries(delta)) {
    if (key === "tool_calls" || value === null) continue;
    const before = choice.message[key];
    choice.message[key] =
      typeof before === "string" && typeof value === "string" && key !== "role" ? before + value : value;
  }
  for (const call of listOf(delta["tool_calls"])) if (isObject(call)) gatherCall(choice, call);
}

function gatherCall({ calls }: Gathered, call: JsonObject): void {
  const index = Number(call["index"] ?? 0);
  const known = calls.get(index) ?? { id: null, type: "function", name: "", arguments: "" };
  const parts = isObject(call["function"]) ? call["function"] : {};
  calls.set(index, {
    id: call["id"] ?? known.id,
    type: call["type"] ?? known.type,
    name: known.name + (typeof parts["name"] === "string" ? parts["name"] : ""),
    arguments: known.arguments + (typeof parts["arguments"] === "string" ? parts["arguments"] : ""),
  });
}

function asCall({ id, type, name, arguments: text }: { id: Json; type: Json; name: string; arguments: string }): Json {
  return { id, type, function: { name, arguments: text } };
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function parseData(data: string): JsonObject[] {
  if (data === "" || data === "[DONE]") return [];
  const chunk: Json = JSON.parse(data);
  return isObject(chunk) ? [chunk] : [];
}
