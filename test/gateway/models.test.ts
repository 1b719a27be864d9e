import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { ModelMode } from "../../src/core/schema/case.ts";
import type { ModelExchange } from "../../src/core/schema/fixtures.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";

const question = "Why was I charged?";
const tools = [
  { type: "function", function: { name: "lookup", description: "", parameters: { type: "object", properties: {} } } },
];

const chat: ModelExchange = {
  api: "openai-chat",
  status: 200,
  request: { model: "gpt-x", messages: [{ role: "user", content: question }], tools },
  response: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-x",
    choices: [
      {
        index: 0,
        finish_reason: "tool_calls",
        message: {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "call_1", type: "function", function: { name: "lookup", arguments: '{"user":"u1"}' } }],
        },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  },
};

const messages: ModelExchange = {
  api: "anthropic-messages",
  status: 200,
  request: { model: "claude-x", max_tokens: 100, messages: [{ role: "user", content: question }] },
  response: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-x",
    content: [
      { type: "text", text: "Let me look." },
      { type: "tool_use", id: "toolu_1", name: "lookup", input: { user: "u1" } },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  },
};

const responses: ModelExchange = {
  api: "openai-responses",
  status: 200,
  request: { model: "gpt-x", input: question },
  response: {
    id: "resp_1",
    object: "response",
    created_at: 1,
    model: "gpt-x",
    status: "completed",
    output: [
      {
        type: "message",
        id: "msg_1",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text: "A subscription.", annotations: [] }],
      },
      {
        type: "function_call",
        id: "fc_1",
        call_id: "call_1",
        name: "lookup",
        arguments: '{"user":"u1"}',
        status: "completed",
      },
    ],
    usage: { input_tokens: 10, output_tokens: 5, total_tokens: 15 },
  },
};

const gemini: ModelExchange = {
  api: "gemini",
  status: 200,
  request: { contents: [{ role: "user", parts: [{ text: question }] }] },
  response: {
    candidates: [{ index: 0, finishReason: "STOP", content: { role: "model", parts: [{ text: "A subscription." }] } }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5 },
    modelVersion: "gemini-x",
  },
};

const noProvider = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });

async function replaying(exchanges: ModelExchange[], mode: ModelMode = "recorded") {
  const gateway = await startGateway({ upstream: noProvider });
  const model = createModelReplay({ exchanges, mode });
  const open = gateway.open({ mode: "replay", model, effects: effectLookup(), now: () => new Date(0) });
  return { ...open, model, [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose]() };
}

describe("official clients get what was recorded", () => {
  it("OpenAI chat completions, whole and streamed", async () => {
    await using gateway = await replaying([chat, chat]);
    const client = new OpenAI({ apiKey: "x", baseURL: gateway.env["OPENAI_BASE_URL"] ?? "" });
    const request = { model: "gpt-x", messages: [{ role: "user" as const, content: question }], tools: tools as never };
    expect(await client.chat.completions.create(request)).toMatchObject(chat.response as object);
    const stream = client.chat.completions.stream({ ...request, stream: true });
    expect((await stream.finalChatCompletion()).choices[0]?.message.tool_calls).toMatchObject([
      { id: "call_1", function: { name: "lookup", arguments: '{"user":"u1"}' } },
    ]);
    expect(gateway.model.unconsumed()).toBe(0);
  });

  it("OpenAI responses, whole and streamed", async () => {
    await using gateway = await replaying([responses, responses]);
    const client = new OpenAI({ apiKey: "x", baseURL: gateway.env["OPENAI_BASE_URL"] ?? "" });
    expect((await client.responses.create({ model: "gpt-x", input: question })).output_text).toBe("A subscription.");
    const stream = client.responses.stream({ model: "gpt-x", input: question });
    const final = await stream.finalResponse();
    expect(final.output).toMatchObject([{ type: "message" }, { type: "function_call", call_id: "call_1" }]);
  });

  it("Anthropic messages, whole and streamed", async () => {
    await using gateway = await replaying([messages, messages]);
    const client = new Anthropic({ apiKey: "x", baseURL: gateway.env["ANTHROPIC_BASE_URL"] ?? "" });
    const request = { model: "claude-x", max_tokens: 100, messages: [{ role: "user" as const, content: question }] };
    expect(await client.messages.create(request)).toMatchObject(messages.response as object);
    const final = await client.messages.stream(request).finalMessage();
    expect(final.content).toMatchObject([
      { type: "text", text: "Let me look." },
      { type: "tool_use", id: "toolu_1", name: "lookup", input: { user: "u1" } },
    ]);
    expect(final.stop_reason).toBe("tool_use");
  });

  it("Gemini, whole and streamed", async () => {
    await using gateway = await replaying([gemini, gemini]);
    const client = new GoogleGenAI({
      apiKey: "x",
      httpOptions: { baseUrl: gateway.env["GOOGLE_GEMINI_BASE_URL"] ?? "" },
    });
    const request = { model: "gemini-x", contents: [{ role: "user", parts: [{ text: question }] }] };
    expect((await client.models.generateContent(request)).text).toBe("A subscription.");
    let streamed = "";
    for await (const chunk of await client.models.generateContentStream(request)) streamed += chunk.text ?? "";
    expect(streamed).toBe("A subscription.");
  });

  it("a recorded provider error as it was recorded", async () => {
    const limited: ModelExchange = {
      ...chat,
      status: 429,
      response: { error: { message: "slow down", type: "rate_limit" } },
    };
    await using gateway = await replaying([limited]);
    const client = new OpenAI({ apiKey: "x", baseURL: gateway.env["OPENAI_BASE_URL"] ?? "" });
    const request = { model: "gpt-x", messages: [{ role: "user" as const, content: question }], tools: tools as never };
    await expect(client.chat.completions.create(request)).rejects.toMatchObject({
      status: 429,
      message: "429 slow down",
    });
  });
});

