import type { Json, JsonObject } from "../schema/json.ts";
/** The type of the error of a stream that broke off: no provider sends it. */
export declare const interruptedType = "interrupted";
/** True for an event that says what went wrong, in any API's spelling. */
export declare function isFailure(event: Json): event is JsonObject;
/** The answer of a stream, with the first error that it told; one that neither failed nor ended was interrupted. */
export declare function withFailure(answer: JsonObject, events: readonly Json[], ended: boolean): JsonObject;
/** How a stream of this answer ends: well, with the error that it ended in, or not at all where it was interrupted. */
export declare function endOf<T>({ error }: JsonObject, well: T[], withError: (error: JsonObject) => T[]): T[];
