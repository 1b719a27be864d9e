import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { writeAtif } from "../../../src/core/export/atif.ts";
import { writeOtlp } from "../../../src/core/export/write-otlp.ts";
import { decodeOtlpJson } from "../../../src/core/formats/otlp/otlp-span.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { samples } from "./samples.ts";

const options = { platform: nodePlatform };

const run: TraceRun = traceSchema.parse({
  run_id: "r",
  session_id: "s",
  status: "error",
  agent: { name: "shop", version: "2" },
  model: { name: "gpt-x", provider: "openai" },
  events: [
    { type: "input_message", role: "system", content: "Be brief" },
    { type: "input_message", role: "user", content: "Where is order 7?" },
    {
      type: "model_call",
      model: "gpt-x",
      output: "I look.",
      finish_reason: "tool_calls",
      usage: { input: 9, output: 4, cached: 2, cache_write: 3 },
      cost: 0.01,
      params: { temperature: 0.5, tools: [{ name: "look" }] },
    },
    { type: "tool_call", call_id: "c1", tool_name: "look", tool_args: { id: 7 }, group: "g", server: "shop" },
    { type: "tool_call", call_id: "c2", tool_name: "note", tool_args: {}, group: "g" },
    { type: "tool_result", call_id: "c1", output: "no such order", error: { kind: "tool", message: "no such order" } },
    { type: "tool_result", call_id: "c2", output: { ok: true } },
    { type: "other", name: "search_memory orders" },
    { type: "other", name: "plan shop" },
    { type: "other", name: "invoke_workflow orders" },
    { type: "other", name: "fetch_response" },
    { type: "other", name: "planning" },
    { type: "model_call", model: "gpt-x", output: "There is none." },
    { type: "error", kind: "limit", error: "max turns exceeded" },
  ],
});

describe("a trace written as ATIF", () => {
  it("has a step for each message and answer, with its calls and what came of them", () => {
    const written = writeAtif(run);
    expect(written).toMatchObject({
      schema_version: "ATIF-v1.7",
      session_id: "s",
      trajectory_id: "r",
      agent: { name: "shop", version: "2", model_name: "gpt-x" },
      final_metrics: {
        total_prompt_tokens: 9,
        total_completion_tokens: 4,
        total_cached_tokens: 2,
        total_cost_usd: 0.01,
        total_steps: 4,
      },
      extra: { status: "error", termination_reason: "max turns exceeded" },
    });
    expect(written["steps"]).toEqual([
      { step_id: 1, source: "system", message: "Be brief" },
      { step_id: 2, source: "user", message: "Where is order 7?" },
      {
        step_id: 3,
        source: "agent",
        message: "I look.",
        model_name: "gpt-x",
        llm_call_count: 1,
        tool_calls: [
          { tool_call_id: "c1", function_name: "look", arguments: { id: 7 } },
          { tool_call_id: "c2", function_name: "note", arguments: {} },
        ],
        observation: {
          results: [
            { source_call_id: "c1", content: "no such order", extra: { is_error: true, error: "no such order" } },
            { source_call_id: "c2", content: '{"ok":true}' },
          ],
        },
        metrics: {
          prompt_tokens: 9,
          completion_tokens: 4,
          cached_tokens: 2,
          cost_usd: 0.01,
          extra: { cache_creation_input_tokens: 3 },
        },
        extra: { finish_reason: "tool_calls" },
      },
      { step_id: 4, source: "agent", message: "There is none.", model_name: "gpt-x", llm_call_count: 1 },
    ]);
  });

  it("comes back with the same calls, results and limit", () => {
    const [back] = readTraces({ name: "x", json: writeAtif(run) }, options);
    const of = (trace: TraceRun | undefined, ...types: string[]) =>
      trace?.events.filter(({ type }) => types.includes(type));
    expect(back?.format).toBe("atif");
    expect(of(back?.trace, "tool_call")).toMatchObject([
      { call_id: "c1", tool_name: "look", tool_args: { id: 7 } },
      { call_id: "c2", tool_name: "note", tool_args: {} },
    ]);
    expect(of(back?.trace, "tool_result")).toMatchObject([
      { call_id: "c1", error: { kind: "tool" } },
      { call_id: "c2" },
    ]);
    expect(of(back?.trace, "error")).toMatchObject([{ kind: "limit", error: "max turns exceeded" }]);
  });

  it("keeps the calls of every format", () => {
    for (const [name, json] of Object.entries(samples)) {
      const [first] = readTraces({ name: "x", json }, options);
      const [back] = readTraces({ name: "x", json: first ? writeAtif(first.trace) : null }, options);
      const named = (events: TraceRun["events"] = []) =>
        events.flatMap((event) => (event.type === "tool_call" ? event.tool_name : []));
      expect([name, named(back?.trace.events)]).toEqual([name, named(first?.trace.events)]);
    }
  });
});

