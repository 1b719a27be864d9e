import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { eventsOfBlocks } from "../../../../src/core/providers/event-stream.ts";
import { openAiChat } from "../../../../src/core/providers/openai-chat.ts";
import { type ImportedTrace, readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

const options = { platform: nodePlatform };
const inLines = (events: Json[]) => events.map((event) => JSON.stringify(event)).join("\n");
function sole([first, ...more]: ImportedTrace[]): ImportedTrace {
  if (!first || more.length > 0) throw new Error("not one run");
  return first;
}

const readText = (text: string) => sole(readTraces({ name: "file", text }, options)).trace;

/** A message as AWS frames it; checksums are left empty, since a reader of recordings does not look at them. */
function framed(headers: Record<string, string>, payload: Json): Buffer {
  const heads = Object.entries(headers).map(([name, value]) => {
    const length = Buffer.alloc(3);
    length.writeUInt8(7);
    length.writeUInt16BE(value.length, 1);
    return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), length, Buffer.from(value)]);
  });
  const head = Buffer.concat(heads);
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(16 + head.length + body.length);
  prelude.writeUInt32BE(head.length, 4);
  return Buffer.concat([prelude, head, body, Buffer.alloc(4)]);
}

const eventMessage = (name: string, payload: JsonObject) =>
  framed({ ":event-type": name, ":content-type": "application/json", ":message-type": "event" }, payload);
const framedEvent = (event: JsonObject) =>
  Object.entries(event).map(([name, payload]) => eventMessage(name, { p: "abc", ...(payload as JsonObject) }));

function cassette(body: Buffer, path = "converse-stream"): string {
  const asked = { messages: [{ role: "user", content: [{ text: "go" }] }], system: [{ text: "be brief" }] };
  const request = {
    body: JSON.stringify(asked),
    method: "POST",
    uri: `https://bedrock-runtime.us-east-1.amazonaws.com/model/us.amazon.nova-v1%3A0/${path}`,
    headers: {},
  };
  const headers = { "content-type": ["application/vnd.amazon.eventstream"] };
  const response = { status: { code: 200, message: "OK" }, headers, body: { string: new Uint8Array(body) } };
  return stringify({ interactions: [{ request, response }], version: 1 }, { customTags: ["binary"] });
}

const call = { toolUseId: "t1", name: "find", input: { q: "a b" } };
const answer: JsonObject = {
  output: {
    message: {
      role: "assistant",
      content: [
        { reasoningContent: { reasoningText: { text: "I look.", signature: "s" } } },
        { text: "Wait." },
        { toolUse: call },
      ],
    },
  },
  stopReason: "tool_use",
  usage: { inputTokens: 9, outputTokens: 4, totalTokens: 13 },
};
const delta = (contentBlockIndex: number, change: JsonObject): JsonObject => ({
  contentBlockDelta: { contentBlockIndex, delta: change },
});
const events: JsonObject[] = [
  { messageStart: { role: "assistant" } },
  delta(0, { reasoningContent: { text: "I " } }),
  delta(0, { reasoningContent: { text: "look." } }),
  delta(0, { reasoningContent: { signature: "s" } }),
  { contentBlockStop: { contentBlockIndex: 0 } },
  delta(1, { text: "Wa" }),
  delta(1, { text: "it." }),
  { contentBlockStart: { contentBlockIndex: 2, start: { toolUse: { toolUseId: "t1", name: "find" } } } },
  delta(2, { toolUse: { input: '{"q":' } }),
  delta(2, { toolUse: { input: '"a b"}' } }),
  { contentBlockStop: { contentBlockIndex: 2 } },
  { messageStop: { stopReason: "tool_use" } },
  { metadata: { usage: { inputTokens: 9, outputTokens: 4, totalTokens: 13 } } },
];
const wanted = [
  { type: "model_call", finish_reason: "tool_use", output: "Wait.", usage: { input: 9, output: 4 } },
  { type: "tool_call", call_id: "t1", tool_name: "find", tool_args: { q: "a b" } },
];

