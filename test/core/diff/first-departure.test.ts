import { expect, it } from "vitest";
import { firstDeparture } from "../../../src/core/diff/first-departure.ts";
import { emptyRun } from "../../../src/core/run/empty-run.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Run, RunCall } from "../../../src/core/schema/run.ts";

const call = (tool: string): RunCall => ({
  tool,
  args: {},
  group: undefined,
  effect: tool === "refund" ? "write" : "read",
  effect_guessed: false,
  output: {},
  error: undefined,
  simulated: false,
});
const run: Run = { ...emptyRun(), calls: ["look", "look", "refund", "look", "look"].map(call) };
const noWrite: Check = { kind: "writes_are", calls: [], include_failed: false };
const fewLooks: Check = { kind: "max_tool_calls", tool: "look", count: 3 };
const asks: Check = { kind: "tool_called", tool: "ask", match: "ignore" };

it("names the first call that breaks an assertion", () => {
  expect(firstDeparture(run, [asks, fewLooks, noWrite])).toMatchObject({ call: 2, check: "writes_are none" });
  expect(firstDeparture(run, [fewLooks])?.call).toBe(4);
});

it("names the call that came with other arguments than the wanted one", () => {
  const paid = {
    ...run,
    calls: run.calls.map((one) => (one.tool === "refund" ? { ...one, args: { amount: 89 } } : one)),
  };
  const less: Check = {
    kind: "writes_are",
    calls: [{ tool: "refund", args: { amount: 19.5 }, match: "exact" }],
    include_failed: false,
  };
  const asked: Check = { kind: "tool_called", tool: "refund", args: { amount: 19.5 }, match: "subset" };
  expect(firstDeparture(paid, [less])).toMatchObject({ call: 2, message: expect.stringContaining("at /amount") });
  expect(firstDeparture(paid, [asked])?.call).toBe(2);
  const other: Check = { ...less, calls: [{ tool: "cancel", match: "exact" }] };
  expect(firstDeparture(paid, [other])?.call).toBeUndefined();
});

it("names no call for what never came, and nothing where all holds", () => {
  expect(firstDeparture(run, [asks])).toMatchObject({ call: undefined, check: "tool_called ask" });
  expect(firstDeparture({ ...run, calls: run.calls.slice(0, 2) }, [noWrite, fewLooks])).toBeUndefined();
});
