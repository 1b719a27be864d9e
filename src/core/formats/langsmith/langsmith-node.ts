import { kindOfError } from "../../run/error-text.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { argumentsOf, asText, at, first, listOf, objectOf, textOf, unwrapped } from "../fields/fields.ts";
import { readMessage, readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import { paramsOf, usageOf } from "../fields/model-fields.ts";
import { type SpanNode, spanNode } from "../spans/span-node.ts";
import { millisOf } from "../fields/times.ts";

/** A LangSmith run as a span. */
export function nodeOf(row: JsonObject): SpanNode {
  const type = textOf(row["run_type"]) ?? "chain";
  const kind = type === "llm" ? "model" : type === "tool" ? "tool" : type === "chain" ? "agent" : "other";
  const failure = textOf(row["error"]);
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  const metadata = objectOf(at(row, "extra", "metadata"));
  const node = spanNode({
    id: asText(row["id"]),
    name: textOf(row["name"]) ?? type,
    parent: textOf(row["parent_run_id"]),
    kind,
    start: millisOf(row["start_time"]),
    end: millisOf(row["end_time"]),
    ok: row["status"] === "success",
    error: failure === undefined ? undefined : { kind: kindOfError(failure, otherwise), message: failure },
    session: textOf(first(metadata, "session_id", "thread_id", "conversation_id")),
    agent: kind === "agent" && row["parent_run_id"] === undefined ? textOf(row["name"]) : undefined,
  });
  const fields = kind === "tool" ? toolOf(row, metadata) : kind === "model" ? modelOf(row, metadata) : chainOf(row);
  return Object.assign(node, fields);
}

function toolOf(row: JsonObject, metadata: JsonObject): Partial<SpanNode> {
  const given = objectOf(row["inputs"]);
  // A tool may get the whole call, which holds its arguments. An argument may also be named `id`.
  const whole = given["type"] === "tool_call" && given["args"] !== undefined;
  const inputs = whole ? objectOf(given["args"]) : given;
  const lone = Object.keys(inputs).length === 1 ? inputs["input"] : undefined;
  const outputs = row["outputs"];
  const output = first(outputs, "output") ?? loneOf(outputs, "outputs") ?? (isObject(outputs) ? outputs : undefined);
  const message = isObject(output) ? readMessage(output)?.results[0] : undefined;
  return {
    ...(message?.error ? { error: message.error } : {}),
    call: {
      id:
        textOf(whole ? given["id"] : inputs["tool_call_id"]) ??
        textOf(first(metadata, "tool_call_id")) ??
        textOf(at(output, "tool_call_id")) ??
        textOf(at(output, "kwargs", "tool_call_id")),
      name: textOf(row["name"]) ?? "tool",
      args: typeof lone === "string" ? argumentsOf(pythonJson(lone)) : (lone ?? inputs),
    },
    result: row["outputs"] === undefined || row["outputs"] === null ? undefined : (message?.output ?? output ?? null),
  };
}

/** The SDK wraps a value that is not an object in a member of this name. */
function loneOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.keys(value).length === 1 ? value[name] : undefined;
}

/** Converts simple dicts, as Python prints them, to JSON. LangChain writes a tool's input in that form. */
function pythonJson(text: string): string {
  if (!/^\s*\{'/.test(text) || text.includes('"')) return text;
  const json = text
    .replaceAll("'", '"')
    .replace(/\bTrue\b/g, "true")
    .replace(/\bFalse\b/g, "false")
    .replace(/\bNone\b/g, "null");
  return typeof unwrapped(json) === "string" ? text : json;
}

function modelOf(row: JsonObject, metadata: JsonObject): Partial<SpanNode> {
  const inputs = objectOf(row["inputs"]);
  const outputs = objectOf(row["outputs"]);
  const invocation = objectOf(at(row, "extra", "invocation_params"));
  const output = outputOf(outputs);
  return {
    model:
      textOf(first(metadata, "ls_model_name")) ??
      textOf(first(outputs, "model")) ??
      textOf(first(invocation, "model", "model_name")),
    provider: textOf(metadata["ls_provider"]),
    params: paramsOf(inputs, invocation),
    usage: usageOf(first(outputs, "usage_metadata", "usage")) ?? usageOf(at(outputs, "llm_output", "token_usage")),
    finish: output.findLast(({ finish }) => finish !== undefined)?.finish,
    input: inputOf(inputs),
    output,
  };
}

function inputOf(inputs: JsonObject): Message[] {
  const messages = first(inputs, "messages", "input", "prompts", "contents");
  return readMessages(messages, "user");
}

function outputOf(outputs: JsonObject): Message[] {
  const choices = first(outputs, "choices", "output", "messages");
  if (choices !== undefined) return ofAssistant(readMessages(choices, "assistant"));
  const generation = at(outputs, "generations", 0, 0) ?? at(outputs, "generations", 0);
  if (generation !== undefined) {
    const read = readMessages(generation, "assistant");
    const finish = textOf(at(generation, "generation_info", "finish_reason"));
    if (read.length > 0) return finish === undefined ? read : read.map((message) => ({ ...message, finish }));
    return readMessages(first(generation, "text"), "assistant");
  }
  return readMessages(outputs, "assistant");
}

/** An answer may have several messages, such as the items of Responses. */
function ofAssistant(messages: Message[]): Message[] {
  return messages.filter(({ role }) => role === "assistant");
}

function chainOf(row: JsonObject): Partial<SpanNode> {
  return {
    input: messagesIn(row["inputs"], "user"),
    output: messagesIn(row["outputs"], "assistant").filter(({ role }) => role === "assistant"),
  };
}

const names = ["messages", "input", "question", "query", "prompt", "output", "answer", "result", "response", "outputs"];

/** What a chain received or returned: messages, the text in a known member, or else the whole value. */
function messagesIn(value: Json | undefined, role: string): Message[] {
  if (value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0)) return [];
  if (typeof value === "string") return [{ ...emptyMessage(role), text: value }];
  const member = first(value, ...names);
  const read = readMessages(member ?? value, role).filter(
    ({ text, calls, results }) => text !== "" || calls.length + results.length > 0,
  );
  if (read.length > 0) return role === "assistant" && listOf(member).length > 1 ? read.slice(-1) : read;
  return [{ ...emptyMessage(role), text: asText(value) }];
}
