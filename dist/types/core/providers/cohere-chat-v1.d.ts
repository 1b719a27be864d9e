import type { ModelApi } from "./model-api.ts";
/**
 * Cohere's chat, version 1 (Cohere API reference, "Chat API v1"). Recordings hold it; the gateway does not serve it, because its
 * streams are lines of JSON unless a client asks for events.
 */
export declare const cohereChatV1: ModelApi;
