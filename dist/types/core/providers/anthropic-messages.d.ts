import type { ModelApi } from "./model-api.ts";
/** Anthropic Messages; the order of a stream's events is in its documentation, "Streaming Messages". */
export declare const anthropicMessages: ModelApi;
