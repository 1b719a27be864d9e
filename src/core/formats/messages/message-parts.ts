import { modelApis } from "../../providers/index.ts";
import type { PartReader } from "../../providers/model-api.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError } from "../../schema/trace.ts";
import { argumentsOf, asText, at, callIdOf, first, objectsOf, textOf } from "../fields/fields.ts";
import { type PartTarget, plainOutput } from "./message-shape.ts";

/** Readers of parts that libraries write: the AI SDK, OpenTelemetry's GenAI conventions, Koog. */
const ofLibraries: Record<string, PartReader> = {
  "tool-call": readCall,
  tool_call: readCall,
  function_call: readCall,
  "tool-result": readResult,
  tool_call_response: readResult,
  tool_response: readResult,
  function: readFunctionCall,
};

const readers = new Map<string, PartReader>(
  [ofLibraries, ...modelApis.map(({ parts }) => parts)].flatMap((parts) => Object.entries(parts)),
);
const untyped = modelApis.flatMap(({ readUntypedPart }) => readUntypedPart ?? []);

/** Adds one part of a message's content: a text, a call, a result, or anything else. */
export function readPart(part: Json, target: PartTarget): void {
  if (typeof part === "string") {
    target.text += part;
    return;
  }
  if (!isObject(part)) return;
  const type = textOf(part["type"]) ?? "";
  // Gemini's thoughts are text parts with a mark.
  if (part["thought"] === true && first(part, "text", "content") !== undefined) target.extras.push(part);
  else if (type === "" && typeof part["text"] === "string") target.text += part["text"];
  else {
    const read = readers.get(type) ?? (type.endsWith("tool_result") ? readResult : undefined);
    if (read) read(part, target);
    else if (!untyped.some((readUntyped) => readUntyped(part, target)) && !readConverse(part, target))
      target.extras.push(part);
  }
}

function readCall(part: JsonObject, target: PartTarget): void {
  target.calls.push({
    id: callIdOf(first(part, "id", "toolCallId", "call_id")),
    name: textOf(first(part, "name", "toolName")) ?? "unknown",
    args: argumentsOf(first(part, "input", "args", "arguments")),
    ...(part["providerExecuted"] === true ? { hosted: true } : {}),
  });
}

/** Koog lists the calls of an answer as parts. A tool's schema looks similar, but has no arguments. */
function readFunctionCall(part: JsonObject, target: PartTarget): void {
  const functionPart = part["function"];
  if (!isObject(functionPart) || functionPart["arguments"] === undefined) {
    target.extras.push(part);
    return;
  }
  readCall({ ...functionPart, id: part["id"] ?? null }, target);
}

function readResult(part: JsonObject, target: PartTarget): void {
  const raw = first(part, "output", "response", "result", "content") ?? "";
  const kind = textOf(at(raw, "type"));
  const wrapped = isObject(raw) && kind !== undefined && "value" in raw;
  const output = plainOutput(wrapped ? (at(raw, "value") ?? null) : raw);
  const failed = part["is_error"] === true || part["isError"] === true || (wrapped && kind.startsWith("error"));
  target.results.push({
    id: callIdOf(first(part, "toolCallId", "tool_use_id", "custom_tool_use_id", "id", "call_id")),
    name: textOf(first(part, "name", "toolName")),
    output,
    error: failed ? { kind: "tool", message: asText(output).slice(0, 2000) } : undefined,
  });
}

/** Reads a part of Bedrock's Converse, which Strands writes too. */
function readConverse(part: JsonObject, target: PartTarget): boolean {
  const { toolUse: call, toolResult: result, citationsContent: cited } = part;
  if (isObject(cited)) {
    // A text with its sources.
    target.text += objectsOf(cited["content"])
      .map(({ text }) => asText(text))
      .join("");
    target.extras.push({ type: "citations", citations: cited["citations"] ?? null });
    return true;
  }
  if (isObject(call)) {
    const id = textOf(call["toolUseId"]);
    target.calls.push({ id, name: textOf(call["name"]) ?? "unknown", args: argumentsOf(call["input"]) });
    return true;
  }
  if (!isObject(result)) return false;
  const output = converseOutput(result["content"] ?? null);
  const error: CallError | undefined =
    result["status"] === "error" ? { kind: "tool", message: asText(output).slice(0, 2000) } : undefined;
  target.results.push({ id: textOf(result["toolUseId"]), name: undefined, output, error });
  return true;
}

/** The joined texts, or the only JSON value that a tool returned. */
export function converseOutput(content: Json): Json {
  const only = Array.isArray(content) && content.length === 1 ? at(content[0], "json") : undefined;
  return only ?? plainOutput(content);
}
