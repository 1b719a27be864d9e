import { createHmac } from "node:crypto";
import OpenAI from "openai";
import { expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { recordedExchanges } from "../../src/gateway/observation.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { stubProvider } from "./stub-provider.ts";

const redactor = createRedactor({ keyedHash: (text) => createHmac("sha256", "test").update(text).digest("hex") });
const request = { model: "gpt-x", stream: true as const, messages: [{ role: "user" as const, content: "Hello" }] };

function chunks(...contents: string[]) {
  return [...contents, undefined].map((content) => ({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "gpt-x",
    choices: [
      {
        index: 0,
        delta: compact({ content }),
        finish_reason: content === undefined ? "stop" : null,
      },
    ],
  }));
}

/** What the official client and a bare one get while recording, and the recording. */
async function record(events: unknown[]) {
  await using provider = await stubProvider(() => ({ body: null, events }));
  const config = { openai: { base_url: provider.url } };
  const upstream = createUpstream({ config, env: { OPENAI_API_KEY: "sk" }, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  using open = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const got = await ask(open.url);
  return { got, exchanges: recordedExchanges(open.session.observations(), redactor) };
}

async function ask(url: string): Promise<{ bytes: string; said: string }> {
  const body = JSON.stringify(request);
  const bytes = await (await fetch(`${url}/openai/v1/chat/completions`, { method: "POST", body })).text();
  const client = new OpenAI({ apiKey: "x", baseURL: `${url}/openai/v1` });
  let said = "";
  for await (const chunk of await client.chat.completions.create(request))
    said += chunk.choices[0]?.delta.content ?? "";
  return { bytes, said };
}

async function replay(exchanges: ModelExchange[], times: number) {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const all: { bytes: string; said: string }[] = [];
  for (let time = 0; time < times; time += 1) {
    const model = createModelReplay({ exchanges, mode: "recorded" });
    using open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
    all.push(await ask(open.url));
  }
  return all;
}

it("a stream is the same to the byte and in its order over 100 replays", async () => {
  const { got, exchanges } = await record(chunks("It ", "was a ", "subscription."));
  expect(got.said).toBe("It was a subscription.");
  expect(exchanges[0]?.sse).toHaveLength(4);
  const all = await replay(exchanges, 100);
  expect(new Set(all.map(({ bytes }) => bytes))).toEqual(new Set([got.bytes]));
  expect(new Set(all.map(({ said }) => said))).toEqual(new Set([got.said]));
});

it("a secret that is split over a stream is not kept, and the stream is made anew", async () => {
  const { got, exchanges } = await record(chunks("Write to ki", "m@exam", "ple.com, please."));
  expect(got.said).toBe("Write to kim@example.com, please.");
  expect(exchanges[0]?.sse).toBeUndefined();
  expect(JSON.stringify(exchanges)).not.toMatch(/example\.com|m@exam/);
  const [again] = await replay(exchanges, 1);
  expect(again?.said).toMatch(/^Write to u-[0-9a-f]{8}@redacted\.invalid, please\.$/);
});
