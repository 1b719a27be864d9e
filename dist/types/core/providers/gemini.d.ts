import type { Json, JsonObject } from "../schema/json.ts";
import type { ModelApi } from "./model-api.ts";
/** Gemini generateContent; a stream is a list of responses that each hold the next parts. */
export declare const gemini: ModelApi;
/** True for an answer of Gemini's, or a piece of one. */
export declare function isGeminiAnswer(value: Json | undefined): value is JsonObject;
/** The same values, with the pieces of a streamed answer put together: they share its id and follow one another. */
export declare function mergedAnswers(values: readonly Json[]): Json[];
/** One answer from its pieces; of several candidates the first is the one. */
export declare function joinPieces(pieces: readonly JsonObject[]): JsonObject;
