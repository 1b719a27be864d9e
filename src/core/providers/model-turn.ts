import { compact } from "../compact.ts";
import { kindOfError } from "../run/error-text.ts";
import { asText, at, first, numberOf, objectOf, textOf } from "../formats/fields/fields.ts";
import { readMessages } from "../formats/messages/message.ts";
import { emptyMessage, type Message, type MessageCall, type MessageResult } from "../formats/messages/message-shape.ts";
import { joinItems } from "../formats/messages/transcript.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelExchange } from "../schema/fixtures.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
import { eventsOfBlocks } from "./event-stream.ts";
import { type Finish, interruptedType } from "./answer-end.ts";
import { modelApi } from "./index.ts";
import type { AnswerFields, ModelApi } from "./model-api.ts";
import { type Usage, usageReader, type UsageWords } from "./usage.ts";

/**
 * How an answer ended. `complete`: with text or calls. `empty`: with neither. `cut_off`: at the token limit. `blocked`:
 * by a filter. `interrupted`: the stream broke off. `failed`: with an error. Only a complete answer can be the agent's.
 */
export type TurnEnd = "complete" | "empty" | "cut_off" | "blocked" | "interrupted" | "failed";

/** A model's answer, in one form for every API. */
export interface ModelAnswer {
  /** Its messages as later requests repeat them. Some APIs answer in several items. */
  messages: Message[];
  text: string;
  /** Its calls. A call that was cut off, or whose answer failed, does not count: it is in `extras`. */
  calls: MessageCall[];
  /** Results of tools that the provider ran. */
  results: Message["results"];
  extras: Json[];
  ended: TurnEnd;
  finish: Finish | undefined;
  /** The API's own word for how it ended. */
  finish_reason: string | undefined;
  usage: Usage | undefined;
  /** In US dollars, if a proxy reports it with the usage. */
  cost: number | undefined;
  model: string | undefined;
  id: string | undefined;
  /** The other answers to the same request, in the API's own format. */
  alternatives: Json[];
  /** Why it failed or was interrupted. */
  error: CallError | undefined;
}

/** The parts of an API that are needed to read its answers. */
export interface AnswerReader extends Pick<ModelApi, "answerIn" | "finishes"> {
  usage: UsageWords | readonly UsageWords[];
}

/** One exchange with a model, in one form for every API. */
export interface ModelTurn {
  /** All messages of the request. They are history: none of their calls is new. */
  messages: Message[];
  /** Names of the tools that the request offers. */
  tools: string[];
  answer: ModelAnswer;
}

