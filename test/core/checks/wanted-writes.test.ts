import { describe, expect, it } from "vitest";
import { writesAre } from "../../../src/core/checks/writes-are.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { CheckOf } from "../../../src/core/schema/check.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

function runOf(...calls: [string, Json][]) {
  const events = calls.flatMap(([tool_name, tool_args]) => [
    { type: "tool_call", tool_name, tool_args },
    { type: "tool_result", output: "ok" },
  ]);
  return runFromTrace(traceSchema.parse({ run_id: "r", events }), effectLookup({ refund: "write" }));
}

const wanted: CheckOf<"writes_are"> = {
  kind: "writes_are",
  calls: [{ tool: "refund", args: { order: "o1", amount: 1286.5 }, match: "subset" }],
  include_failed: false,
};

describe("the writes that a right run makes", () => {
  it.each<[string, Json, string]>([
    ["an argument more", { order: "o1", amount: 1286.5, note: "sorry" }, "pass"],
    ["an amount as text", { order: "o1", amount: "1286.50" }, "pass"],
    ["another amount", { order: "o1", amount: "1286.05" }, "fail"],
    ["an amount as another country writes it", { order: "o1", amount: "1.286,50 €" }, "pass"],
    ["an amount with parted thousands", { order: "o1", amount: "1,286.50" }, "pass"],
    ["another amount with parted thousands", { order: "o1", amount: "1,268.50" }, "fail"],
    ["an amount among words", { order: "o1", amount: "1286.50 or so" }, "fail"],
    ["no amount", { order: "o1" }, "fail"],
  ])("%s", (_name, args, outcome) => {
    expect(writesAre(runOf(["refund", args]), wanted).outcome).toBe(outcome);
  });

  it.each<[Json, Json, string]>([
    ["1,286.00", "1286.00 EUR", "pass"],
    ["1,286.00 USD", "1286.00 EUR", "fail"],
    ["$12.50", 12.5, "pass"],
    // Texts of digits alone may be versions or codes.
    ["3.10", "3.1", "fail"],
    ["007", 7, "fail"],
    ["2026-11-02", "2026-11-2", "fail"],
    ["1,286.00", `${"1".repeat(1_000_000)}.5`, "fail"],
  ])("%j is %j: %s", (amount, came, outcome) => {
    const check = { ...wanted, calls: [{ tool: "refund", args: { amount }, match: "subset" as const }] };
    expect(writesAre(runOf(["refund", { amount: came }]), check).outcome).toBe(outcome);
  });

  it("count a call that nobody knows and whose name tells nothing, once a case says what it knows", () => {
    const run = runOf(["refund", { order: "o1", amount: 1286.5 }], ["goodwill", { amount: 5 }], ["get_order", {}]);
    const known = (...tools: string[]) => ({ known_tools: new Set(["refund", ...tools]) });
    expect(writesAre(run, wanted).outcome).toBe("pass");
    expect(writesAre(run, wanted, known("goodwill")).outcome).toBe("pass");
    const { outcome, message } = writesAre(run, wanted, known());
    expect([outcome, message]).toEqual([
      "fail",
      'expected exactly 1 write; extra: goodwill {"amount":5}; it is not known whether goodwill writes: declare it under effects, in replaykit.yaml or the case; the effect of goodwill is guessed from the name',
    ]);
  });
});
