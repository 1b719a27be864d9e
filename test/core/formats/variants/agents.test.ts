import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, only } from "./counts.ts";

const at = "2026-01-01T00:00:00.000Z";

describe("ATIF", () => {
  const agent = { name: "terminus-2", version: "2", model_name: "m" };
  const calls = [
    { tool_call_id: "a", function_name: "bash", arguments: { cmd: "ls" } },
    { tool_call_id: "b", function_name: "bash", arguments: {} },
  ];

  it("reads what goes on in further files as runs of their own, each with the one before it as its parent", () => {
    const part = (extra: JsonObject, ...steps: Json[]) => ({
      schema_version: "ATIF-v1.5",
      session_id: "s",
      agent: { ...agent, extra },
      steps,
    });
    const idsOf = (json: Json) =>
      readTraces({ name: "log", json }, { platform: nodePlatform }).map(({ trace }) => [
        trace.run_id,
        trace.parent_run_id,
      ]);
    const given = { step_id: 1, source: "user", message: "go on", is_copied_context: true };
    const does = { step_id: 2, source: "agent", message: "done" };
    expect(idsOf(part({}, { ...given, is_copied_context: false }, does))).toEqual([["s", undefined]]);
    expect(idsOf(part({ continuation_index: 0 }, given, does))).toEqual([["s", undefined]]);
    expect(idsOf(part({}, given, does))).toEqual([["s/cont-1", "s"]]);
    expect(idsOf(part({ continuation_index: 1 }, given, does))).toEqual([["s/cont-1", "s"]]);
    const third = { ...part({ continuation_index: 2 }, given, does), subagent_trajectories: [part({}, does)] };
    expect(idsOf(third)).toEqual([
      ["s/cont-2", "s/cont-1"],
      ["s/cont-2/subagent-1", "s/cont-2"],
    ]);
    expect(idsOf({ ...part({ continuation_index: 1 }, given, does), trajectory_id: "t" })).toEqual([["t", undefined]]);
  });

  it("keeps what a writer adds to any step", () => {
    const extra = { channel: "web" };
    const attributesOf = (step: JsonObject) => {
      const json: Json = { schema_version: "ATIF-v1.6", session_id: "s", agent: { name: "a" }, steps: [step] };
      const [read] = readTraces({ name: "x", json }, { platform: nodePlatform });
      return read?.trace.events.flatMap((event) => (event.type === "input_message" ? [event.attributes] : []));
    };
    const asked = { step_id: 1, source: "user", message: "go" };
    expect(attributesOf({ ...asked, extra })).toEqual([extra]);
    expect(attributesOf({ ...asked, extra: {} })).toEqual([undefined]);
    expect(attributesOf({ ...asked, source: "agent", is_copied_context: true, extra })).toEqual([extra]);
  });

  it("reads parallel calls, content in parts, results without ids, sub-agents and copied steps", () => {
    const sub = {
      schema_version: "ATIF-v1.7",
      trajectory_id: "t-sub",
      agent,
      steps: [{ step_id: 1, source: "agent", message: "sub" }],
    };
    const log: Json = {
      schema_version: "ATIF-v1.7",
      session_id: "s",
      trajectory_id: "t",
      agent,
      steps: [
        { step_id: 1, source: "agent", message: "old", is_copied_context: true, tool_calls: calls },
        { step_id: 2, source: "user", message: [{ type: "text", text: "go" }] },
        {
          step_id: 3,
          source: "agent",
          message: "looking",
          tool_calls: calls,
          observation: {
            results: [
              { source_call_id: "b", content: [{ type: "text", text: "two" }] },
              { source_call_id: "a", content: "one", extra: { is_error: true } },
            ],
          },
        },
        {
          step_id: 4,
          source: "agent",
          message: "",
          tool_calls: calls,
          observation: { results: [{ content: "screen" }] },
        },
        { step_id: 5, source: "system", message: "note", observation: { results: [{ content: "reset" }] } },
        { step_id: 6, source: "agent", message: [{ type: "text", text: "done" }] },
      ],
      subagent_trajectories: [sub],
    };
    expect(countsOf({ json: log })).toEqual([
      {
        format: "atif",
        status: "unknown",
        calls: ["bash", "bash", "bash", "bash"],
        results: 3,
        failed: ["one"],
        errors: [],
        final: "done",
      },
      { format: "atif", status: "unknown", calls: [], results: 0, failed: [], errors: [], final: "sub" },
    ]);
    expect(countsOf({ json: [log] })).toHaveLength(2);
  });

  it("reads what steps and results say in their extras, and sub-agents of sub-agents that share a session", () => {
    const call = (id: string): Json => ({ tool_call_id: id, function_name: "bash", arguments: {} });
    const trajectory = (steps: Json[], more: JsonObject = {}): JsonObject => ({
      schema_version: "ATIF-v1.8",
      session_id: "s",
      agent: {
        name: "a",
        version: "1",
        model_name: "m",
        tool_definitions: [{ type: "function" }],
        extra: { cwds: ["/"] },
      },
      steps,
      ...more,
    });
    const log = trajectory(
      [
        { step_id: 1, source: "agent", message: "start", llm_call_count: 0, tool_calls: [call("a")] },
        {
          step_id: 2,
          source: "tool",
          observation: { results: [{ source_call_id: "a", extra: { timed_out: true, exit_code: 124 } }] },
        },
        {
          step_id: 3,
          source: "agent",
          message: "",
          tool_calls: [call("b")],
          observation: { results: [{ source_call_id: "b", content: "no such file" }] },
          metrics: { prompt_tokens: 3, completion_tokens: 1, cost_usd: 0.5 },
          extra: { tool_result_is_error: true, stop_reason: "tool_use" },
        },
        {
          step_id: 4,
          source: "agent",
          message: "",
          tool_calls: [call("c")],
          observation: {
            results: [
              {
                source_call_id: "c",
                content: "",
                subagent_trajectory_ref: [{ trajectory_id: "x" }],
                extra: { returncode: 2 },
              },
            ],
          },
        },
      ],
      {
        extra: { termination_reason: "max_steps" },
        continued_trajectory_ref: "next.json",
        subagent_trajectories: [trajectory([], { subagent_trajectories: [trajectory([])] })],
      },
    );
    const read = readTraces({ name: "log", json: log }, { platform: nodePlatform }).map(({ trace }) => trace);
    expect(read.map((trace) => [trace.run_id, trace.parent_run_id])).toEqual([
      ["s", undefined],
      ["s/subagent-1", "s"],
      ["s/subagent-1/subagent-1", "s/subagent-1"],
    ]);
    expect(countsOf({ json: log })[0]).toEqual({
      format: "atif",
      status: "error",
      calls: ["bash", "bash", "bash"],
      results: 3,
      failed: ["exit code 124", "no such file", "exit code 2"],
      errors: ["limit: max_steps"],
      final: undefined,
    });
    const events = read[0]?.events ?? [];
    expect(events.filter(({ type }) => type === "input_message")).toEqual([]);
    expect(events.find((event) => event.type === "model_call")).toEqual({
      type: "model_call",
      model: "m",
      params: { tools: [{ type: "function" }] },
      finish_reason: "tool_use",
      extras: [{ tool_result_is_error: true, stop_reason: "tool_use", type: "extra" }],
      usage: { input: 3, output: 1 },
      cost: 0.5,
      step: "3",
    });
    expect(events.flatMap((event) => (event.type === "other" ? event.name : []))).toEqual([
      "step",
      "agent",
      "extra",
      "continued_trajectory_ref",
    ]);
  });
});

