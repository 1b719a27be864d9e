import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { addFixtures } from "../../../src/core/fixtures/add-fixtures.ts";
import { describeFixtureChange } from "../../../src/core/fixtures/fixture-change.ts";
import { refreshFixtures } from "../../../src/core/fixtures/refresh-fixtures.ts";
import { withTextOutputs } from "../../../src/core/fixtures/text-outputs.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { countOfUnknownOrigin } from "../../../src/core/replay/text-error.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { recordedCalls } from "../../../src/core/scaffold/tool-fixtures.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import { type ToolFixtures, toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const effects = effectLookup({ book: "write", look: "read" });
const text = "Error: not enough seats";
const mark = { kind: "tool" as const, message: text, heuristic: true };
const raised = { kind: "exception" as const, message: "ValueError: not enough seats" };

function fixturesOf(calls: object[], statics: object = {}): ToolFixtures {
  return toolFixturesSchema.parse({ version: 1, calls, static: statics });
}

function replay(calls: object[], statics: object = {}) {
  return createToolReplay({
    fixtures: fixturesOf(calls, statics),
    rules: replayRulesSchema.parse({ tools: { fixed: "static" } }),
    effects,
  });
}

describe("an agent gets", () => {
  const rows: [what: string, recorded: object, given: object][] = [
    ["the text where nobody knows who said it", { output: text, error: mark }, { output: text, text_error: mark }],
    ["the message where fixtures of before have only that", { error: mark }, { output: text, text_error: mark }],
    [
      "the text that a tool was seen to return",
      { output: text },
      { output: text, text_error: { ...mark, returned: true } },
    ],
    ["what was raised", { error: raised }, { error: raised }],
    [
      "what a source calls an error, with its output",
      { output: text, error: { ...mark, heuristic: false } },
      { output: text, error: { ...mark, heuristic: false } },
    ],
    ["a title", { output: "Error budgets explained" }, { output: "Error budgets explained" }],
    ["an object whose first key is error", { output: { error: "x" } }, { output: { error: "x" } }],
    ["null", { output: null }, { output: null }],
  ];
  for (const [what, recorded, given] of rows) {
    it(what, () => {
      const call = { tool: "look", args: {}, ...recorded };
      expect(replay([call]).ask({ tool: "look", args: {} })).toStrictEqual({ how: "served", effect: "read", ...given });
      const fixed = replay([], { fixed: recorded }).ask({ tool: "fixed", args: {} });
      expect(fixed).toStrictEqual({ how: "served", effect: "read", ...given });
    });
  }
});

it("a write whose text tells of an error changed nothing: what was read before it is still true", () => {
  const calls = (booked: object) => [
    { tool: "look", args: {}, output: "free", group: "1" },
    { tool: "book", args: {}, ...booked, group: "2" },
    { tool: "look", args: {}, output: "taken", group: "3" },
  ];
  const after = (booked: object) => {
    const tools = replay(calls(booked));
    tools.ask({ tool: "book", args: {} });
    return tools.ask({ tool: "look", args: {} });
  };
  expect(after({ output: text })).toMatchObject({ output: "free" });
  expect(after({ output: text, error: mark })).toMatchObject({ output: "free" });
  expect(after({ output: "booked" })).toMatchObject({ output: "taken" });
});

function traceOf(result: object): TraceRun {
  const call = { type: "tool_call", call_id: "1", tool_name: "book", tool_args: {} };
  return traceSchema.parse({
    run_id: "r",
    status: "success",
    events: [call, { type: "tool_result", call_id: "1", ...result }],
  });
}

