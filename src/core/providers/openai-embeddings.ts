import { textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { ModelApi } from "./model-api.ts";
import { openAi, openAiUrl } from "./openai.ts";

/** OpenAI embeddings: no conversation, and no stream. */
export const openAiEmbeddings: ModelApi = {
  name: "openai-embeddings",
  provider: openAi,
  converses: false,
  routes: [
    [/^\/openai(?:\/v1)?\/embeddings$/, () => "/embeddings"],
    [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/embeddings$/, () => "/embeddings"],
  ],
  endpoint: /\/embeddings$/,
  url: openAiUrl,
  wantsStream: () => false,
  clientMethods: [],
  messagesIn: () => [],
  toolsIn: () => [],
  isAnswer: ({ data, choices }) =>
    Array.isArray(data) && choices === undefined && isObject(data[0]) && "embedding" in data[0],
  answerIn: (response) => ({
    messages: [],
    finish_reason: undefined,
    usage: response["usage"],
    model: textOf(response["model"]),
    id: undefined,
    error: response["error"],
  }),
  finishes: {},
  usage: { input: ["prompt_tokens"] },
  parts: {},
  isEvent: () => false,
  isBeginning: () => false,
  readStream: () => ({}),
  writeStream: () => [],
};