/** Reads an exchange; `undefined` if its API is unknown or carries no conversation. */
export function readTurn({ api: name, ...exchange }: ModelExchange): ModelTurn | undefined {
  const api = modelApi(name);
  if (!api?.converses) return undefined;
  const request = objectOf(exchange.request);
  const calls = createIds();
  const messages = withIds(readMessages(api.messagesIn(request)), calls);
  const answer = answerOfExchange(api, exchange);
  return {
    messages,
    tools: api.toolsIn(request).flatMap((tool) => textOf(tool["name"]) ?? []),
    answer: {
      ...answer,
      calls: answer.calls.map((call) => ({ ...call, id: calls(call) })),
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

/** Reads an answer and decides how it ended. No other code decides that. */
export function readAnswer(api: AnswerReader, response: JsonObject, status = 200): ModelAnswer {
  const fields = api.answerIn(response);
  const read = readMessages(fields.messages, "assistant");
  const reason = fields.finish_reason ?? "";
  const finish = Object.hasOwn(api.finishes, reason) ? api.finishes[reason] : undefined;
  const error = errorOf(fields, { response, status, finish });
  const whole = finish === "tool_calls" || finish === "stop";
  const cut = whole ? undefined : read.flatMap(({ calls }) => calls).findLast(isText);
  const made = (call: MessageCall) => error === undefined && call !== cut;
  const messages = read.every(({ calls }) => calls.every(made)) ? read : read.map((one) => withMade(one, made));
  const answer = joined(messages);
  return {
    messages,
    ...answer,
    ended: error && at(fields.error, "type") === interruptedType ? "interrupted" : endOf({ ...answer, error, finish }),
    finish: error ? "error" : finish,
    finish_reason: fields.finish_reason,
    usage: usageOf(api, fields.usage),
    cost: numberOf(at(fields.usage, "cost")),
    model: fields.model,
    id: fields.id,
    alternatives: fields.alternatives ?? [],
    error,
  };
}

function withMade(message: Message, made: (call: MessageCall) => boolean): Message {
  const partial = message.calls
    .filter((call) => !made(call))
    .map((call): Json => ({ type: "partial_call", ...compact(call) }));
  return { ...message, calls: message.calls.filter(made), extras: [...message.extras, ...partial] };
}

/** An answer as messages of its conversation; none if it failed before its first text. */
export function messagesOf({ messages, finish_reason: finish, error }: ModelAnswer): Message[] {
  const delivered = error ? messages.filter(({ text, extras }) => text !== "" || extras.length > 0) : messages;
  const joined = joinItems(delivered.length > 0 || error ? delivered : [emptyMessage("assistant")]);
  return joined.map((message, index) => (index === joined.length - 1 ? { ...message, finish } : message));
}

/** True if a call's arguments are text. They should be an object, so the text may be cut off. */
function isText({ args }: MessageCall): boolean {
  return typeof args === "string";
}

function endOf({ text, calls, error, finish }: Pick<ModelAnswer, "text" | "calls" | "error" | "finish">): TurnEnd {
  if (error) return "failed";
  if (finish === "length") return "cut_off";
  if (finish === "content_filter") return "blocked";
  return text === "" && calls.length === 0 ? "empty" : "complete";
}

interface AnswerContext {
  response: JsonObject;
  status: number;
  finish: Finish | undefined;
}

function errorOf(fields: AnswerFields, { response, status, finish }: AnswerContext): CallError | undefined {
  const error = fields.error ?? (status >= 400 ? first(response, "message", "detail") : undefined);
  const failed = isObject(error) || typeof error === "string" || status >= 400 || finish === "error";
  if (!failed) return undefined;
  const errorText = textOf(first(error, "message", "detail", "code", "type")) ?? asText(error);
  const fallback = finish === "error" ? `the answer ended in ${fields.finish_reason ?? "an error"}` : "failed";
  const message = status >= 400 ? `HTTP ${status}: ${errorText}`.replace(/: $/, "") : errorText || fallback;
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

const readers = new Map<AnswerReader, ReturnType<typeof usageReader>>();

function usageOf(api: AnswerReader, value: Json | undefined): Usage | undefined {
  const reader = readers.get(api) ?? usageReader([api.usage].flat());
  readers.set(api, reader);
  return reader(value);
}

/** Gives each call of a conversation an id of its own. A request that repeats the calls gets the same ids. */
function withIds(messages: Message[], ofCall: CallIds): Message[] {
  const ofResult = createIds();
  const open = new Set<string>();
  const identified = (call: MessageCall): MessageCall => {
    const id = ofCall(call);
    open.add(id);
    return { ...call, id };
  };
  const answering = (result: MessageResult): MessageResult => {
    const nameless = result.id === undefined && result.name === undefined;
    const [first] = nameless ? open : []; // the oldest call without a result
    const id = first ?? ofResult(result);
    open.delete(id);
    return { ...result, id };
  };
  return messages.map((message) => ({
    ...message,
    calls: message.calls.map(identified),
    results: message.results.map(answering),
  }));
}

type CallIds = (call: { id: string | undefined; name: string | undefined }) => string;

/**
 * Returns ids for calls, or for their results, in order. Some APIs have none, so the name stands for it. Some servers
 * begin anew with each answer, so a repeated id is numbered.
 */
function createIds(): CallIds {
  const counts = new Map<string, number>();
  return ({ id, name = "" }) => {
    const own = id ?? name;
    const before = counts.get(own) ?? 0;
    counts.set(own, before + 1);
    return id !== undefined && before === 0 ? id : `${own}#${before}`;
  };
}
