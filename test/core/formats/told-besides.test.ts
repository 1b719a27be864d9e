import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

/** The one run of a document, or of lines. */
function read(json: Json, ...lines: Json[]): TraceRun {
  const text = [json, ...lines].map((line) => JSON.stringify(line)).join("\n");
  const [one] = readTraces({ name: "x", text: `${text}\n` }, { platform: nodePlatform });
  if (!one) throw new Error("no run");
  return one.trace;
}

/** The first event of a type. */
function first(trace: TraceRun, type: string): unknown {
  return trace.events.find((event) => event.type === type);
}

function others(trace: TraceRun): unknown[] {
  return trace.events.flatMap((event) => (event.type === "other" ? [[event.name, event.data]] : []));
}

describe("the OpenAI Agents SDK's spans", () => {
  const span = (id: string, span_data: JsonObject, more: JsonObject = {}): JsonObject => {
    return { object: "trace.span", id, trace_id: "t", parent_id: null, span_data, ...more };
  };

  it("name each agent and what it could use", () => {
    const agent = { type: "agent", name: "a", tools: ["find"], handoffs: [], output_type: "str" };
    const trace = read(span("1", agent), span("2", { type: "agent", name: "b" }));
    expect(others(trace)).toEqual([
      ["a", { tools: ["find"], output_type: "str" }],
      ["b", {}],
    ]);
    expect(others(read(span("1", { type: "response", response_id: "r" })))).toEqual([]);
  });

  it("tell the answer also where Python wrote it for people", () => {
    const response = (written: string) =>
      read(span("1", { type: "response", response_id: "r" }, { span_data_response: written }));
    const output = String.raw`ResponseOutputText(annotations=[], text='It\'s 7\u00b0,\n "cold"', type='output_text')`;
    const written = `Response(id='r', model='m', output=[ResponseOutputMessage(content=[${output}])])`;
    expect(first(response(written), "model_call")).toMatchObject({
      model: "m",
      output: 'It\'s 7°,\n "cold"',
      attributes: { response_id: "r", response: written },
    });
    const cut = written.slice(0, written.indexOf("cold"));
    expect(first(response(cut), "model_call")).not.toHaveProperty("output");
  });
});

describe("LangSmith's rows", () => {
  it("are told from others that have types of runs", () => {
    const row = { id: "a", name: "CI", run_type: "nightly", start_time: "2026-01-01T00:00:00Z" };
    const format = (json: Json) => read(json).source?.format;
    expect(() => format([row])).toThrow(/no trace in a format/);
    expect(format([{ ...row, run_type: "chain" }])).toBe("langsmith");
    expect(format([{ ...row, dotted_order: "20260101T000000000000Za" }])).toBe("langsmith");
  });
});

describe("what else was told of a run", () => {
  it("is kept: SWE-agent's configuration, further answers", () => {
    const replay_config = { agent: { model: { name: "m" } } };
    const log = { trajectory: [{ action: "ls", observation: "a" }], info: {}, history: [] };
    expect(others(read({ ...log, replay_config: JSON.stringify(replay_config) }))).toContainEqual([
      "replay_config",
      replay_config,
    ]);
    expect(others(read({ ...log, replay_config: null }))).toEqual([["info", {}]]);

    const choice = (index: number) => ({ index, finish_reason: "stop", message: { role: "assistant", content: "Hi" } });
    const chat = (...choices: JsonObject[]) =>
      read({ request: { messages: [{ role: "user", content: "Hi" }] }, response: { id: "r", choices } });
    const alternatives = [choice(1)];
    expect(first(chat(choice(0), choice(1)), "model_call")).toMatchObject({ attributes: { alternatives } });
    expect(first(chat(choice(0)), "model_call")).not.toHaveProperty("attributes");
  });

  it("names the server of an MCP call", () => {
    const call = { type: "mcp_call", id: "1", name: "roll", server_label: "dice", arguments: "{}", output: "4" };
    const response = (item: JsonObject) => read({ id: "r", object: "response", output: [item] });
    expect(first(response(call), "tool_call")).toMatchObject({ tool_name: "roll", server: "dice" });
    const { server_label: _, ...nameless } = call;
    expect(first(response(nameless), "tool_call")).not.toHaveProperty("server");

    const item = { id: "i", type: "mcp_tool_call", server: "dice", tool: "roll", arguments: {}, status: "completed" };
    const started = { type: "thread.started", thread_id: "t" };
    const stream = read(started, { type: "turn.started" }, { type: "item.completed", item });
    expect(first(stream, "tool_call")).toMatchObject({ tool_name: "roll", server: "dice" });
  });

  it("takes tools that stand among Langfuse's messages for the tools that they are", () => {
    const schema = { type: "function", function: { name: "find", parameters: { type: "object" } } };
    const withTool = (content: Json) => {
      const input = [
        { role: "user", content: "Hi" },
        { role: "tool", content },
      ];
      const generation = { id: "g", type: "GENERATION", name: "m", traceId: "t", startTime: "2026-01-01T00:00:00Z" };
      return read({ trace: { id: "t" }, observations: [{ ...generation, input, output: "Hello" }] });
    };
    expect(first(withTool(schema), "model_call")).toMatchObject({ params: { tools: [schema] } });
    expect(first(withTool("found"), "model_call")).not.toHaveProperty("params");
  });
});
