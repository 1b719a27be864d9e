import { equalJson } from "../../matching/equal-json.ts";
import { append } from "../../append.ts";
import { modelApis } from "../../providers/index.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { ErrorKind } from "../../schema/trace.ts";
import {
  argumentsOf,
  asText,
  at,
  callIdOf,
  first,
  listOf,
  objectOf,
  objectsOf,
  textOf,
  unwrapped,
} from "../fields/fields.ts";
import { readPart } from "./message-parts.ts";
import { emptyMessage, type Message, type MessageCall, type MessageResult, plainOutput } from "./message-shape.ts";

const itemReaders = modelApis.flatMap((api) => api.readItem ?? []);

const roles: Record<string, string> = {
  human: "user",
  ai: "assistant",
  model: "assistant",
  HumanMessage: "user",
  HumanMessageChunk: "user",
  AIMessage: "assistant",
  AIMessageChunk: "assistant",
  SystemMessage: "system",
  ToolMessage: "tool",
  FunctionMessage: "tool",
  function: "tool",
  AGENT: "assistant",
  agent: "assistant",
};

function roleOf(name: string): string {
  return (Object.hasOwn(roles, name) ? roles[name] : undefined) ?? name;
}

/**
 * Reads a message in any known form: Chat Completions, Responses items, Anthropic blocks, Gemini contents, LangChain
 * objects, GenAI parts, AI SDK model messages. Undefined if it is not a message.
 */
export function readMessage(value: Json, role?: string): Message | undefined {
  if (!isObject(value)) return undefined;
  for (const readItem of itemReaders) {
    const item = readItem(value);
    if (item) return item;
  }
  const inner = innerOf(value);
  if (inner) return readMessage(inner.value, inner.role ?? role);
  const named = textOf(at(value, "role")) ?? langChainType(value) ?? role;
  if (named === undefined) return undefined;
  const message = emptyMessage(roleOf(named));
  message.finish = textOf(first(value, "finish_reason", "stop_reason", "finishReason"));
  readContent(value, message);
  readCalls(value, message);
  return message;
}

/** Reads every message of a list. A single object or text is a list of one. */
export function readMessages(value: Json | undefined, role = "user"): Message[] {
  const messages: Message[] = [];
  addMessages(value, role, messages);
  return messages;
}

/** The same, but appends to existing messages. */
export function addMessages(value: Json | undefined, role: string, messages: Message[]): void {
  if (Array.isArray(value)) {
    for (const member of value) addMessages(member, role, messages);
  } else if (typeof value === "string") {
    if (value !== "") messages.push({ ...emptyMessage(role), text: value });
  } else if (value !== undefined) {
    const message = readMessage(value, role);
    if (message) messages.push(message);
  }
}

function langChainType(value: JsonObject): string | undefined {
  const type = textOf(at(value, "type"));
  if (type === undefined || !("content" in value)) return undefined;
  return /^(?:human|ai|system|tool|function|AIMessage(?:Chunk)?|HumanMessage|SystemMessage|ToolMessage)$/.test(type)
    ? type
    : undefined;
}

/** The message inside a wrapper: LangChain's constructors and `{type, data}`, a choice, or a log entry. */
function innerOf(value: JsonObject): { value: JsonObject; role: string | undefined } | undefined {
  const kwargs = at(value, "kwargs");
  if (isObject(kwargs) && "lc" in value) {
    return { value: kwargs, role: textOf(listOf(at(value, "id")).at(-1)) };
  }
  const content = at(value, "content");
  if (isObject(content) && Array.isArray(content["parts"])) return { value: content, role: undefined };
  const data = at(value, "data");
  const type = textOf(at(value, "type"));
  if (isObject(data) && "content" in data && type !== undefined) return { value: data, role: type };
  const message = at(value, "message");
  if (!isObject(message)) return undefined;
  const finish = first(value, "finish_reason");
  return { value: finish === undefined ? message : { finish_reason: finish, ...message }, role: undefined };
}

