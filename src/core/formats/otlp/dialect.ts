import { setMember } from "../../json/set-member.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError } from "../../schema/trace.ts";
import { kindOfError } from "../../run/error-text.ts";
import { presentOutput } from "../../run/text-of.ts";
import { asText, at, numberOf, objectsOf, present, textOf, unwrapped } from "../fields/fields.ts";
import { readCall, readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import type { Usage } from "../../providers/usage.ts";
import type { SpanNode } from "../spans/span-node.ts";
import type { MessageTexts } from "../messages/message-texts.ts";
import type { KnownMessages } from "./known-messages.ts";
import type { Attributes, OtlpSpan } from "./otlp-span.ts";

/** A dialect: how one family of instrumentations names attributes and events. */
export interface Dialect {
  name: string;
  /** True if the span is in this dialect. */
  speaks(span: OtlpSpan): boolean;
  read(span: OtlpSpan, known: KnownMessages): Partial<SpanNode>;
}

/** The first of several attributes that has a value. */
export function pick(attributes: Attributes, ...names: string[]): Json | undefined {
  for (const name of names) {
    const value = attributes[name];
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}

export function pickText(attributes: Attributes, ...names: string[]): string | undefined {
  const value = pick(attributes, ...names);
  return Array.isArray(value) ? textOf(value[0]) : textOf(value);
}

/** The value of the first attribute present, parsed if it is JSON text. */
export function pickJson(attributes: Attributes, ...names: string[]): Json | undefined {
  return decoded(pick(attributes, ...names));
}

function unquoted(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** Messages of an attribute in any spelling: a list, `{messages}`, or a plain text. */
export function messagesIn(value: Json | undefined, role: string, texts?: MessageTexts): Message[] {
  const listed = typeof value === "string" && texts ? listedIn(value, role, texts).filter(isSaying) : [];
  return listed.length > 0 ? listed : messagesInDecoded(decoded(value), value, role);
}

/** The same for a value that is already decoded; `written` is the original. */
export function messagesInDecoded(read: Json | undefined, written: Json | undefined, role: string): Message[] {
  if (read === undefined || read === null) return [];
  const loneCalls = role === "assistant" ? callsAlone(read) : undefined;
  if (loneCalls) return [loneCalls];
  const messages = readMessages(withinMessages(read, role), role);
  const found = messages.filter(isSaying);
  if (found.length > 0) return found;
  // A message without content is an empty answer. Its JSON is not its text.
  if (presentOutput(read) === undefined) return messages;
  return [{ ...emptyMessage(role), text: answerText(read, written) }];
}

/** An answer of the AI SDK that only calls tools: a list of calls, or a result with such a list. */
function callsAlone(value: Json): Message | undefined {
  const calls = objectsOf(Array.isArray(value) ? value : at(value, "toolCalls"));
  if (calls.length === 0 || !calls.every((call) => "toolName" in call && "toolCallId" in call && !("role" in call)))
    return undefined;
  return { ...emptyMessage("assistant"), text: textOf(at(value, "text")) ?? "", calls: calls.map(readCall) };
}

/** The messages of a text that is a list of messages, or a request with such a list. */
function listedIn(text: string, role: string, texts: MessageTexts): Message[] {
  const listed = texts.read(text);
  if (listed) return listed;
  const request = role === "user" ? texts.readRequest(text) : undefined;
  if (!request) return [];
  const system = systemIn(request.rest);
  return system === undefined ? request.messages : [{ ...emptyMessage("system"), text: system }, ...request.messages];
}

/** Parses JSON text, even if it was encoded twice. */
export function decoded(value: Json | undefined): Json | undefined {
  const text = typeof value === "string" && value.startsWith('"') && value.endsWith('"') ? unquoted(value) : value;
  return unwrapped(text);
}

/** The only text of a framework's own answer, else all of it. */
function answerText(value: Json, written: Json | undefined): string {
  for (const name of ["content", "response", "output", "text", "answer", "result", "raw", "final_output"]) {
    const member = at(value, name);
    if (typeof member === "string" && member !== "") return member;
    const parts = readMessages({ role: "assistant", content: member ?? "" });
    if (parts[0] && parts[0].text !== "") return parts[0].text;
    const inner = textOf(at(member, "content")) ?? textOf(at(member, "comment"));
    if (inner !== undefined) return inner;
  }
  // A JSON answer keeps its original text.
  return typeof written === "string" && !written.startsWith('"') ? written : asText(value);
}

function isSaying({ text, calls, results, extras }: Message): boolean {
  return text !== "" || calls.length > 0 || results.length > 0 || extras.length > 0;
}

/** The list of messages inside a request, a response or a framework's state. */
export function withinMessages(value: Json, role = "user"): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  for (const name of ["messages", "choices", "input", "contents", "prompt", "new_message", "candidates", "output"]) {
    const member = unwrapped(value[name]);
    if (Array.isArray(member) && member.length > 0)
      return withSystem(role === "assistant" ? {} : value, member.map(unwrapCandidate));
    if (typeof member === "string" && name !== "choices" && name !== "output") return besideSystem(value, member, role);
  }
  return value;
}

function withSystem(value: JsonObject, messages: Json[]): Json {
  const system = systemIn(value);
  return system === undefined ? messages : [{ role: "system", content: system }, ...messages];
}

function besideSystem(value: JsonObject, member: string, role: string): Json {
  const system = role === "assistant" ? undefined : systemIn(value);
  return system === undefined ? member : withSystem(value, [{ role, content: member }]);
}

function systemIn(request: JsonObject): string | undefined {
  const system = request["system"] ?? request["instructions"];
  return typeof system === "string" && system !== "" ? system : undefined;
}

function unwrapCandidate(item: Json): Json {
  return typeof item === "object" && item !== null && !Array.isArray(item) && "parts" in Object(item["content"])
    ? (item["content"] ?? item)
    : item;
}

const usageNames: Record<keyof Usage, readonly string[]> = {
  input: [
    "gen_ai.usage.input_tokens",
    "gen_ai.usage.prompt_tokens",
    "llm.token_count.prompt",
    "ai.usage.inputTokens",
    "ai.usage.promptTokens",
    "llm.usage.prompt_tokens",
  ],
  output: [
    "gen_ai.usage.output_tokens",
    "gen_ai.usage.completion_tokens",
    "llm.token_count.completion",
    "ai.usage.outputTokens",
    "ai.usage.completionTokens",
    "llm.usage.completion_tokens",
  ],
  cached: [
    "gen_ai.usage.cache_read.input_tokens",
    "gen_ai.usage.cache_read_input_tokens",
    "llm.token_count.prompt_details.cache_read",
    "ai.usage.cachedInputTokens",
  ],
  cache_write: [
    "gen_ai.usage.cache_write.input_tokens",
    "gen_ai.usage.cache_creation.input_tokens",
    "gen_ai.usage.cache_creation_input_tokens",
    "llm.token_count.prompt_details.cache_write",
  ],
  reasoning: [
    "gen_ai.usage.reasoning.output_tokens",
    "gen_ai.usage.reasoning_tokens",
    "llm.token_count.completion_details.reasoning",
    "ai.usage.reasoningTokens",
  ],
};

export function usageIn(attributes: Attributes): Usage | undefined {
  const counts = Object.entries(usageNames).map(([name, names]) => [name, numberOf(pick(attributes, ...names))]);
  const usage: Usage = present(Object.fromEntries(counts));
  return Object.keys(usage).length === 0 ? undefined : usage;
}

/** The cost of a model call, as proxies and instrumentations write it. */
export function costIn(attributes: Attributes): number | undefined {
  return numberOf(
    pick(attributes, "gen_ai.usage.cost", "llm.cost.total", "gen_ai.usage.total_cost", "llm.usage.total_cost"),
  );
}

/** The attributes under a prefix, as settings of a request. */
export function paramsUnder(attributes: Attributes, prefix: string, without: string[] = []): JsonObject | undefined {
  const params: JsonObject = {};
  let any = false;
  for (const key in attributes) {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : "";
    if (name === "" || without.includes(name)) continue;
    setMember(params, name, attributes[key] ?? null);
    any = true;
  }
  return any ? params : undefined;
}

/** Why a span failed: its status message, else the recorded exception. */
export function errorOf(span: OtlpSpan, kind: SpanNode["kind"]): CallError | undefined {
  const exception = span.events.find(
    ({ name }) => name === "exception" || name === "gen_ai.client.operation.exception",
  );
  const isFailed = span.failed || exception !== undefined || span.attributes["error.type"] !== undefined;
  if (span.ok || !isFailed) return undefined;
  const recorded = exception && pickText(exception.attributes, "exception.message", "exception.type");
  const message =
    span.statusMessage ?? recorded ?? pickText(span.attributes, "error.message", "error.type") ?? "failed";
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  return { kind: kindOfError(message, otherwise), message };
}
