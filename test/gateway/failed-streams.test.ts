import { createHmac } from "node:crypto";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { asText } from "../../src/core/formats/fields/fields.ts";
import { eventBlock } from "../../src/core/providers/event-stream.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { recordedExchanges } from "../../src/gateway/observation.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { stubProvider } from "./stub-provider.ts";

const redactor = createRedactor({ keyedHash: (text) => createHmac("sha256", "test").update(text).digest("hex") });
const question = "Why was I charged?";
const named = (event: JsonObject) => eventBlock(event, asText(event["type"]));

interface Stream {
  /** What the official client makes of the stream: the text, or the error that it throws. */
  ask: (env: Record<string, string>) => Promise<string>;
  path: string;
  body: JsonObject;
  begun: string[];
  error: string[];
  ending: string[];
}

const claude = { model: "claude-x", max_tokens: 9, messages: [{ role: "user" as const, content: question }] };
const anthropicBegun: JsonObject[] = [
  {
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude-x",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 1 },
    },
  },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "You were" } },
  { type: "content_block_stop", index: 0 },
];
const messageDelta = (stop_reason: string): JsonObject => ({
  type: "message_delta",
  delta: { stop_reason, stop_sequence: null },
  usage: { output_tokens: 9 },
});
const anthropicClient = (env: Record<string, string>) =>
  new Anthropic({ apiKey: "x", baseURL: env["ANTHROPIC_BASE_URL"] ?? "", maxRetries: 0 });

const gpt = { model: "gpt-x", messages: [{ role: "user" as const, content: question }], stream: true as const };
const chunk = (delta: JsonObject, finish_reason: string | null = null): JsonObject => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "gpt-x",
  choices: [{ index: 0, delta, finish_reason }],
});
const openAiClient = (env: Record<string, string>) =>
  new OpenAI({ apiKey: "x", baseURL: env["OPENAI_BASE_URL"] ?? "", maxRetries: 0 });

const response: JsonObject = {
  id: "resp_1",
  object: "response",
  created_at: 1,
  model: "gpt-x",
  status: "in_progress",
  output: [],
};
const message = {
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "You were", annotations: [] }],
};
const place = { output_index: 0, item_id: "msg_1", content_index: 0 };
const failure = { code: "server_error", message: "it broke" };

const contents = [{ role: "user", parts: [{ text: question }] }];
const piece = (rest: JsonObject): JsonObject => ({
  candidates: [{ index: 0, content: { role: "model", parts: [{ text: "You were" }] }, ...rest }],
  modelVersion: "gemini-x",
});

const streams: Record<string, Stream> = {
  "anthropic-messages": {
    path: "/anthropic/v1/messages",
    body: { ...claude, stream: true },
    ask: async (env) => {
      const final = await anthropicClient(env).messages.stream(claude).finalMessage();
      return final.content.map((block) => (block.type === "text" ? block.text : "")).join("");
    },
    begun: anthropicBegun.map(named),
    error: [named({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } })],
    ending: [messageDelta("end_turn"), { type: "message_stop" }].map(named),
  },
  "openai-chat": {
    path: "/openai/v1/chat/completions",
    body: gpt,
    ask: async (env) => {
      let said = "";
      for await (const part of await openAiClient(env).chat.completions.create(gpt))
        said += part.choices[0]?.delta.content ?? "";
      return said;
    },
    begun: [chunk({ role: "assistant", content: "" }), chunk({ content: "You were" })].map((one) => eventBlock(one)),
    error: [eventBlock({ error: { ...failure, type: "server_error", param: null } })],
    ending: [eventBlock(chunk({}, "stop")), eventBlock("[DONE]")],
  },
  "openai-responses": {
    path: "/openai/v1/responses",
    body: { model: "gpt-x", input: question, stream: true },
    ask: async (env) => {
      let said = "";
      const stream = await openAiClient(env).responses.create({ model: "gpt-x", input: question, stream: true });
      for await (const event of stream) {
        if (event.type === "response.output_text.delta") said += event.delta;
        if (event.type === "response.failed") throw new Error(event.response.error?.message);
      }
      return said;
    },
    begun: [
      { type: "response.created", response },
      { type: "response.output_item.added", output_index: 0, item: { ...message, content: [] } },
      { type: "response.output_text.delta", ...place, delta: "You were" },
    ].map(named),
    error: [named({ type: "response.failed", response: { ...response, status: "failed", error: failure } })],
    ending: [
      { type: "response.output_item.done", output_index: 0, item: message },
      { type: "response.completed", response: { ...response, status: "completed", output: [message] } },
    ].map(named),
  },
  gemini: {
    path: "/gemini/v1beta/models/gemini-x:streamGenerateContent",
    body: { contents },
    ask: async (env) => {
      const client = new GoogleGenAI({ apiKey: "x", httpOptions: { baseUrl: env["GOOGLE_GEMINI_BASE_URL"] ?? "" } });
      let said = "";
      for await (const part of await client.models.generateContentStream({ model: "gemini-x", contents }))
        said += part.text ?? "";
      return said;
    },
    begun: [eventBlock(piece({}))],
    error: [eventBlock({ error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } })],
    ending: [eventBlock(piece({ finishReason: "STOP" }))],
  },
};

