import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

interface Span {
  id: string;
  trace: string;
  parent?: string;
  at: number;
  name?: string;
  attributes: { [name: string]: Json };
}

/** A span as a console exporter prints it. */
function span({ id, trace, parent, at, name = id, attributes }: Span): Json {
  return {
    name,
    context: { trace_id: trace.padEnd(32, "0"), span_id: id.padEnd(16, "0") },
    parent_id: parent === undefined ? null : parent.padEnd(16, "0"),
    start_time: `2026-01-01T00:00:${String(at).padStart(2, "0")}Z`,
    end_time: "2026-01-01T00:01:00Z",
    status: { status_code: "UNSET" },
    attributes,
  };
}

function read(json: Json) {
  return readTraces({ name: "file", json }, { platform: nodePlatform }).map(({ trace, notes }) => {
    const of = (...types: string[]) => trace.events.filter(({ type }) => types.includes(type));
    return { ...trace, notes, of };
  });
}

describe("Cloudflare's AI Gateway", () => {
  const asked = { role: "user", content: "Where is order 7?" };
  const call = { id: "c1", type: "function", function: { name: "look", arguments: '{"id":7}' } };
  const answered = { role: "assistant", content: null, tool_calls: [call] };
  const result = { role: "tool", tool_call_id: "c1", content: "none" };
  const completion = (message: Json, finish: string): string =>
    JSON.stringify({
      id: "x",
      object: "chat.completion",
      model: "gpt-x",
      choices: [{ index: 0, message, finish_reason: finish }],
    });
  const request = (trace: string, at: number, messages: Json[], completionJson: string, parent?: string): Json =>
    span({
      id: `b${trace}`,
      trace,
      at,
      name: "ai_gateway",
      ...(parent === undefined ? {} : { parent }),
      attributes: {
        "gen_ai.request.model": "gpt-x",
        "gen_ai.model.provider": "openai",
        "gen_ai.usage.input_tokens": 9,
        "gen_ai.usage.output_tokens": 4,
        "gen_ai.usage.cost": 0.002,
        "gen_ai.prompt_json": JSON.stringify({ model: "gpt-x", temperature: 0, messages }),
        "gen_ai.completion_json": completionJson,
        team: "support",
      },
    });
  const first = request("a1", 1, [asked], completion(answered, "tool_calls"));
  const second = request(
    "a2",
    2,
    [asked, answered, result],
    completion({ role: "assistant", content: "There is none." }, "stop"),
  );

  it("reads what was asked and answered, with its price", () => {
    const [run, ...more] = read([first]);
    expect(more).toEqual([]);
    expect(run?.of("input_message", "model_call", "tool_call")).toMatchObject([
      { role: "user", content: "Where is order 7?" },
      {
        model: "gpt-x",
        finish_reason: "tool_calls",
        usage: { input: 9, output: 4 },
        cost: 0.002,
        params: { temperature: 0 },
      },
      { call_id: "c1", tool_name: "look", tool_args: { id: 7 } },
    ]);
    expect(run?.of("model_call")[0]).toMatchObject({ attributes: { team: "support" } });
    expect(run?.status).toBe("unknown");
  });

  it("makes one run of requests that go on from one another, and two of two conversations", () => {
    const [run, ...more] = read([second, first]);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ status: "success", run_id: "a1".padEnd(32, "0") });
    expect(run?.of("tool_result", "final_output")).toMatchObject([
      { call_id: "c1", output: "none" },
      { content: "There is none." },
    ]);
    const other = request(
      "a3",
      3,
      [{ role: "user", content: "Hello" }],
      JSON.stringify({ role: "assistant", content: "Hi" }),
    );
    expect(read([first, second, other]).map(({ of }) => of("model_call").length)).toEqual([2, 1]);
  });

  it("leaves a request in the trace that its client named", () => {
    const agent = span({ id: "root", trace: "a1", at: 0, attributes: { "gen_ai.operation.name": "invoke_agent" } });
    const inside = request("a1", 1, [asked], completion(answered, "tool_calls"), "root");
    expect(read([agent, inside, second]).map(({ of }) => of("model_call").length)).toEqual([1, 1]);
  });

  it("reads messages and answers without an envelope", () => {
    const plain = span({
      id: "p",
      trace: "c",
      at: 1,
      attributes: {
        "gen_ai.prompt_json": JSON.stringify([{ role: "system", content: "Be brief" }, asked]),
        "gen_ai.completion_json": JSON.stringify([{ role: "assistant", content: "Done." }]),
      },
    });
    const [run] = read([plain]);
    expect(run?.of("input_message", "final_output")).toMatchObject([
      { role: "system" },
      { role: "user" },
      { content: "Done." },
    ]);
  });
});

