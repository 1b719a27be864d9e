import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { answerOfStream } from "../../../src/core/providers/streamed-answer.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { only } from "./variants/counts.ts";

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom('"', "\\", '\\"', "\n", "é", "\ud83d", "\ude00", '","finish_reason":"stop', '{"a":'),
);

function stream(events: Json[]): string {
  return `${events.map((event) => `data: ${JSON.stringify(event)}`).join("\n\n")}\n\ndata: [DONE]\n`;
}

function chunk(delta: Json, more: Record<string, Json> = {}): Json {
  return {
    id: "x",
    object: "chat.completion.chunk",
    model: "m",
    ...more,
    choices: [{ index: 0, delta, finish_reason: null }],
  };
}

describe("a streamed answer", () => {
  it("says the same where its chunks are alike, and so are read together, as where each has something of its own", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const alike = answerOfStream(stream(pieces.map((content) => chunk({ content }))));
        const apart = answerOfStream(stream(pieces.map((content, n) => chunk({ content }, { created: n }))));
        expect(alike["choices"]).toEqual(apart["choices"]);
        expect(alike).toMatchObject(
          pieces.length === 0 ? {} : { choices: [{ message: { content: pieces.join("") } }] },
        );
      }),
    );
  });

  it("adds up arguments of calls by their index, and the padding of chunks says nothing", () => {
    const part = (index: number, text: string) => ({ tool_calls: [{ index, function: { arguments: text } }] });
    const begin = (index: number) => ({
      tool_calls: [{ index, id: `c${index}`, function: { name: "look", arguments: "" } }],
    });
    const parts = [part(0, '{"a"'), part(0, ":1"), part(0, "}"), part(1, '{"b":'), part(1, '"}"'), part(1, "}")];
    const events = [begin(0), begin(1), ...parts].map((delta) => chunk(delta));
    const padded = events.map((event, n) => ({ ...Object(event), obfuscation: "abcdefgh".slice(n % 8) }));
    const calls = [
      { id: "c0", type: "function", function: { name: "look", arguments: '{"a":1}' } },
      { id: "c1", type: "function", function: { name: "look", arguments: '{"b":"}"}' } },
    ];
    expect(answerOfStream(stream(events))).toMatchObject({ choices: [{ message: { tool_calls: calls } }] });
    expect(answerOfStream(stream(padded))).toEqual(answerOfStream(stream(events)));
  });

  it("keeps two answers to one question apart", () => {
    const choice = (index: number, content: string) => ({
      object: "chat.completion.chunk",
      choices: [{ index, delta: { content } }],
    });
    const text = stream([
      choice(0, "a"),
      choice(1, "X"),
      choice(0, "b"),
      choice(1, "Y"),
      choice(0, "c"),
      choice(0, "d"),
    ]);
    expect(answerOfStream(text)).toMatchObject({
      choices: [{ message: { content: "abcd" } }, { message: { content: "XY" } }],
    });
  });

  it("of Anthropic's blocks is text and input, each block by itself", () => {
    const delta = (index: number, of: Json): Json => ({ type: "content_block_delta", index, delta: of });
    const events: Json[] = [
      { type: "message_start", message: { id: "m", role: "assistant", content: [] } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      ...["Let", " me", ' "see"'].map((text) => delta(0, { type: "text_delta", text })),
      { type: "content_block_start", index: 1, content_block: { type: "tool_use", id: "t", name: "look", input: {} } },
      ...['{"q":', '"a\\"', 'b"}'].map((partial_json) => delta(1, { type: "input_json_delta", partial_json })),
    ];
    expect(answerOfStream(stream(events))["content"]).toEqual([
      { type: "text", text: 'Let me "see"' },
      { type: "tool_use", id: "t", name: "look", input: { q: 'a"b' } },
    ]);
  });
});

describe("a stream that ended in an error", () => {
  const message: Json = {
    id: "m",
    type: "message",
    role: "assistant",
    model: "claude",
    content: [],
    stop_reason: null,
  };
  const anthropic: Json[] = [
    { type: "message_start", message },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hel" } },
    { type: "content_block_start", index: 1, content_block: { type: "tool_use", id: "t", name: "get", input: {} } },
    { type: "content_block_delta", index: 1, delta: { type: "input_json_delta", partial_json: '{"q": ' } },
  ];
  const response = { id: "resp_9", object: "response", model: "m", status: "in_progress", output: [] };
  const responses: Json[] = [
    { type: "response.created", response },
    { type: "response.output_text.delta", output_index: 0, content_index: 0, item_id: "i", delta: "Hel" },
  ];
  const error = { code: "overloaded", message: "too busy" };
  const stopped: Json[] = [{ type: "message_delta", delta: { stop_reason: "end_turn" } }, { type: "message_stop" }];
  const finished: Json = {
    object: "chat.completion.chunk",
    id: "x",
    choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
  };
  const output = [{ type: "message", role: "assistant", content: [{ type: "output_text", text: "Hel" }] }];
  const completed: Json = { type: "response.completed", response: { ...response, status: "completed", output } };
  /** What began, the error, and what would have ended it well. */
  const streams: [string, Json[], Json, Json[]][] = [
    ["anthropic-messages", anthropic, { type: "error", error }, stopped],
    ["openai-chat", [chunk({ role: "assistant", content: "Hel" })], { error }, [finished]],
    [
      "openai-responses",
      responses,
      { type: "response.failed", response: { ...response, status: "failed", error } },
      [completed],
    ],
    ["openai-responses", responses, { type: "error", ...error, param: null }, [completed]],
  ];

  it.each(streams)("of %s is a failed call, with what was said before", (format, begun, last, ending) => {
    const text = stream([...begun, last]);
    expect(only({ text })).toEqual({
      format,
      status: "error",
      calls: [],
      results: 0,
      failed: [],
      errors: ["model: too busy"],
      final: undefined,
    });
    const [read, ...more] = readTraces({ name: "x", text }, { platform: nodePlatform });
    expect(more).toEqual([]);
    expect(read?.trace.events.filter(({ type }) => type === "model_call")).toEqual([
      expect.objectContaining({ output: "Hel" }),
    ]);
    expect(only({ text: stream([...begun.slice(0, 3), ...ending]) })).toMatchObject({ errors: [], final: "Hel" });
    const interrupted = { status: "error", errors: ["model: the stream broke off before its end"], final: undefined };
    const broken = stream(begun.slice(0, 3)).replace("data: [DONE]", "");
    expect(only({ text: broken })).toMatchObject(interrupted);
  });

  it.each(streams)("of %s in a recording keeps what was said before", (_, begun, last, ending) => {
    const asked = JSON.stringify({ model: "m", messages: [{ role: "user", content: "go" }] });
    const recording = (string: string, code = 200) => ({
      interactions: [
        {
          request: { method: "POST", uri: "https://api.example/v1/messages", body: asked },
          response: { status: { code }, body: { string } },
        },
      ],
      version: 1,
    });
    const callOf = (json: Json) =>
      readTraces({ name: "x", json }, { platform: nodePlatform })[0]?.trace.events.filter(
        ({ type }) => type === "model_call" || type === "tool_call" || type === "final_output",
      );
    const [call, ...more] = callOf(recording(stream([...begun, last]))) ?? [];
    expect(more).toEqual([]);
    expect(call).toMatchObject({ output: "Hel", error: { message: "too busy" } });
    expect(callOf(recording(JSON.stringify({ error }), 529))?.[0]).not.toHaveProperty("output");
    expect(callOf(recording(stream([...begun.slice(0, 3), ...ending])))?.[0]).not.toHaveProperty("error");
  });
});
