import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

/** An observation of a trace, at its second. */
function observation(id: string, type: string, second: number, more: { [name: string]: Json }): Json {
  const startTime = `2026-01-01T00:00:0${second}.000Z`;
  const endTime = `2026-01-01T00:00:09.000Z`;
  return { id, traceId: "t", type, name: id, startTime, endTime, ...more };
}

function read(observations: Json[], output: Json = null) {
  const json: Json = { trace: { id: "t", name: "agent", output }, observations };
  const [first, ...more] = readTraces({ name: "file", json }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  const { status, events } = first.trace;
  const of = (...types: string[]) => events.filter(({ type }) => types.includes(type));
  return { status, of };
}

describe("Langfuse exports of frameworks", () => {
  const asked = JSON.stringify([{ toolCallId: "c1", toolName: "look", input: '{"id":7}' }]);
  const generation = (reason: string, output: string) =>
    observation("generate", "GENERATION", 1, {
      input: [{ role: "user", content: "Where is order 7?" }],
      output,
      modelParameters: { finishReason: reason, maxTokens: null },
    });
  const tool = observation("look", "TOOL", 2, {
    input: { id: 7 },
    output: { order: "none" },
    metadata: { attributes: { "ai.toolCall.id": "c1", "ai.toolCall.name": "look" } },
  });

  it("the AI SDK's list of calls is no text, and a run that ends on it no success", () => {
    const { status, of } = read([generation("tool-calls", asked), tool], asked);
    expect(status).toBe("error");
    expect(of("model_call", "final_output", "error")).toMatchObject([
      { type: "model_call", finish_reason: "tool-calls", params: { finishReason: "tool-calls" } },
      { type: "error", kind: "limit" },
    ]);
    expect(of("model_call")[0]).not.toHaveProperty("output");
    expect(of("tool_call")).toMatchObject([
      { call_id: "c1", tool_name: "look", tool_args: { id: 7 }, group: "generate" },
    ]);
    expect(of("tool_result")).toMatchObject([{ call_id: "c1", output: { order: "none" } }]);
  });

  it("an answer of the AI SDK stays a text", () => {
    const { status, of } = read([tool, generation("stop", "There is none.")], "There is none.");
    expect([status, of("final_output")]).toMatchObject(["success", [{ content: "There is none." }]]);
  });

  const toolMessage = (status: string): Json => ({
    lc: 1,
    type: "constructor",
    id: ["langchain_core", "messages", "ToolMessage"],
    kwargs: { status, content: "no such order", tool_call_id: "c1", name: "look" },
  });
  const call = { id: "c1", type: "function", function: { name: "look", arguments: '{"id":7}' } };
  const graph = (status: string) => [
    observation("one", "GENERATION", 1, {
      input: [{ role: "user", content: "Where is order 7?" }],
      output: { role: "assistant", content: "", tool_calls: [call] },
    }),
    observation("look", "SPAN", 2, { input: { id: 7 }, output: toolMessage(status) }),
    observation("two", "GENERATION", 3, {
      input: [
        { role: "user", content: "Where is order 7?" },
        { role: "assistant", content: "", tool_calls: [call] },
        { role: "look", content: "no such order" },
      ],
      output: { role: "assistant", content: "There is none." },
    }),
  ];

  it("LangGraph's span that returns a tool's message is the tool's, and the message that repeats it is no input", () => {
    const { of } = read(graph("success"));
    expect(of("tool_call")).toMatchObject([{ call_id: "c1", tool_name: "look", tool_args: { id: 7 } }]);
    expect(of("tool_result")).toMatchObject([{ call_id: "c1", output: "no such order" }]);
    expect(of("tool_result")[0]).not.toHaveProperty("error");
    expect(of("input_message")).toMatchObject([{ role: "user" }]);
    expect(read(graph("error")).of("tool_result")).toMatchObject([
      { error: { kind: "tool", message: "no such order" } },
    ]);
  });

  it("without the tool's span its result is the message under the tool's name", () => {
    const { of } = read(graph("success").filter((_, index) => index !== 1));
    expect(of("tool_result")).toMatchObject([{ call_id: "c1", output: "no such order" }]);
    expect(of("input_message")).toMatchObject([{ role: "user" }]);
  });

  const moment = (which: string, second: number, more: { [name: string]: Json }, parent = "p"): Json =>
    observation(`${parent}-${which}`, "SPAN", second, {
      parentObservationId: parent,
      output: more["output"] ?? null,
      metadata: {
        attributes: { target: `tool.search.wiki.${which}`, "openinference.span.kind": "TOOL", ...more },
      },
    });
  const moments = (parent: string) => [
    moment("start", 1, { "tool.parameters": `{"query":"${parent}"}` }, parent),
    moment("success", 2, { output: `found ${parent}` }, parent),
    moment("finish", 2, {}, parent),
  ];

  it("BeeAI's three spans of a call are one call", () => {
    const { of } = read(moments("p"));
    expect(of("tool_call")).toMatchObject([{ tool_name: "wiki", tool_args: { query: "p" } }]);
    expect(of("tool_result")).toMatchObject([{ output: "found p" }]);
    expect(read(moments("p").slice(0, 1)).of("tool_result")).toEqual([]);
  });

  it("BeeAI's calls that run side by side stay two", () => {
    const { of } = read([...moments("p"), ...moments("q")]);
    expect(of("tool_call").map((event) => "tool_args" in event && event.tool_args)).toEqual([
      { query: "p" },
      { query: "q" },
    ]);
    const [p, q] = ["p", "q"].map((parent) =>
      of("tool_result").find((one) => "call_id" in one && one.call_id === `${parent}-start`),
    );
    expect([p, q]).toMatchObject([{ output: "found p" }, { output: "found q" }]);
  });

  it("Koog's parallel calls stand as parts of an answer, and the schemas of tools do not", () => {
    const part = (id: string, member: object): Json => ({
      id,
      type: "function",
      function: { name: "look", ...member },
    });
    const answer = (...parts: Json[]) =>
      read([observation("one", "GENERATION", 1, { input: "go", output: [{ role: "assistant", content: parts }] })]);
    const calls = answer(part("a", { arguments: { id: 7 } }), part("b", { arguments: { id: 8 } })).of("tool_call");
    expect(calls).toMatchObject([
      { call_id: "a", group: "one" },
      { call_id: "b", group: "one" },
    ]);
    expect(answer(part("a", { parameters: {} })).of("tool_call")).toEqual([]);
  });

  it("an id that is a list is the call's own, its last", () => {
    const id = '["run_1", "call_1"]';
    const parts = [{ type: "tool_call", id, name: "look", arguments: { id: 7 } }];
    const { of } = read([
      observation("one", "GENERATION", 1, { input: "go", output: [{ role: "assistant", parts }] }),
      observation("look", "TOOL", 2, {
        input: { id: 7 },
        output: "none",
        metadata: { attributes: { "gen_ai.tool.call.id": ["run_1", "call_1"] } },
      }),
    ]);
    expect(of("tool_call")).toMatchObject([{ call_id: "call_1", tool_name: "look" }]);
    expect(of("tool_result")).toMatchObject([{ call_id: "call_1", output: "none" }]);
  });
});
