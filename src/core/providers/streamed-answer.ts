import { at, numberOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { isFailure, withFailure } from "./answer-end.ts";
import { isConverseEvent, readConverseStream } from "./converse-stream.ts";
import { done, eventsOfText } from "./event-stream.ts";
import { modelApis } from "./index.ts";
import type { ModelApi } from "./model-api.ts";
import { openAiChat } from "./openai-chat.ts";

/** Completions of old: choices with a text where a message would be (OpenAI API reference, "Completions"). Recorded, never served. */
const oldCompletions = {
  name: "completions",
  isEvent: ({ choices }: JsonObject) => typeof at(choices, 0, "text") === "string",
  isBeginning: () => false,
  readStream,
};

function readStream(events: readonly Json[]): JsonObject {
  const head: JsonObject = {};
  const choices = new Map<number, { text: string; finish_reason: Json }>();
  for (const event of events) {
    if (!isObject(event) || !("choices" in event)) continue;
    const { choices: parts, error: _, ...rest } = event;
    for (const [key, value] of Object.entries(rest)) if (value !== null) head[key] = value;
    for (const part of objectsOf(parts)) {
      const index = numberOf(part["index"]) ?? 0;
      const { text, finish_reason } = choices.get(index) ?? { text: "", finish_reason: null };
      const added = text + (textOf(part["text"]) ?? "");
      choices.set(index, { text: added, finish_reason: part["finish_reason"] ?? finish_reason });
    }
  }
  const answer = { ...head, choices: [...choices].map(([index, choice]) => ({ index, ...choice })) };
  const ended = choices.get(0)?.finish_reason ?? (events.includes(done) ? done : null);
  return withFailure(answer, events, ended !== null);
}

/** An API that is read where it was recorded, and not served: its requests are signed for its own address. */
const converse = {
  name: "bedrock-converse",
  isEvent: isConverseEvent,
  isBeginning: (event: JsonObject) => "messageStart" in event,
  readStream: readConverseStream,
};

type StreamedApi = Pick<ModelApi, "name" | "isEvent" | "isBeginning" | "readStream">;
const streamedApis: readonly StreamedApi[] = [...modelApis, converse, oldCompletions];

function apiOf(events: readonly Json[]): StreamedApi | undefined {
  return streamedApis.find((api) => events.some((event) => isObject(event) && api.isEvent(event)));
}

/** True for the events of one or more streams; one may end in an error that has no type. */
export function isStream(values: readonly Json[]): boolean {
  const [first] = values;
  // Pieces of Gemini and of old completions look like whole answers, and their readers take them as they are.
  const apis = streamedApis.filter(({ name }) => name !== "gemini" && name !== oldCompletions.name);
  const isEvent = (value: Json) => isObject(value) && apis.some((api) => api.isEvent(value));
  return (
    first !== undefined &&
    isEvent(first) &&
    values.every((value) => isEvent(value) || value === done || isFailure(value))
  );
}

/** The answers of the streams whose events follow one another. */
export function answersOfEvents(events: readonly Json[]): JsonObject[] {
  const streams: Json[][] = [];
  let chunk: string | undefined;
  for (const event of events) {
    if (!isObject(event) || (isFailure(event) && streams.length > 0)) {
      streams.at(-1)?.push(event);
      continue;
    }
    const id = openAiChat.isEvent(event) ? (textOf(event["id"]) ?? "") : undefined;
    // Azure's look at the prompt has an empty id, before the answer's own.
    const starts = streamedApis.some((api) => api.isBeginning(event)) || (id !== chunk && chunk !== "");
    chunk = id;
    if (starts || streams.length === 0) streams.push([event]);
    else streams.at(-1)?.push(event);
  }
  return streams.map(answerOfEvents);
}

/** The whole answer that a body of server-sent events spelled out, of any API. */
export function answerOfStream(text: string): JsonObject {
  for (const api of modelApis) {
    const whole = api.answerInText?.(text);
    if (whole) return whole;
  }
  return answerOfEvents(eventsOfText(text));
}

/** The answer that the events of one stream add up to, of any API. */
export function answerOfEvents(events: readonly Json[]): JsonObject {
  return (apiOf(events) ?? openAiChat).readStream(events);
}
