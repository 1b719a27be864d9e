import { describe, expect, it } from "vitest";
import { parseCaseYaml } from "../../../src/core/case/case-yaml.ts";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { controlCase } from "../../../src/core/case/control-case.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";

const effects = effectLookup({ get_order: "read", refund: "write" }, undefined);
const wanted: Check[] = [{ kind: "output_contains", text: "30 days", in: "final", not: false }];

function trace(amount: number, answer: string, more: Partial<TraceRun> = {}): TraceRun {
  return {
    version: 1,
    run_id: "good",
    status: "success",
    events: [
      { type: "input_message", role: "user", content: "Refund o_7, please." },
      { type: "tool_call", call_id: "1", tool_name: "get_order", tool_args: { id: "o_7" } },
      { type: "tool_result", call_id: "1", output: { id: "o_7", total: 12.5 } },
      { type: "tool_call", call_id: "2", tool_name: "refund", tool_args: { amount } },
      { type: "tool_result", call_id: "2", output: { ok: true } },
      { type: "final_output", content: answer },
    ],
    ...more,
  };
}

function control(run: TraceRun) {
  return controlCase({ trace: run, id: "control-1", name: "good.json", runner: undefined, effects, wanted });
}

describe("a control", () => {
  const good = trace(12.5, "I refunded $12.5.");
  const { case: made } = parseCaseYaml(control(good)["case.yaml"] ?? "", "case.yaml");
  const failing = (run: TraceRun) =>
    made.assertions.flatMap((check) =>
      checkRun(runFromTrace(run, effects), check).outcome === "pass" ? [] : [check.kind],
    );

  it("asks for the same writes and reads, the facts of the answer, and none of the fix's sentences", () => {
    expect(made.assertions.map(({ kind }) => kind)).toEqual([
      "writes_are",
      "tool_called",
      "final_output_exists",
      "output_contains",
      "output_contains",
    ]);
    expect(failing(good)).toEqual([]);
    expect(failing(trace(12.5, "Done: 12.5 is on its way."))).toEqual([]);
  });

  it("fails for another write, a missing read, another fact, and the sentence that a fix says always", () => {
    expect(failing(trace(12, "I refunded $12.5."))).toEqual(["writes_are"]);
    const unread = good.events.filter((_, index) => index !== 1 && index !== 2);
    expect(failing({ ...good, events: unread })).toEqual(["tool_called"]);
    expect(failing(trace(12.5, "I refunded it."))).toEqual(["output_contains"]);
    expect(failing(trace(12.5, "I refunded $12.5, within 30 days."))).toEqual(["output_contains"]);
  });

  it("is refused for a run that was bad, failed, or called nothing", () => {
    const refused = (run: TraceRun) => () => control(run);
    expect(refused({ ...good, feedback: { rating: "bad" } })).toThrow(
      "good.json is not a control: the run was rated bad",
    );
    expect(refused({ ...good, status: "error" })).toThrow("the run failed");
    expect(refused({ ...good, events: good.events.filter(({ type }) => type === "input_message") })).toThrow(
      "called no tool",
    );
  });
});
