import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import { configSchema, type ReplayConfig } from "../../src/core/schema/config.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { startGateway } from "../../src/gateway/server.ts";
import type { SessionOptions } from "../../src/gateway/session.ts";
import { createSpending } from "../../src/gateway/spending.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { chatAnswer, stubProvider } from "./stub-provider.ts";

const request = { model: "gpt-x", messages: [{ role: "user" as const, content: "Hello" }] };
const exchange: ModelExchange = { api: "openai-chat", request, status: 200, response: chatAnswer("Hi") };

interface Given {
  exchanges?: ModelExchange[];
  config?: Partial<ReplayConfig>;
  session?: Partial<SessionOptions>;
  maxBodyBytes?: number;
}

async function opened({ exchanges = [], config = {}, session = {}, maxBodyBytes }: Given) {
  const settings = configSchema.parse(config);
  const env = { OPENAI_API_KEY: "sk-real" };
  const upstream = createUpstream({ config: settings.upstream, env, fetch, sleep: async () => {} });
  const gateway = await startGateway({ upstream, ...compact({ maxBodyBytes }) });
  const spending = createSpending(settings);
  const model = createModelReplay({ exchanges, mode: exchanges.length > 0 ? "recorded" : "live" });
  const open = gateway.open({
    mode: "replay",
    model,
    effects: effectLookup(),
    now: () => new Date(0),
    refuseLive: () => spending.refusal(),
    onObserved: (observation) => spending.add(observation),
    ...session,
  });
  const client = new OpenAI({ apiKey: "x", baseURL: open.env["OPENAI_BASE_URL"] ?? "" });
  return { ...open, client, spending, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

const post = (url: string, body: string, signal?: AbortSignal) =>
  fetch(url, { method: "POST", body, ...compact({ signal }) });

describe("what is wrong with a request or a recording is never the agent's doing", () => {
  it("a body over the cap", async () => {
    await using gateway = await opened({ exchanges: [exchange], maxBodyBytes: 50 });
    await expect(gateway.client.chat.completions.create(request)).rejects.toMatchObject({ status: 413 });
    expect(gateway.session.misses()).toMatchObject([{ kind: "model", message: "the request is larger than 50 bytes" }]);
    expect((await post(`${gateway.url}/tools/x`, JSON.stringify({ args: "x".repeat(60) }))).status).toBe(413);
  });

  it("a body over the cap that does not say how long it is, of which no more is read", async () => {
    await using gateway = await opened({ maxBodyBytes: 1000 });
    const send = async (parts: number) => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((done) => setImmediate(done));
          if (sent === parts) return controller.close();
          sent += 1;
          controller.enqueue(new TextEncoder().encode(" ".repeat(100_000)));
        },
      });
      const init = { method: "POST", body, duplex: "half" as const };
      const status = await fetch(`${gateway.url}/tools/x`, init).then(
        (response) => response.status,
        () => "refused", // before the client had said all
      );
      return { status, sent };
    };
    const { sent } = await send(2000);
    expect(sent).toBeLessThan(500);
    expect(gateway.session.misses()).toMatchObject([{ message: "the request is larger than 1000 bytes" }]);
    expect(await send(0)).toEqual({ status: 200, sent: 0 });
  });

  it("a stream in the recording that is no JSON", async () => {
    const broken = { ...exchange, sse: ["data: {broken", "data: [DONE]"] };
    delete broken.response;
    await using gateway = await opened({ exchanges: [broken] });
    await expect(gateway.client.chat.completions.create({ ...request, stream: true })).rejects.toThrow(
      "424 ReplayKit: the stream of openai-chat holds an event that is not JSON",
    );
    expect(gateway.session.misses()).toMatchObject([{ kind: "model" }]);
  });

  it("an address of a provider that is not served, with the remedy", async () => {
    await using gateway = await opened({});
    const answer = await post(`${gateway.url}/model/x/invoke/bedrock`, "{}");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Bedrock and Vertex are not supported: use the provider's own API");
    expect(gateway.session.misses()).toHaveLength(1);
  });

  it("two runners on one token: what one took is not there for the other", async () => {
    await using gateway = await opened({ exchanges: [exchange] });
    const both = await Promise.allSettled([1, 2].map(() => gateway.client.chat.completions.create(request)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(gateway.session.misses()).toMatchObject([
      { message: expect.stringContaining("fewer times than it was made") },
    ]);
  });

  it("a client that hangs up leaves the gateway at work", async () => {
    await using provider = await stubProvider(() => ({ body: chatAnswer("Hi") }));
    const config = { upstream: { openai: { base_url: provider.url } } };
    await using gateway = await opened({ config });
    const abort = new AbortController();
    const gone = post(`${gateway.url}/openai/v1/chat/completions`, JSON.stringify(request), abort.signal);
    abort.abort();
    await expect(gone).rejects.toThrow();
    expect((await gateway.client.chat.completions.create(request)).choices[0]?.message.content).toBe("Hi");
  });

  it("a call whose result nobody waits for, and a result without a call", async () => {
    await using gateway = await opened({});
    expect((await post(`${gateway.url}/tools/x/result`, JSON.stringify({ id: "call-9", output: 1 }))).status).toBe(409);
    expect((await post(`${gateway.url}/tools/x/result`, JSON.stringify({ output: 1 }))).status).toBe(400);
    expect((await post(`${gateway.url}/tools/x`, "{ no json")).status).toBe(400);
    expect((await post(`${gateway.url}/mcp`, "[]")).status).toBe(400);
  });
});

