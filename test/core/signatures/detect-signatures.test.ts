import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { writeCheck } from "../../../src/core/checks/write-check.ts";

const terminal_tools = ["hand_over"];

function detect(trace: object) {
  const parsed = traceSchema.parse({ run_id: "r", ...trace });
  const found = detectSignatures(parsed, runFromTrace(parsed, effectLookup()), { terminal_tools });
  return found.map(({ check, needs_anchor }) => ({ ...writeCheck(check), needs_anchor }));
}

function calls(count: number, args: (n: number) => object, result: object = { output: "ok" }) {
  return Array.from({ length: count }, (_, n) => [
    { type: "tool_call", tool_name: "lookup_billing", tool_args: args(n) },
    { type: "tool_result", ...result },
  ]).flat();
}

const answer = { type: "final_output", content: "Here you are." };

describe("detectSignatures", () => {
  it("finds the published example's three", () => {
    const late = { error: { kind: "timeout", message: "timed out" } };
    expect(detect({ status: "error", events: calls(5, () => ({ id: 1 }), late) })).toEqual([
      { status_is: "error", needs_anchor: false },
      { min_tool_calls: { tool: "lookup_billing", count: 5 }, needs_anchor: false },
      { final_output_exists: false, needs_anchor: true },
    ]);
  });

  it("calls many calls of one tool no failure by themselves", () => {
    expect(detect({ status: "success", events: [...calls(6, (n) => ({ n })), answer] })).toEqual([]);
  });

  it("finds a loop of equal calls", () => {
    expect(detect({ status: "success", events: [...calls(3, () => ({})), answer] })).toEqual([
      { repeated_call: { tool: "lookup_billing", times: 3, unchanged: true }, needs_anchor: false },
    ]);
    expect(detect({ status: "success", events: [...calls(2, () => ({})), answer] })).toEqual([]);
  });

  it("counts a limit as a failure even where the exporter said OK", () => {
    const events = [...calls(1, () => ({})), answer, { type: "error", kind: "limit", error: "max turns" }];
    expect(detect({ status: "success", events })).toEqual([
      { status_is: "error", needs_anchor: false },
      { error_matches: { error_kind: "limit" }, needs_anchor: false },
    ]);
  });

  it("wants no answer behind a terminal tool", () => {
    const end = (tool_name: string, more: object = {}) => ({
      status: "success",
      events: [
        { type: "tool_call", tool_name, ...more },
        { type: "tool_result", output: "ok" },
      ],
    });
    const missing = [{ final_output_exists: false, needs_anchor: true }];
    expect(detect(end("hand_over"))).toEqual([]);
    expect(detect(end("search"))).toEqual(missing);
    // By their names, where nobody declared them.
    for (const tool of ["transfer_to_human_agents", "transferToBilling", "escalate_to_support", "human_handoff"]) {
      expect([tool, detect(end(tool))]).toEqual([tool, []]);
    }
    for (const tool of [
      "final_answer",
      "submit",
      "attempt_completion",
      "ask_user",
      "AskUserQuestion",
      "final_result",
    ]) {
      expect([tool, detect(end(tool))]).toEqual([tool, []]);
    }
    for (const tool of ["transfer_money", "submit_order", "answer_sheet", "forward_email", "finish_goods"]) {
      expect([tool, detect(end(tool))]).toEqual([tool, missing]);
    }
    expect(detect(end("web_search", { hosted: true }))).toEqual([]);
  });

  it("wants no answer of a run that waits for somebody", () => {
    const asked = { type: "tool_call", tool_name: "delete_account" };
    expect(detect({ status: "success", events: [asked] })).toEqual([]);
    expect(detect({ events: [asked, { type: "other", name: "mcp_approval_request" }] })).toEqual([]);
    const answered = [asked, { type: "tool_result", output: "gone" }];
    expect(detect({ events: [...answered, { type: "other", name: "mcp_approval_request" }] })).toEqual([]);
    expect(detect({ events: answered })).toEqual([{ final_output_exists: false, needs_anchor: true }]);
    expect(detect({ events: [...answered, asked] })).toEqual([]);
  });

  it("takes no guessed limit for a failure where the run ended on a terminal tool", () => {
    const limit = (more: object) => ({ type: "error", kind: "limit", error: "step limit", ...more });
    const ended = (tool_name: string, ...errors: object[]) =>
      detect({ status: "error", events: [{ type: "tool_call", tool_name }, { type: "tool_result" }, ...errors] });
    const kinds = ["status_is", "error_matches"];
    expect(ended("hand_over", limit({ heuristic: true }))).toEqual([]);
    expect(ended("hand_over", limit({})).map((check) => Object.keys(check)[0])).toEqual(kinds);
    expect(ended("search", limit({ heuristic: true })).map((check) => Object.keys(check)[0])).toEqual([
      ...kinds,
      "final_output_exists",
    ]);
    expect(ended("hand_over", limit({ heuristic: true }), { type: "error", error: "down" })).toMatchObject([
      { status_is: "error" },
      { error_matches: "down" },
    ]);
  });

  it("misses no answer where the source recorded none", () => {
    const model = (told: object = {}) => ({ type: "model_call", model: "m", finish_reason: "stop", ...told });
    const otlp = (...events: object[]) => detect({ status: "success", source: { format: "otlp" }, events });
    expect(otlp(...calls(1, () => ({})), model())).toEqual([]);
    expect(otlp({ type: "input_message", content: "Hi" }, model())).toEqual([]);
    expect(otlp({ type: "tool_call", tool_name: "search" })).toEqual([]);
    const missing = [{ final_output_exists: false, needs_anchor: true }];
    expect(otlp(model({ output: "I look." }), ...calls(1, () => ({})), model())).toEqual(missing);
    expect(otlp({ type: "input_message", content: "Hi" }, model(), ...calls(1, () => ({})))).toEqual(missing);
    expect(detect({ status: "success", events: [model()] })).toEqual(missing);
  });

  it("sees an error that the answer is silent about", () => {
    const failed = calls(1, () => ({}), { error: { message: "Error: account is locked" } });
    expect(detect({ status: "success", events: [...failed, answer] })).toEqual([
      { error_ignored: "lookup_billing", needs_anchor: false },
    ]);
    const honest = { type: "final_output", content: "Sorry, the account is locked." };
    expect(detect({ status: "success", events: [...failed, honest] })).toEqual([]);
    expect(detect({ status: "success", events: [...failed, ...calls(1, () => ({ again: 1 })), answer] })).toEqual([]);
  });

  it("judges all that was said after the error, not the farewell alone", () => {
    const said = (output: string) => ({ type: "model_call", model: "m", output });
    const failed = calls(1, () => ({}), { error: { message: "Error: declined" } });
    const hello = said("Sorry to hear that, let me look.");
    const goodbye = { type: "final_output", content: "You are welcome. Goodbye!" };
    const detected = (...events: object[]) => detect({ status: "success", events: [hello, ...failed, ...events] });
    expect(detected(said("It is booked."), goodbye)).toEqual([
      { error_ignored: "lookup_billing", needs_anchor: false },
    ]);
    expect(detected(said("I could not book it."), goodbye)).toEqual([]);
    // A doubt is no finding, nor is a language that we know no words of.
    expect(detected(said("The card does not cover it."), goodbye)).toEqual([]);
    expect(detected(said("予約しました。"), goodbye)).toEqual([]);
    expect(detected({ type: "tool_call", tool_name: "transfer_to_human" }, goodbye)).toEqual([]);
  });

  it("takes another way to what was to be read for a recovery, and none to what was to be written", () => {
    const call = (tool_name: string, result: object) => [
      { type: "tool_call", tool_name },
      { type: "tool_result", ...result },
    ];
    const broke = { error: { message: "Error: upstream" } };
    const run = (tool: string) => detect({ events: [...call(tool, broke), ...call("search", { output: 1 }), answer] });
    expect(run("get_order")).toEqual([]);
    expect(run("cancel_order")).toEqual([{ error_ignored: "cancel_order", needs_anchor: false }]);
    const shell = (message: string) => detect({ events: [...call("execute", { error: { message } }), answer] });
    expect(shell("exit code 1")).toEqual([]);
    expect(shell("exit code 1: no space left")).toEqual([{ error_ignored: "execute", needs_anchor: false }]);
  });

  it("calls equal questions no loop where the answers differ, or something was written between them", () => {
    const call = (tool_name: string, output: string) => [
      { type: "tool_call", tool_name },
      { type: "tool_result", output },
    ];
    const test = (...outputs: string[]) => outputs.flatMap((output) => call("get_tests", output));
    const edit = call("edit_file", "ok");
    const loop = [{ repeated_call: { tool: "get_tests", times: 3, unchanged: true }, needs_anchor: false }];
    expect(detect({ events: [...test("red", "red", "red"), answer] })).toEqual(loop);
    expect(detect({ events: [...test("red", "red", "green"), answer] })).toEqual([]);
    expect(
      detect({ events: [...test("green"), ...edit, ...test("green"), ...edit, ...test("green"), answer] }),
    ).toEqual([]);
    const asked = { type: "tool_call", tool_name: "get_tests" };
    expect(detect({ events: [asked, asked, asked, answer] })).toEqual([]); // nobody recorded the answers
    const other = [
      { ...asked, tool_args: { of: "all" } },
      { type: "tool_result", output: "green" },
    ];
    const left = [...test("red", "red", "red"), ...other];
    expect(detect({ status: "success", events: [...left, answer] })).toEqual([]); // it found out of its loop
    expect(detect({ status: "error", events: [...left, answer] })).toContainEqual(loop[0]);
  });

  it("titles what the feedback contradicts with what was expected against what was done", () => {
    const refund = (amount: number) => ({ tool: "send_refund", args: { amount } });
    const why = (feedback: object, ...amounts: number[]) => {
      const events = amounts.map((amount) => ({
        type: "tool_call",
        tool_name: "send_refund",
        tool_args: { amount },
        effect: "write",
      }));
      const trace = traceSchema.parse({
        run_id: "r",
        events: [...events, answer],
        feedback: { rating: "bad", ...feedback },
      });
      return detectSignatures(trace, runFromTrace(trace, effectLookup()), { terminal_tools }).map((one) => one.why);
    };
    expect(why({ expected_calls: [refund(61.5)] }, 60.5)).toEqual([
      'expected send_refund {"amount":61.5}, but the run made send_refund {"amount":60.5}',
    ]);
    expect(why({ expected_calls: [refund(61.5)] })).toEqual([
      'expected send_refund {"amount":61.5}, but the run made no write',
    ]);
    expect(why({ expected_calls: [] }, 1, 2, 3)).toEqual([
      'expected no write, but the run made send_refund {"amount":1}, send_refund {"amount":2}, 1 more',
    ]);
    expect(why({ expected_calls: [refund(1)] }, 1, 1)).toEqual([
      'expected send_refund {"amount":1}, but the run made send_refund {"amount":1} 2 times',
    ]);
    expect(why({ expected_text: ["61.50"] })).toEqual(['expected the agent to say "61.50", but it never did']);
    expect(why({ forbidden_calls: [refund(5)] }, 5)).toEqual([
      'expected no call of send_refund {"amount":5}, but the run made one',
    ]);
    expect(why({ expected_calls: [refund(61.5)] }, 61.5)).toEqual([]); // done as expected: nothing to say
  });

  it("takes the feedback's word for the writes, and for nothing that the run did right", () => {
    const sent = { type: "tool_call", tool_name: "send_refund", tool_args: { sum: 12 } };
    const events = [sent, { type: "tool_result", output: "ok" }, answer];
    const expected = (sum: number) => ({
      rating: "bad",
      expected_calls: [
        { tool: "send_refund", args: { sum } },
        { tool: "get_user", args: {} },
      ],
      expected_text: ["Here you"],
    });
    expect(detect({ events, feedback: expected(10) })).toEqual([
      { writes_are: [{ tool: "send_refund", args: { sum: 12 } }], needs_anchor: false },
    ]);
    expect(detect({ events, feedback: expected(12) })).toEqual([]);
    expect(detect({ events, feedback: { ...expected(12), expected_text: ["$10"] } })).toEqual([
      { output_contains: { text: "$10", in: "any", not: true }, needs_anchor: true },
    ]);
    expect(detect({ events, feedback: { rating: "bad", forbidden_calls: [{ tool: "send_refund" }] } })).toMatchObject([
      { tool_called: { tool: "send_refund" } },
    ]);
  });
});
