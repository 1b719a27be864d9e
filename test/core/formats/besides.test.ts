import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { replayability } from "../../../src/core/formats/input/replayability.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

/** The one run of a document. */
function read(json: Json): TraceRun {
  const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
  if (!one) throw new Error("no run");
  return one.trace;
}

function others(trace: TraceRun): Record<string, unknown> {
  return Object.fromEntries(
    trace.events.flatMap((event) => (event.type === "other" ? [[event.name, event.data]] : [])),
  );
}

describe("OTLP", () => {
  const span = (spanId: string, name: string, operation: string, more: JsonObject = {}) => ({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId,
    ...(spanId === "r" ? {} : { parentSpanId: "r" }),
    name,
    startTimeUnixNano: "1767225600000000000",
    endTimeUnixNano: "1767225601000000000",
    attributes: { "gen_ai.operation.name": operation, ...more },
  });
  const group = (resource: JsonObject, ...spans: Json[]) => ({
    resource: { attributes: resource },
    scopeSpans: [{ ...(Object.keys(resource).length > 1 ? { scope: { name: "ours" } } : {}), spans }],
  });

  it("keeps resources and the names of calls once, and what a tool's span says besides", () => {
    const here = { "service.name": "shop", "service.version": "1.4", tags: ["a"] };
    const resourceSpans = [
      group(here, span("r", "invoke_agent a", "invoke_agent", { "gen_ai.agent.name": "a" })),
      group({ ...here, tags: ["a"] }, span("m", "ask the model", "chat"), span("n", "ask the model", "chat")),
      group({ "service.name": "tools" }, span("t", "run find", "execute_tool", { "app.shard": 7 })),
    ];
    const trace = read({ resourceSpans });
    expect([trace.agent, trace.source]).toEqual([
      { name: "a", version: "1.4" },
      {
        format: "otlp",
        dialects: ["gen_ai"],
        trace_id: "0af7651916cd43dd8448eb211c80319c",
        scopes: ["ours"],
        resource: [here, { "service.name": "tools" }],
        span_names: ["ask the model", "run find"],
      },
    ]);
    expect(trace.events.find(({ type }) => type === "tool_call")).toMatchObject({ attributes: { "app.shard": 7 } });
    const bare = read({ resourceSpans: [group({}, span("m", "chat", "chat"))] });
    expect([bare.agent, bare.source]).toEqual([
      undefined,
      { format: "otlp", dialects: ["gen_ai"], trace_id: trace.run_id, span_names: ["chat"] },
    ]);
  });
});

describe("arguments of a tool's span", () => {
  const tool = (more: JsonObject) => ({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: "t",
    name: "execute_tool find",
    startTimeUnixNano: "1767225600000000000",
    endTimeUnixNano: "1767225601000000000",
    attributes: { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "find", ...more },
  });
  const call = (trace: TraceRun) => trace.events.find(({ type }) => type === "tool_call");

  it("are said to be unknown where they were not recorded", () => {
    const silent = read([tool({})]);
    expect(call(silent)).toMatchObject({ tool_args: {}, args_unknown: true });
    expect(replayability(silent).reasons).toContainEqual(expect.stringMatching(/^arguments of tool calls are missing/));
    const none = read([tool({ "gen_ai.tool.call.arguments": "{}" })]);
    expect(call(none)).not.toHaveProperty("args_unknown");
    expect(replayability(none).reasons).not.toContainEqual(expect.stringMatching(/^arguments/));
  });
});

/** The instructions, the parameters and the name of the model, and the tools, as the score sees them. */
function configuration(trace: TraceRun): unknown {
  const told = trace.events.find((event) => event.type === "input_message" && event.role === "system");
  const asked = trace.events.find(({ type }) => type === "model_call");
  return { told: told?.["content"], params: asked?.["params"], model: asked?.["model"], tools: others(trace)["tools"] };
}

