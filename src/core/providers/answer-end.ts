import { at, first } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** How an answer ended, the same word for every API. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter" | "error";

/** Words of libraries and protocols between an agent and its model. */
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

/** The type of the error of a stream that broke off: no provider sends it. */
export const interruptedType = "interrupted";

const interruption: JsonObject = { type: interruptedType, message: "the stream broke off before its end" };

/** True for an event that says what went wrong, in any API's spelling. */
export function isFailure(event: Json): event is JsonObject {
  if (!isObject(event)) return false;
  const { type, error } = event;
  return type === "error" || isObject(error) || (typeof error === "string" && error !== "");
}

/** The answer of a stream, with the first error that it told; one that neither failed nor ended was interrupted. */
export function withFailure(answer: JsonObject, events: readonly Json[], ended: boolean): JsonObject {
  const failure = events.find(isFailure);
  if (failure) return { ...answer, error: first(failure, "error") ?? failure };
  return ended || isObject(at(answer, "error")) ? answer : { ...answer, error: interruption };
}

/** How a stream of this answer ends: well, with the error that it ended in, or not at all where it was interrupted. */
export function endOf<T>({ error }: JsonObject, well: T[], withError: (error: JsonObject) => T[]): T[] {
  if (!isObject(error)) return well;
  return error["type"] === interruptedType ? [] : withError(error);
}
