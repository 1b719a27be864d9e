import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { jsonl, only } from "./variants/counts.ts";

describe("an answer that was cut off at its most tokens", () => {
  const asked: Json = { role: "user", content: "go" };
  const chat = (finish_reason: string): Json => ({
    request: { model: "m", messages: [asked] },
    response: { id: "x", choices: [{ index: 0, finish_reason, message: { role: "assistant", content: "part" } }] },
  });
  const messages = (stop_reason: string): Json => [
    asked,
    { type: "message", role: "assistant", content: [{ type: "text", text: "part" }], stop_reason },
  ];
  const gemini = (finishReason: string): Json => ({
    candidates: [{ content: { role: "model", parts: [{ text: "part" }] }, finishReason }],
  });
  const cases: [string, (finish: string) => Json, string, string][] = [
    ["openai-chat", chat, "length", "stop"],
    ["anthropic-messages", messages, "max_tokens", "end_turn"],
    ["gemini", gemini, "MAX_TOKENS", "STOP"],
  ];

  it.each(cases)("of %s is at a limit, and one that ended is not", (format, of, cut, ended) => {
    const expected = { format, calls: [], results: 0, failed: [] };
    const errors = ["limit: incomplete: length"];
    expect(only({ json: of(cut) })).toEqual({ ...expected, status: "error", errors, final: undefined });
    expect(only({ json: of(ended) })).toEqual({ ...expected, status: "unknown", errors: [], final: "part" });
  });

  it("is no limit of a conversation that went on after it", () => {
    const choice = { finish_reason: "length", message: { role: "assistant", content: "part" } };
    const json = [asked, choice, { role: "user", content: "go on" }, { role: "assistant", content: "whole" }];
    expect(only({ json })).toMatchObject({ status: "unknown", errors: [], final: "whole" });
  });

  it("may have no text, as one of Gemini's that thought too long", () => {
    const candidate = (finishReason: string) => ({ candidates: [{ content: { role: "model" }, finishReason }] });
    expect(only({ json: candidate("MAX_TOKENS") })).toMatchObject({
      errors: ["limit: incomplete: length"],
      final: undefined,
    });
    expect(() => only({ json: candidate("STOP") })).toThrow(/no trace/);
  });
});

describe("an answer that failed after it asked for a tool", () => {
  const error: Json = { type: "server_error", message: "it broke" };
  const use: Json = { type: "tool_use", id: "c", name: "find", input: {} };
  const item: Json = { type: "function_call", call_id: "c", name: "find", arguments: "{}" };
  const call: Json = { id: "c", type: "function", function: { name: "find", arguments: "{}" } };
  const choice: Json = { finish_reason: "tool_calls", message: { role: "assistant", tool_calls: [call] } };
  const parts: Json = [{ functionCall: { name: "find", args: {} } }];
  const answers: [string, JsonObject][] = [
    ["anthropic-messages", { type: "message", role: "assistant", content: [use], stop_reason: "tool_use" }],
    ["openai-chat", { choices: [choice] }],
    ["openai-responses", { object: "response", status: "completed", output: [item] }],
    ["gemini", { candidates: [{ content: { role: "model", parts } }] }],
  ];

  it.each(answers)("of %s made no call", (format, response) => {
    const request: Json = format === "gemini" ? {} : { model: "m", messages: [{ role: "user", content: "go" }] };
    expect(only({ json: { request, response } })).toMatchObject({ format, calls: ["find"], errors: [] });
    expect(only({ json: { request, response: { ...response, error } } })).toMatchObject({
      format,
      calls: [],
      errors: ["model: it broke"],
    });
  });
});

describe("an answer of Gemini's that was blocked", () => {
  it("is a failed run, whether the prompt was blocked or the answer", () => {
    const contents = [{ role: "user", parts: [{ text: "go" }] }];
    const failed = { format: "gemini", status: "error", final: undefined };
    const prompt = { promptFeedback: { blockReason: "SAFETY" } };
    for (const json of [prompt, { request: { contents }, response: prompt }])
      expect(only({ json })).toMatchObject({ ...failed, errors: ["model: the prompt was blocked: SAFETY"] });
    const why = { promptFeedback: { blockReason: "MODEL_ARMOR", blockReasonMessage: "It broke a rule." } };
    expect(only({ json: why })).toMatchObject({
      ...failed,
      errors: ["model: the prompt was blocked: MODEL_ARMOR: It broke a rule."],
    });
    const answer = { candidates: [{ finishReason: "RECITATION" }] };
    expect(only({ json: { request: { contents }, response: answer } })).toMatchObject({
      ...failed,
      errors: ["model: the answer was stopped: RECITATION"],
    });
    expect(() => only({ json: { promptFeedback: {} } })).toThrow(/no trace/);
  });
});

describe("Codex", () => {
  const line = (type: string, payload: Json): Json => ({ timestamp: "2026-01-01T00:00:00.000Z", type, payload });
  const said = (text: string): Json =>
    line("response_item", { type: "message", role: "user", content: [{ type: "input_text", text }] });
  const ran = (output: string): Json[] => [
    line("response_item", { type: "function_call", name: "shell", arguments: "{}", call_id: "c" }),
    line("response_item", { type: "function_call_output", call_id: "c", output }),
  ];
  const read = (...lines: Json[]) => {
    const text = jsonl([line("session_meta", { id: "s" }), ...lines]);
    const [one] = readTraces({ name: "x", text }, { platform: nodePlatform });
    const roles = one?.trace.events.flatMap((event) => (event.type === "input_message" ? event.role : []));
    return { roles, notes: one?.notes };
  };

  it("takes no word of the program for the user's, and says how it knew that a command failed", () => {
    const context = "<environment_context>\n  <cwd>/w</cwd>\n</environment_context>";
    expect(read(said(context), said("fix it")).roles).toEqual(["developer", "user"]);
    expect(read(said(`what is ${context}?`)).roles).toEqual(["user"]);
    expect(read(said("go"), ...ran("Exit code: 1\nOutput:\nno")).notes).toEqual([
      "results that report an exit code other than 0 are read as tool errors",
    ]);
    expect(read(said("go"), ...ran("Error: no")).notes).toEqual([
      'results that begin with "Error:" are read as tool errors',
    ]);
    expect(read(said("go"), ...ran("Exit code: 0\nOutput:\nyes")).notes).toEqual([]);
  });
});
