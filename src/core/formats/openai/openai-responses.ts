import { append } from "../../append.ts";
import { openAiResponses as openAiResponsesApi } from "../../providers/openai-responses.ts";
import { type ModelAnswer, messagesOf, readAnswer } from "../../providers/model-turn.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { contentId } from "../input/content-id.ts";
import { withoutBatch } from "../input/batch-envelope.ts";
import { at, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import { emptyMessage } from "../messages/message-shape.ts";
import { isItem } from "../../providers/openai-items.ts";
import { paramsOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { eventsOfTurns, finalText, joinAnswer, makeTrace, type Turn } from "../messages/transcript.ts";

/** OpenAI's Responses API: lists of items, requests with their responses, or responses alone. */
export const openAiResponses: TraceFormat = {
  name: "openai-responses",
  title: "OpenAI Responses: items, requests, responses, streams",
  carries: "tokens of responses; errors of tools only as text",
  settings: { configuration: "keep the request whole, not only its items" },
  surest: 0.85,
  detect: (input) => {
    const [one] = exchangesOf(input);
    if (!one) return 0;
    return one.every((part) => isItem(part) || isExchange(part)) && one.some((part) => isItem(part) || isExchange(part))
      ? 0.85
      : 0.4;
  },
  itemKind: (item) => {
    const value = withoutBatch(item);
    const known =
      isItem(value) || isPlainMessage(value) || isExchange(value) || isFailedBatch(value) || isRequest(value);
    return known ? "part" : undefined;
  },
  read: (input, { platform }) =>
    exchangesOf(input).map((parts) => {
      // Several runs may hold the same item, so an item's id does not name a run.
      const found = textOf(at(responseOf(parts.find(isExchange) ?? null), "id"));
      const named = found ?? textOf(at(parts[0], "custom_id"));
      return readParts(parts, named ?? contentId("responses", parts, platform.hash));
    }),
};

/** Each member is one run: a list of items, or exchanges that follow one another. */
function exchangesOf({ json, lines }: FormatInput): Json[][] {
  const listed = isObject(json) && json["object"] === "list" ? listOf(json["data"]) : json;
  const all = lines ?? (Array.isArray(listed) ? listed : listed === undefined ? [] : [listed]);
  const values = all.map(withoutBatch);
  if (values.length === 0) return [];
  if (values.some(isExchange) && values.every((value) => isExchange(value) || isFailedBatch(value)))
    return runsOf(values);
  if (values.every(isRequest)) return values.map((value) => [{ request: value }]);
  if (values.some(isItem) && values.every((value) => isItem(value) || isPlainMessage(value))) return [inOrder(values)];
  return [];
}

/** Puts items in the order of time. By default, the API lists the newest item first, and a result before its call. */
function inOrder(items: Json[]): Json[] {
  const id = (item: Json | undefined) => textOf(first(item, "call_id"));
  const result = items.findIndex((item) => textOf(at(item, "type"))?.endsWith("_output") === true);
  const call = items.findIndex(
    (item, index) => index !== result && id(item) !== undefined && id(item) === id(items[result]),
  );
  return result !== -1 && call > result ? items.toReversed() : items;
}

/** True for a request without an answer. It is the history of a run up to there. */
function isRequest(value: Json): boolean {
  const input = at(value, "input");
  if (typeof at(value, "model") !== "string" || "response" in objectOf(value)) return false;
  if (Array.isArray(input)) return input.length > 0 && input.every((item) => isItem(item) || isPlainMessage(item));
  // A text alone may be a request for an embedding.
  return typeof input === "string" && ["instructions", "tools", "reasoning"].some((key) => key in objectOf(value));
}

function isFailedBatch(value: Json): boolean {
  return at(value, "custom_id") !== undefined && isObject(at(responseOf(value), "error"));
}

/** Groups exchanges that follow one another into runs. Those of a batch are independent. */
function runsOf(values: Json[]): Json[][] {
  const runs: Json[][] = [];
  let inputs = 0;
  for (const value of values) {
    const before = textOf(at(responseOf(value), "previous_response_id"));
    const input = listOf(first(first(value, "request"), "input"));
    const goesOn =
      before === undefined
        ? at(value, "custom_id") === undefined && (input.length === 0 || input.length > inputs)
        : runs.at(-1)?.some((one) => at(responseOf(one), "id") === before);
    inputs = input.length;
    if (goesOn && runs.length > 0) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs;
}

function isPlainMessage(value: Json): boolean {
  return typeof at(value, "role") === "string" && at(value, "content") !== undefined;
}

function responseOf(value: Json): Json {
  return first(value, "response") ?? value;
}

function isExchange(value: Json): boolean {
  const response = responseOf(value);
  return at(response, "object") === "response" && Array.isArray(at(response, "output"));
}

function readParts(parts: Json[], run_id: string): ReadTrace {
  const exchanged = parts.every((part) => isExchange(part) || isFailedBatch(part) || "request" in objectOf(part));
  const turns = exchanged ? turnsOfExchanges(parts) : turnsOfItems(parts);
  const events = eventsOfTurns(turns);
  const final = finalText(turns.map(({ message }) => message));
  const failures = parts
    .filter((part) => isExchange(part) || isFailedBatch(part))
    .flatMap((part) => readAnswer(openAiResponsesApi, objectOf(responseOf(part))).error ?? []);
  for (const { kind, message } of failures) events.push({ type: "error", kind, error: message });
  if (final !== undefined && failures.length === 0) events.push({ type: "final_output", content: final });
  const joined = parts.some((part) => textOf(at(responseOf(part), "previous_response_id")) !== undefined);
  const notes = joined && parts.length === 1 ? ["earlier turns are on the provider's side (previous_response_id)"] : [];
  const status = failures.length > 0 ? "error" : "unknown";
  const requestedModel = textOf(at(parts[0], "request", "model"));
  const model = requestedModel === undefined ? {} : { model: { name: requestedModel } };
  return makeTrace({ run_id, format: "openai-responses", ...model, status, events, notes });
}

/** Items that follow one another without a result between them are one answer. */
export function turnsOfItems(items: Json[]): Turn[] {
  return joinAnswer(readMessages(items)).map((message) => ({ message }));
}

function turnsOfExchanges(parts: Json[]): Turn[] {
  const turns: Turn[] = [];
  let known = 0;
  let lastInstructions: string | undefined;
  for (const part of parts) {
    const request = objectOf(first(part, "request"));
    const response = objectOf(responseOf(part));
    const system = readMessages(first(request, "instructions") ?? first(response, "instructions"), "system");
    const instructions = JSON.stringify(system);
    if (instructions !== lastInstructions)
      append(
        turns,
        system.map((message) => ({ message })),
      );
    lastInstructions = instructions;
    const input = first(request, "input") ?? first(response, "input");
    const items = Array.isArray(input) ? input : input === undefined ? [] : [{ role: "user", content: input }];
    // With `previous_response_id`, a request holds only new items. Otherwise it repeats the history.
    const fresh =
      textOf(request["previous_response_id"]) !== undefined ? items : items.slice(Math.min(known, items.length));
    append(turns, turnsOfItems(fresh));
    const answer = readAnswer(openAiResponsesApi, response);
    // A request alone, or a failed line of a batch, has no answer.
    const answerMessages = isExchange(part) ? joinAnswer(messagesOf(answer)) : [];
    const [turn = isExchange(part) ? { message: emptyMessage("assistant") } : undefined, ...more] = answerMessages.map(
      (message): Turn => ({ message }),
    );
    if (turn) turns.push({ ...turn, ...exchangeFields(request, response, answer) });
    append(turns, more);
    const last = turns.at(-1);
    if (turn && last) last.message.finish = answer.finish_reason;
    known = items.length + objectsOf(response["output"]).length;
  }
  return turns;
}

function exchangeFields(request: JsonObject, response: JsonObject, answer: ModelAnswer): Partial<Turn> {
  return {
    model: answer.model ?? textOf(request["model"]),
    // A response alone repeats the settings of its request, including defaults.
    params: paramsOf(Object.keys(request).length === 0 ? response : request),
    usage: answer.usage,
    at: isoOf(response["created_at"]),
  };
}
