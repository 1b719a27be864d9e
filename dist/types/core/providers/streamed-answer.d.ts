import type { Json, JsonObject } from "../schema/json.ts";
/** True for the events of one or more streams; one may end in an error that has no type. */
export declare function isStream(values: readonly Json[]): boolean;
/** The answers of the streams whose events follow one another. */
export declare function answersOfEvents(events: readonly Json[]): JsonObject[];
/** The whole answer that a body of server-sent events spelled out, of any API. */
export declare function answerOfStream(text: string): JsonObject;
/** The answer that the events of one stream add up to, of any API. */
export declare function answerOfEvents(events: readonly Json[]): JsonObject;
