import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, jsonl, only } from "./counts.ts";

const user = (text: string): Json => ({ role: "user", parts: [{ text }] });
const call = (name: string): Json => ({ functionCall: { name, args: { n: 6 } } });
const given = (name: string, response: Json): Json => ({ functionResponse: { name, response } });
const piece = (parts: Json[], more: Record<string, Json> = {}, top: Record<string, Json> = {}): Json => ({
  candidates: [{ content: { role: "model", parts }, ...more }],
  modelVersion: "gemini-2.5-flash",
  responseId: "r1",
  ...top,
});
const usageMetadata = {
  promptTokenCount: 9,
  candidatesTokenCount: 4,
  thoughtsTokenCount: 2,
  cachedContentTokenCount: 3,
};
const whole = piece([{ text: "six" }], { finishReason: "STOP" }, { usageMetadata });

function eventsOf(json: Json) {
  return readTraces({ name: "sample", json }, { platform: nodePlatform }).flatMap(({ trace }) => trace.events);
}

describe("Gemini", () => {
  it("reads a history, in which results may stand in the model's name", () => {
    const contents: Json[] = [
      user("roll"),
      { role: "model", parts: [{ text: "let me" }, call("roll"), call("roll")] },
      { role: "model", parts: [given("roll", { output: 6 }), given("roll", { error: { message: "no dice" } })] },
      { role: "model", parts: [{ text: "six" }] },
    ];
    const expected = {
      format: "gemini",
      status: "unknown",
      calls: ["roll", "roll"],
      results: 2,
      failed: ["no dice"],
      errors: [],
      final: "six",
    };
    for (const json of [contents, { contents }, { history: contents }, { request: { contents }, response: {} }])
      expect(only({ json })).toEqual(expected);
    expect(eventsOf(contents).filter(({ type }) => type === "model_call")).toHaveLength(2);
  });

  it("keeps thoughts beside the answer, wherever they stand", () => {
    const thought = { text: "they want a number", thought: true };
    const contents: Json[] = [user("roll"), { role: "model", parts: [thought, { text: "six" }] }];
    const body = JSON.stringify({ contents: [user("roll")] });
    const uri = "https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent";
    const string = JSON.stringify(piece([thought, { text: "six" }], { finishReason: "STOP" }));
    const cassette = {
      interactions: [{ request: { method: "POST", uri, body }, response: { status: { code: 200 }, body: { string } } }],
      version: 1,
    };
    for (const json of [contents, { contents }, cassette]) {
      const [answer, ...more] = eventsOf(json).filter(({ type }) => type === "model_call");
      expect(more).toEqual([]);
      expect(answer).toMatchObject({ output: "six", extras: [thought] });
      expect(only({ json })).toMatchObject({ final: "six" });
    }
    const said: Json[] = [user("roll"), { role: "model", parts: [{ ...thought, thought: false }, { text: "six" }] }];
    expect(only({ json: said })).toMatchObject({ final: "they want a numbersix" });
    expect(eventsOf(said).find(({ type }) => type === "model_call")).not.toHaveProperty("extras");
  });

  it("takes no parts of others for its own", () => {
    const others: Json[][] = [
      [{ role: "user", parts: [{ type: "text", content: "go" }] }],
      [{ kind: "request", parts: [{ content: "go", part_kind: "user-prompt" }] }],
      [{ role: "assistant", parts: [{ text: "go" }] }],
      [{ role: "user", parts: ["go"] }],
    ];
    const formats = others.map((json) => {
      try {
        return only({ json }).format;
      } catch {
        return "none";
      }
    });
    expect(formats).not.toContain("gemini");
  });

  it("reads a request with its answer: model, settings, tokens, and how it failed", () => {
    const request: Json = {
      model: "gemini-flash",
      systemInstruction: { parts: [{ text: "be kind" }] },
      contents: [user("roll")],
      generationConfig: { temperature: 0, maxOutputTokens: 9 },
    };
    expect(eventsOf({ request, response: whole })).toEqual([
      { type: "input_message", role: "system", content: "be kind" },
      { type: "input_message", role: "user", content: "roll" },
      {
        type: "model_call",
        model: "gemini-2.5-flash",
        params: { temperature: 0, maxOutputTokens: 9 },
        output: "six",
        finish_reason: "STOP",
        usage: { input: 9, output: 4, reasoning: 2, cached: 3 },
      },
      { type: "final_output", content: "six" },
    ]);
    const error = { code: 429, message: "quota", status: "RESOURCE_EXHAUSTED" };
    expect(only({ json: { request, response: { error } } })).toMatchObject({
      status: "error",
      errors: ["model: quota"],
      final: undefined,
    });
  });

  it("puts the pieces of a streamed answer together, and keeps answers apart", () => {
    const pieces = [
      piece([{ text: "think", thought: true }]),
      piece([{ text: "six" }]),
      piece([{ text: "teen" }, call("roll")]),
      piece([], { finishReason: "STOP" }, { usageMetadata }),
    ];
    const expected = [{ format: "gemini", calls: ["roll"], results: 0 }];
    expect(countsOf({ json: pieces })).toMatchObject(expected);
    const stream = pieces.map((one) => `data: ${JSON.stringify(one)}\r\n\r\n`).join("");
    expect(countsOf({ text: stream })).toMatchObject(expected);
    expect(eventsOf(pieces)[0]).toMatchObject({
      output: expect.stringContaining("sixteen"),
      usage: { input: 9, output: 4 },
    });
    expect(countsOf({ text: jsonl([whole, piece([{ text: "two" }], {}, { responseId: "r2" })]) })).toMatchObject([
      { final: "six" },
      { final: "two" },
    ]);
  });
});

