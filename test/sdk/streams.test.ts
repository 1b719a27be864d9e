import Anthropic from "@anthropic-ai/sdk";
import { createOpenAI } from "@ai-sdk/openai";
import { streamText, wrapLanguageModel } from "ai";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import { type AgentRun, recordClient, recordingMiddleware, replaykit } from "../../src/sdk/index.ts";

/** A server whose answer the test lets through block by block. */
function streaming(blocks: string[], { breaks = false } = {}) {
  const asked: string[] = [];
  const gates = blocks.map(() => Promise.withResolvers<void>());
  const fetch = async (address: string | URL | Request) => {
    asked.push(new URL(address instanceof Request ? address.url : address).pathname);
    const encoder = new TextEncoder();
    let next = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const block = blocks[next];
        if (block === undefined) {
          if (breaks) controller.error(new Error("the line broke"));
          else controller.close();
          return;
        }
        await gates[next]?.promise;
        next += 1;
        controller.enqueue(encoder.encode(block));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  return {
    asked,
    fetch,
    open: (index: number) => gates[index]?.resolve(),
    openAll: () => gates.forEach(({ resolve }) => resolve()),
  };
}

const chatChunk = (delta: JsonObject, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "gpt-x", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const chat = [
  chatChunk({ role: "assistant", content: "Hel" }),
  chatChunk({ content: "lo" }),
  chatChunk({}, "stop"),
  "data: [DONE]\n\n",
];

const event = (type: string, rest: JsonObject) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
const claude = [
  event("message_start", {
    message: {
      id: "m1",
      type: "message",
      role: "assistant",
      model: "claude-x",
      content: [],
      stop_reason: null,
      usage: { input_tokens: 5, output_tokens: 1 },
    },
  }),
  event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  event("content_block_delta", { index: 0, delta: { type: "text_delta", text: "Hel" } }),
  event("content_block_delta", { index: 0, delta: { type: "text_delta", text: "lo" } }),
  event("content_block_stop", { index: 0 }),
  event("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 2 } }),
  event("message_stop", {}),
];

const question = { model: "gpt-x", messages: [{ role: "user" as const, content: "Hi" }] };

async function chatText(client: OpenAI): Promise<string[]> {
  const texts: string[] = [];
  for await (const chunk of await client.chat.completions.create({ ...question, stream: true }))
    texts.push(chunk.choices[0]?.delta.content ?? "");
  return texts;
}

interface Row {
  name: string;
  blocks: string[];
  path: string;
  program: (fetch: typeof globalThis.fetch) => () => Promise<Json>;
  output: Json;
}

const rows: Row[] = [
  {
    name: "the client of OpenAI",
    blocks: chat,
    path: "/v1/chat/completions",
    program: (fetch) => {
      const client = recordClient(new OpenAI({ apiKey: "k", fetch }));
      return () => chatText(client);
    },
    output: ["Hel", "lo", ""],
  },
  {
    name: "its helper for streams",
    blocks: chat,
    path: "/v1/chat/completions",
    program: (fetch) => {
      const client = recordClient(new OpenAI({ apiKey: "k", fetch }));
      return async () =>
        (await client.chat.completions.stream(question).finalChatCompletion()).choices[0]?.message.content ?? null;
    },
    output: "Hello",
  },
  {
    name: "the client of Anthropic",
    blocks: claude,
    path: "/v1/messages",
    program: (fetch) => {
      const client = recordClient(new Anthropic({ apiKey: "k", fetch }));
      return async () => {
        const texts: string[] = [];
        for await (const one of await client.messages.create({ ...question, max_tokens: 9, stream: true }))
          if (one.type === "content_block_delta" && one.delta.type === "text_delta") texts.push(one.delta.text);
        return texts;
      };
    },
    output: ["Hel", "lo"],
  },
  {
    name: "its helper for streams",
    blocks: claude,
    path: "/v1/messages",
    program: (fetch) => {
      const client = recordClient(new Anthropic({ apiKey: "k", fetch }));
      return () => client.messages.stream({ ...question, max_tokens: 9 }).finalText();
    },
    output: "Hello",
  },
  {
    name: "streamText of the AI SDK",
    blocks: chat,
    path: "/v1/chat/completions",
    program: (fetch) => {
      const model = wrapLanguageModel({
        model: createOpenAI({ apiKey: "k", fetch }).chat("gpt-x"),
        middleware: recordingMiddleware(),
      });
      return async () => {
        const texts: string[] = [];
        for await (const text of streamText({ model, prompt: "Hi" }).textStream) texts.push(text);
        return texts;
      };
    },
    output: ["Hel", "lo"],
  },
];

describe("a streamed answer", () => {
  for (const { name, blocks, path, program, output } of rows) {
    it(`of ${name} (${path}) is recorded, and comes as a stream again`, async () => {
      const server = streaming(blocks);
      server.openAll();
      const kit = replaykit({ telemetry: false });
      const ask = program(server.fetch);
      const recorded = await kit.run({ runId: "r" }, async (run) => run.step("ask", ask));
      expect([recorded.output, server.asked]).toEqual([output, [path]]);
      const replayed = await kit.run({ mode: "replay", of: "r" }, async (run) => run.step("ask", ask));
      expect([replayed.output, server.asked]).toEqual([output, [path]]);
      const lenient = await kit.run({ mode: "replay", of: "r", match: "lenient" }, async (run) => run.step("ask", ask));
      expect([lenient.output, server.asked]).toEqual([output, [path]]);
      const call = (await kit.trace("r")).events.find(({ type }) => type === "model_call");
      expect(call).toMatchObject({
        finish_reason: path === "/v1/messages" ? "end_turn" : "stop",
        input: { stream: true },
      });
      expect(JSON.stringify(call?.["output"])).toContain('"Hello"');
    });
  }

  const response = { id: "r1", object: "response", model: "gpt-x", status: "in_progress", output: [] };
  const failures: [string, string[], JsonObject][] = [
    [
      "an error in its last event",
      [
        event("response.created", { response }),
        event("response.output_text.delta", { item_id: "i", output_index: 0, content_index: 0, delta: "Hel" }),
        event("response.failed", {
          response: { ...response, status: "failed", error: { code: "server_error", message: "it broke" } },
        }),
      ],
      { error: { kind: "model", message: "it broke" }, finish_reason: "failed" },
    ],
    [
      "no last event",
      [event("response.created", { response })],
      { error: { kind: "model", message: "the stream broke off before its end" } },
    ],
    [
      "nothing wrong",
      [
        event("response.created", { response }),
        event("response.completed", { response: { ...response, status: "completed" } }),
      ],
      { finish_reason: "completed" },
    ],
  ];

  it.each(failures)(
    "that ends with %s is recorded as such, though its client throws nothing",
    async (_, blocks, call) => {
      const server = streaming(blocks);
      server.openAll();
      const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch }));
      const kit = replaykit({ telemetry: false });
      await kit.run({ runId: "r" }, async () => {
        for await (const _part of await client.responses.create({ model: "gpt-x", input: "Hi", stream: true }));
        return null;
      });
      const found = (await kit.trace("r")).events.find(({ type }) => type === "model_call");
      expect(found).toMatchObject(call);
      expect(found?.["error"]).toEqual(call["error"]);
    },
  );

  it("is passed on part by part, before it has ended", async () => {
    const server = streaming(chat);
    const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch }));
    const seen: string[] = [];
    await replaykit({ telemetry: false }).run({}, async () => {
      server.open(0);
      for await (const { choices } of await client.chat.completions.create({ ...question, stream: true })) {
        seen.push(choices[0]?.delta.content ?? "");
        server.open(seen.length); // only what came through lets the next block out
        if (seen.length === 3) server.openAll();
      }
      return null;
    });
    expect(seen).toEqual(["Hel", "lo", ""]);
  });

  it("that breaks is recorded up to there, and breaks there again", async () => {
    const server = streaming(chat.slice(0, 2), { breaks: true });
    server.openAll();
    const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch, maxRetries: 0 }));
    const seen: string[] = [];
    const program = async () => {
      for await (const { choices } of await client.chat.completions.create({ ...question, stream: true }))
        seen.push(choices[0]?.delta.content ?? "");
      return null;
    };
    const kit = replaykit({ telemetry: false });
    await expect(kit.run({ runId: "r" }, program)).rejects.toThrow("the line broke");
    await expect(kit.run({ mode: "replay", of: "r" }, program)).rejects.toThrow("the line broke");
    expect([seen, server.asked.length]).toEqual([["Hel", "lo", "Hel", "lo"], 1]);
    expect((await kit.trace("r")).events[0]).toMatchObject({
      type: "model_call",
      error: { message: "the line broke" },
    });
    await expect(kit.resume("r", program)).rejects.toThrow(); // asked again: nobody got the whole of it
    expect(server.asked).toHaveLength(2);
  });

  it("that the program leaves is recorded up to there", async () => {
    const server = streaming(chat);
    server.openAll();
    const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch }));
    const program = async () => {
      for await (const { choices } of await client.chat.completions.create({ ...question, stream: true }))
        return choices[0]?.delta.content ?? null;
      return null;
    };
    const kit = replaykit({ telemetry: false });
    expect((await kit.run({ runId: "r" }, program)).output).toBe("Hel");
    expect((await kit.resume("r", program)).output).toBe("Hel");
    expect(server.asked).toHaveLength(1);
  });

  it("is redacted in its whole: a secret that is split over parts is found", async () => {
    const [start, ...rest] = ["My mail is ada", "@exam", "ple.com, write", " soon."];
    const server = streaming([
      chatChunk({ role: "assistant", content: start ?? "" }),
      ...rest.map((content) => chatChunk({ content })),
    ]);
    server.openAll();
    const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch }));
    const redact = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll("ada@example.com", "[mail]"));
    const kit = replaykit({ telemetry: false, redact });
    const { output } = await kit.run({ runId: "r" }, () => chatText(client));
    expect(output).toEqual([start, ...rest]); // the agent gets what came
    const again = await kit.run({ mode: "replay", of: "r" }, () => chatText(client));
    expect(again.output).toEqual(["My mail is [mail], write soon.", "", "", ""]);
  });

  it("is not served to a program that asks for one piece", async () => {
    const server = streaming(chat);
    server.openAll();
    const client = recordClient(new OpenAI({ apiKey: "k", fetch: server.fetch }));
    const kit = replaykit({ telemetry: false });
    await kit.run({ runId: "r" }, () => chatText(client));
    const program = async (_run: AgentRun) => {
      await client.chat.completions.create(question);
      return null;
    };
    await expect(kit.run({ mode: "replay", of: "r" }, program)).rejects.toMatchObject({ code: "diverged" });
  });
});

