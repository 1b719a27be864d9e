import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import { pythonLiteral } from "../../../../src/core/formats/smolagents/python-literal.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

const options = { platform: nodePlatform };
const says = (role: string, text: string): JsonObject => ({
  role,
  content: [{ type: "text", text }],
  tool_calls: null,
  raw: null,
  token_usage: null,
});
const asks = (printed: string) => says("tool-call", `Calling tools:\n[${printed}]`);
const printedCall = (id: string, name: string, args: string) =>
  `{'id': '${id}', 'type': 'function', 'function': {'name': '${name}', 'arguments': ${args}}}`;
const retry =
  "\nNow let's retry: take care not to repeat previous errors! If you have retried several times, try a completely different approach.\n";

const record = (intermediate_steps: Json, rest: JsonObject = {}): JsonObject => ({
  model_id: "gpt-4o",
  agent_action_type: "tool-calling",
  question: "Who?",
  answer: "Guava",
  true_answer: "Guava",
  source: "GAIA",
  intermediate_steps,
  start_time: 1753384487.5,
  end_time: "2025-07-24 21:14:48",
  token_counts: { input_tokens: 3, output_tokens: 2, total_tokens: 5 },
  ...rest,
});

function read(json: Json) {
  const [first, ...more] = readTraces({ name: "file", json }, options);
  if (!first || more.length > 0) throw new Error("not one run");
  const { events } = first.trace;
  return { ...first, ...first.trace, of: (...types: string[]) => events.filter(({ type }) => types.includes(type)) };
}