describe("Agent Framework", () => {
  const agent = (id: string, at: number, conversation: string): Json =>
    span({
      id,
      trace: "f",
      parent: `e${id}`,
      at,
      name: `invoke_agent ${id}`,
      attributes: {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": id,
        "gen_ai.conversation.id": conversation,
        "gen_ai.output.messages": JSON.stringify([
          { role: "assistant", parts: [{ type: "text", content: `from ${id}` }] },
        ]),
      },
    });
  const executor = (id: string, at: number): Json =>
    span({
      id: `e${id}`,
      trace: "f",
      parent: "f0",
      at,
      name: `executor.process ${id}`,
      attributes: { "executor.id": id },
    });
  const inside = [executor("a1", 1), agent("a1", 2, "c1"), executor("a2", 3), agent("a2", 4, "c2")];
  const workflow = span({
    id: "f0",
    trace: "f",
    at: 0,
    name: "workflow.run",
    attributes: { "workflow.id": "w", "workflow.name": "review" },
  });

  it("agents in a workflow are one run, whatever conversations they have", () => {
    const [run, ...more] = read([...inside, workflow]);
    expect(more).toEqual([]);
    expect(run?.agent).toEqual({ name: "review" });
  });

  it("agents beside one another without a workflow are runs of their own", () => {
    const around = span({ id: "f0", trace: "f", at: 0, name: "request", attributes: { "http.route": "/" } });
    expect(read([...inside, around])).toHaveLength(2);
  });

  it("agents of a workflow whose own span never came are one run, and those of two are two", () => {
    const [run, ...more] = read(inside);
    expect(more).toEqual([]);
    expect(run?.status).toBe("unknown");
    const elsewhere = inside.map((one, at) => (at === 2 ? Object.assign({}, one, { parentSpanId: "other" }) : one));
    expect(read(elsewhere)).toHaveLength(2);
  });
});

describe("MCP", () => {
  const tool = (id: string, at: number, attributes: { [name: string]: Json }, parent?: string): Json =>
    span({
      id,
      trace: "d",
      at,
      attributes: { "gen_ai.tool.name": "look", ...attributes },
      ...(parent ? { parent } : {}),
    });
  const outer = tool("d1", 1, { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.call.id": "c1" });
  const client = tool(
    "d2",
    2,
    { "mcp.method.name": "tools/call", "gen_ai.tool.call.arguments": '{"id":7}', "gen_ai.tool.call.result": "none" },
    "d1",
  );
  const listing = span({
    id: "d3",
    trace: "d",
    at: 3,
    parent: "d1",
    attributes: { "mcp.method.name": "tools/list", "gen_ai.operation.name": "execute_tool" },
  });

  it("the spans of a tool, its client and its server are one call", () => {
    const server = tool("d4", 3, { "mcp.method.name": "tools/call" }, "d2");
    const [run] = read([outer, client, server, listing]);
    expect(run?.of("tool_call")).toMatchObject([{ call_id: "c1", tool_name: "look", tool_args: { id: 7 } }]);
    expect(run?.of("tool_result")).toMatchObject([{ call_id: "c1", output: "none" }]);
  });

  it("a call without a tool's span around it is a call, and so is one of another tool within", () => {
    expect(read([client])[0]?.of("tool_call")).toMatchObject([{ tool_name: "look", tool_args: { id: 7 } }]);
    const other = tool("d5", 2, { "mcp.method.name": "tools/call", "gen_ai.tool.name": "note" }, "d1");
    expect(read([outer, other])[0]?.of("tool_call")).toHaveLength(2);
  });
});
