import { at, first } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** How an answer ended, in the same words for every API. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter" | "error";

/** Finish reasons of libraries and protocols between an agent and its model. */
export const finishesOfOthers: Readonly<Record<string, Finish>> = {
  error: "error",
  failed: "error",
  cancelled: "error",
  interrupted: "error",
  "tool-calls": "tool_calls",
  tool_call: "tool_calls",
  "content-filter": "content_filter",
  content_filtered: "content_filter",
  guardrail_intervened: "content_filter",
};

/** Our error type for a stream that broke off. No provider sends it. */
export const interruptedType = "interrupted";

const interruption: JsonObject = { type: interruptedType, message: "the stream broke off before its end" };

/** True for an error event of any API. */
export function isFailure(event: Json): event is JsonObject {
  if (!isObject(event)) return false;
  const { type, error } = event;
  return type === "error" || isObject(error) || (typeof error === "string" && error !== "");
}

/** Adds a stream's first error to its answer. A stream without an error that did not end was interrupted. */
export function withFailure(answer: JsonObject, events: readonly Json[], ended: boolean): JsonObject {
  const failure = events.find(isFailure);
  if (failure) return { ...answer, error: first(failure, "error") ?? failure };
  return ended || isObject(at(answer, "error")) ? answer : { ...answer, error: interruption };
}

/** The last events of a stream with this answer: `well`, those with its error, or none if it was interrupted. */
export function endOf<T>({ error }: JsonObject, well: T[], withError: (error: JsonObject) => T[]): T[] {
  if (!isObject(error)) return well;
  return error["type"] === interruptedType ? [] : withError(error);
}