describe("live models", () => {
  it("end at the budget, which counts every session", async () => {
    await using provider = await stubProvider(() => ({ body: chatAnswer("Hi") }));
    const openai = { base_url: provider.url, price: { input: 1_000_000, output: 2_000_000 } };
    await using gateway = await opened({ config: { upstream: { openai }, budget: { tokens: 20 } } });
    await gateway.client.chat.completions.create(request);
    await gateway.client.chat.completions.create(request);
    const third = gateway.client.chat.completions.create(request);
    await expect(third).rejects.toThrow("403 ReplayKit: budget: 30 tokens are spent");
    expect(gateway.spending.of(gateway.session.observations())).toEqual({ usd: 40, tokens: 30 });
    expect(gateway.session.misses()).toMatchObject([{ kind: "provider" }]);
    expect(provider.requests).toHaveLength(2);
  });

  it("that stay down make the attempt inconclusive, after they were asked again", async () => {
    await using provider = await stubProvider(() => ({ status: 529, body: { error: { message: "overloaded" } } }));
    await using gateway = await opened({ config: { upstream: { openai: { base_url: provider.url } } } });
    await expect(gateway.client.chat.completions.create(request)).rejects.toMatchObject({ status: 529 });
    expect(provider.requests).toHaveLength(4);
    expect(gateway.session.misses()).toEqual([
      { kind: "provider", message: "provider: openai kept failing (529, overloaded)" },
    ]);
  });

  it("that refuse the key make it inconclusive too", async () => {
    await using provider = await stubProvider(() => ({ status: 401, body: { error: { message: "bad key" } } }));
    await using gateway = await opened({ config: { upstream: { openai: { base_url: provider.url } } } });
    await expect(gateway.client.chat.completions.create(request)).rejects.toMatchObject({ status: 401 });
    expect(gateway.session.misses()).toMatchObject([{ kind: "key" }]);
  });
});

describe("a scripted conversation", () => {
  it("gives the user's turns in order, and says when the script has run out", async () => {
    await using gateway = await opened({ session: { userTurns: ["And why?", "Thanks."] } });
    const next = async () => (await fetch(`${gateway.url}/user/next`)).json();
    expect(await next()).toEqual({ role: "user", content: "And why?" });
    expect(await next()).toEqual({ role: "user", content: "Thanks." });
    expect(gateway.session.misses()).toEqual([]);
    expect(await next()).toMatchObject({ error: { message: "there is no further user turn" } });
    expect(gateway.session.misses()).toMatchObject([{ kind: "user_turn" }]);
  });

  it("goes on with a simulated user, who may leave and may fail", async () => {
    const said = ["Tell me more.", undefined];
    const simulateUser = async () => {
      if (said.length === 0) throw new Error("the simulated user is broken");
      return said.shift();
    };
    await using gateway = await opened({ session: { userTurns: ["And why?"], simulateUser } });
    const next = async () => (await fetch(`${gateway.url}/user/next`)).json();
    expect(await next()).toEqual({ role: "user", content: "And why?" });
    expect(await next()).toEqual({ role: "user", content: "Tell me more." });
    expect(gateway.session.simulatedTurns()).toBe(1);
    expect(await next()).toMatchObject({ error: {} });
    expect(gateway.session.misses()).toEqual([]);
    await next();
    expect(gateway.session.misses()).toEqual([{ kind: "user_turn", message: "the simulated user is broken" }]);
  });
});