describe("a stream that the program leaves", () => {
  /** A model of the AI SDK that gives one part and then nothing more. */
  const open = async () => {
    const left: string[] = [];
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue({ type: "text-start", id: "1" }),
      cancel: () => void left.push("cancelled"),
    });
    const model = { provider: "p", modelId: "m" };
    const doGenerate = async () => ({});
    const recorded = await recordingMiddleware().wrapStream({
      params: {},
      model,
      doGenerate,
      doStream: async () => ({ stream }),
    });
    return { left, reader: recorded.stream.getReader() };
  };

  it.each([0, 1])("after %s parts is closed at once, also while it waits for the next", async (parts) => {
    const kit = replaykit({ telemetry: false });
    const { output } = await kit.run({ runId: "r" }, async () => {
      const { left, reader } = await open();
      for (let read = 0; read < parts; read += 1) await reader.read();
      if (parts > 0) void reader.read();
      await reader.cancel();
      return left;
    });
    expect(output).toEqual(["cancelled"]);
    expect((await kit.trace("r")).events).toMatchObject([{ type: "model_call" }, { type: "final_output" }]);
  });
});

it("a client's call that fails fails its response too", async () => {
  const fetch = async () => Response.json({ error: { message: "no quota" } }, { status: 429 });
  const client = recordClient(new OpenAI({ apiKey: "k", fetch, maxRetries: 0 }));
  await replaykit({ telemetry: false }).run({}, async () => {
    await expect(client.chat.completions.create(question).asResponse()).rejects.toThrow("no quota");
    return null;
  });
});