describe("AgentDojo", () => {
  const messages: Json[] = [
    { role: "system", content: [{ type: "text", content: "sys" }] },
    { role: "user", content: [{ type: "text", content: "go" }] },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        { function: "read_file", args: { path: "a" }, id: "c1", placeholder_args: null },
        { function: "send_money", args: {}, id: "c2", placeholder_args: null },
      ],
    },
    {
      role: "tool",
      content: [{ type: "text", content: "text" }],
      tool_call_id: "c1",
      tool_call: { function: "read_file", args: {}, id: "c1" },
      error: null,
    },
    {
      role: "tool",
      content: [{ type: "text", content: "" }],
      tool_call_id: "c2",
      tool_call: { function: "send_money", args: {}, id: "c2" },
      error: "ValidationError: amount",
    },
    { role: "assistant", content: [{ type: "text", content: "done" }], tool_calls: [] },
  ];
  const run = {
    suite_name: "banking",
    pipeline_name: "m",
    user_task_id: "user_task_0",
    injection_task_id: null,
    attack_type: null,
    injections: {},
    messages,
    error: null,
    utility: true,
    security: true,
    duration: 1,
  };

  it("reads content and calls as it writes them, of its own runs and of those of forks", () => {
    const expected = {
      format: "agentdojo",
      status: "unknown",
      calls: ["read_file", "send_money"],
      results: 2,
      failed: ["ValidationError: amount"],
      errors: [],
      final: "done",
    };
    expect(only({ json: run })).toEqual(expected);
    const fork: Json = {
      run_id: "airport_t03",
      suite_name: "airport_suite",
      pipeline_name: "m",
      task_id: "t03",
      messages,
      evaluation: { utility: false, security: true },
      error: null,
    };
    expect(only({ json: fork })).toEqual(expected);
    // Older runs have plain text.
    const old = [
      { role: "user", content: "go" },
      { role: "assistant", content: "done", tool_calls: [] },
    ];
    expect(only({ json: { ...run, messages: old } })).toMatchObject({ format: "agentdojo", final: "done" });
  });

  it("keeps what it says of the attack and the benchmark", () => {
    const attacked = {
      ...run,
      injection_task_id: "injection_task_0",
      attack_type: "direct",
      injections: { bill: "pay" },
    };
    const [read] = readTraces({ name: "run", json: attacked }, { platform: nodePlatform });
    expect(read?.trace.feedback).toEqual({ rating: "bad", comment: "utility: true, security: true" });
    expect(read?.trace.events.at(-1)).toEqual({
      type: "other",
      name: "agentdojo",
      data: { attack_type: "direct", injections: { bill: "pay" }, utility: true, security: true, duration: 1 },
    });
  });

  it("ends in an error where the run did", () => {
    expect(only({ json: { ...run, messages: messages.slice(0, 4), error: "context length exceeded" } })).toMatchObject({
      status: "error",
      errors: ["exception: context length exceeded"],
      final: undefined,
    });
  });
});

