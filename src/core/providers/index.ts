import { ReplayKitError } from "../error.ts";
import { anthropicMessages } from "./anthropic-messages.ts";
import { cohereChat } from "./cohere-chat.ts";
import { cohereChatV1 } from "./cohere-chat-v1.ts";
import { finishesOfOthers, type Finish } from "./answer-end.ts";
import { gemini } from "./gemini.ts";
import type { AskableApi, ModelApi, Provider } from "./model-api.ts";
import type { JsonObject } from "../schema/json.ts";
import { openAiChat } from "./openai-chat.ts";
import { openAiEmbeddings } from "./openai.ts";
import { openAiResponses } from "./openai-responses.ts";

/** The model APIs that ReplayKit reads, records and replays. */
export const modelApis: readonly ModelApi[] = [
  openAiChat,
  openAiResponses,
  openAiEmbeddings,
  anthropicMessages,
  gemini,
  cohereChat,
  cohereChatV1,
];

/** The providers of these APIs, each once. */
export const providers: readonly Provider[] = [...new Set(modelApis.map(({ provider }) => provider))];

const byName = new Map(modelApis.map((api) => [api.name, api]));

/** The API of a recorded exchange; `undefined` if it is unknown. */
export function modelApi(name: string): ModelApi | undefined {
  return byName.get(name);
}

/** The API of an answer in a conversation, recognised by members that only its answers have. */
export function apiOfAnswer(response: JsonObject): ModelApi | undefined {
  return modelApis.find((api) => api.converses && api.isAnswer(response));
}

/** The API of conversations at a provider's URL. */
export function apiAt(url: string): ModelApi | undefined {
  const [path = ""] = url.split(/[?#]/, 1);
  return modelApis.find((api) => api.converses && api.endpoint.test(path));
}

/** The API with which judges and simulated users ask a provider's models. Throws `invalid_config` if there is none. */
export function askableApi(provider: string): AskableApi {
  const isAskable = (api: ModelApi): api is AskableApi => api.ask !== undefined;
  const found = modelApis.filter(isAskable).find((api) => api.provider.name === provider);
  if (found) return found;
  throw new ReplayKitError("invalid_config", `judges and simulated users cannot ask models of ${provider}`, {
    hint: "use api: openai or anthropic with the provider's compatible endpoint (base_url), or a command",
  });
}

const finishes = new Map(
  [finishesOfOthers, ...modelApis.map((api) => api.finishes)].flatMap((words) => Object.entries(words)),
);

/** Meaning of any provider's finish reason; `undefined` if unknown. */
export function finishOf(word: string | undefined): Finish | undefined {
  if (word === undefined) return undefined;
  return finishes.get(word) ?? finishes.get(word.toLowerCase()) ?? finishes.get(word.toUpperCase());
}
