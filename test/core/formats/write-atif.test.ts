import { describe, expect, it } from "vitest";
import { writeAtif } from "../../../src/core/export/atif.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { atifSchema } from "./atif-schema.ts";

function traceOf(events: Json[], more: JsonObject = {}): TraceRun {
  return traceSchema.parse({ run_id: "r", status: "success", events, ...more });
}

function stepsOf(...events: Json[]): unknown {
  return writeAtif(traceOf(events))["steps"];
}

const asks = { type: "model_call", model: "m", output: "I look." };
const call = { type: "tool_call", tool_name: "look", tool_args: "7" };

describe("what ATIF asks for", () => {
  const given = { role: "user", content: "Where is order 7?", type: "input_message", at: "2026-01-01T00:00:00.000Z" };
  const whole = traceOf([
    given,
    asks,
    { ...call, call_id: "a" },
    { type: "tool_result", call_id: "a", output: "gone" },
  ]);

  it("is in a written trajectory", () => {
    expect(atifSchema.safeParse(writeAtif(whole)).error).toBeUndefined();
  });

  it.each<[string, (trajectory: Record<string, unknown>, steps: Record<string, unknown>[]) => void]>([
    ["a member that it does not name", (trajectory) => (trajectory["run_id"] = "r")],
    ["another version", (trajectory) => (trajectory["schema_version"] = "ATIF-v2.0")],
    ["no steps", (trajectory) => (trajectory["steps"] = [])],
    ["a gap between steps", (_, [, answer]) => answer && (answer["step_id"] = 3)],
    ["a time in words", (_, [asked]) => asked && (asked["timestamp"] = "yesterday")],
    ["tokens of a user", (_, [asked]) => asked && (asked["metrics"] = {})],
    ["half a token", (_, [, answer]) => answer && (answer["metrics"] = { prompt_tokens: 0.5 })],
    ["a result of no call", (_, [, answer]) => answer && (answer["tool_calls"] = [])],
    ["tokens of no model", (_, [, answer]) => answer && Object.assign(answer, { llm_call_count: 0, metrics: {} })],
  ])("is missed in one with %s", (_, damage) => {
    const trajectory = JSON.parse(JSON.stringify(writeAtif(whole)));
    damage(trajectory, trajectory.steps);
    expect(atifSchema.safeParse(trajectory).success).toBe(false);
  });
});

describe("a step of ATIF", () => {
  it("numbers calls without an id, and takes results in their order", () => {
    expect(
      stepsOf(asks, call, call, { type: "tool_result", output: "one" }, { type: "tool_result", output: 2 }),
    ).toEqual([
      {
        step_id: 1,
        source: "agent",
        message: "I look.",
        model_name: "m",
        llm_call_count: 1,
        tool_calls: [
          { tool_call_id: "call-1", function_name: "look", arguments: { input: "7" } },
          { tool_call_id: "call-2", function_name: "look", arguments: { input: "7" } },
        ],
        observation: {
          results: [
            { source_call_id: "call-1", content: "one" },
            { source_call_id: "call-2", content: "2" },
          ],
        },
      },
    ]);
  });

  it("holds a result whose call is not in the run, which comes back with its id", () => {
    const trace = traceOf([asks, { type: "tool_result", call_id: "before", output: "late" }]);
    expect(stepsOf(...trace.events.map((event) => JSON.parse(JSON.stringify(event))))).toMatchObject([
      { step_id: 1 },
      { step_id: 2, observation: { results: [{ content: "late", extra: { call_id: "before" } }] }, llm_call_count: 0 },
    ]);
    const [back] = readTraces({ name: "x", json: writeAtif(trace) }, { platform: nodePlatform });
    expect(back?.trace.events.filter(({ type }) => type === "tool_result")).toMatchObject([{ call_id: "before" }]);
  });

  it("is marked as copied where the run was given it, and as no model's where none was asked", () => {
    expect(stepsOf({ type: "input_message", role: "assistant", content: "Hello." })).toEqual([
      { step_id: 1, source: "agent", message: "Hello.", is_copied_context: true },
    ]);
    expect(stepsOf()).toEqual([{ step_id: 1, source: "agent", message: "", llm_call_count: 0 }]);
  });

  it("counts a prompt with what was cached of it, where the API counts that apart", () => {
    const used = (usage: JsonObject) => {
      const [step] = [stepsOf({ ...asks, usage })].flat();
      return step;
    };
    expect(used({ input: 3, output: 1, cached: 10, cache_write: 2 })).toMatchObject({
      metrics: { prompt_tokens: 15, cached_tokens: 10, extra: { cache_creation_input_tokens: 2 } },
    });
    expect(used({ input: 30, output: 1, cached: 10 })).toMatchObject({ metrics: { prompt_tokens: 30 } });
    expect(used({ input: 0.5, output: 1 })).not.toHaveProperty("metrics.prompt_tokens");
  });
});

it("tools of any API are functions; what a provider runs itself stays", () => {
  const tools = [
    { name: "a", description: "A", input_schema: { type: "object" } },
    { type: "function", name: "b", parameters: {} },
    { type: "function", function: { name: "c" } },
    { functionDeclarations: [{ name: "d" }] },
    { type: "web_search_20250305", name: "web_search" },
  ];
  expect(writeAtif(traceOf([{ ...asks, params: { tools } }]))["agent"]).toMatchObject({
    tool_definitions: [
      { type: "function", function: { name: "a", description: "A", parameters: { type: "object" } } },
      { type: "function", function: { name: "b", parameters: {} } },
      { type: "function", function: { name: "c" } },
      { type: "function", function: { name: "d" } },
      { type: "web_search_20250305", name: "web_search" },
    ],
  });
});
