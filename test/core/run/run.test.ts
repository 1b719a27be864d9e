import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { emptyRun } from "../../../src/core/run/empty-run.ts";
import { runFromOutput } from "../../../src/core/run/run-from-output.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { runOutputSchema } from "../../../src/core/schema/run-output.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

const effects = effectLookup({ pay: "write" }, { pay: "read", calc: "pure" });

function fromTrace(trace: object) {
  return runFromTrace(traceSchema.parse({ run_id: "r", ...trace }), effects);
}

function fromOutput(output: object) {
  return runFromOutput(runOutputSchema.parse(output), effects);
}

const ask = (tool_name: string, call_id?: string) => ({
  type: "tool_call",
  tool_name,
  ...compact({ call_id }),
});

describe("effectLookup", () => {
  it.each([
    ["pay", "write", false],
    ["calc", "pure", false],
    ["getUserDetails", "read", true],
    ["send_email", "write", true],
    ["get_or_create_user", "write", true],
    ["calculate", "pure", true],
    ["transfer_to_human_agents", "read", true],
    ["transfer_money", "write", true],
    ["weather", "read", true],
    ["constructor", "read", true],
  ])("%s is %s, guessed: %s", (tool, effect, guessed) => {
    expect(effects(tool)).toEqual({ effect, guessed });
  });
});

describe("runFromTrace", () => {
  it("pairs results by id, else with the oldest call that waits; a retry's last result counts", () => {
    const events = [
      ask("a", "1"),
      ask("b", "2"),
      { type: "tool_result", call_id: "2", output: "B" },
      { type: "tool_result", output: "A" },
      { type: "tool_result", call_id: "2", output: "B again", attempt: 2 },
      ask("c"),
    ];
    expect(fromTrace({ events }).calls.map(({ tool, output }) => [tool, output])).toEqual([
      ["a", "A"],
      ["b", "B again"],
      ["c", undefined],
    ]);
  });

  it.each([
    ["by id", (n: number) => `call-${n}`],
    ["without ids", () => undefined],
  ])("pairs the results of many calls %s in linear time, the last call's result first", (_how, idOf) => {
    const read = (calls: string) => {
      const asked = Array.from(calls, (_, n) => ask("a", idOf(n)));
      const results = asked.map(({ call_id }) => ({
        type: "tool_result" as const,
        output: "A",
        ...compact({ call_id }),
      }));
      const events = [...asked, ...results.toReversed()] as TraceRun["events"];
      return runFromTrace({ version: 1, run_id: "r", status: "success", events }, effects).calls;
    };
    expect(read("xxx").map(({ output }) => output)).toEqual(["A", "A", "A"]);
    expect(growth(read, "x", 16_000)).toBeLessThan(tooMuchGrowth);
  });

  it("gathers what was said, steps, tokens and time", () => {
    const events = [
      {
        type: "model_call",
        output: { content: [{ type: "text", text: "Hi" }] },
        usage: { input: 2, output: 3 },
        at: "2026-01-01T00:00:00Z",
      },
      {
        type: "model_call",
        output: { content: null, tool_calls: [{ function: { arguments: "{}" } }] },
        at: "2026-01-01T00:00:02Z",
      },
      { type: "final_output", content: "Hi" },
    ];
    expect(fromTrace({ status: "success", events })).toEqual({
      ...emptyRun(),
      final_output: "Hi",
      said: ["Hi"],
      steps: 2,
      tokens: 5,
      duration_ms: 2000,
    });
  });

  it("lets errors decide the status", () => {
    expect(fromTrace({ events: [{ type: "error", error: "x" }] }).status).toBe("error");
    expect(fromTrace({ status: "success", events: [{ type: "error", error: "x" }] }).status).toBe("success");
    expect(fromTrace({ status: "success", events: [{ type: "error", kind: "limit", error: "x" }] }).status).toBe(
      "error",
    );
    expect(fromTrace({ events: [] }).status).toBe("unknown");
  });
});

describe("runFromOutput", () => {
  it("reads the published shape", () => {
    const run = fromOutput({
      run_id: "run-001",
      status: "success",
      final_output: "Here is the answer.",
      tool_calls: [
        { tool_name: "pay", tool_args: {}, tool_output: "ok" },
        { tool_name: "calc", error: "no" },
      ],
      errors: ["late", { kind: "timeout", message: "later" }],
    });
    expect(run).toEqual({
      ...emptyRun(),
      final_output: "Here is the answer.",
      calls: [
        {
          tool: "pay",
          args: {},
          group: undefined,
          effect: "write",
          effect_guessed: false,
          output: "ok",
          error: undefined,
          simulated: false,
          said_before: 0,
        },
        {
          tool: "calc",
          args: {},
          group: undefined,
          effect: "pure",
          effect_guessed: false,
          output: undefined,
          error: { kind: "tool", message: "no" },
          simulated: false,
          said_before: 0,
        },
      ],
      errors: [
        { kind: "exception", text: "late" },
        { kind: "timeout", text: "later" },
      ],
      said: ["Here is the answer."],
      steps: 2,
      unseen: ["said", "steps", "groups", "states"],
    });
  });

  it("is the empty run where the runner did nothing", () => {
    expect(fromOutput({ status: "success", final_output: "  " })).toEqual(emptyRun());
    expect(fromOutput({ status: "success", final_output: "x" })).not.toEqual(emptyRun());
  });
});
