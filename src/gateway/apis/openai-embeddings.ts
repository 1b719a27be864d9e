import type { ModelApiAdapter } from "./model-api.ts";
import { openAiBase } from "./openai-base.ts";

/** OpenAI embeddings: they have no stream. */
export const openAiEmbeddings: ModelApiAdapter = {
  ...openAiBase,
  api: "openai-embeddings",
  wantsStream: () => false,
  toStream: () => [],
  fromStream: () => null,
};
