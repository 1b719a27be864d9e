import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, objectOf, textOf } from "../formats/fields.ts";
import { readMessages } from "../formats/message.ts";
import type { Message, MessageCall } from "../formats/message-shape.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelExchange } from "../schema/fixtures.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
import { eventsOfBlocks } from "./event-stream.ts";
import type { Finish } from "./finish.ts";
import { modelApi } from "./index.ts";
import type { AnswerFields, ModelApi } from "./model-api.ts";
import { interruptedType } from "./stream-failure.ts";
import { type Usage, usageReader } from "./usage.ts";

/**
 * What became of an answer. `complete`: a text or calls. `empty`: neither. `cut_off`: at the most tokens. `blocked`: by a filter.
 * `interrupted`: the stream broke off. `failed`: the provider said that it failed. Only a complete one is an answer of the agent's.
 */
export type Ended = "complete" | "empty" | "cut_off" | "blocked" | "interrupted" | "failed";

/** What a model answered, read the same way for every API. */
export interface ModelAnswer {
  text: string;
  /** The calls that it made. One that was cut off, or that stands in an answer which failed, was never made: it is among the extras. */
  calls: MessageCall[];
  /** Tools that the provider ran itself. */
  results: Message["results"];
  extras: Json[];
  ended: Ended;
  finish: Finish | undefined;
  /** The API's own word for how it ended. */
  finish_reason: string | undefined;
  usage: Usage | undefined;
  model: string | undefined;
  id: string | undefined;
  /** Why it failed or was interrupted. */
  error: CallError | undefined;
}

/** What one exchange with a model says about the run. */
export interface ModelTurn {
  /** What the model was told, earlier turns of the conversation included: history, none of whose calls are new. */
  messages: Message[];
  /** The tools that it was offered. */
  tools: string[];
  answer: ModelAnswer;
}

/** Reads an exchange; undefined where its API is not known or carries no conversation. */
export function readTurn({ api: name, ...exchange }: ModelExchange): ModelTurn | undefined {
  const api = modelApi(name);
  if (!api?.converses) return undefined;
  const request = objectOf(exchange.request);
  const messages = withIds(readMessages(api.messagesIn(request)), new Map());
  const answer = answerOfExchange(api, exchange);
  const earlier = new Map<string, number>();
  for (const { calls } of messages) for (const call of calls) count(earlier, call.name);
  return {
    messages,
    tools: api.toolsIn(request).flatMap((tool) => textOf(tool["name"]) ?? []),
    answer: {
      ...answer,
      calls: answer.calls.map((call) => ({ ...call, id: call.id ?? numbered(earlier, call.name) })),
    },
  };
}

/** The answer of an exchange, whole or streamed. */
export function answerOfExchange(
  api: ModelApi,
  { status, response, sse }: Pick<ModelExchange, "status" | "response" | "sse">,
): ModelAnswer {
  const body = response ?? (sse && api.readStream(eventsOfBlocks(sse)));
  return readAnswer(api, objectOf(body), status);
}

/** The one place that says whether an answer is one. */
export function readAnswer(api: ModelApi, response: JsonObject, status = 200): ModelAnswer {
  const fields = api.answerIn(response);
  const read = joined(readMessages(fields.messages, "assistant"));
  const finish = fields.finish_reason === undefined ? undefined : api.finishes[fields.finish_reason];
  const error = errorOf(fields, { response, status, finish });
  const ended = endOf({ ...read, error, finish });
  const cut = finish === "tool_calls" || finish === "stop" ? undefined : read.calls.findLast(isText);
  const lost = (call: MessageCall) => error !== undefined || call === cut;
  const partial = read.calls
    .filter(lost)
    .map((call): Json => ({ type: "partial_call", name: call.name, args: call.args }));
  return {
    ...read,
    calls: read.calls.filter((call) => !lost(call)),
    extras: [...read.extras, ...partial],
    ended: error && at(fields.error, "type") === interruptedType ? "interrupted" : ended,
    finish: error ? "error" : finish,
    finish_reason: fields.finish_reason,
    usage: usageOf(api, fields.usage),
    model: fields.model,
    id: fields.id,
    error,
  };
}

/** Arguments are an object: a text may be one that ended too early. */
function isText({ args }: MessageCall): boolean {
  return typeof args === "string";
}

function endOf({ text, calls, error, finish }: Pick<ModelAnswer, "text" | "calls" | "error" | "finish">): Ended {
  if (error) return "failed";
  if (finish === "length") return "cut_off";
  if (finish === "content_filter") return "blocked";
  return text === "" && calls.length === 0 ? "empty" : "complete";
}

interface Around {
  response: JsonObject;
  status: number;
  finish: Finish | undefined;
}

function errorOf(fields: AnswerFields, { response, status, finish }: Around): CallError | undefined {
  const told = fields.error ?? (status >= 400 ? first(response, "message", "detail") : undefined);
  const failed = isObject(told) || typeof told === "string" || status >= 400 || finish === "error";
  if (!failed) return undefined;
  const said = textOf(first(told, "message", "detail", "code", "type")) ?? asText(told);
  const fallback = finish === "error" ? `the answer ended in ${fields.finish_reason ?? "an error"}` : "failed";
  const message = status >= 400 ? `HTTP ${status}: ${said}`.replace(/: $/, "") : said || fallback;
  return { kind: kindOfError(message, "model"), message: message.slice(0, 2000) };
}

function joined(messages: readonly Message[]): Pick<ModelAnswer, "text" | "calls" | "results" | "extras"> {
  return {
    text: messages.map(({ text }) => text).join(""),
    calls: messages.flatMap(({ calls }) => calls),
    results: messages.flatMap(({ results }) => results),
    extras: messages.flatMap(({ extras }) => extras),
  };
}

const readers = new Map<ModelApi, ReturnType<typeof usageReader>>();

function usageOf(api: ModelApi, value: Json | undefined): Usage | undefined {
  const reader = readers.get(api) ?? usageReader([api.usage]);
  readers.set(api, reader);
  return reader(value);
}

/** Some APIs give calls no ids: name and position stand for them, in the request that repeats them too. */
function withIds(messages: Message[], calls: Map<string, number>): Message[] {
  const results = new Map<string, number>();
  return messages.map((message) => ({
    ...message,
    calls: message.calls.map((call) => ({ ...call, id: call.id ?? numbered(calls, call.name) })),
    results: message.results.map((result) => ({ ...result, id: result.id ?? numbered(results, result.name ?? "") })),
  }));
}

function numbered(counts: Map<string, number>, name: string): string {
  return `${name}#${count(counts, name)}`;
}

/** How many of this name there were before. */
function count(counts: Map<string, number>, name: string): number {
  const before = counts.get(name) ?? 0;
  counts.set(name, before + 1);
  return before;
}
