import { describe, expect, it } from "vitest";
import { parseRunOutput } from "../../../src/core/run/parse-run-output.ts";

const good = { status: "success", final_output: "done" };

function problemOf(value: unknown): string | undefined {
  const read = parseRunOutput(value);
  return read.kind === "wrong" ? read.problem : undefined;
}

const call = (more: object) => ({ ...good, tool_calls: [{ tool_name: "refund", ...more }] });

describe("a member that is misspelt", () => {
  it.each([
    [{ status: "success", toolCalls: [] }, 'toolCalls is an unknown member; did you mean "tool_calls"?'],
    [{ status: "success", tool_call: [] }, 'tool_call is an unknown member; did you mean "tool_calls"?'],
    [{ status: "success", finalOutput: "done" }, 'finalOutput is an unknown member; did you mean "final_output"?'],
    [{ status: "success", final_ouput: "done" }, 'final_ouput is an unknown member; did you mean "final_output"?'],
    [{ status: "success", final_answer: "done" }, 'final_answer is an unknown member; did you mean "final_output"?'],
    [{ Status: "success" }, 'Status is an unknown member; did you mean "status"?'],
    [{ ...good, error: "it broke" }, 'error is an unknown member; did you mean "errors"?'],
    [call({ arguments: {} }), 'tool_calls[0].arguments is an unknown member; did you mean "tool_args"?'],
    [call({ toolArgs: {} }), 'tool_calls[0].toolArgs is an unknown member; did you mean "tool_args"?'],
    [call({ result: "ok" }), 'tool_calls[0].result is an unknown member; did you mean "tool_output"?'],
    [{ ...good, evenst: [] }, 'evenst is an unknown member; did you mean "events"?'],
    [call({ eror: "declined" }), 'tool_calls[0].eror is an unknown member; did you mean "error"?'],
    [call({ tool_error: "declined" }), 'tool_calls[0].tool_error is an unknown member; did you mean "error"?'],
    [call({ errMessage: "declined" }), 'tool_calls[0].errMessage is an unknown member; did you mean "error"?'],
    [call({ is_error: true }), 'tool_calls[0].is_error is an unknown member; did you mean "error"?'],
    [
      { ...good, tool_calls: [{ name: "refund" }] },
      'tool_calls[0].name is an unknown member; did you mean "tool_name"?',
    ],
  ])("is refused with the name that is meant", (value, problem) => {
    expect(problemOf(value)).toBe(problem);
  });

  it.each([
    [{ ...good, stats: { seconds: 1 }, model: "gpt-5", cost: 0.1, started_at: "now", version: 1 }],
    [{ ...good, error: null }],
    [{ ...good, reply: "done", stage: 2, stale: true, error_rate: 0.1 }],
    [call({ is_error: false, error_count: 0, interrupted: true, preferred: "a" })],
    [call({ error: "declined", tool_error: "declined" })],
    [{ ...good, tool_calls: [], toolCalls: [] }],
    [call({ tool_args: {}, arguments: "{}", id: "call_1", type: "function", output: "ok", result: "ok" })],
    [{ ...good, tool_calls: [{ tool: "refund", args: {}, output: "ok" }] }],
    [{ ...good, state: { toolCalls: 1 }, events: [] }],
    [{ ...good, replay: { served: 1, servedBy: "us" } }],
  ])("is not seen in what is the agent's own, or there under its own name too", (value) => {
    expect(problemOf(value)).toBeUndefined();
  });
});

describe("arguments as a text", () => {
  it("are read where they are the JSON of an object, and stay text where they are not", () => {
    const argsOf = (tool_args: unknown) => {
      const read = parseRunOutput(call({ tool_args }));
      return read.kind === "output" ? read.output.tool_calls[0]?.tool_args : read.problem;
    };
    expect(argsOf('{"order_id": 7, "all": true}')).toEqual({ order_id: 7, all: true });
    expect(argsOf("refund it")).toBe("refund it");
    expect(argsOf('{"order_id": 7, "al')).toBe(
      'tool_calls[0].tool_args is "{\\"order_id\\": 7, \\"al"; expected a mapping, or the complete JSON text of one',
    );
  });
});

it("what breaks the contract is said in our words, with its place", () => {
  expect(problemOf({ status: "done" })).toBe('status is "done"; expected success | error | unknown');
  expect(problemOf({})).toBe("status is missing; expected success | error | unknown");
  expect(problemOf({ ...good, tool_calls: {} })).toBe("tool_calls is {}; expected a list");
  expect(problemOf([])).toBe("it is []; expected a mapping");
});

describe("calls that are told twice", () => {
  const listed = (tool_name: string, tool_args: object | string = { id: 1 }) => ({ tool_name, tool_args });
  const event = (tool_name: string, tool_args: object | string = { id: 1 }) => ({
    type: "tool_call",
    tool_name,
    tool_args,
  });
  const both = (tool_calls: unknown[], events: unknown[]) => problemOf({ ...good, tool_calls, events });

  it("are refused where the events hold another call than the list, or one more, or one less", () => {
    const lacking = 'its events hold the call "refund" {"id":1}, which its tool_calls lack';
    expect(both([listed("lookup")], [event("lookup"), event("refund")])).toBe(lacking);
    expect(both([listed("refund")], [event("refund"), event("refund")])).toBe(lacking);
    expect(both([listed("lookup"), listed("refund")], [event("lookup")])).toBe(
      'its tool_calls hold the call "refund" {"id":1}, which its events lack',
    );
    expect(both([listed("refund", { id: 1 })], [event("refund", { id: 2 })])).toBe(
      'its events hold the call "refund" {"id":2}, which its tool_calls lack',
    );
  });

  it("are taken where both tell the same, in whatever order and spelling, or only one of them tells of calls", () => {
    expect(both([listed("a"), listed("b")], [event("b"), event("a")])).toBeUndefined();
    expect(both([listed("a", '{"x": 1, "y": 2}')], [event("a", '{"y":2,"x":1}')])).toBeUndefined();
    expect(both([{ tool: "a", args: { id: 1 } }], [event("a")])).toBeUndefined();
    expect(both([listed("a")], [{ type: "final_output", content: "done" }])).toBeUndefined();
    expect(both([], [event("a")])).toBeUndefined();
  });
});
