import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";

/** What all of OpenAI's APIs share. */
export const openAiBase = {
  provider: "openai",
  defaultBaseUrl: "https://api.openai.com/v1",
  baseUrlEnv: "OPENAI_BASE_URL",
  defaultKeyEnv: "OPENAI_API_KEY",
  errorBody: (status: number, message: string): Json => ({
    error: { message, type: status >= 500 ? "server_error" : "invalid_request_error", param: null, code: "replaykit" },
  }),
  wantsStream: (request: Json): boolean => isObject(request) && request["stream"] === true,
  upstreamUrl: (baseUrl: string, path: string): string => `${baseUrl}${path}`,
  passedHeaders: ["openai-beta", "openai-organization", "openai-project"],
  authorise: (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` }),
} as const;
