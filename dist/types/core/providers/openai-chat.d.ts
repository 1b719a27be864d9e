import type { ModelApi } from "./model-api.ts";
/** OpenAI Chat Completions; streams end with `[DONE]` (OpenAI API reference, "Streaming"). */
export declare const openAiChat: ModelApi;