describe("what a model was told beside the messages", () => {
  const nothing = { told: undefined, params: undefined, model: undefined, tools: undefined };

  it("is read from tau2's results", () => {
    const said = { role: "assistant", content: "Hello", raw_data: { model: "m-1" } };
    const simulation = { id: "s", task_id: "7", messages: [{ role: "user", content: "Hi" }, said] };
    const simulations = [{ ...simulation, termination_reason: "user_stop" }];
    const agent_info = { llm: "m", llm_args: { temperature: 0 } };
    const info = { agent_info, environment_info: { domain_name: "d", policy: "Be kind.", tool_defs: [{ name: "f" }] } };
    const trace = read({ info, simulations });
    expect(configuration(trace)).toEqual({
      told: "Be kind.",
      params: { temperature: 0 },
      model: "m-1",
      tools: [{ name: "f" }],
    });
    expect(others(trace)["info"]).toEqual({ agent_info, environment_info: { domain_name: "d" } });
    expect(configuration(read({ simulations }))).toEqual({ ...nothing, model: "m-1" });
  });

  it("is read from the head of a managed session", () => {
    const message = { type: "agent.message", id: "e", content: [{ type: "text", text: "Hi" }] };
    const agent = { name: "a", system: "Be brief.", tools: [{ name: "f" }] };
    const session = { type: "session", id: "s", agent };
    const trace = read([
      ["create", session],
      ["stream", message],
    ]);
    expect(configuration(trace)).toEqual({ ...nothing, told: "Be brief.", tools: agent.tools });
    expect(others(trace)["session"]).toEqual({ ...session, agent: { name: "a" } });
    expect(configuration(read([["stream", message]]))).toEqual(nothing);
  });

  it("is read from the head and the contexts of a Codex session", () => {
    const session = (head: JsonObject, context: JsonObject) =>
      read([
        { type: "session_meta", payload: { id: "s", ...head } },
        { type: "turn_context", payload: { model: "m", ...context } },
        {
          type: "response_item",
          payload: { type: "message", role: "assistant", content: [{ type: "output_text", text: "Hi" }] },
        },
      ]);
    const known = { ...nothing, told: "You are Codex", params: { effort: "high" }, model: "m" };
    const plain = session({ instructions: "You are Codex" }, { effort: "high" });
    expect([configuration(plain), others(plain)["session_meta"]]).toEqual([known, { id: "s" }]);
    const wrapped = session({ instructions: null, base_instructions: { text: "You are Codex" } }, { effort: "high" });
    expect(configuration(wrapped)).toEqual(known);
    expect(configuration(session({}, {}))).toEqual({ ...nothing, model: "m" });
  });

  it("is read from a response alone, and not taken from one whose request is there", () => {
    const answer = { type: "message", role: "assistant", content: [{ type: "output_text", text: "Hi" }] };
    const response = {
      id: "r",
      object: "response",
      model: "m",
      output: [answer],
      temperature: 1,
      tools: [{ name: "f" }],
    };
    expect(configuration(read(response))).toMatchObject({ params: { temperature: 1, tools: [{ name: "f" }] } });
    const request = { model: "m", input: "Hello?", temperature: 0 };
    expect(configuration(read({ request, response }))).toMatchObject({ params: { temperature: 0 } });
  });

  it("is read from the input of Langfuse's trace, unless a model's own tells it", () => {
    const trace = {
      id: "t",
      name: "a",
      input: JSON.stringify({ prompt: "Where?", system: "Be brief." }),
      output: "There.",
    };
    const generation = (...input: JsonObject[]) => ({
      id: "g",
      type: "GENERATION",
      name: "m",
      traceId: "t",
      startTime: "2026-01-01T00:00:00Z",
      input,
      output: { role: "assistant", content: "There." },
    });
    const asked = { role: "user", content: "Where?" };
    const inputs = (...input: JsonObject[]) =>
      read({ trace, observations: [generation(...input)] }).events.flatMap((event) =>
        event.type === "input_message" ? [[event.role, event.content]] : [],
      );
    expect(inputs(asked)).toEqual([
      ["system", "Be brief."],
      ["user", "Where?"],
    ]);
    expect(inputs({ role: "system", content: "Be kind." }, asked)).toEqual([
      ["system", "Be kind."],
      ["user", "Where?"],
    ]);
  });
});

