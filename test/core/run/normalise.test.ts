import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { normaliseTrace } from "../../../src/core/run/normalise.ts";
import { runFromOutput } from "../../../src/core/run/run-from-output.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { runOutputSchema } from "../../../src/core/schema/run-output.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

const traceOf = (...events: object[]) => traceSchema.parse({ run_id: "r", events });
const normal = (...events: object[]) => normaliseTrace(traceOf(...events));
const runOf = (trace: object) => runFromTrace(traceSchema.parse({ run_id: "r", ...trace }), effectLookup());

const call = { type: "tool_call", call_id: "1", tool_name: "book" };
const model = (told: object) => ({ type: "model_call", ...told });

describe("a tool's text error", () => {
  const result = (told: object) => normal(call, { type: "tool_result", call_id: "1", ...told }).events[1];

  it.each<[string, Json]>([
    ["a text", "Error: not enough seats"],
    ["a text with space before it", "\n Error: not enough seats"],
    ["Gemini's wrapping", { result: "Error: not enough seats" }],
    ["a part of MCP", [{ type: "text", text: "Error: not enough seats" }]],
  ])("%s is an error by heuristic, and stays the output", (_, output) => {
    expect(result({ output })).toMatchObject({
      output,
      error: { kind: "tool", message: "Error: not enough seats", heuristic: true },
    });
  });

  it.each<[string, Json]>([
    ["a title", "Error budgets explained"],
    ["a text that quotes one", "The log says Error: x"],
    ["an object whose first key is error", { error: null, seats: 3 }],
    ["an object with more than the text", { result: "Error: x", seats: 3 }],
    [
      "several parts",
      [
        { type: "text", text: "Error: x" },
        { type: "text", text: "y" },
      ],
    ],
    ["nothing", null],
  ])("%s is none", (_, output) => {
    expect(result({ output })).toEqual(expect.not.objectContaining({ error: expect.anything() }));
  });

  it("gets its text back where an earlier version kept it as the message only", () => {
    const error = { kind: "tool", message: "Error: x", heuristic: true };
    expect(result({ error })).toMatchObject({ output: "Error: x", error });
    expect(result({ error: { kind: "tool", message: "x" } })).not.toHaveProperty("output");
  });

  it("speaks of the tool's world: a cancelled order or a card's limit stopped no run, a timeout is one", () => {
    const kind = (message: string) => Object(result({ error: { kind: "tool", message } })).error.kind;
    expect(kind("the order was cancelled")).toBe("tool");
    expect(kind("card limit exceeded")).toBe("tool");
    expect(kind("request timed out")).toBe("timeout");
  });
});

describe("an error's kind", () => {
  const kind = (told: object) => Object(normal({ type: "error", ...told }).events[0]).kind;

  it("is what the words say, where the source names none or only the general one", () => {
    expect(kind({ error: "Recursion limit of 25 reached" })).toBe("limit");
    expect(kind({ error: "Recursion limit of 25 reached", kind: "exception" })).toBe("limit");
    expect(kind({ error: "the run was cancelled" })).toBe("cancelled");
    expect(kind({ error: "KeyError: 'id'" })).toBe("exception");
    expect(kind({ error: "Recursion limit of 25 reached", kind: "model" })).toBe("model");
  });

  it("is the same from a runner's list, its events and a trace", () => {
    const error = "Recursion limit of 25 reached";
    const output = (told: object) =>
      runFromOutput(runOutputSchema.parse({ status: "error", ...told }), effectLookup()).errors;
    const wanted = [{ kind: "limit", text: error }];
    expect(output({ errors: [error] })).toEqual(wanted);
    expect(output({ errors: [{ kind: "exception", message: error }] })).toEqual(wanted);
    expect(output({ events: [{ type: "error", error }] })).toEqual(wanted);
    expect(runOf({ events: [{ type: "error", error }] }).errors).toEqual(wanted);
    expect(output({ errors: ["KeyError"] })).not.toEqual(wanted);
  });
});