describe("records of smolagents' benchmarks", () => {
  it("give calls that Python printed, with what each step observed", () => {
    const query = `{'query': "LibreText's \\"1.E\\"", 'filter_year': None}`;
    const { trace, format } = read(
      record([
        says("system", "You are an expert."),
        says("user", "New task:\nWho?"),
        says("assistant", "Tool call c1: calling 'web_search'"),
        asks(printedCall("c1", "web_search", query)),
        says("tool-response", "Observation:\n## Search Results"),
        says("assistant", "Thought: compute."),
        asks(printedCall("call_2", "python_interpreter", "'import math\\nprint(1 + 1)'")),
        says("tool-response", "Observation:\nExecution logs:\n2"),
      ]),
    );
    expect(format).toBe("smolagents");
    expect(trace.started_at).toBe("2025-07-24T19:14:47.500Z");
    expect(trace.model).toEqual({ name: "gpt-4o" });
    expect(trace.events).toEqual([
      { type: "input_message", role: "system", content: "You are an expert." },
      { type: "input_message", role: "user", content: "New task:\nWho?" },
      { type: "model_call", model: "gpt-4o", output: "Tool call c1: calling 'web_search'" },
      {
        type: "tool_call",
        call_id: "c1",
        tool_name: "web_search",
        tool_args: { query: `LibreText's "1.E"`, filter_year: null },
        group: "step-1",
      },
      { type: "tool_result", call_id: "c1", output: "## Search Results" },
      { type: "model_call", model: "gpt-4o", output: "Thought: compute." },
      {
        type: "tool_call",
        call_id: "call_2",
        tool_name: "python_interpreter",
        tool_args: { code: "import math\nprint(1 + 1)" },
        group: "step-2",
      },
      { type: "tool_result", call_id: "call_2", output: "Execution logs:\n2" },
      { type: "final_output", content: "Guava" },
      {
        type: "other",
        name: "record",
        data: {
          agent_action_type: "tool-calling",
          true_answer: "Guava",
          source: "GAIA",
          start_time: 1753384487.5,
          end_time: "2025-07-24 21:14:48",
          token_counts: { input_tokens: 3, output_tokens: 2, total_tokens: 5 },
        },
      },
    ]);
  });

  it("join what a step printed with the error it ended in, and keep an error without a call as a message", () => {
    const { of } = read(
      record([
        says("assistant", "Thought: run."),
        asks(printedCall("call_1", "python_interpreter", "'x'")),
        says("tool-response", "Observation:\nExecution logs:\n1"),
        says("tool-response", `Call id: call_1\nError:\nNameError: x${retry}`),
        says("assistant", "no code"),
        says("tool-response", `Error:\nError in code parsing${retry}`),
      ]),
    );
    expect(of("tool_result", "error", "input_message")).toEqual([
      { type: "input_message", role: "user", content: "Who?" },
      {
        type: "tool_result",
        call_id: "call_1",
        output: "Execution logs:\n1\nNameError: x",
        error: { kind: "tool", message: "NameError: x" },
      },
      { type: "input_message", role: "tool-response", content: `Error:\nError in code parsing${retry}` },
    ]);
  });

  it("end in the limit that the memory ends in, and in no other", () => {
    const stopped = [says("assistant", "on and on"), says("tool-response", `Error:\nReached max steps.${retry}`)];
    const ended = read(record(stopped));
    expect([ended.status, ended.of("error")]).toEqual([
      "error",
      [{ type: "error", kind: "limit", error: "Reached max steps." }],
    ]);
    const went = read(record([...stopped, says("assistant", "here it is")]));
    expect([went.status, went.of("error")]).toEqual(["unknown", []]);
  });

  it("take the text in place of an answer for the exception where there is no memory", () => {
    const raised = read(record([], { answer: "litellm.AuthenticationError: no key" }));
    expect(raised.status).toBe("error");
    expect(raised.of("error", "final_output")).toEqual([
      { type: "error", kind: "exception", error: "litellm.AuthenticationError: no key" },
    ]);
    const gaia = record([], { answer: null, prediction: "Error: too long", agent_error: "too long" });
    const wrong = read({ ...gaia, is_correct: false });
    expect(wrong.of("error", "final_output")).toEqual([{ type: "error", kind: "exception", error: "too long" }]);
    expect(wrong.feedback).toEqual({ rating: "bad" });
    expect(read(record("Guava")).of("model_call", "final_output", "error")).toEqual([
      { type: "model_call", model: "gpt-4o", output: "Guava" },
      { type: "final_output", content: "Guava" },
    ]);
  });

  it("are one run a line, and of one id however often they are read", () => {
    const lines = [record([]), record([], { question: "Where?" })].map((one) => JSON.stringify(one)).join("\n");
    const ids = [1, 2].map(() => readTraces({ name: "x", text: lines }, options).map(({ trace }) => trace.run_id));
    expect(new Set(ids[0]).size).toBe(2);
    expect(ids[0]).toEqual(ids[1]);
  });

  it("give the last of several calls what they observed together, and say so", () => {
    const two = `${printedCall("a", "t", "{}")}, ${printedCall("b", "u", "{}")}`;
    const { of, notes } = read(
      record([says("assistant", "both"), asks(two), says("tool-response", "Observation:\n1\n2")]),
    );
    expect(of("tool_result")).toEqual([{ type: "tool_result", call_id: "b", output: "1\n2" }]);
    expect(notes).toEqual(["2 calls share one observation, which is kept with the last of them"]);
  });
});

describe("a literal of Python", () => {
  it("is read as the JSON that it is", () => {
    const printed = String.raw`[{'a': "it's", 'b': 'x\'y\n\x41\u00e9\U0001f600\q'}, (1, -2.5, 1e-07,), True, None, {}, []]`;
    expect(pythonLiteral(printed)).toEqual([
      { a: "it's", b: "x'y\nA\u00e9\u{1f600}\\q" },
      [1, -2.5, 1e-7],
      true,
      null,
      {},
      [],
    ]);
  });

  it("is none where anything is missing or strange, however long", () => {
    const wrong = [
      "",
      "[1, 2",
      "{'a' 1}",
      "{1: }",
      "'open",
      "[1 2]",
      "object()",
      "nan",
      "[1] x",
      "[".repeat(1_000_000),
    ];
    expect(wrong.map(pythonLiteral)).toEqual(wrong.map(() => undefined));
    expect(pythonLiteral(`['${"\\n".repeat(500_000)}`)).toBeUndefined();
    expect(pythonLiteral(`[${"1, ".repeat(300_000)}`)).toBeUndefined();
  });
});
