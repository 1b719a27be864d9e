import { expect, it } from "vitest";
import { listPriceOf } from "../../src/core/models/model-prices.ts";

it("knows a model by its name, with or without a date or a provider, and no other", () => {
  const mini = { input: 0.15, output: 0.6 };
  for (const name of ["gpt-4o-mini", "gpt-4o-mini-2024-07-18", "openai/gpt-4o-mini", "GPT-4o-mini"])
    expect([name, listPriceOf(name)]).toEqual([name, mini]);
  expect(listPriceOf("claude-sonnet-4-5-20250929")).toEqual({ input: 3, output: 15 });
  expect(listPriceOf("models/gemini-2.5-flash-latest")).toEqual({ input: 0.3, output: 2.5 });
  expect(listPriceOf("gemini-3.1-pro-preview")).toEqual({ input: 2, output: 12 });
  expect(listPriceOf("gemini-2.5-flash-preview-09-2025")).toEqual({ input: 0.3, output: 2.5 });
  expect(listPriceOf("claude-opus-5-5")).toEqual({ input: 4, output: 20 });
  for (const name of ["gpt-4o-mini-audio", "my-gpt-4o", "constructor", ""]) expect(listPriceOf(name)).toBeUndefined();
});
