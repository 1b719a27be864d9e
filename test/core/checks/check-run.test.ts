import { describe, expect, it } from "vitest";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { readCheck } from "../../../src/core/checks/read-check.ts";
import { checkKinds } from "../../../src/core/schema/check.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { call, makeRun, write } from "./make-run.ts";

function outcome(run: Run, input: unknown, terminal: string[] = []) {
  const read = readCheck(input, "assertions");
  if (!read.ok) throw new Error(read.message);
  return checkRun(run, read.check, { terminal_tools: terminal });
}

const failed = { kind: "tool" as const, message: "Error: no such user" };
const parallel = [call("a", { n: 1 }, { group: "1" }), call("b", {}, { group: "1" }), call("c")];

function answered(tool: string, output: string) {
  return { ...call(tool), output };
}

/** A write that failed. */
function broken(tool: string, message = "Error: upstream") {
  return { ...write(tool), error: { kind: "tool" as const, message } };
}

/** For each kind: a run on which the check holds, and its twin on which it doesn't. */
const table: [name: string, check: Record<string, unknown>, holds: Partial<Run>, twin: Partial<Run>][] = [
  ["status_is", { status_is: "error" }, { status: "error" }, { status: "success" }],
  ["final_output_exists", { final_output_exists: true }, { final_output: "Done." }, {}],
  [
    "output_contains",
    { output_contains: "1286" },
    { final_output: "It costs $1,286." },
    { final_output: "It costs $12,861." },
  ],
  [
    "output_contains in any",
    { output_contains: { text: "hello", in: "any" } },
    { said: ["Hello\n you"] },
    { final_output: "Hello" },
  ],
  [
    "output_contains not",
    { output_contains: { text: "no", not: true } },
    { final_output: "yes" },
    { final_output: "no" },
  ],
  ["output_matches", { output_matches: "^ok \\d+$" }, { final_output: "ok 12" }, { final_output: "ok x" }],
  [
    "output_json",
    { output_json: { type: "object", required: ["id"] } },
    { final_output: '{"id":1}' },
    { final_output: '{"ix":1}' },
  ],
  [
    "error_matches",
    { error_matches: { kind: "timeout" } },
    { errors: [{ kind: "timeout", text: "late" }] },
    { errors: [{ kind: "tool", text: "late" }] },
  ],
  [
    "error_matches text",
    { error_matches: "no such" },
    { calls: [call("a", {}, { error: failed })] },
    { calls: [call("a")] },
  ],
  [
    "tool_called",
    { tool_called: { tool: "a", args: { n: { $near: 1, $by: 0.1 } } } },
    { calls: [call("a", { n: 1.05 })] },
    { calls: [call("a", { n: 2 })] },
  ],
  [
    "tool_called times",
    { tool_called: { tool: "a", times: 1 } },
    { calls: [call("a")] },
    { calls: [call("a"), call("a")] },
  ],
  ["tool_not_called", { tool_not_called: "a" }, { calls: [call("b")] }, { calls: [call("a")] }],
  [
    "min_tool_calls",
    { min_tool_calls: { tool: "a", count: 2 } },
    { calls: [call("a"), call("a")] },
    { calls: [call("a"), call("b")] },
  ],
  ["max_tool_calls", { max_tool_calls: 1 }, { calls: [call("a"), call("b")] }, { calls: [call("a"), call("a")] }],
  [
    "repeated_call unchanged",
    { repeated_call: { times: 2, unchanged: true } },
    { calls: [answered("test", "red"), call("look"), answered("test", "red")] },
    { calls: [answered("test", "red"), write("edit"), answered("test", "red")] },
  ],
  [
    "repeated_call unchanged, answers",
    { repeated_call: { times: 2, unchanged: true } },
    { calls: [answered("test", "red"), answered("test", "red"), answered("test", "green")] },
    { calls: [answered("test", "red"), answered("test", "green"), answered("test", "red")] },
  ],
  [
    "repeated_call not",
    { repeated_call: { times: 2, not: true } },
    { calls: [call("a", { n: 1 }), call("a", { n: 2 })] },
    { calls: [call("a", { n: 1 }), call("a", { n: 1 })] },
  ],
  [
    "error_ignored",
    { error_ignored: "look" },
    { calls: [broken("look")], final_output: "It is on time.", said: ["It is on time."] },
    { calls: [broken("look")], final_output: "I could not look it up.", said: ["I could not look it up."] },
  ],
  [
    "error_ignored, a later answer",
    { error_ignored: "look" },
    { calls: [broken("look")], said: ["It is on time."] },
    { calls: [broken("look"), call("look")], said: ["It is on time."] },
  ],
  [
    "error_ignored, said before the error",
    { error_ignored: "pay" },
    { calls: [{ ...broken("pay"), said_before: 1 }], said: ["Sorry for the delay.", "It is paid."] },
    { calls: [{ ...broken("pay"), said_before: 0 }], said: ["Sorry, it was declined.", "Goodbye!"] },
  ],
  [
    "error_ignored, its figures told again",
    { error_ignored: "pay" },
    { calls: [broken("pay", "total 348, paid 320")], said: ["The total is 348."] },
    { calls: [broken("pay", "total 348, paid 320")], said: ["The total is 348, and 320 came in."] },
  ],
  [
    "error_ignored not",
    { error_ignored: { not: true } },
    { calls: [{ ...broken("pay"), effect: "read" }, call("other")], said: ["Here it is."] },
    { calls: [broken("pay"), call("other")], said: ["Here it is."] },
  ],
  [
    "repeated_call",
    { repeated_call: 2 },
    { calls: [call("a", { x: 1, y: 2 }), call("a", { y: 2, x: 1 })] },
    { calls: [call("a", { x: 1 }), call("a", { x: 2 })] },
  ],
  ["tool_sequence in-order", { tool_sequence: ["a", "c"] }, { calls: parallel }, { calls: parallel.toReversed() }],
  [
    "tool_sequence exact",
    { tool_sequence: { mode: "exact", calls: ["b", "a", "c"] } },
    { calls: parallel },
    { calls: [call("a"), call("b"), call("c")] },
  ],
  [
    "tool_sequence group",
    { tool_sequence: { mode: "exact", calls: [{ group: ["b", "a"] }, "c"] } },
    { calls: [call("a"), call("b"), call("c")] },
    { calls: [call("a"), call("c"), call("b")] },
  ],
  [
    "tool_sequence any-order",
    { tool_sequence: { mode: "any-order", calls: ["c", "b", "a"] } },
    { calls: parallel },
    { calls: [...parallel, call("c")] },
  ],
  [
    "tool_sequence subset",
    { tool_sequence: { mode: "subset", calls: ["a", "b", "c", "d"] } },
    { calls: parallel },
    { calls: [call("e")] },
  ],
  [
    "tool_sequence superset",
    { tool_sequence: { mode: "superset", calls: ["a", "c"] } },
    { calls: parallel },
    { calls: [call("a")] },
  ],
  [
    "writes_are",
    {
      writes_are: [
        { tool: "w", args: { n: { $any: true } } },
        { tool: "w", args: { n: 1 } },
      ],
    },
    { calls: [write("w", { n: 1 }), call("r"), write("w", { n: 2 })] },
    { calls: [write("w", { n: 1 })] },
  ],
  ["writes_are none", { writes_are: [] }, { calls: [write("w", {}, { error: failed })] }, { calls: [write("w")] }],
  [
    "writes_are failed too",
    { writes_are: { calls: ["w"].map((tool) => ({ tool })), include_failed: true } },
    { calls: [write("w", {}, { error: failed })] },
    { calls: [] },
  ],
  [
    "state_at",
    { state_at: { step: -1, pointer: "/cart/0", value: "book" } },
    { states: [{ step_id: "s1", state: { cart: ["book"] } }] },
    { states: [{ step_id: "s1", state: { cart: [] } }] },
  ],
  ["max_steps", { max_steps: 2 }, { steps: 2 }, { steps: 3 }],
  ["max_tokens", { max_tokens: 10 }, { tokens: 10 }, { tokens: 11 }],
  ["max_duration", { max_duration: "1s" }, { duration_ms: 1000 }, { duration_ms: 1001 }],
];

