import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { replayability } from "../../../src/core/formats/input/replayability.ts";
import type { JsonObject } from "../../../src/core/schema/json.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

function read(sample: JsonObject, set: JsonObject = {}): TraceRun {
  const json = { version: 2, eval: { task: "t", model: "m", ...set }, samples: [{ id: 1, epoch: 1, ...sample }] };
  const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
  if (!one) throw new Error("no run");
  return one.trace;
}

const tools = [{ name: "find", description: "Finds", parameters: { type: "object" } }];
const asked = { role: "user", content: "Where?" };

/** A model's event and the message that it gave. */
function model(more: JsonObject, stop_reason = "stop"): JsonObject {
  const message = { role: "assistant", content: "There." };
  return { event: "model", model: "m", input: [asked], output: { choices: [{ message, stop_reason }] }, ...more };
}

function asksOf(trace: TraceRun): unknown[] {
  return trace.events.flatMap((event) =>
    event.type === "model_call" ? [{ params: event.params, finish: event.finish_reason }] : [],
  );
}

describe("an Inspect sample", () => {
  const said = { role: "assistant", content: "There." };
  const first = model({ config: { temperature: 0 }, tools, tool_choice: "auto" });
  const second = model({ config: {}, tools, tool_choice: "auto", call: { request: { max_tokens: 9 } } }, "max_tokens");

  it("says how its models were asked, tools once, and why they stopped", () => {
    const expected = [
      { params: { temperature: 0, tool_choice: "auto", tools }, finish: "stop" },
      { params: { tool_choice: "auto", max_tokens: 9 }, finish: "max_tokens" },
    ];
    const sample = { messages: [asked, said, said], events: [first, second] };
    expect(asksOf(read(sample))).toEqual(expected);
    expect(asksOf(read({ events: [first, second] }))).toEqual(expected);
    expect(asksOf(read({ messages: [asked, said] }))).toEqual([{}]);
  });

  it("misses no parameters where the log says that none was set", () => {
    const missing = (event: JsonObject) => replayability(read({ messages: [asked, said], events: [event] })).reasons;
    expect(missing(model({ config: {} }))).toEqual([]);
    expect(missing(model({}))).toEqual([expect.stringContaining("the instructions and the parameters of the model")]);
  });

  it("has the evaluation's settings, and the reason of its output, where it has no events", () => {
    const output = { choices: [{ message: said, stop_reason: "max_tokens" }] };
    const sample = { messages: [asked, said, said], output };
    const model_generate_config = { temperature: 1 };
    expect(asksOf(read(sample, { model_generate_config }))).toEqual([
      { params: model_generate_config, finish: undefined },
      { params: undefined, finish: "max_tokens" },
    ]);
  });

  it("keeps its metadata, and names the tool of a result whose call is not there", () => {
    const result = { role: "tool", content: "found", tool_call_id: "c", function: "find" };
    const call = { role: "assistant", content: "", tool_calls: [{ id: "c", function: "find", arguments: {} }] };
    const lone = read({ messages: [asked, result], metadata: { tenant: "acme" }, target: "t" });
    expect(lone.events.filter(({ type }) => type === "tool_result")).toMatchObject([{ tool_name: "find" }]);
    expect(lone.events.find((event) => event["name"] === "sample")).toMatchObject({
      data: { metadata: { tenant: "acme" }, target: "t" },
    });
    const paired = read({ messages: [asked, call, result], metadata: {} });
    expect(paired.events.find(({ type }) => type === "tool_result")).not.toHaveProperty("tool_name");
    expect(paired.events.some((event) => event["name"] === "sample")).toBe(false);
  });
});
