import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI, { AzureOpenAI } from "openai";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { effectLookup } from "../../src/core/effects.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { type JsonObject, jsonObjectSchema, jsonSchema } from "../../src/core/schema/json.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { dataOf, splitEvents } from "../../src/gateway/server-sent-events.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { corpusPath } from "../support/corpora.ts";

const recordingSchema = z.object({
  interactions: z.array(
    z.object({
      request: z.object({ url: z.string(), body: jsonSchema.optional() }),
      response: z.object({ status: z.number(), body: jsonSchema.optional() }),
    }),
  ),
});

type Ask = (env: Record<string, string>, request: JsonObject, url: string) => Promise<unknown>;

interface Provider {
  url: RegExp;
  api: string;
  ask: Ask;
}

const key = { apiKey: "x", maxRetries: 0 };
/** The requests are recorded ones: the clients' types cannot know them. */
const typed = (request: JsonObject) => request as never;

async function collected(result: unknown): Promise<unknown> {
  if (!isStream(result)) return plain(result);
  const events: unknown[] = [];
  for await (const event of result) events.push(plain(event));
  return events;
}

function isStream(result: unknown): result is AsyncIterable<unknown> {
  return result !== null && typeof result === "object" && Symbol.asyncIterator in result;
}

/** What the client parsed, without what it adds for convenience. */
function plain(value: unknown): unknown {
  const { output_text: _, sdkHttpResponse: __, ...rest } = JSON.parse(JSON.stringify(value));
  return rest;
}

const providers: Provider[] = [
  {
    url: /^https:\/\/api\.openai\.com\/v1\/chat\/completions$/,
    api: "openai-chat",
    ask: (env, request) =>
      new OpenAI({ ...key, baseURL: env["OPENAI_BASE_URL"] ?? "" }).chat.completions.create(typed(request)),
  },
  {
    url: /^https:\/\/api\.openai\.com\/v1\/responses$/,
    api: "openai-responses",
    ask: (env, request) =>
      new OpenAI({ ...key, baseURL: env["OPENAI_BASE_URL"] ?? "" }).responses.create(typed(request)),
  },
  {
    url: /openai\.azure\.com\/openai\/deployments\/[^/]+\/chat\/completions/,
    api: "openai-chat",
    ask: (env, request) =>
      new AzureOpenAI({
        ...key,
        endpoint: env["AZURE_OPENAI_ENDPOINT"] ?? "",
        apiVersion: "2024-10-21",
        deployment: "gpt-5-nano",
      }).chat.completions.create(typed(request)),
  },
  {
    url: /^https:\/\/api\.anthropic\.com\/v1\/messages/,
    api: "anthropic-messages",
    ask: (env, request) =>
      new Anthropic({ ...key, baseURL: env["ANTHROPIC_BASE_URL"] ?? "" }).messages.create(typed(request)),
  },
  {
    url: /generativelanguage\.googleapis\.com\/v1beta\/models\/[^:]+:generateContent/,
    api: "gemini",
    ask: (env, { contents, generationConfig, ...config }, url) => {
      const client = new GoogleGenAI({ apiKey: "x", httpOptions: { baseUrl: env["GOOGLE_GEMINI_BASE_URL"] ?? "" } });
      const model = /models\/([^:]+):/.exec(url)?.[1] ?? "";
      const given = jsonObjectSchema.catch({}).parse(generationConfig);
      return client.models.generateContent({
        model,
        contents: contents as never,
        config: { ...given, ...config },
      });
    },
  },
];

interface Recorded extends Provider {
  requestUrl: string;
  request: JsonObject;
  exchange: ModelExchange;
}

function readRecording(path: string): Recorded[] {
  const { interactions } = recordingSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  return interactions.flatMap(({ request, response }) => {
    const provider = providers.find(({ url }) => url.test(request.url));
    const body = jsonObjectSchema.safeParse(request.body);
    if (!provider || !body.success) return [];
    // The Node client sends an empty one, which the recorded Python client leaves out.
    const more = provider.api === "gemini" ? { generationConfig: {} } : {};
    const head = { api: provider.api, request: { ...more, ...body.data }, status: response.status };
    const text = typeof response.body === "string" ? response.body : "";
    const streamed = /^(?:event|data):/.test(text);
    const answer = streamed ? { sse: splitEvents(text) } : { response: response.body ?? null };
    return [{ ...provider, requestUrl: request.url, request: body.data, exchange: { ...head, ...answer } }];
  });
}

/** What the client shall give: the recorded body, or its stream's events. */
function expected({ exchange }: Recorded): unknown {
  if (!exchange.sse) return plain(exchange.response);
  const data = exchange.sse.map(dataOf).filter((text) => text !== "" && text !== "[DONE]");
  // The official Anthropic client keeps pings to itself.
  return data
    .map((text): unknown => JSON.parse(text))
    .filter((event) => !z.object({ type: z.literal("ping") }).safeParse(event).success);
}

const folder = corpusPath("llm-http-recordings");
const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".json"));
const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });

describe.skipIf(folder === undefined)("real recordings through the official clients", async () => {
  const gateway = await startGateway({ upstream });
  let asked = 0;
  const skipped: string[] = [];
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]();
    console.log(
      `${asked} recorded exchanges replayed; ${skipped.length} files hold none of these APIs: ${skipped.join(", ")}`,
    );
  });

  it.each(files)("%s", async (file) => {
    const recorded = readRecording(join(folder ?? "", file));
    if (recorded.length === 0) skipped.push(basename(file, ".json"));
    const model = createModelReplay({ exchanges: recorded.map(({ exchange }) => exchange), mode: "recorded" });
    using open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
    for (const each of recorded) {
      asked += 1;
      const result = each.ask(open.env, each.request, each.requestUrl).then(collected);
      if (each.exchange.status >= 400) await expect(result).rejects.toMatchObject({ status: each.exchange.status });
      else expect(await result).toEqual(expected(each));
    }
    expect({ misses: open.session.misses(), unconsumed: model.unconsumed() }).toEqual({ misses: [], unconsumed: 0 });
  });
});
