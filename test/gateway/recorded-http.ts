import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { type JsonObject, jsonObjectSchema, jsonSchema } from "../../src/core/schema/json.ts";
import { dataOf, splitEvents } from "../../src/core/providers/event-stream.ts";
import { corpusPath } from "../support/corpora.ts";

const recordingSchema = z.object({
  interactions: z.array(
    z.object({
      request: z.object({ url: z.string(), body: jsonSchema.optional() }),
      response: z.object({ status: z.number(), body: jsonSchema.optional() }),
    }),
  ),
});

/** The client that makes such a request, and the variable that it takes its address from. */
export const recordedClients = {
  chat: { url: /^https:\/\/api\.openai\.com\/v1\/chat\/completions$/, api: "openai-chat", base: "OPENAI_BASE_URL" },
  responses: { url: /^https:\/\/api\.openai\.com\/v1\/responses$/, api: "openai-responses", base: "OPENAI_BASE_URL" },
  azure: {
    url: /openai\.azure\.com\/openai\/deployments\/[^/]+\/chat\/completions/,
    api: "openai-chat",
    base: "AZURE_OPENAI_ENDPOINT",
  },
  anthropic: {
    url: /^https:\/\/api\.anthropic\.com\/v1\/messages/,
    api: "anthropic-messages",
    base: "ANTHROPIC_BASE_URL",
  },
  gemini: {
    url: /generativelanguage\.googleapis\.com\/v1beta\/models\/[^:]+:generateContent/,
    api: "gemini",
    base: "GOOGLE_GEMINI_BASE_URL",
  },
} as const;
export type RecordedClient = keyof typeof recordedClients;

/** One recorded request with its answer. */
export interface RecordedRequest {
  client: RecordedClient;
  url: string;
  request: JsonObject;
  exchange: ModelExchange;
}

const folder = corpusPath("llm-http-recordings");

/** The recordings by file; empty where the corpus is absent. */
export const recordingFiles = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".json"));

export function readRecording(file: string): RecordedRequest[] {
  const { interactions } = recordingSchema.parse(JSON.parse(readFileSync(join(folder ?? "", file), "utf8")));
  return interactions.flatMap(({ request, response }) => {
    const client = clientOf(request.url);
    const body = jsonObjectSchema.safeParse(request.body);
    if (!client || !body.success) return [];
    const head = { api: recordedClients[client].api, request: body.data, status: response.status };
    const text = typeof response.body === "string" ? response.body : "";
    const answer = /^(?:event|data):/.test(text) ? { sse: splitEvents(text) } : { response: response.body ?? null };
    return [{ client, url: request.url, request: body.data, exchange: { ...head, ...answer } }];
  });
}

function clientOf(url: string): RecordedClient | undefined {
  if (recordedClients.chat.url.test(url)) return "chat";
  if (recordedClients.responses.url.test(url)) return "responses";
  if (recordedClients.azure.url.test(url)) return "azure";
  if (recordedClients.anthropic.url.test(url)) return "anthropic";
  return recordedClients.gemini.url.test(url) ? "gemini" : undefined;
}

/** What a client shall give: the recorded body, or its stream's events. */
export function recordedAnswer({ exchange }: RecordedRequest): unknown {
  if (!exchange.sse) return exchange.response;
  const data = exchange.sse.map(dataOf).filter((text) => text !== "" && text !== "[DONE]");
  // The official Anthropic clients keep pings to themselves.
  return data
    .map((text): unknown => JSON.parse(text))
    .filter((event) => !z.object({ type: z.literal("ping") }).safeParse(event).success);
}
