import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, jsonl, only } from "./counts.ts";

const eventsOf = (json: Json) =>
  readTraces({ name: "sample", json }, { platform: nodePlatform }).flatMap(({ trace }) => trace.events);

describe("UI messages of the AI SDK", () => {
  const asked = { id: "m1", role: "user", parts: [{ type: "text", text: "Where is order 7?" }] };
  const found = {
    type: "tool-find",
    toolCallId: "c1",
    state: "output-available",
    input: { id: 7 },
    output: { at: "sea" },
  };
  const broken = {
    type: "dynamic-tool",
    toolName: "refund",
    toolCallId: "c2",
    state: "output-error",
    input: { id: 7 },
    errorText: "not allowed",
  };
  const said = { type: "text", text: "At sea.", state: "done" };
  const expected = {
    format: "ai-sdk-ui",
    status: "unknown",
    calls: ["find", "refund"],
    results: 2,
    failed: ["not allowed"],
    errors: [],
    final: "At sea.",
  };

  it("are one call of the model for each step", () => {
    const steps = [{ type: "step-start" }, { type: "reasoning", text: "…" }, found, { type: "step-start" }, broken];
    const answer: Json = { id: "m2", role: "assistant", parts: [...steps, said] };
    expect(only({ json: [asked, answer] })).toEqual(expected);
    expect(only({ text: jsonl([asked, answer]) })).toEqual(expected);
    expect(only({ json: { id: "chat", messages: [asked, answer] } })).toEqual(expected);
    expect(countsOf({ json: [{ messages: [asked, answer] }, { messages: [asked] }] })).toHaveLength(2);
    const order = eventsOf([asked, answer]).map(({ type }) => type);
    const tool = ["model_call", "tool_call", "tool_result"];
    expect(order).toEqual(["input_message", ...tool, ...tool, "model_call", "final_output"]);
  });

  it("of version 4 keep their calls beside their text", () => {
    const toolInvocation = {
      state: "result",
      step: 0,
      toolCallId: "c1",
      toolName: "find",
      args: { id: 7 },
      result: [],
    };
    const answer: Json = {
      role: "assistant",
      content: "At sea.",
      createdAt: "2026-01-01T00:00:01.000Z",
      toolInvocations: [toolInvocation],
      parts: [{ type: "tool-invocation", toolInvocation }, said],
    };
    const events = eventsOf({ id: "chat", messages: [{ ...asked, content: "Where?" }, answer] });
    expect(events.map(({ type }) => type)).toEqual([
      "input_message",
      "model_call",
      "tool_call",
      "tool_result",
      "model_call",
      "final_output",
    ]);
    expect(events[2]).toMatchObject({ tool_name: "find", tool_args: { id: 7 }, at: "2026-01-01T00:00:01.000Z" });
  });

  it("may stop before a tool ran, or where it was denied", () => {
    const waits: Json = { role: "assistant", parts: [{ ...found, state: "input-available" }] };
    expect(only({ json: [asked, waits] })).toMatchObject({ calls: ["find"], results: 0, final: undefined });
    const { output: _, ...asks } = found;
    const denied: Json = { role: "assistant", parts: [{ ...asks, state: "output-denied" }] };
    expect(only({ json: [asked, denied] })).toMatchObject({ results: 1, failed: ["the user denied this call"] });
  });
});

describe("Pydantic AI's messages", () => {
  const asked = {
    kind: "request",
    instructions: "Be short.",
    parts: [
      { part_kind: "system-prompt", content: "You help." },
      { part_kind: "user-prompt", content: ["Where is order 7?", { kind: "image-url", url: "https://e.org/a.png" }] },
    ],
  };
  const call = (id: string, args: Json): Json => ({
    kind: "response",
    model_name: "m",
    usage: { input_tokens: 9, output_tokens: 2, cache_read_tokens: 4 },
    finish_reason: "tool_call",
    run_id: "r",
    parts: [{ part_kind: "tool-call", tool_name: "find", args, tool_call_id: id }],
  });
  const back = (part: Json): Json => ({ kind: "request", instructions: "Be short.", parts: [part] });
  const returned = back({ part_kind: "tool-return", tool_name: "find", tool_call_id: "c2", content: { at: "sea" } });
  const retry = back({
    part_kind: "retry-prompt",
    tool_name: "find",
    tool_call_id: "c1",
    content: "id must be a number",
  });
  const done: Json = { kind: "response", model_name: "m", parts: [{ part_kind: "text", content: "At sea." }] };
  const history = [asked, call("c1", '{"id":"7"}'), retry, call("c2", { id: 7 }), returned, done];

  it("tell of calls, of retries as errors, and of what was given", () => {
    const expected = {
      format: "pydantic-ai",
      status: "unknown",
      calls: ["find", "find"],
      results: 2,
      failed: ["id must be a number"],
      errors: [],
      final: "At sea.",
    };
    expect(only({ json: history })).toEqual(expected);
    expect(only({ json: { messages: history } })).toEqual(expected);
    expect(only({ text: jsonl(history) })).toEqual(expected);
    const events = eventsOf(history);
    expect(events.slice(0, 4)).toMatchObject([
      { role: "system", content: "Be short." },
      { role: "system", content: "You help." },
      { role: "user", content: [{ type: "text", text: "Where is order 7?" }, { kind: "image-url" }] },
      { type: "model_call", model: "m", finish_reason: "tool_call", usage: { input: 9, output: 2, cached: 4 } },
    ]);
    expect(events[4]).toMatchObject({ tool_args: { id: "7" } });
  });

  it("may end on a call that is the answer, or hold tools of the provider", () => {
    const answer = { part_kind: "tool-call", tool_name: "final_result", args: '{"place":"sea"}', tool_call_id: "f" };
    const noted = back({ part_kind: "tool-return", tool_name: "final_result", tool_call_id: "f", content: "Done." });
    expect(only({ json: [asked, { kind: "response", parts: [answer] }, noted] })).toMatchObject({
      final: { place: "sea" },
    });
    const hosted = [
      { part_kind: "builtin-tool-call", tool_name: "web_search", args: { q: "sea" }, tool_call_id: "w" },
      { part_kind: "builtin-tool-return", tool_name: "web_search", content: [], tool_call_id: "w" },
      { part_kind: "text", content: "At sea." },
    ];
    const events = eventsOf([asked, { kind: "response", parts: hosted }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "tool_call", hosted: true }));
    expect(events.at(-1)).toMatchObject({ type: "final_output", content: "At sea." });
    const retried = back({ part_kind: "retry-prompt", content: "Answer in one word." });
    expect(eventsOf([asked, done, retried])).toContainEqual(
      expect.objectContaining({ role: "user", content: "Answer in one word." }),
    );
  });
});

