import { expect, it } from "vitest";
import { exactTexts } from "../../../src/core/replay/exact-texts.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

function trace(...results: { tool: string; output: Json; output_text?: string }[]) {
  const events = results.flatMap(({ tool, ...result }, index) => [
    { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: {} },
    { type: "tool_result", call_id: `c${index}`, ...result },
  ]);
  return exactTexts(traceSchema.parse({ version: 1, run_id: "r", events }));
}

it("gives an output's own words, by tool and value", () => {
  const text = trace(
    { tool: "paid", output: { amount: 425 }, output_text: '{"amount": 425.0}' },
    { tool: "count", output: { amount: 425 } },
  );
  expect(text("paid", { amount: 425 })).toBe('{"amount": 425.0}');
  expect(text("count", { amount: 425 })).toBeUndefined();
  expect(text("paid", { amount: 424 })).toBeUndefined();
});

it("never gives words that say something else than the output", () => {
  const text = trace(
    { tool: "edited", output: { amount: 42 }, output_text: '{"amount": 425.0}' },
    { tool: "broken", output: 1, output_text: "NaN" },
  );
  expect(text("edited", { amount: 42 })).toBeUndefined();
  expect(text("broken", 1)).toBeUndefined();
});
