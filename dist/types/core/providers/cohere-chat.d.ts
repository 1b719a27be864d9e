import type { ModelApi } from "./model-api.ts";
/** Cohere's chat, version 2 (Cohere API reference, "Chat with Streaming"). */
export declare const cohereChat: ModelApi;