describe("what parts of a run repeat is kept once", () => {
  it("of LangSmith's rows", () => {
    const row = (id: string, metadata: JsonObject, more: JsonObject = {}) => ({
      id,
      trace_id: "t",
      run_type: "llm",
      name: "m",
      session_name: "shop",
      extra: { runtime: { sdk: "py", cpu: 8 }, metadata },
      ...more,
    });
    const rows = [
      row("a", { tenant: "acme", step: 1 }),
      row("b", { tenant: "acme", step: 2 }, { outputs: { service_tier: "flex" } }),
    ];
    expect(read(rows).source).toEqual({
      format: "langsmith",
      session_name: "shop",
      runtime: { sdk: "py", cpu: 8 },
      metadata: { tenant: "acme", step: [1, 2] },
      answers: { service_tier: "flex" },
    });
    expect(read([{ id: "a", trace_id: "t", run_type: "llm", name: "m" }]).source).toEqual({ format: "langsmith" });
  });

  it("of Langfuse's observations", () => {
    const observation = (id: string, metadata: JsonObject) => ({
      id,
      type: "SPAN",
      name: id,
      traceId: "t",
      startTime: "2026-01-01T00:00:00Z",
      environment: "prod",
      metadata,
    });
    const trace = { id: "t", environment: "prod", release: "7", metadata: { tenant: "acme" } };
    const json = { trace, observations: [observation("a", { shard: 1, attributes: { x: 1 } }), observation("b", {})] };
    expect(others(read(json))).toEqual({ a: { x: 1 }, b: undefined });
    expect(read(json).source).toEqual({
      format: "langfuse",
      environment: "prod",
      release: "7",
      metadata: { tenant: "acme", shard: 1 },
    });
  });

  it("of evaluations", () => {
    const sample = { id: 1, epoch: 1, messages: [{ role: "user", content: "Hi" }], output: {} };
    const set = { task: "t", run_id: "r", task_args: { foo: "bar" } };
    const log = { version: 2, eval: set, plan: { name: "plan" }, samples: [sample] };
    expect(others(read(log))).toEqual({ eval: { ...set, plan: { name: "plan" } } });
    const info = { task: { instruction: "You are mia." } };
    const trial = { traj: [{ role: "user", content: "Hi" }], reward: 1, task_id: 1, info };
    expect([others(read([trial])), others(read([{ ...trial, info: null }]))]).toEqual([{ info }, {}]);
  });

  it("of tau2's simulations, of sessions of Claude Code, of recordings and of traces of the Agents SDK", () => {
    const info = { seed: 300, git_commit: "abc", environment_info: { policy: "Be kind." } };
    const task = { id: "7", user_scenario: { instructions: "Ask." } };
    const messages = [{ role: "user", content: "Hi" }];
    const simulation = { id: "s", task_id: "7", messages, termination_reason: "user_stop" };
    expect(others(read({ info, tasks: [task], simulations: [simulation] }))).toEqual({
      info: { seed: 300, git_commit: "abc", environment_info: {} },
      task,
    });

    const line = { type: "user", sessionId: "s", uuid: "1", cwd: "/srv", gitBranch: "main", version: "2.0.1" };
    const session = read([{ ...line, message: { role: "user", content: "Hi" } }]);
    expect([session.agent, session.source]).toEqual([
      { name: "claude-code", version: "2.0.1" },
      { format: "claude-code", cwd: "/srv", gitBranch: "main", version: "2.0.1" },
    ]);

    const url = "https://api.openai.com/v1/chat/completions";
    const answer = { id: "chatcmpl-1", model: "m", choices: [{ message: { role: "assistant", content: "Hello" } }] };
    const recorded = read([
      { request: { method: "POST", url, body: { model: "m", messages } }, response: { status: 200, body: answer } },
    ]);
    expect(recorded.source).toEqual({ format: "http-recording", url });
    const model = recorded.events.find(({ type }) => type === "model_call");
    expect(model).toMatchObject({ attributes: { response_id: "chatcmpl-1" } });

    const span = { object: "trace.span", id: "a", trace_id: "t", span_data: { type: "agent", name: "a" } };
    const traced = read([{ object: "trace", id: "t", metadata: { tenant: "acme" } }, span]);
    expect(traced.source).toEqual({ format: "openai-agents", metadata: { tenant: "acme" } });
    const response = { id: "resp_1", instructions: "Be brief.", tools: [{ name: "find" }], temperature: 0 };
    const asked = { ...span, span_data: { type: "response", response_id: "resp_1", response, input: messages } };
    expect(read([asked]).events.slice(0, 3)).toMatchObject([
      { type: "input_message", role: "system", content: "Be brief." },
      { type: "input_message", role: "user", content: "Hi" },
      { type: "model_call", params: { temperature: 0 }, attributes: { response_id: "resp_1" } },
    ]);
  });
});

describe("a RunState", () => {
  const tools = [{ type: "function", name: "find", description: "Finds", parameters: { type: "object" } }];
  const state = (providerData: JsonObject) => ({
    $schemaVersion: "1.0",
    originalInput: "Where?",
    context: { context: { tenant: "acme" } },
    modelResponses: [{ responseId: "resp_1", usage: {}, output: [], providerData }],
    generatedItems: [
      { type: "message_output_item", rawItem: { type: "message", role: "assistant", content: "There." } },
    ],
    currentStep: { type: "next_step_final_output", output: "There." },
  });

  it("tells instructions, parameters and tools where the provider repeats them, and all the rest once", () => {
    const trace = read(state({ model: "m", instructions: "Be brief.", temperature: 1, tools, service_tier: "flex" }));
    expect(trace.events.slice(0, 3)).toMatchObject([
      { type: "input_message", role: "system", content: "Be brief." },
      { type: "input_message", role: "user", content: "Where?" },
      { type: "model_call", params: { temperature: 1, tools }, output: "There." },
    ]);
    expect(others(trace)["run_state"]).toEqual({
      context: { context: { tenant: "acme" } },
      answers: [{ responseId: "resp_1", providerData: { model: "m", temperature: 1, service_tier: "flex" } }],
    });
    expect(replayability(trace)).toEqual({ score: 1, reasons: [] });
  });

  it("is no whole recording where it keeps none of them", () => {
    const { score, reasons } = replayability(read(state({ model: "m" })));
    expect(score).toBeLessThan(1);
    expect(reasons).toEqual([expect.stringContaining("the instructions and the parameters of the model are missing")]);
  });
});
