import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { normaliseTrace } from "../../../src/core/run/normalise.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

const call = (tool_name: string) => ({ type: "tool_call", tool_name });
const groups = (output: Json, tools: string[], source?: { format: string }) => {
  const events = [{ type: "model_call", output }, ...tools.map(call), { type: "final_output", content: "x" }];
  const trace = traceSchema.parse({ run_id: "r", status: "success", events, ...compact({ source }) });
  const normal = normaliseTrace(trace);
  expect(normaliseTrace(normal)).toBe(normal);
  return normal.events.flatMap((event) => (event.type === "tool_call" ? [event.group ?? "none"] : []));
};

const chat = (...tools: string[]): Json => ({
  choices: [
    { message: { role: "assistant", tool_calls: tools.map((name) => ({ function: { name, arguments: "{}" } })) } },
  ],
});

describe("calls that were recorded one by one", () => {
  it.each<[string, Json]>([
    ["Chat Completions", chat("get_price", "get_stock")],
    [
      "Anthropic",
      { role: "assistant", content: ["get_price", "get_stock"].map((name) => ({ type: "tool_use", name })) },
    ],
    [
      "Responses",
      { output: ["get_price", "get_stock"].map((name) => ({ type: "function_call", name, arguments: "{}" })) },
    ],
    [
      "the AI SDK",
      { content: ["get_price", "get_stock"].map((toolName) => ({ type: "tool-call", toolName, input: {} })) },
    ],
  ])("are together where one answer of %s asked for them", (_, output) => {
    expect(groups(output, ["get_price", "get_stock"])).toEqual(["model-0", "model-0"]);
  });

  it("are the program's own where no answer asked for them, or not so often", () => {
    expect(groups(chat("get_price"), ["get_stock"])).toEqual(["none"]);
    expect(groups(chat("get_price"), ["get_price", "get_price"])).toEqual(["model-0", "none"]);
    expect(groups("I look.", ["get_price"])).toEqual(["none"]);
  });

  it("of another's format are left as its reader gives them", () => {
    expect(groups(chat("get_price"), ["get_price"], { format: "otlp" })).toEqual(["none"]);
  });
});