function readContent(value: JsonObject, message: Message): void {
  const content = first(value, "content", "parts", "contents");
  const textCalls = mayAsk(value, message.role) ? callsInText(content) : [];
  if (textCalls.length > 0) {
    message.role = "assistant";
    append(message.calls, textCalls.map(readCall));
    return;
  }
  if (message.role === "tool" && !hasResultPart(content)) {
    message.results.push(resultOf(value, content ?? ""));
    return;
  }
  for (const part of Array.isArray(content) ? content : [content ?? ""]) readPart(part, message);
  const refusal = textOf(at(value, "refusal"));
  if (refusal !== undefined && message.text === "") message.text = refusal;
  const reasoning = textOf(first(value, "reasoning_content", "reasoning", "thinking", "tool_plan"));
  if (reasoning !== undefined) message.extras.push({ type: "reasoning", text: reasoning });
  const cited = listOf(first(value, "annotations", "citations"));
  if (cited.length > 0) message.extras.push({ type: "citations", citations: cited });
}

/** True if the text may hold calls. A user's text or a tool's answer never does. */
function mayAsk(value: JsonObject, role: string): boolean {
  return role === "assistant" || (role === "tool" && value["tool_call_id"] === undefined);
}

/** Koog writes the calls of an answer as JSON text in its content. */
function callsInText(content: Json | undefined): JsonObject[] {
  if (typeof content !== "string") return [];
  const head = content.charCodeAt(0);
  // The first character nearly always decides.
  if ((head !== 0x5b && head > 0x20) || !/^\s*\[\s*\{\s*"(?:function|id|type)"/.test(content)) return [];
  const listed = listOf(unwrapped(content));
  const calls = objectsOf(listed).filter(
    (call) => call["type"] === "function" && typeof at(call, "function", "arguments") === "string",
  );
  return calls.length === listed.length ? calls : [];
}

function hasResultPart(content: Json | undefined): boolean {
  return objectsOf(content).some((part) => {
    const type = textOf(part["type"]) ?? "";
    return (
      /tool[-_](?:result|call_response)/.test(type) ||
      "functionResponse" in part ||
      "function_response" in part ||
      "toolResponse" in part ||
      "toolResult" in part
    );
  });
}

/** Inspect's types of errors that have a kind of their own. */
const kinds: Record<string, ErrorKind> = {
  timeout: "timeout",
  cancelled: "cancelled",
  limit: "limit",
  output_limit: "limit",
};

function resultOf(value: JsonObject, content: Json): MessageResult {
  const output = plainOutput(content);
  const flagged = at(value, "error");
  const failed =
    flagged === true || isObject(flagged) || at(value, "is_error") === true || at(value, "status") === "error";
  const errorText = isObject(flagged) ? (textOf(flagged["message"]) ?? asText(flagged)) : asText(output);
  const type = asText(at(flagged, "type"));
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  return {
    id: callIdOf(first(value, "tool_call_id", "tool_use_id", "toolCallId", "id")),
    name: textOf(first(value, "name", "function", "tool_name")),
    output,
    error: failed ? { kind: kind ?? "tool", message: errorText.slice(0, 2000) } : undefined,
  };
}

function readCalls(value: JsonObject, message: Message): void {
  const own = objectsOf(first(value, "tool_calls", "toolCalls"));
  const kept = own.length > 0 ? own : objectsOf(at(value, "additional_kwargs", "tool_calls"));
  const legacy = at(value, "function_call");
  const requested = (isObject(legacy) ? [...kept, { function: legacy }] : kept).map(readCall);
  const inParts = new Set(requested.length === 0 ? [] : message.calls.map(({ id }) => id));
  const known = new Map<string, MessageCall>();
  for (const call of requested) {
    if (call.id !== undefined) {
      const before = known.get(call.id);
      // Some servers give each call of an answer the same id. Only the same call again is no call.
      if (inParts.has(call.id) || (before && isSameCall(before, call))) continue;
      known.set(call.id, call);
    }
    message.calls.push(call);
  }
}

function isSameCall(one: MessageCall, other: MessageCall): boolean {
  return one.name === other.name && equalJson(one.args, other.args);
}

/** Reads a call as Chat Completions, LangChain or a flat object write it. */
export function readCall(call: JsonObject): MessageCall {
  const request = isObject(call["function"])
    ? call["function"]
    : isObject(call["tool_call"])
      ? call["tool_call"]
      : call;
  const name = first(request, "name", "function_name", "function", "toolName", "tool_name");
  return {
    id: callIdOf(first(call, "id", "tool_call_id", "call_id", "toolCallId")),
    name: textOf(isObject(name) ? objectOf(name)["name"] : name) ?? "unknown",
    args: argumentsOf(first(request, "arguments", "args", "input", "parameters")),
  };
}