/** What the client and a bare request get while this stream is recorded, and again from the recording. */
async function recordAndReplay({ ask, path, body }: Stream, blocks: string[]) {
  await using provider = await stubProvider(() => ({ body: null, blocks }));
  const there = { base_url: provider.url };
  const config = { openai: there, anthropic: there, gemini: there };
  const env = { OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "k", GEMINI_API_KEY: "k" };
  const upstream = createUpstream({ config, env, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const both = async (open: { url: string; env: Record<string, string> }) => {
    const bytes = await (await fetch(`${open.url}${path}`, { method: "POST", body: JSON.stringify(body) })).text();
    const said = await ask(open.env).catch(
      (error: unknown) => `thrown: ${error instanceof Error ? error.message : ""}`,
    );
    return { bytes, said };
  };
  using recording = gateway.open({ mode: "record", effects: effectLookup(), now: () => new Date(0) });
  const recorded = await both(recording);
  const observations = recording.session.observations();
  const exchanges = recordedExchanges(observations, redactor);
  const model = createModelReplay({ exchanges, mode: "recorded" });
  using replaying = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
  const replayed = await both(replaying);
  const traces = [recording, replaying].map(
    ({ session }) => observedTrace(session.observations().slice(-1), { run_id: "r" }).trace,
  );
  return { recorded, replayed, traces, exchanges, misses: replaying.session.misses() };
}

const sent = (blocks: string[]) => blocks.map((block) => `${block}\n\n`).join("");

describe.each(Object.entries(streams))("a stream of %s that ends in an error", (name, stream) => {
  it("is a failed call without a final output, and is served again as it was", async () => {
    const blocks = [...stream.begun, ...stream.error];
    const { recorded, replayed, traces, exchanges, misses } = await recordAndReplay(stream, blocks);
    expect(recorded.bytes).toBe(sent(blocks));
    expect(recorded.said).toMatch(/^thrown: .*(?:Overloaded|it broke|overloaded)/);
    expect(replayed).toEqual(recorded);
    expect(misses).toEqual([]);
    expect(exchanges[0]).toMatchObject({ api: name, status: 200, sse: blocks });
    for (const { status, events } of traces) {
      expect(status).toBe("error");
      expect(events.map(({ type }) => type)).toEqual(["input_message", "model_call"]);
      expect(events[1]).toMatchObject({
        output: "You were",
        error: { kind: "model", message: expect.stringMatching(/broke|verloaded/) },
      });
    }
  });

  it("is an answer where it ends well", async () => {
    const { recorded, replayed, traces } = await recordAndReplay(stream, [...stream.begun, ...stream.ending]);
    expect(recorded.said).toMatch(/^You were/);
    expect(replayed).toEqual(recorded);
    for (const { status, events } of traces) {
      expect(status).toBe("success");
      expect(events.at(-1)).toEqual({ type: "final_output", content: recorded.said });
      expect(events[1]).not.toHaveProperty("error");
    }
  });

  it("while a case is played against the live model, proves nothing", async () => {
    const misses = async (blocks: string[]) => {
      await using provider = await stubProvider(() => ({ body: null, blocks }));
      const there = { base_url: provider.url };
      const env = { OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "k", GEMINI_API_KEY: "k" };
      const config = { openai: there, anthropic: there, gemini: there };
      const upstream = createUpstream({ config, env, fetch, sleep: async () => {} });
      await using gateway = await startGateway({ upstream });
      const model = createModelReplay({ exchanges: [], mode: "live" });
      using open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
      await stream.ask(open.env).catch(() => {});
      return open.session.misses().map(({ kind }) => kind);
    };
    expect(await misses([...stream.begun, ...stream.error])).toEqual(["provider"]);
    expect(await misses([...stream.begun, ...stream.ending])).toEqual([]);
  });
});

it("an answer of Gemini's that ends in a malformed call is the model's doing, not the provider's", async () => {
  const { error: _, ...stream } = streams["gemini"] ?? expect.fail();
  const blocks = [eventBlock(piece({ finishReason: "MALFORMED_FUNCTION_CALL" }))];
  await using provider = await stubProvider(() => ({ body: null, blocks }));
  const config = { gemini: { base_url: provider.url } };
  const upstream = createUpstream({ config, env: { GEMINI_API_KEY: "k" }, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const model = createModelReplay({ exchanges: [], mode: "live" });
  using open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
  await stream.ask(open.env);
  expect(open.session.misses()).toEqual([]);
  const { status, events } = observedTrace(open.session.observations(), { run_id: "r" }).trace;
  expect(status).toBe("error");
  expect(events.at(-1)).toMatchObject({ error: { message: "the answer ended in MALFORMED_FUNCTION_CALL" } });
});

describe("a stream of Anthropic's that stops at its most tokens inside of a call's arguments", () => {
  const toolUse = (partial_json: string): JsonObject[] => [
    { type: "content_block_start", index: 1, content_block: { type: "tool_use", id: "t", name: "refund", input: {} } },
    { type: "content_block_delta", index: 1, delta: { type: "input_json_delta", partial_json } },
    { type: "content_block_stop", index: 1 },
  ];
  const blocksOf = (json: string, stop: string) =>
    [...anthropicBegun, ...toolUse(json), messageDelta(stop), { type: "message_stop" }].map(named);

  async function played(json: string, stop: string) {
    const { ask: _, ...stream } = streams["anthropic-messages"] ?? expect.fail();
    const ask = async (env: Record<string, string>) => {
      const reasons: string[] = [];
      for await (const event of await anthropicClient(env).messages.create({ ...claude, stream: true }))
        if (event.type === "message_delta") reasons.push(event.delta.stop_reason ?? "");
      return reasons.join();
    };
    return recordAndReplay({ ...stream, ask }, blocksOf(json, stop));
  }

  it("passes to the agent as it came, is recorded, and reads as an answer that was cut off", async () => {
    const { recorded, replayed, traces, misses } = await played('{"amount": 4', "max_tokens");
    expect(recorded).toEqual({ bytes: sent(blocksOf('{"amount": 4', "max_tokens")), said: "max_tokens" });
    expect(replayed).toEqual(recorded);
    expect(misses).toEqual([]);
    for (const { status, events } of traces) {
      expect(status).toBe("error");
      expect(events.map(({ type }) => type)).toEqual(["input_message", "model_call", "error"]);
      expect(events[1]).toMatchObject({ output: "You were", finish_reason: "max_tokens" });
      expect(events[1]).not.toHaveProperty("error");
      expect(events[2]).toEqual({ type: "error", kind: "limit", error: "incomplete: length" });
    }
  });

  it("is a call where the arguments ended", async () => {
    const { traces } = await played('{"amount": 4}', "tool_use");
    for (const { events } of traces)
      expect(events.at(-1)).toMatchObject({ type: "tool_call", call_id: "t", tool_args: { amount: 4 } });
  });

  it("is recorded by the command, agent and all", async () => {
    const root = resolve(import.meta.dirname, "../..");
    await using provider = await stubProvider(() => ({ body: null, blocks: blocksOf('{"amount": 4', "max_tokens") }));
    using folder = temporaryFolder({
      "replaykit.yaml": `version: 1\nupstream: { anthropic: { base_url: "${provider.url}", key_env: REAL_KEY } }\n`,
      "agent.mjs": `import Anthropic from "@anthropic-ai/sdk";
        const stream = await new Anthropic().messages.create(${JSON.stringify({ ...claude, stream: true })});
        for await (const event of stream) if (event.type === "message_delta") console.log(event.delta.stop_reason);`,
    });
    symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
    const record = await cli(["record", "--out", "trace.json", "--", "node", "agent.mjs"], {
      cwd: folder.path,
      env: { REAL_KEY: "k" },
    });
    expect(record).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining("recorded trace.json  (error, exit code 0)"),
    });
    const fixtures: { exchanges: ModelExchange[] } = JSON.parse(
      readFileSync(join(folder.path, "trace.model.json"), "utf8"),
    );
    expect(fixtures.exchanges).toMatchObject([{ status: 200, sse: blocksOf('{"amount": 4', "max_tokens") }]);
  });
});

it("a stream that failed with a secret in it is made anew, its failure too", async () => {
  for (const [name, stream] of Object.entries(streams)) {
    const secret = (block: string) => block.replaceAll("You were", "Mail kim@example.com");
    const failed = await recordAndReplay(stream, [...stream.begun, ...stream.error].map(secret));
    expect(failed.exchanges[0]?.sse, name).toBeUndefined();
    expect(failed.replayed.said, name).toBe(failed.recorded.said);
    expect(failed.replayed.bytes, name).not.toContain("example.com");
    const good = await recordAndReplay(stream, [...stream.begun, ...stream.ending].map(secret));
    expect(good.replayed.said, name).toMatch(/^Mail u-[0-9a-f]{8}@redacted\.invalid/);
  }
});