describe("OpenCode", () => {
  const start = 1_767_225_600_000;
  const user = {
    info: { role: "user", sessionID: "s", time: { created: start } },
    parts: [{ type: "text", text: "Fix it" }],
  };
  const tokens = { total: 35, input: 20, output: 9, reasoning: 1, cache: { write: 0, read: 5 } };
  const ended = (reason: string) => ({ type: "step-finish", reason, tokens, cost: 0 });
  const tool = (callID: string, state: Json) => ({ type: "tool", tool: "bash", callID, state });
  const time = { start: start + 1000, end: start + 2000 };
  const ran = tool("c1", { status: "completed", input: { command: "ls" }, output: "a", time });
  const broke = tool("c2", { status: "error", input: { command: "x" }, error: "not found", time });
  const parts = [
    { type: "step-start" },
    { type: "reasoning", text: "…" },
    ran,
    broke,
    ended("tool-calls"),
    { type: "step-start" },
    { type: "text", text: "Done." },
    ended("stop"),
  ];
  const answer = (more: Record<string, Json>, given: Json[] = parts): Json => ({
    info: { role: "assistant", sessionID: "s", modelID: "m", providerID: "p", time: { created: start }, ...more },
    parts: given,
  });
  const session = (...messages: Json[]): Json => ({ info: { id: "s", version: "1.2.3" }, messages });
  const expected = {
    format: "opencode",
    status: "success",
    calls: ["bash", "bash"],
    results: 2,
    failed: ["not found"],
    errors: [],
    final: "Done.",
  };

  it("exports are one call of the model for each step", () => {
    const json = session(user, answer({}));
    expect(only({ json })).toEqual(expected);
    const models = eventsOf(json).filter((event) => event.type === "model_call");
    expect(models).toMatchObject([
      { model: "m", usage: { input: 20, output: 9, cached: 5, reasoning: 1 }, finish_reason: "tool-calls" },
      { output: "Done.", finish_reason: "stop" },
    ]);
    const [trace] = readTraces({ name: "sample", json }, { platform: nodePlatform });
    expect(trace?.trace).toMatchObject({
      run_id: "s",
      agent: { version: "1.2.3" },
      model: { name: "m", provider: "p" },
    });
    const results = eventsOf(json).filter((event) => event.type === "tool_result");
    expect(results.map(({ at }) => at)).toEqual(["2026-01-01T00:00:02.000Z", "2026-01-01T00:00:02.000Z"]);
  });

  it("tells of errors, of what was aborted, and of what still runs", () => {
    const error = { name: "APIError", data: { message: "overloaded" } };
    expect(only({ json: session(user, answer({ error }, [{ type: "step-start" }])) })).toMatchObject({
      status: "error",
      errors: ["model: overloaded"],
      final: undefined,
    });
    const aborted = { name: "MessageAbortedError", data: { message: "Aborted" } };
    const running = tool("c1", { status: "running", input: {} });
    expect(only({ json: session(user, answer({ error: aborted }, [running])) })).toMatchObject({
      results: 0,
      errors: ["cancelled: Aborted"],
    });
    expect(only({ json: session(user, answer({}, [running])) })).toMatchObject({ status: "unknown", calls: ["bash"] });
  });

  it("streams the parts of one answer", () => {
    const event = (type: string, more: Record<string, Json>): Json => ({
      type,
      timestamp: start,
      sessionID: "s",
      ...more,
    });
    const lines = parts.map((part) => event(part.type.replace("-", "_"), { part }));
    expect(only({ text: jsonl(lines) })).toEqual(expected);
    const failed = event("error", { error: { name: "APIError", data: { message: "overloaded" } } });
    expect(only({ text: jsonl([...lines.slice(0, 1), failed]) })).toMatchObject({
      status: "error",
      errors: ["model: overloaded"],
    });
  });
});