describe("Bedrock's Converse", () => {
  it("is read as a whole answer, as lines of its stream and as the stream in a recording, all alike", () => {
    const whole = readText(JSON.stringify(answer));
    expect(whole.events).toMatchObject(wanted);
    expect(readText(inLines(events)).events).toEqual(whole.events);
    const recorded = readText(cassette(Buffer.concat(events.flatMap(framedEvent))));
    expect(recorded).toMatchObject({
      model: { name: "us.amazon.nova-v1:0" },
      events: [
        { type: "input_message", role: "system", content: "be brief" },
        { type: "input_message", role: "user", content: "go" },
        ...wanted,
      ],
    });
  });

  it("gives the result of a tool that it ran itself", () => {
    const ran: JsonObject[] = [
      events[0] ?? {},
      { contentBlockStart: { contentBlockIndex: 0, start: { toolUse: { toolUseId: "t1", name: "code" } } } },
      delta(0, { toolUse: { input: "{}" } }),
      { contentBlockStart: { contentBlockIndex: 1, start: { toolResult: { toolUseId: "t1", status: "success" } } } },
      delta(1, { toolResult: [{ json: { out: 7 } }] }),
      delta(2, { text: "7" }),
      { messageStop: { stopReason: "end_turn" } },
    ];
    expect(readText(inLines(ran)).events).toContainEqual(
      expect.objectContaining({ type: "tool_result", call_id: "t1", output: { out: 7 } }),
    );
  });

  it("says that a stream broke off, and why it failed", () => {
    const early = Buffer.concat(events.slice(0, 7).flatMap(framedEvent));
    const failure = framed(
      { ":exception-type": "throttlingException", ":message-type": "exception" },
      { message: "Too many requests" },
    );
    const errorOf = (body: Buffer) =>
      readText(cassette(body)).events.find(({ type }) => type === "model_call")?.["error"];
    expect(errorOf(early)).toMatchObject({ message: "the stream broke off before its end" });
    expect(errorOf(Buffer.concat([early, failure]))).toMatchObject({ message: "Too many requests" });
    expect(errorOf(Buffer.concat(events.flatMap(framedEvent)))).toBeUndefined();
  });

  it("carries the events of a model's own API where that was invoked", () => {
    const own: Json[] = [
      {
        type: "message_start",
        message: {
          id: "m1",
          type: "message",
          role: "assistant",
          content: [],
          model: "c",
          usage: { input_tokens: 3, output_tokens: 1 },
        },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hi." } },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 2 } },
      { type: "message_stop" },
    ];
    const chunks = own.map((event) =>
      eventMessage("chunk", { bytes: Buffer.from(JSON.stringify(event)).toString("base64") }),
    );
    const { events: read } = readText(cassette(Buffer.concat(chunks), "invoke-with-response-stream"));
    expect(read.at(-1)).toMatchObject({ type: "final_output", content: "Hi." });
  });

  it("is not seen in bytes of another kind: those are refused by name", () => {
    const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 37) % 256));
    for (const bytes of [noise, framedEvent(events[0] ?? {})[0]?.subarray(0, 40) ?? noise])
      expect(() => readText(cassette(bytes))).toThrow(
        "file, exchange 1: a body is compressed and cannot be decompressed",
      );
  });
});

