import { textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { isFailure } from "./answer-end.ts";
import { isConverseEvent, readConverseStream } from "./converse-stream.ts";
import { done, eventsOfText } from "./event-stream.ts";
import { modelApis } from "./index.ts";
import type { ModelApi } from "./model-api.ts";
import { oldCompletions } from "./old-completions.ts";
import { openAiChat } from "./openai-chat.ts";
import { plainStream } from "./plain-stream.ts";

/** Bedrock's Converse. It is only read from recordings, since its requests are signed for its own host. */
const converse = {
  name: "bedrock-converse",
  isEvent: isConverseEvent,
  isBeginning: (event: JsonObject) => "messageStart" in event,
  readStream: readConverseStream,
};

type StreamedApi = Pick<ModelApi, "name" | "isEvent" | "isBeginning" | "readStream">;
const streamedApis: readonly StreamedApi[] = [...modelApis, converse, oldCompletions, plainStream];
/** APIs whose events look like whole answers. Readers of whole answers accept these events. */
const likeAnswers = new Set(["gemini", oldCompletions.name, plainStream.name]);
const apisOfEvents = streamedApis.filter(({ name }) => !likeAnswers.has(name));

/** The API of the first event that belongs to one. The last events may be a proxy's own. */
function apiOf(events: readonly Json[]): StreamedApi | undefined {
  for (const event of events) {
    const api = isObject(event) ? streamedApis.find(({ isEvent }) => isEvent(event)) : undefined;
    if (api) return api;
  }
  return undefined;
}

/** True for the events of one or more streams. A stream may end in an error without a type. */
export function isStream(values: readonly Json[]): boolean {
  const [first] = values;
  const isEvent = (value: Json) => isObject(value) && apisOfEvents.some((api) => api.isEvent(value));
  return (
    first !== undefined &&
    isEvent(first) &&
    values.every((value) => isEvent(value) || value === done || isFailure(value))
  );
}

/** The answers of several streams, whose events follow one another. */
export function answersOfEvents(events: readonly Json[]): JsonObject[] {
  const streams: Json[][] = [];
  let chunk: string | undefined;
  for (const event of events) {
    if (!isObject(event) || (isFailure(event) && streams.length > 0)) {
      streams.at(-1)?.push(event);
      continue;
    }
    const id = openAiChat.isEvent(event) ? (textOf(event["id"]) ?? "") : undefined;
    // Azure's first chunk, with the filter results of the prompt, has an empty id.
    const starts = streamedApis.some((api) => api.isBeginning(event)) || (id !== chunk && chunk !== "");
    chunk = id;
    if (starts || streams.length === 0) streams.push([event]);
    else streams.at(-1)?.push(event);
  }
  return streams.map(answerOfEvents);
}

/** The answer in a streamed body of any API. */
export function answerOfStream(text: string): JsonObject {
  for (const api of modelApis) {
    const whole = api.answerInText?.(text);
    if (whole) return whole;
  }
  return answerOfEvents(eventsOfText(text));
}

/** The answer in the events of one stream of any API. */
export function answerOfEvents(events: readonly Json[]): JsonObject {
  return (apiOf(events) ?? openAiChat).readStream(events);
}
