import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  done,
  eventsOfText,
  isFailure,
  isObject,
  modelApis,
  openAiChat,
  textOf
} from "./chunk-Y2QYWSUJ.js";

// src/core/providers/streamed-answer.ts
function apiOf(events) {
  return modelApis.find((api) => events.some((event) => isObject(event) && api.isEvent(event)));
}
function isStream(values) {
  const [first] = values;
  const apis = modelApis.filter(({ name }) => name !== "gemini");
  const isEvent = (value) => isObject(value) && apis.some((api) => api.isEvent(value));
  return first !== void 0 && isEvent(first) && values.every((value) => isEvent(value) || value === done || isFailure(value));
}
function answersOfEvents(events) {
  const streams = [];
  let chunk;
  for (const event of events) {
    if (!isObject(event) || isFailure(event) && streams.length > 0) {
      streams.at(-1)?.push(event);
      continue;
    }
    const id = event["object"] === "chat.completion.chunk" ? textOf(event["id"]) : void 0;
    const starts = modelApis.some((api) => api.isBeginning(event)) || id !== chunk;
    chunk = id;
    if (starts || streams.length === 0) streams.push([event]);
    else streams.at(-1)?.push(event);
  }
  return streams.map(answerOfEvents);
}
function answerOfStream(text) {
  for (const api of modelApis) {
    const whole = api.answerInText?.(text);
    if (whole) return whole;
  }
  return answerOfEvents(eventsOfText(text));
}
function answerOfEvents(events) {
  return (apiOf(events) ?? openAiChat).readStream(events);
}

export {
  isStream,
  answersOfEvents,
  answerOfStream
};