describe("arguments of Gemini's calls that come in pieces", () => {
  const piece = (functionCall: JsonObject): Json => ({
    candidates: [{ content: { role: "model", parts: [{ functionCall }] } }],
    responseId: "r",
    modelVersion: "g",
  });
  const partial = (jsonPath: string, value: JsonObject): Json =>
    piece({ partialArgs: [{ jsonPath, ...value }], willContinue: true });
  const end: Json = {
    candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: "STOP" }],
    responseId: "r",
  };
  const callsOf = (pieces: Json[]) =>
    readText(inLines([...pieces, end])).events.flatMap((event) =>
      event.type === "tool_call" ? { [event.tool_name]: event.tool_args } : [],
    );

  it("make the calls whole, one after another", () => {
    const pieces = [
      piece({ name: "cook", willContinue: true }),
      partial("$.recipe.items[0].name", { stringValue: "Rico", willContinue: true }),
      partial("$.recipe.items[0].name", { stringValue: "tta" }),
      partial("$.recipe.items[1].count", { numberValue: 2 }),
      partial("$.hot", { boolValue: true }),
      partial("$['side dish']", { nullValue: "NULL_VALUE" }),
      piece({}),
      piece({ name: "serve", willContinue: true }),
      piece({}),
      piece({ name: "pay", args: { all: true } }),
    ];
    expect(callsOf(pieces)).toEqual([
      { cook: { recipe: { items: [{ name: "Ricotta" }, { count: 2 }] }, hot: true, "side dish": null } },
      { serve: {} },
      { pay: { all: true } },
    ]);
  });

  it("reach neither a prototype nor a place far beyond a list's end", () => {
    const pieces = [
      piece({ name: "cook", willContinue: true }),
      partial("$.__proto__.polluted", { stringValue: "yes" }),
      partial("$.list[4000000000]", { stringValue: "far" }),
      piece({}),
    ];
    const [made] = callsOf(pieces);
    expect(JSON.stringify(made)).toBe('{"cook":{"__proto__":{"polluted":"yes"},"list":[]}}');
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("chunks of services that speak Chat Completions in their own way", () => {
  const chunk = (rest: JsonObject, change: JsonObject, finish: Json = null): Json => ({
    id: "c1",
    model: "m",
    choices: [{ index: 0, delta: change, finish_reason: finish }],
    ...rest,
  });

  it("are one answer where they do not say what kind of object they are, with its sources", () => {
    const citations = ["https://example.com/a"];
    const { events: read } = readText(
      inLines([
        chunk({ citations }, { role: "assistant", content: "Hel" }),
        chunk({ citations }, { content: "lo" }, "stop"),
      ]),
    );
    expect(read).toMatchObject([
      { type: "model_call", output: "Hello", extras: [{ type: "citations", citations }] },
      { type: "final_output", content: "Hello" },
    ]);
  });

  it("are one answer after Azure's look at the prompt", () => {
    const object = "chat.completion.chunk";
    const looked: Json = { choices: [], id: "", model: "", object: "", prompt_filter_results: [{ prompt_index: 0 }] };
    const traces = readTraces(
      { name: "file", text: inLines([looked, chunk({ object }, { content: "Hi" }), chunk({ object }, {}, "stop")]) },
      options,
    );
    expect(sole(traces)).toMatchObject({ notes: [], trace: { events: [{ type: "model_call" }, { content: "Hi" }] } });
  });

  it("stay two answers where their ids differ", () => {
    const text = inLines([chunk({}, { content: "a" }, "stop"), chunk({ id: "c2" }, { content: "b" }, "stop")]);
    expect(readTraces({ name: "file", text }, options)).toHaveLength(2);
  });
});

describe("the first eval cases of ADK", () => {
  const turn: Json = {
    query: "Turn it off",
    expected_tool_use: [{ tool_name: "set_device", tool_input: { status: "OFF" } }],
    reference: "It is off.",
  };
  const wantedEvents = [
    { type: "input_message", content: "Turn it off" },
    { type: "model_call" },
    { type: "tool_call", tool_name: "set_device", tool_args: { status: "OFF" } },
    { type: "model_call", output: "It is off." },
  ];

  it("are conversations, alone and with a name", () => {
    const { format, trace } = sole(
      readTraces({ name: "file", json: [turn, { query: "Thanks", reference: "Bye." }] }, options),
    );
    expect(format).toBe("adk");
    expect(trace.events).toMatchObject([
      ...wantedEvents,
      { type: "input_message", content: "Thanks" },
      { type: "model_call", output: "Bye." },
      { type: "final_output", content: "Bye." },
    ]);
    const named = sole(
      readTraces({ name: "file", json: [{ name: "off", data: [turn], initial_session: {} }] }, options),
    );
    expect(named.trace).toMatchObject({ run_id: "off", events: [...wantedEvents, { type: "final_output" }, {}] });
  });

  it("are not seen in questions without what was expected", () => {
    expect(() => readTraces({ name: "file", json: [{ query: "Turn it off" }] }, options)).toThrow("holds no trace");
  });
});

describe("chunks of chat completions whose content is a list", () => {
  const chunk = (content: Json, finish_reason: Json = null): Json => ({
    id: "x",
    object: "chat.completion.chunk",
    model: "magistral",
    choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason }],
  });
  const thought = (text: string): Json[] => [{ type: "thinking", thinking: [{ type: "text", text }] }];

  it("add up to all of its parts, beside texts", () => {
    const pieces = [
      thought("Simple"),
      thought(" sum."),
      [{ type: "text", text: "It is" }],
      " 2",
      [{ type: "text", text: "." }],
    ];
    const { events } = readText(inLines([chunk(""), ...pieces.map((piece) => chunk(piece)), chunk("", "stop")]));
    expect(events.at(-1)).toEqual({ type: "final_output", content: "It is 2." });
    expect(events[0]).toMatchObject({ output: "It is 2.", extras: [...thought("Simple"), ...thought(" sum.")] });
    const silent = readText(inLines([chunk(""), chunk(thought("Simple")), chunk("", "stop")]));
    expect(silent.events.map(({ type }) => type)).not.toContain("final_output");
  });

  it("are sent again as the list that they are", () => {
    const answer = {
      choices: [{ index: 0, message: { role: "assistant", content: thought("Simple") }, finish_reason: "stop" }],
    };
    expect(openAiChat.readStream(eventsOfBlocks(openAiChat.writeStream(answer)))).toMatchObject(answer);
  });
});