describe("the final output", () => {
  it("is the text of the last model call where the run ended on it", () => {
    expect(runOf({ events: [model({ output: "Done, refunded." })] }).final_output).toBe("Done, refunded.");
    expect(normal(model({ output: "Done." })).events.at(-1)).toEqual({ type: "final_output", content: "Done." });
  });

  it.each<[string, object[]]>([
    ["a text beside calls", [model({ output: "I look." }), call]],
    ["a text before a tool's answer", [call, model({ output: "sub-agent" }), { type: "tool_result", call_id: "1" }]],
    ["a text before the run crashed", [model({ output: "I look." }), { type: "error", error: "KeyError" }]],
    ["a model call that failed", [model({ output: "I l", error: { kind: "model", message: "overloaded" } })]],
  ])("is not %s", (_, events) => {
    expect(runOf({ events }).final_output).toBeUndefined();
  });

  it.each([
    ["length", "limit"],
    ["max_tokens", "limit"],
    ["content_filter", "model"],
    ["SAFETY", "model"],
    ["interrupted", "cancelled"],
    ["error", "model"],
  ])("is none where it ended in %s, and the run failed", (finish_reason, kind) => {
    for (const final of [[], [{ type: "final_output", content: "half a sen" }]]) {
      const events = [model({ output: "half a sen", finish_reason }), ...final];
      const run = runOf({ status: "success", events });
      expect(run).toMatchObject({ status: "error", final_output: undefined, errors: [{ kind }] });
      expect(run.errors).toHaveLength(1);
    }
    const whole = runOf({ status: "success", events: [model({ output: "whole", finish_reason: "stop" })] });
    expect(whole).toMatchObject({ status: "success", final_output: "whole", errors: [] });
  });

  it("is none where the last model call failed, and the run failed", () => {
    const broke = model({ output: "half a sen", error: { kind: "model", message: "overloaded" } });
    for (const final of [[], [{ type: "final_output", content: "half a sen" }]]) {
      const run = runOf({ status: "success", events: [broke, ...final] });
      expect(run).toMatchObject({ status: "error", final_output: undefined, errors: [{ kind: "model" }] });
    }
    for (const after of [{ type: "final_output", content: "own" }, model({ output: "whole" })])
      expect(runOf({ status: "success", events: [broke, after] }).status).toBe("success");
    // A source that records no texts may have answered all the same.
    const silent = { status: "success", source: { format: "otlp" }, events: [model({ error: { message: "x" } })] };
    expect(runOf(silent).status).toBe("success");
  });

  it("is the agent's own where it made one after an answer that was cut off", () => {
    const events = [model({ output: "half a sen", finish_reason: "length" }), { type: "final_output", content: "own" }];
    expect(runOf({ status: "success", events })).toMatchObject({ status: "success", final_output: "own", errors: [] });
  });

  it.each<[string, Json]>([
    ["a message without parts", [{ role: "assistant", parts: [], finish_reason: "interrupted" }]],
    ["the same as text", '[{"role":"assistant","parts":[],"finish_reason":"interrupted"}]'],
    ["a message of null", { role: "assistant", content: null }],
    ["blank text", "  \n"],
  ])("is none for %s, and never shown as an answer", (_, content) => {
    const run = runOf({ status: "success", events: [{ type: "final_output", content }] });
    expect(run).toMatchObject({ final_output: undefined, said: [] });
  });

  it.each<[string, Json]>([
    ["a message with text", [{ role: "assistant", parts: [{ type: "text", content: "Hello" }] }]],
    ["data with a role", { role: "admin", name: "Ann" }],
    ["an empty list", []],
    ["a text that mentions a role", 'The "role" is empty'],
  ])("is kept for %s", (_, content) => {
    expect(runOf({ events: [{ type: "final_output", content }] }).final_output).toEqual(content);
  });

  it("is none, and the run failed, where the last answer is empty though texts are recorded", () => {
    const silent = [model({ output: "I look." }), call, { type: "tool_result", call_id: "1", output: 1 }, model({})];
    expect(runOf({ status: "success", events: silent })).toMatchObject({ status: "error", final_output: undefined });
    // Of a source that records no texts nobody can say so.
    expect(runOf({ status: "success", events: silent.slice(1) })).toMatchObject({ status: "success", errors: [] });
    const asking = [model({ output: [{ role: "assistant", parts: [{ type: "tool_call", name: "book" }] }] })];
    expect(runOf({ status: "success", events: asking })).toMatchObject({ status: "success", errors: [] });
  });
});

describe("normaliseTrace", () => {
  const text = fc.constantFrom("Error: x", "Error budgets", "", "half", "timed out", "Recursion limit of 25 reached");
  const event = fc.oneof(
    text.map((output) => ({ type: "tool_result", output })),
    text.map((message) => ({ type: "tool_result", error: { message } })),
    fc.record({
      type: fc.constant("model_call"),
      output: fc.option(text, { nil: undefined }),
      finish_reason: fc.option(fc.constantFrom("stop", "length", "tool_calls"), { nil: undefined }),
    }),
    text.map((error) => ({ type: "error", error })),
    text.map((content) => ({ type: "final_output", content })),
    fc.constant(call),
  );

  it("changes nothing the second time, and no trace that it is given", () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom("success", "error", "unknown"), (events, status) => {
        const trace = traceSchema.parse({ run_id: "r", status, events });
        const before = JSON.stringify(trace);
        const once = normaliseTrace(trace);
        expect(normaliseTrace(once)).toBe(once);
        expect(JSON.stringify(trace)).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });

  it("returns a normal trace as it is", () => {
    const trace = traceOf(model({ output: "a" }), { type: "final_output", content: "a" });
    expect(normaliseTrace(trace)).toBe(trace);
    expect(normal(model({ output: "a" }))).not.toBe(trace);
  });
});