describe("what was not recorded is refused", () => {
  it("is refused with the place where the nearest recording differs", async () => {
    await using gateway = await replaying([messages]);
    const client = new Anthropic({ apiKey: "x", baseURL: gateway.env["ANTHROPIC_BASE_URL"] ?? "" });
    const other = {
      model: "claude-x",
      max_tokens: 100,
      messages: [{ role: "user" as const, content: "Something else" }],
    };
    await expect(client.messages.create(other)).rejects.toThrow("differs at /messages/0/content");
    expect(gateway.session.misses()).toMatchObject([{ kind: "model", differs_at: "/messages/0/content" }]);
  });

  it("asks for a key where the case goes live and none is set", async () => {
    await using gateway = await replaying([], "recorded-until-divergence");
    const client = new OpenAI({ apiKey: "x", baseURL: gateway.env["OPENAI_BASE_URL"] ?? "" });
    const request = { model: "gpt-x", messages: [{ role: "user" as const, content: question }] };
    await expect(client.chat.completions.create(request)).rejects.toThrow("OPENAI_API_KEY is not set");
    expect(gateway.session.misses()).toMatchObject([{ kind: "key" }]);
  });

  it("answers an unknown token, route and body with an error that the client shows", async () => {
    await using gateway = await replaying([]);
    const post = (path: string, body: string) =>
      fetch(`${gateway.url}${path}`, { method: "POST", body }).then((r) => r.status);
    expect(await post("/bedrock/model/x/invoke", "{}")).toBe(404);
    expect(await post("/openai/v1/chat/completions", "{ not json")).toBe(400);
    expect(
      await fetch(`${gateway.url.replace(/\/t\/.*/, "/t/unknown")}/anthropic/v1/messages`, {
        method: "POST",
        body: "{}",
      }).then((r) => r.status),
    ).toBe(404);
  });
});

it("the run is rebuilt from what passed through, and a tool that did not is uncontrolled", async () => {
  const second: ModelExchange = {
    ...chat,
    request: {
      model: "gpt-x",
      messages: [
        { role: "user", content: question },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "call_9", type: "function", function: { name: "lookup", arguments: '{"user":"u1"}' } }],
        },
        { role: "tool", tool_call_id: "call_9", content: "a subscription" },
      ],
      tools,
    },
    response: {
      id: "chatcmpl-2",
      model: "gpt-x",
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "It was a subscription." } }],
    },
  };
  await using gateway = await replaying([chat, second]);
  const client = new OpenAI({ apiKey: "x", baseURL: gateway.env["OPENAI_BASE_URL"] ?? "" });
  const first = { model: "gpt-x", messages: [{ role: "user" as const, content: question }], tools: tools as never };
  const asked = await client.chat.completions.create(first);
  const call = asked.choices[0]?.message.tool_calls?.[0];
  await client.chat.completions.create({
    ...first,
    messages: [
      ...first.messages,
      { role: "assistant", content: null, tool_calls: asked.choices[0]?.message.tool_calls ?? [] },
      { role: "tool", tool_call_id: call?.id ?? "", content: "a subscription" },
    ],
  });
  const { trace, uncontrolled } = observedTrace(gateway.session.observations(), { run_id: "r1" });
  expect(trace.status).toBe("success");
  expect(trace.events.map(({ type }) => type)).toEqual([
    "input_message",
    "model_call",
    "tool_call",
    "tool_result",
    "model_call",
    "final_output",
  ]);
  expect(uncontrolled).toEqual([{ id: "call_1", tool: "lookup", answer: "a subscription" }]);
});
