import type { ModelApi } from "./model-api.ts";
/** OpenAI embeddings: no conversation, and no stream. */
export declare const openAiEmbeddings: ModelApi;