describe("Gemini CLI", () => {
  const tool = (id: string, status: string, response: Json): Json => ({
    id,
    name: "run_shell_command",
    args: { command: "ls" },
    status,
    timestamp: "2026-01-01T00:00:02.000Z",
    result: [{ functionResponse: { id, name: "run_shell_command", response } }],
  });
  const asked: Json = { id: "1", timestamp: "2026-01-01T00:00:00.000Z", type: "user", content: "go" };
  const tokens = { input: 10, output: 5, cached: 0, thoughts: 1, tool: 0, total: 16 };
  const acted: Json = {
    id: "2",
    timestamp: "2026-01-01T00:00:01.000Z",
    type: "gemini",
    content: "",
    model: "gemini-2.5-pro",
    tokens,
    thoughts: [{ subject: "look", description: "at files" }],
    toolCalls: [tool("a", "success", { output: "x" }), tool("b", "error", { error: "no such file" })],
  };
  const done: Json = { id: "3", timestamp: "2026-01-01T00:00:03.000Z", type: "gemini", content: [{ text: "done" }] };
  const head = { sessionId: "s", projectHash: "h", startTime: "2026-01-01T00:00:00.000Z" };
  const expected = {
    format: "gemini",
    status: "unknown",
    calls: ["run_shell_command", "run_shell_command"],
    results: 2,
    failed: ["no such file"],
    errors: [],
    final: "done",
  };

  it("reads a session, whole or as the lines of its changes", () => {
    expect(only({ json: { ...head, messages: [asked, acted, done] } })).toEqual(expected);
    const lines: Json[] = [
      head,
      asked,
      { id: "2", type: "gemini", content: "" },
      acted,
      { $set: { lastUpdated: "t" } },
      { id: "9", type: "user", content: "never mind" },
      { id: "10", type: "gemini", content: "ok" },
      { $rewindTo: "9" },
      done,
    ];
    expect(only({ text: jsonl(lines) })).toEqual(expected);
    expect(eventsOf({ ...head, messages: [asked, acted] })[1]).toMatchObject({
      model: "gemini-2.5-pro",
      usage: { input: 10, output: 5, reasoning: 1 },
    });
    const failed: Json = { id: "4", type: "error", content: "[API Error: quota]" };
    expect(only({ json: { ...head, messages: [asked, done, failed] } })).toMatchObject({
      status: "error",
      errors: ["model: [API Error: quota]"],
      final: undefined,
    });
    expect(() => only({ json: { ...head, messages: [{ type: "user", content: "go" }] } })).toThrow(/no trace/);
  });

  it("reads what it prints, with answers in pieces, and how it ended", () => {
    const lines: Json[] = [
      { type: "init", timestamp: "2026-01-01T00:00:00.000Z", session_id: "s", model: "gemini-2.5-pro" },
      { type: "message", role: "user", content: "go" },
      { type: "tool_use", tool_name: "read_file", tool_id: "a", parameters: { path: "x" } },
      { type: "tool_result", tool_id: "a", status: "error", output: "", error: { type: "E", message: "no such file" } },
      { type: "message", role: "assistant", content: "do", delta: true },
      { type: "message", role: "assistant", content: "ne", delta: true },
    ];
    const end: Json = { type: "result", status: "success", stats: { input_tokens: 7, output_tokens: 2 } };
    expect(only({ text: jsonl([...lines, end]) })).toEqual({
      ...expected,
      status: "success",
      calls: ["read_file"],
      results: 1,
    });
    const limit: Json = {
      type: "result",
      status: "error",
      error: { type: "E", message: "Reached max session turns" },
      stats: {},
    };
    expect(only({ text: jsonl([...lines, limit]) })).toMatchObject({ status: "error", final: undefined });
    expect(only({ text: jsonl(lines) })).toMatchObject({ status: "unknown", final: "done" });
  });
});
