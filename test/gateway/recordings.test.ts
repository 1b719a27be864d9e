import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI, { AzureOpenAI } from "openai";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { effectLookup } from "../../src/core/effects.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import { type JsonObject, jsonObjectSchema } from "../../src/core/schema/json.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { python, pythonHas } from "../support/python.ts";
import {
  readRecording,
  recordedAnswer,
  type RecordedClient,
  recordedClients,
  type RecordedRequest,
  recordingFiles,
} from "./recorded-http.ts";

type Ask = (base: string, request: JsonObject, url: string) => Promise<unknown>;

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

const inNode: Record<RecordedClient, Ask> = {
  chat: (base, request) => new OpenAI({ ...key, baseURL: base }).chat.completions.create(typed(request)),
  responses: (base, request) => new OpenAI({ ...key, baseURL: base }).responses.create(typed(request)),
  azure: (base, request) => {
    const azure = { endpoint: base, apiVersion: "2024-10-21", deployment: "gpt-5-nano" };
    return new AzureOpenAI({ ...key, ...azure }).chat.completions.create(typed(request));
  },
  anthropic: (base, request) => new Anthropic({ ...key, baseURL: base }).messages.create(typed(request)),
  gemini: (base, { contents, generationConfig, ...config }, url) => {
    const client = new GoogleGenAI({ apiKey: "x", httpOptions: { baseUrl: base } });
    const model = /models\/([^:]+):/.exec(url)?.[1] ?? "";
    const given = jsonObjectSchema.catch({}).parse(generationConfig);
    return client.models.generateContent({
      model,
      contents: contents as never,
      config: { ...given, ...config },
    });
  },
};

const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });

/** A gateway that serves one file after the other. */
async function serving() {
  const gateway = await startGateway({ upstream });
  function open(recorded: RecordedRequest[]) {
    const model = createModelReplay({ exchanges: recorded.map(({ exchange }) => exchange), mode: "recorded" });
    const session = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
    const baseOf = (client: RecordedClient) => session.env[recordedClients[client].base] ?? "";
    const left = () => ({ misses: session.session.misses(), unconsumed: model.unconsumed() });
    return { baseOf, left, [Symbol.dispose]: () => session[Symbol.dispose]() };
  }
  return { open, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

describe.skipIf(recordingFiles.length === 0)("real recordings through the official clients of Node", async () => {
  const gateway = await serving();
  let asked = 0;
  const skipped: string[] = [];
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]();
    console.log(
      `${asked} recorded exchanges replayed; ${skipped.length} files hold none of these APIs: ${skipped.join(", ")}`,
    );
  });

  it.each(recordingFiles)("%s", async (file) => {
    // The Node client of Gemini sends an empty configuration, which the recorded Python client leaves out.
    const recorded = readRecording(file).map((each) =>
      each.client === "gemini" ? withRequest(each, { generationConfig: {}, ...each.request }) : each,
    );
    if (recorded.length === 0) skipped.push(basename(file, ".json"));
    using open = gateway.open(recorded);
    for (const each of recorded) {
      asked += 1;
      const result = inNode[each.client](open.baseOf(each.client), each.request, each.url).then(collected);
      if (each.exchange.status >= 400) await expect(result).rejects.toMatchObject({ status: each.exchange.status });
      else expect(await result).toEqual(parsed(each));
    }
    expect(open.left()).toEqual({ misses: [], unconsumed: 0 });
  });
});

function withRequest(recorded: RecordedRequest, request: JsonObject): RecordedRequest {
  return { ...recorded, exchange: { ...recorded.exchange, request } };
}

function parsed(recorded: RecordedRequest): unknown {
  const answer = recordedAnswer(recorded);
  return Array.isArray(answer) ? answer : plain(answer);
}

/** The Python client of Gemini leaves out what it has no field for. */
function knownToPython(answer: unknown): unknown {
  const gemini = z.looseObject({ usageMetadata: z.looseObject({ serviceTier: z.unknown() }) }).safeParse(answer);
  if (!gemini.success) return answer;
  const { serviceTier: _, ...usageMetadata } = gemini.data.usageMetadata;
  return { ...gemini.data, usageMetadata };
}

const answersSchema = z.array(
  z.object({ result: z.unknown().optional(), status: z.number().nullish(), error: z.string().optional() }),
);

async function inPython(jobs: object[]) {
  const child = spawn(python, [join(import.meta.dirname, "agents/recorded_requests.py")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(jobs));
  const ended = once(child, "close");
  const chunks: Buffer[] = await Array.fromAsync(child.stdout);
  await ended;
  return answersSchema.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
}

const known = recordingFiles.length > 0 && pythonHas("openai", "anthropic", "google.genai");

describe.skipIf(!known)("real recordings through the official clients of Python", () => {
  it("get what was recorded", async () => {
    await using gateway = await serving();
    const files = recordingFiles.map((file) => ({ file, recorded: readRecording(file) }));
    const opened = files.map(({ file, recorded }) => ({ file, recorded, open: gateway.open(recorded) }));
    const all = opened.flatMap(({ file, recorded, open }) => recorded.map((each) => ({ ...each, file, open })));
    const jobs = all.map(({ client, request, url, open }) => ({ client, request, url, base: open.baseOf(client) }));
    const answers = await inPython(jobs);
    for (const [index, each] of all.entries()) {
      const { result, status, error } = answers[index] ?? {};
      if (each.exchange.status >= 400)
        expect({ file: each.file, status }).toEqual({ file: each.file, status: each.exchange.status });
      else
        expect({ file: each.file, error, result }).toEqual({
          file: each.file,
          error: undefined,
          result: knownToPython(parsed(each)),
        });
    }
    for (const { file, open } of opened) expect({ file, ...open.left() }).toEqual({ file, misses: [], unconsumed: 0 });
    console.log(`${all.length} recorded exchanges replayed through Python`);
  });
});