describe("SWE-agent", () => {
  it("reads mini-swe-agent's tool calls, limits and Responses' answers", () => {
    const use = (id: string, command: string): Json => ({
      id,
      type: "function",
      function: { name: "bash", arguments: JSON.stringify({ command }) },
    });
    const log = (messages: Json[], info: Json): Json => ({ info, messages, trajectory_format: "mini-swe-agent-1.1" });
    const begun: Json[] = [
      { role: "system", content: "sys" },
      { role: "user", content: "fix" },
      {
        role: "assistant",
        content: "look",
        tool_calls: [use("a", "ls"), use("b", "cat x")],
        extra: { timestamp: 1_767_225_600 },
      },
      {
        role: "tool",
        tool_call_id: "a",
        content: "<returncode>0</returncode>\n<output>\nx</output>",
        extra: { returncode: 0, raw_output: "x" },
      },
      {
        role: "tool",
        tool_call_id: "b",
        content: "<returncode>1</returncode>",
        extra: { returncode: 1, raw_output: "" },
      },
    ];
    const exit: Json = { role: "exit", content: "diff", extra: { exit_status: "Submitted", submission: "diff" } };
    expect(only({ json: log([...begun, exit], { exit_status: "Submitted", submission: "diff" }) })).toEqual({
      format: "swe-agent",
      status: "success",
      calls: ["bash", "bash"],
      results: 2,
      failed: ["return code 1"],
      errors: [],
      final: "diff",
    });
    const config = { model: { model_name: "deepseek-chat" } };
    const [named] = readTraces(
      { name: "log", json: log(begun, { config, mini_version: "2.3.0" }) },
      { platform: nodePlatform },
    );
    expect(named?.trace).toMatchObject({ model: { name: "deepseek-chat" }, agent: { version: "2.3.0" } });
    expect(only({ json: log(begun, { exit_status: "LimitsExceeded", submission: "" }) })).toMatchObject({
      status: "error",
      errors: ["limit: LimitsExceeded"],
      final: undefined,
    });
    const answer: Json = {
      object: "response",
      output: [{ type: "function_call", call_id: "a", name: "bash", arguments: '{"command":"ls"}' }],
    };
    const given: Json = { type: "function_call_output", call_id: "a", output: "x", extra: { returncode: 0 } };
    expect(only({ json: log([{ role: "user", content: "fix" }, answer, given], {}) })).toMatchObject({
      calls: ["bash"],
      results: 1,
    });
  });

  it("names the model and version that newer trajectories configure", () => {
    const json: Json = {
      trajectory: [{ action: "ls", observation: "a", response: "r" }],
      history: [],
      info: { exit_status: "submitted", submission: "diff", swe_agent_version: "1.1.0" },
      replay_config: JSON.stringify({ agent: { model: { name: "gpt" } } }),
    };
    const [read] = readTraces({ name: "traj", json }, { platform: nodePlatform });
    expect(read?.trace).toMatchObject({ agent: { name: "swe-agent", version: "1.1.0" }, model: { name: "gpt" } });
  });

  it("reads how newer runs end, and steps without an action", () => {
    const step = (action: string, observation: string): Json => ({
      action,
      observation,
      response: "r",
      thought: "t",
      state: { open_file: "n/a" },
      execution_time: 0.5,
      query: [],
      extra_info: {},
    });
    const log = (exit_status: Json, submission: Json = null): Json => ({
      trajectory: [step("ls\n", "a"), step("", "no action")],
      history: [],
      info: { exit_status, submission },
      environment: "e",
    });
    expect(only({ json: log("submitted (exit_cost)", "diff") })).toMatchObject({
      status: "error",
      calls: ["shell"],
      results: 1,
      errors: ["limit: submitted (exit_cost)"],
      final: "diff",
    });
    expect(only({ json: log("exit_total_execution_time") })).toMatchObject({
      errors: ["limit: exit_total_execution_time"],
    });
    expect(only({ json: log("exit_error") })).toMatchObject({ errors: ["exception: exit_error"] });
    expect(only({ json: log(null) })).toMatchObject({ status: "unknown", errors: [] });
  });
});

