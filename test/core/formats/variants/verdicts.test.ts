import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import { rated } from "../../../../src/core/formats/fields/scores.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

function read(json: Json) {
  const [first, ...more] = readTraces({ name: "file", json }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  return first.trace;
}

const eventsOf = (json: Json, ...types: string[]) => read(json).events.filter(({ type }) => types.includes(type));

describe("scores of evaluators", () => {
  const span = (events: Json[]): Json => ({
    name: "invoke_agent shop",
    context: { trace_id: "a".repeat(32), span_id: "b".repeat(16) },
    parent_id: null,
    start_time: "2026-01-01T00:00:00Z",
    end_time: "2026-01-01T00:00:01Z",
    attributes: { "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "shop" },
    events,
  });
  const evaluation = (name: string, result: { [key: string]: Json }): Json => ({
    name: "gen_ai.evaluation.result",
    timestamp: "2026-01-01T00:00:01Z",
    attributes: { "gen_ai.evaluation.name": name, ...result },
  });
  const label = (said: string): Json => [span([evaluation("Refund", { "gen_ai.evaluation.score.label": said })])];

  it("become feedback with their name, label, score and comment", () => {
    const result = {
      "gen_ai.evaluation.score.label": "fail",
      "gen_ai.evaluation.score.value": 0.2,
      "gen_ai.evaluation.explanation": "no refund",
    };
    expect(read([span([evaluation("Refund", result)])]).feedback).toEqual({
      rating: "bad",
      comment: "Refund: fail (no refund)",
      scores: [{ name: "Refund", label: "fail", score: 0.2, comment: "no refund" }],
    });
    expect(read(label("pass")).feedback).toMatchObject({ rating: "good" });
    expect(read(label("partly"))).not.toHaveProperty("feedback");
  });

  it("a score of 0 is bad only where its name speaks of being right", () => {
    const score = (name: string): Json => [span([evaluation(name, { "gen_ai.evaluation.score.value": 0 })])];
    expect(read(score("correctness")).feedback).toMatchObject({ rating: "bad" });
    expect(read(score("toxicity"))).not.toHaveProperty("feedback");
  });

  it("what counts as bad is the project's to say, and what people said stays", () => {
    const bad = { labels: ["needs work"], score: 0.5, names: ["Refund"] };
    expect(rated(read(label("Needs Work")), bad).feedback).toMatchObject({ rating: "bad" });
    const half: Json = [span([evaluation("Refund", { "gen_ai.evaluation.score.value": 0.5 })])];
    expect(rated(read(half), bad).feedback).toMatchObject({ rating: "bad" });
    expect(rated(read(half), { ...bad, names: ["Tone"] })).not.toHaveProperty("feedback");
    const person = { ...read(label("fail")), feedback: { rating: "good" as const } };
    expect(rated(person, bad).feedback).toEqual({ rating: "good" });
  });

  it("Opik's are read as its API and its SDK spell them, where they stand in a run", () => {
    const run = read(label("pass"));
    const feedbackOf = (score: Json) =>
      rated({ ...run, events: [...run.events.slice(0, 1), { type: "other", name: "scores", data: [score] }] }).feedback;
    const scores = [{ name: "Refund", label: "wrong", score: 0, comment: "no refund" }];
    const told = { name: "Refund", value: 0, reason: "no refund", source: "ui" };
    const wanted = { rating: "bad", comment: "Refund: wrong (no refund)", scores };
    expect(feedbackOf({ ...told, category_name: "wrong" })).toEqual(wanted);
    expect(feedbackOf({ ...told, categoryName: "wrong" })).toEqual(wanted);
    expect(feedbackOf(told)).toBeUndefined();
  });

  it("Langfuse's keep their labels and numbers", () => {
    const scores: Json = [
      { name: "correctness", value: 0, comment: "wrong order", projectId: "p" },
      { name: "tone", stringValue: "friendly", value: null },
    ];
    const observation = { id: "o", traceId: "t", type: "SPAN", name: "s", startTime: "2026-01-01T00:00:00Z" };
    expect(read({ trace: { id: "t", scores }, observations: [observation] }).feedback).toEqual({
      rating: "bad",
      comment: "correctness: 0 (wrong order)",
      scores: [
        { name: "correctness", score: 0, comment: "wrong order" },
        { name: "tone", label: "friendly" },
      ],
    });
  });
});

describe("promptfoo", () => {
  const result = (response: Json, more: { [key: string]: Json } = {}): Json => ({
    results: {
      results: [
        {
          provider: { id: "openai:chat:gpt-4o" },
          prompt: { raw: "Where is order 7?", label: "ask" },
          vars: { order: 7 },
          response,
          success: true,
          score: 1,
          latencyMs: 12,
          gradingResult: { pass: true, score: 1, reason: "All assertions passed" },
          ...more,
        },
      ],
    },
  });

  it("reads the prompt, the answer, its tokens and the verdict", () => {
    const trace = read(result({ output: "None.", tokenUsage: { prompt: 9, completion: 4, total: 13 }, cost: 0.01 }));
    expect(trace).toMatchObject({
      status: "success",
      model: { name: "gpt-4o" },
      feedback: { rating: "good", comment: "All assertions passed" },
    });
    expect(trace.events.slice(0, 3)).toMatchObject([
      { type: "input_message", role: "user", content: "Where is order 7?" },
      { type: "model_call", output: "None.", usage: { input: 9, output: 4 }, cost: 0.01, duration_ms: 12 },
      { type: "final_output", content: "None." },
    ]);
    expect(trace.events.find(({ type }) => type === "other")).toMatchObject({
      name: "test",
      data: { vars: { order: 7 } },
    });
  });

  it("drops a latency below zero", () => {
    const [before] = eventsOf(result({ output: "None." }, { latencyMs: -1 }), "model_call");
    expect(before).toMatchObject({ output: "None." });
    expect(before).not.toHaveProperty("duration_ms");
  });

  it("an answer that is a list of calls is calls; another list is a text", () => {
    const call = { id: "c", type: "function", function: { name: "look", arguments: '{"id":7}' } };
    const asked = result({ output: [call] });
    expect(eventsOf(asked, "tool_call")).toMatchObject([{ call_id: "c", tool_name: "look", tool_args: { id: 7 } }]);
    expect(eventsOf(asked, "final_output")).toEqual([]);
    expect(eventsOf(result({ output: [1, 2] }), "tool_call", "final_output")).toMatchObject([{ content: "[1,2]" }]);
  });

  it("an assertion that fails is feedback, and an error of the provider is the run's", () => {
    const graded = {
      success: false,
      error: "no refund",
      gradingResult: { pass: false, score: 0, reason: "no refund" },
    };
    expect(read(result({ output: "None." }, graded))).toMatchObject({
      status: "success",
      feedback: { rating: "bad", comment: "no refund" },
    });
    const failed = read(result({ error: "API error: 429 rate limit" }, { success: false, failureReason: 2 }));
    expect(failed).toMatchObject({ status: "error" });
    expect(failed).not.toHaveProperty("feedback");
    expect(failed.events.filter(({ type }) => type === "error")).toMatchObject([{ kind: "model" }]);
  });

  it("a test without assertions was not graded", () => {
    const none = { gradingResult: { pass: true, score: 1, reason: "No assertions" } };
    expect(read(result({ output: "None." }, none))).not.toHaveProperty("feedback");
  });
});

describe("SWE-agent", () => {
  const step = (action: string): Json => ({ action, observation: "ok", response: "I look.", state: "{}" });
  const message = (action: string, calls: Json[]): Json => ({
    role: "assistant",
    content: "I look.",
    action,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  });
  const call = { id: "c1", type: "function", function: { name: "open", arguments: '{"path":"a.py"}' } };
  const run = (calls: Json[]): Json => ({
    trajectory: [step("open 'a.py'"), step("ls")],
    history: [
      { role: "system", content: "s" },
      message("refused", []),
      message("open 'a.py'", calls),
      message("ls", []),
    ],
    info: { exit_status: "submitted", submission: "done" },
  });

  it("keeps the function that the model called, and what became of it", () => {
    expect(eventsOf(run([call]), "tool_call")).toMatchObject([
      { call_id: "c1", tool_name: "open", tool_args: { path: "a.py" }, attributes: { command: "open 'a.py'" } },
      { call_id: "step-2", tool_name: "shell", tool_args: { command: "ls" } },
    ]);
    expect(eventsOf(run([]), "tool_call")).toMatchObject([{ tool_name: "shell" }, { tool_name: "shell" }]);
  });
});

describe("Claude Code", () => {
  it("an interruption stands where it happened", () => {
    const line = (second: number, type: string, content: Json): Json => ({
      type,
      sessionId: "s",
      uuid: `u${second}`,
      timestamp: `2026-01-01T00:00:0${second}.000Z`,
      message: { role: type, content, ...(type === "assistant" ? { id: `m${second}`, model: "claude" } : {}) },
    });
    const text = (said: string): Json => [{ type: "text", text: said }];
    const trace = read([
      line(1, "user", "go"),
      line(2, "assistant", text("One.")),
      line(3, "user", text("[Request interrupted by user]")),
      line(4, "user", "go on"),
      line(5, "assistant", text("Two.")),
    ]);
    expect(trace.events.map((event) => ("name" in event ? event.name : event.type))).toEqual([
      "input_message",
      "model_call",
      "user/interrupted",
      "input_message",
      "model_call",
      "final_output",
    ]);
  });
});