describe("checkRun", () => {
  it.each(table)("%s holds, and its twin does not", (_, check, holds, twin) => {
    expect(outcome(makeRun(holds), check).outcome).toBe("pass");
    expect(outcome(makeRun(twin), check).outcome).toBe("fail");
  });

  it("has a row or an own test for every kind", () => {
    const covered = new Set(table.flatMap(([, check]) => Object.keys(check)));
    expect(checkKinds.filter((kind) => !covered.has(kind))).toEqual(["semantic", "script"]);
  });

  it("leaves semantic and script checks to others, and takes their answer", () => {
    const check = { kind: "semantic" as const, statement: "It is kind." };
    expect(checkRun(makeRun(), check).outcome).toBe("needs_human");
    const answer = { check: "x", kind: "semantic", outcome: "pass" as const, message: "ann says so" };
    expect(checkRun(makeRun(), check, { decide: () => answer })).toEqual(answer);
    expect(outcome(makeRun(), { script: "true" }).outcome).toBe("needs_human");
  });

  it("does not say that an error is passed over where not all that was said is seen, or understood", () => {
    const run = makeRun({ calls: [broken("pay")], said: ["It is paid."], unseen: ["said"] });
    expect(outcome(run, { error_ignored: "pay" })).toMatchObject({ outcome: "needs_human", unseen: true });
    const told = makeRun({ calls: [broken("pay")], said: ["Sorry, that failed."], unseen: ["said"] });
    expect(outcome(told, { error_ignored: "pay" }).outcome).toBe("fail");
    const foreign = makeRun({ calls: [broken("pay")], said: ["Оплата прошла."] });
    expect(outcome(foreign, { error_ignored: "pay" }).outcome).toBe("needs_human");
    const german = makeRun({ calls: [broken("pay")], said: ["Leider ging das schief."] });
    expect(outcome(german, { error_ignored: "pay" }).outcome).toBe("fail");
  });

  it("does not decide limits that the run did not record", () => {
    expect(outcome(makeRun(), { max_tokens: 1 }).outcome).toBe("needs_human");
    expect(outcome(makeRun(), { max_duration: "1s" }).outcome).toBe("needs_human");
  });

  it("needs no final output behind a terminal tool", () => {
    const run = makeRun({ calls: [call("hand_over")] });
    expect(outcome(run, { final_output_exists: true }, ["hand_over"]).outcome).toBe("pass");
    expect(outcome(run, { final_output_exists: false }, ["hand_over"]).outcome).toBe("fail");
    expect(outcome(run, { final_output_exists: true }).outcome).toBe("fail");
  });

  it("names the missing, the extra and the nearest write", () => {
    const run = makeRun({ calls: [write("refund", { id: 7, sum: 12 }), write("refund", { id: 9, sum: 1 })] });
    expect(outcome(run, { writes_are: [{ tool: "refund", args: { id: 7, sum: 10 } }] })).toEqual({
      check: 'writes_are refund {"id":7,"sum":10}',
      kind: "writes_are",
      outcome: "fail",
      message:
        'expected exactly 1 write; missing: refund {"id":7,"sum":10}; extra: refund {"id":7,"sum":12}, refund {"id":9,"sum":1}; nearest refund: at /sum expected 10, got 12',
      expected: [{ tool: "refund", args: { id: 7, sum: 10 } }],
      observed: [
        { tool: "refund", args: { id: 7, sum: 12 } },
        { tool: "refund", args: { id: 9, sum: 1 } },
      ],
      nearest: { tool: "refund", args: { id: 7, sum: 12 } },
    });
  });
});