describe("a trace written as OTLP", () => {
  const spans = decodeOtlpJson(writeOtlp(run, nodePlatform));
  const named = (name: string) => spans.find((span) => span.name === name)?.attributes;

  it("names the run that it was forked from, where it was", () => {
    const rootOf = (trace: TraceRun) => decodeOtlpJson(writeOtlp(trace, nodePlatform))[0]?.attributes;
    expect(rootOf({ ...run, parent_run_id: "r-0" })?.["replaykit.parent_run_id"]).toBe("r-0");
    expect(rootOf(run)).not.toHaveProperty(["replaykit.parent_run_id"]);
  });

  it("speaks the conventions: the agent, its models, tools, servers and memory", () => {
    expect(named("invoke_agent shop")).toMatchObject({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "shop",
      "gen_ai.agent.version": "2",
      "gen_ai.conversation.id": "s",
      "gen_ai.provider.name": "openai",
      "error.type": "limit",
    });
    expect(named("chat gpt-x")).toMatchObject({
      "gen_ai.request.temperature": 0.5,
      "gen_ai.response.finish_reasons": ["tool_calls"],
      "gen_ai.usage.input_tokens": 9,
      "gen_ai.usage.cache_read.input_tokens": 2,
      "gen_ai.usage.cache_write.input_tokens": 3,
      "gen_ai.output.messages": JSON.stringify([
        {
          role: "assistant",
          parts: [
            { type: "text", content: "I look." },
            { type: "tool_call", id: "c1", name: "look", arguments: { id: 7 } },
            { type: "tool_call", id: "c2", name: "note", arguments: {} },
          ],
          finish_reason: "tool_calls",
        },
      ]),
    });
    expect(named("execute_tool look")).toMatchObject({
      "mcp.method.name": "tools/call",
      "gen_ai.tool.call.result": "no such order",
      "error.type": "tool_error",
    });
    expect(named("execute_tool note")).not.toHaveProperty("mcp.method.name");
    expect(named("execute_tool note")).not.toHaveProperty("error.type");
    for (const [name, operation] of [
      ["search_memory", "search_memory"],
      ["plan shop", "plan"],
      ["invoke_workflow orders", "invoke_workflow"],
      ["fetch_response", "fetch_response"],
    ] as const)
      expect(named(name)).toMatchObject({ "gen_ai.operation.name": operation });
    // What only begins like an operation is none.
    expect(named("other")).not.toHaveProperty("gen_ai.operation.name");
  });

  it("marks as a client what is called over a network, and as failed the call whose result is an error", () => {
    const written: {
      resourceSpans: { scopeSpans: { spans: { name: string; kind: number; status: { code: number } }[] }[] }[];
    } = JSON.parse(JSON.stringify(writeOtlp(run, nodePlatform)));
    const all = written.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    expect(Object.fromEntries(all.map(({ name, kind, status }) => [name, [kind, status.code]]))).toMatchObject({
      "invoke_agent shop": [1, 2],
      "chat gpt-x": [3, 0],
      "execute_tool look": [3, 2],
      "execute_tool note": [1, 0],
      search_memory: [3, 0],
      "plan shop": [1, 0],
      "invoke_workflow orders": [1, 0],
      fetch_response: [3, 0],
      other: [1, 0],
    });
  });

  it("says which release of the conventions it follows", () => {
    expect(JSON.stringify(writeOtlp(run, nodePlatform))).toContain(
      '"scope":{"name":"replaykit","attributes":[{"key":"replaykit.gen_ai_conventions","value":{"stringValue":"0.1.0"}}]}',
    );
  });

  it("is understood by readers that know nothing of ReplayKit", () => {
    const written: { resourceSpans: { scopeSpans: { spans: { attributes: { key: string }[] }[] }[] }[] } = JSON.parse(
      JSON.stringify(writeOtlp(run, nodePlatform)),
    );
    for (const { scopeSpans } of written.resourceSpans)
      for (const { spans: all } of scopeSpans)
        for (const one of all) one.attributes = one.attributes.filter(({ key }) => !key.startsWith("replaykit."));
    const [back] = readTraces({ name: "x", json: JSON.parse(JSON.stringify(written)) }, options);
    const calls = back?.trace.events.filter(({ type }) => type === "tool_call");
    expect(calls).toMatchObject([
      { call_id: "c1", tool_name: "look", tool_args: { id: 7 } },
      { call_id: "c2", tool_name: "note", tool_args: {} },
    ]);
    expect(back?.trace.events.filter(({ type }) => type === "tool_result")).toMatchObject([
      { call_id: "c1", output: "no such order", error: { kind: "tool", message: "no such order" } },
      { call_id: "c2", output: { ok: true } },
    ]);
    expect(back?.trace.events.find(({ type }) => type === "model_call")).toMatchObject({
      usage: { input: 9, output: 4, cached: 2, cache_write: 3 },
    });
  });
});
