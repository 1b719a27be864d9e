import type { ModelApi } from "./model-api.ts";
/** OpenAI Responses; every event has a type and a sequence number (OpenAI API reference, "Streaming events"). */
export declare const openAiResponses: ModelApi;
