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

/** An API that is read where it was recorded, and not served: its requests are signed for its own address. */
const converse = {
  name: "bedrock-converse",
  isEvent: isConverseEvent,
  isBeginning: (event: JsonObject) => "messageStart" in event,
  readStream: readConverseStream,
};

type StreamedApi = Pick<ModelApi, "name" | "isEvent" | "isBeginning" | "readStream">;
const streamedApis: readonly StreamedApi[] = [...modelApis, converse, oldCompletions, plainStream];
/** Pieces of these look like whole answers, and readers of whole answers take them as they are. */
const likeAnswers = new Set(["gemini", oldCompletions.name, plainStream.name]);
const apisOfEvents = streamedApis.filter(({ name }) => !likeAnswers.has(name));

/** The first event that is some API's decides: proxies end a stream in their own way. */
function apiOf(events: readonly Json[]): StreamedApi | undefined {
  for (const event of events) {
    const api = isObject(event) ? streamedApis.find(({ isEvent }) => isEvent(event)) : undefined;
    if (api) return api;
  }
  return undefined;
}

/** True for the events of one or more streams; one may end in an error that has no type. */
export function isStream(values: readonly Json[]): boolean {
  const [first] = values;
  const isEvent = (value: Json) => isObject(value) && apisOfEvents.some((api) => api.isEvent(value));
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
