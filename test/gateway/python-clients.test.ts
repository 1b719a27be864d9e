import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { recordedExchanges } from "../../src/gateway/observation.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { python, pythonHas } from "../support/python.ts";
import { stubModels } from "./stub-models.ts";
import { type StubProvider, stubProvider } from "./stub-provider.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "agents/official_clients.py");
const redactor = createRedactor({ keyedHash: (text) => createHmac("sha256", "test").update(text).digest("hex") });

async function ask(client: string, env: Record<string, string>): Promise<Record<string, unknown>> {
  const { stdout } = await run(python, [script, client], { env: { PATH: process.env["PATH"] ?? "", ...env } });
  return JSON.parse(stdout);
}

async function record(client: string, { url }: StubProvider) {
  const config = { openai: { base_url: `${url}/v1` }, anthropic: { base_url: url }, gemini: { base_url: url } };
  const env = { OPENAI_API_KEY: "sk", ANTHROPIC_API_KEY: "sk", GEMINI_API_KEY: "sk" };
  const upstream = createUpstream({ config, env, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  using open = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const got = await ask(client, open.env);
  return { got, exchanges: recordedExchanges(open.session.observations(), redactor) };
}

async function replay(client: string, exchanges: ModelExchange[]) {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const model = createModelReplay({ exchanges, mode: "recorded" });
  using open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
  const got = await ask(client, open.env);
  return { got, misses: open.session.misses(), unconsumed: model.unconsumed() };
}

/** What the provider said, as each client gives it. */
const wanted: Record<string, Record<string, unknown>> = {
  openai: {
    plain: { choices: [{ message: { content: "You said: plain." } }] },
    "parallel tools": [
      { choices: [{ message: { tool_calls: [{ id: "call_a" }, { id: "call_b" }] } }] },
      { choices: [{ message: { content: "You said: after tools." } }] },
    ],
    structured: { total: 42.5 },
    limited: { type: "RateLimitError", status_code: 429, body: { message: "slow down" } },
    "limited, streamed": { type: "RateLimitError", status_code: 429 },
    broken: { type: "InternalServerError", status_code: 500, body: { message: "it broke" } },
    embeddings: { data: [{ embedding: [0.25, -1.5] }, { embedding: [1.25, -1.5] }] },
    "responses, structured": { total: 42.5 },
  },
  anthropic: {
    plain: { content: [{ text: "You said: plain." }] },
    "parallel tools": [
      { content: [{ type: "text" }, { id: "call_a" }, { id: "call_b", input: { user: "u2" } }] },
      { content: [{ text: "You said: after tools." }] },
    ],
    structured: { total: 42.5 },
    limited: { type: "RateLimitError", status_code: 429 },
    broken: { type: "InternalServerError", status_code: 500 },
  },
  "google.genai": {
    plain: { candidates: [{ content: { parts: [{ text: "You said: plain." }] } }] },
    "parallel tools": {
      candidates: [{ content: { parts: [{ function_call: { name: "lookup" } }, { function_call: {} }] } }],
    },
    "tools that the client calls": { candidates: [{ content: { parts: [{ text: "You said: after tools." }] } }] },
    structured: { total: 42.5 },
    limited: { type: "ClientError", code: 429, message: "slow down" },
    broken: { type: "ServerError", code: 500, message: "it broke" },
  },
};

describe.each(Object.keys(wanted))("the official Python client %s", (client) => {
  it.skipIf(!pythonHas(client))("gets in replay what it got while recording", async () => {
    await using provider = await stubProvider(stubModels);
    const recorded = await record(client, provider);
    expect(recorded.got).toMatchObject(wanted[client] ?? {});
    const requests = provider.requests.length;

    const kept: ModelExchange[] = JSON.parse(JSON.stringify(recorded.exchanges));
    expect(await replay(client, kept)).toEqual({ got: recorded.got, misses: [], unconsumed: 0 });
    expect(provider.requests).toHaveLength(requests);

    // Its twin: one recording that is not there is an error that the client shows, and a miss.
    await expect(replay(client, kept.slice(1))).rejects.toThrow(/ReplayKit: the model was asked something/);
  });
});
