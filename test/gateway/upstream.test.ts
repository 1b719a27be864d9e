import Anthropic from "@anthropic-ai/sdk";
import { expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { askableApi } from "../../src/core/providers/index.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { stubModels } from "./stub-models.ts";
import { stubProvider } from "./stub-provider.ts";

it("a client's beta features reach the provider; its key and other headers do not", async () => {
  await using provider = await stubProvider(stubModels);
  const config = { anthropic: { base_url: provider.url } };
  const upstream = createUpstream({ config, env: { ANTHROPIC_API_KEY: "sk-real" }, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  using open = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const client = new Anthropic({ apiKey: "dummy", baseURL: open.env["ANTHROPIC_BASE_URL"] ?? "" });
  const messages = [{ role: "user" as const, content: "Hello" }];
  const headers = {
    "anthropic-beta": "context-1m",
    "anthropic-version": "2099-01-01",
    cookie: "session=1",
    "x-api-key": "dummy",
  };
  await client.messages.create({ model: "claude-x", max_tokens: 9, messages }, { headers });
  expect(provider.requests[0]?.headers).toMatchObject({
    "anthropic-beta": "context-1m",
    "anthropic-version": "2099-01-01",
    "x-api-key": "sk-real",
  });
  expect(provider.requests[0]?.headers).not.toHaveProperty("cookie");
});

it("a provider that asks to wait is left alone for so long, also where another request may come back sooner", async () => {
  const statuses = [429, 500];
  const asked: string[] = [];
  const answers: typeof fetch = async (_url, init) => {
    asked.push(typeof init?.body === "string" ? init.body : "");
    const status = statuses.shift() ?? 200;
    return new Response("{}", { status, headers: status === 429 ? { "retry-after": "30" } : {} });
  };
  const waits = new Map<number, () => void>();
  const sleep = (ms: number) => new Promise<void>((done) => void waits.set(ms, done));
  const upstream = createUpstream({ config: {}, env: { OPENAI_API_KEY: "sk-real" }, fetch: answers, sleep });
  const api = askableApi("openai");
  const all = ["first", "second"].map((body) => upstream.send(api, { path: "/v1/chat/completions", body }));
  await expect.poll(() => [...waits.keys()]).toEqual([30_000, 1000]);
  waits.get(1000)?.();
  all.push(upstream.send(api, { path: "/v1/chat/completions", body: "third" }));
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual(['"first"', '"second"']);
  waits.get(30_000)?.();
  await Promise.all(all);
  expect(asked).toHaveLength(5);
});