describe("a recording", () => {
  const recordings = (result: object) => {
    const trace = traceOf(result);
    return recordedCalls(trace, runFromTrace(trace, effects));
  };

  it("keeps the text of an error beside its mark, and an error of the source alone", () => {
    expect(recordings({ output: `${text}\n`, error: mark })).toMatchObject([{ output: `${text}\n`, error: mark }]);
    expect(recordings({ output: text, error: raised })[0]?.error).toEqual(raised);
    expect(recordings({ output: text, error: raised })[0]).not.toHaveProperty("output");
  });

  it("of a chat log is of unknown origin, by every reader that marks texts", () => {
    const messages = [
      { role: "user", content: "Book" },
      { role: "assistant", tool_calls: [{ id: "1", function: { name: "book", arguments: "{}" } }] },
      { role: "tool", tool_call_id: "1", content: text },
      { role: "assistant", content: "Done" },
    ];
    const [read] = readTraces({ name: "log.json", json: { messages } }, { platform: nodePlatform });
    if (!read) throw new Error("the log was not read");
    const run = runFromTrace(read.trace, effects);
    const fixtures = fixturesOf(recordedCalls(read.trace, run));
    expect(countOfUnknownOrigin(run.calls, fixtures)).toBe(1);
    const returned = fixturesOf([{ tool: "book", args: {}, output: text, error: { ...mark, returned: true } }]);
    expect(countOfUnknownOrigin(run.calls, returned)).toBe(0);
    expect(countOfUnknownOrigin(run.calls, fixturesOf([{ tool: "book", args: {}, error: raised }]))).toBe(0);
  });

  it("is the same whoever says that its text tells of an error", () => {
    const known = fixturesOf([{ tool: "book", args: {}, output: text, error: mark }]);
    const same = [{ tool: "book", args: {}, output: text, error: { ...mark, returned: true } }];
    expect(addFixtures(known, same)).toMatchObject({ duplicates: 1, contradictions: [] });
    const other = addFixtures(known, [{ tool: "book", args: {}, error: raised }]);
    expect(other.contradictions).toHaveLength(1);
    expect(describeFixtureChange(other)).toBe(
      `! book {} → exception error "${raised.message}" contradicts "${text}"; kept apart, not served`,
    );
  });

  it("that a command refreshes is a text that was returned", () => {
    const redactor = createRedactor({ keyedHash: () => "0".repeat(64) });
    const known = fixturesOf([{ tool: "look", args: {}, effect: "read", output: text, error: mark }]);
    const refresh = (output: Json) =>
      refreshFixtures({
        fixtures: known,
        answers: [{ tool: "look", args: {}, output }],
        recorded_at: "2026-01-01T00:00:00Z",
        redactor,
      });
    expect(refresh(text)).toMatchObject({
      duplicates: 1,
      changed: [],
      fixtures: { calls: [{ output: text, error: { ...mark, returned: true } }] },
    });
    const better = refresh("two seats");
    expect(better.changed).toHaveLength(1);
    expect(better.fixtures.calls[0]).not.toHaveProperty("error");
  });
});

describe("fixtures of before", () => {
  const long = `Error: ${"x".repeat(3000)}\n`;
  const old = (message: string, source: object = { run_id: "r", index: 0 }) =>
    fixturesOf([{ tool: "book", args: {}, error: { ...mark, message }, source }]);

  it("get their text from the source trace, to the letter", () => {
    const { fixtures, count } = withTextOutputs(old(long.slice(0, 2000)), traceOf({ output: long, error: mark }));
    expect([fixtures.calls[0]?.output, count]).toEqual([long, 1]);
    expect(Object.keys(fixtures.calls[0] ?? {})).toEqual(["tool", "args", "output", "error", "source"]);
  });

  it("get the message where the trace says something else, or is another run's", () => {
    const elsewhere = { run_id: "other", index: 0 };
    expect(withTextOutputs(old(text, elsewhere), traceOf({ output: long })).fixtures.calls[0]?.output).toBe(text);
    expect(withTextOutputs(old(text), traceOf({ output: "booked" })).fixtures.calls[0]?.output).toBe(text);
  });

  it("keep what is no text: an error of the source, and an output", () => {
    const current = fixturesOf([
      { tool: "book", args: {}, error: raised },
      { tool: "book", args: {}, output: text, error: mark },
    ]);
    expect(withTextOutputs(current, traceOf({ output: long }))).toEqual({ fixtures: current, count: 0 });
  });
});