describe("tau2", () => {
  const simulation = { id: "sim", task_id: "1", trial: 0, termination_reason: "user_stop", reward_info: { reward: 0 } };

  it("reads a simulation in a file of its own, and one of voice, whose sides speak in pieces", () => {
    const tick = (n: number, more: Record<string, Json>): Json => ({
      tick_id: n,
      timestamp: at,
      agent_chunk: { role: "assistant", contains_speech: false },
      user_chunk: { role: "user", contains_speech: false },
      ...more,
    });
    const ticks = [
      tick(0, { user_chunk: { role: "user", content: "Can you ", contains_speech: true } }),
      tick(1, { user_chunk: { role: "user", content: "help?", contains_speech: true } }),
      tick(2, {
        agent_tool_calls: [{ id: "c", name: "find", arguments: { id: 1 }, requestor: "assistant" }],
        agent_tool_results: [{ id: "c", role: "tool", content: "no such", requestor: "assistant", error: true }],
      }),
      tick(3, {
        user_tool_calls: [{ id: "u", name: "check", arguments: {}, requestor: "user" }],
        user_tool_results: [{ id: "u", role: "tool", content: "on", requestor: "user", error: false }],
      }),
      tick(4, { agent_chunk: { role: "assistant", content: "I am ", contains_speech: true } }),
      tick(5, { agent_chunk: { role: "assistant", content: "sorry.", contains_speech: true } }),
    ];
    expect(only({ json: { ...simulation, mode: "full_duplex", messages: null, ticks } })).toEqual({
      format: "tau2-bench",
      status: "success",
      calls: ["find"],
      results: 1,
      failed: ["no such"],
      errors: [],
      final: "I am sorry.",
    });
  });

  it("tells a limit, a timeout and a fault of the agent apart", () => {
    const end = (termination_reason: string) =>
      only({
        json: {
          simulations: [{ ...simulation, messages: [{ role: "assistant", content: "hi" }], termination_reason }],
        },
      }).errors;
    expect([end("too_many_errors"), end("timeout"), end("agent_error"), end("agent_stop")]).toEqual([
      ["limit: too_many_errors"],
      ["timeout: timeout"],
      ["exception: agent_error"],
      [],
    ]);
  });
});
