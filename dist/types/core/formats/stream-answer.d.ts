import type { Json, JsonObject } from "../schema/json.ts";
/** True for one event of a streamed answer, of Chat Completions, Responses or Anthropic. */
export declare function isStreamEvent(value: Json | undefined): boolean;
/** The answers that the events of one stream after another spelled out. */
export declare function answersOfEvents(values: readonly Json[]): JsonObject[];
/** The whole answer that a stream of server-sent events spelled out, of Chat Completions, Responses or Anthropic. */
export declare function answerOfStream(text: string): JsonObject;
