import { textOf } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { ModelApi, PartReader, Provider } from "./model-api.ts";

/** The provider of all of OpenAI's APIs. Azure serves them at its own URLs. */
export const openAi: Provider = {
  name: "openai",
  baseUrl: "https://api.openai.com/v1",
  baseUrlVariable: "OPENAI_BASE_URL",
  keyVariable: "OPENAI_API_KEY",
  headers: (key): Record<string, string> => (key === undefined ? {} : { authorization: `Bearer ${key}` }),
  passedHeaders: ["openai-beta", "openai-organization", "openai-project"],
  errorBody: (status, message) => ({
    error: { message, type: status >= 500 ? "server_error" : "invalid_request_error", param: null, code: "replaykit" },
  }),
  clientVariables: (gateway, key) => ({
    OPENAI_BASE_URL: `${gateway}/openai/v1`,
    AZURE_OPENAI_ENDPOINT: `${gateway}/azure`,
    OPENAI_API_KEY: key,
    AZURE_OPENAI_API_KEY: key,
  }),
};

export function openAiUrl(baseUrl: string, path: string): string {
  return `${baseUrl}${path}`;
}

export function asksForStream(request: Json): boolean {
  return isObject(request) && request["stream"] === true;
}

/** Reads the text of a part from the first of these members that it has, and the part's citations. */
export function textReader(...names: string[]): PartReader {
  return (part, target) => {
    const cited = part["annotations"] ?? part["citations"];
    if (Array.isArray(cited) && cited.length > 0) target.extras.push({ type: "citations", citations: cited });
    for (const name of names) {
      const text = textOf(part[name]);
      if (text === undefined) continue;
      target.text += text;
      return;
    }
  };
}

/** OpenAI embeddings. They have no conversation and no stream. */
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
