import type { Json, JsonObject } from "../../src/core/schema/json.ts";

/** What one step of the measured runs asks for and gets. */
interface Step {
  id: string;
  args: JsonObject;
  output: string;
  at: string;
}

const begun = Date.UTC(2026, 0, 1);

export function steps(count: number): Step[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `call_${n}`,
    args: { id: n, fields: ["price", "currency", "customer"] },
    output: JSON.stringify({ id: n, price: n * 3, note: `order ${n} was shipped and then it came back. `.repeat(6) }),
    at: new Date(begun + n * 1000).toISOString(),
  }));
}

const question = "Look up every order and say what it costs.";
const thought = (n: number) => `Looking up order ${n}.`;
const tool = "lookup_order";

function chatCall({ id, args }: Step): JsonObject {
  return { id, type: "function", function: { name: tool, arguments: JSON.stringify(args) } };
}

export function chat(count: number): Json[] {
  const rounds = steps(count).flatMap((step, n): Json[] => [
    { role: "assistant", content: thought(n), tool_calls: [chatCall(step)] },
    { role: "tool", tool_call_id: step.id, content: step.output },
  ]);
  return [{ role: "user", content: question }, ...rounds, { role: "assistant", content: "Done." }];
}

function responses(count: number): Json[] {
  const rounds = steps(count).flatMap(({ id, args, output }, n): Json[] => [
    { type: "reasoning", id: `rs_${n}`, summary: [], encrypted_content: "x".repeat(200) },
    {
      type: "function_call",
      id: `fc_${n}`,
      call_id: id,
      name: tool,
      arguments: JSON.stringify(args),
      status: "completed",
    },
    { type: "function_call_output", call_id: id, output },
  ]);
  return [
    { role: "user", content: question },
    ...rounds,
    { type: "message", role: "assistant", content: [{ type: "output_text", text: "Done." }] },
  ];
}

function anthropic(count: number): Json[] {
  const rounds = steps(count).flatMap(({ id, args, output }, n): Json[] => [
    {
      role: "assistant",
      content: [
        { type: "text", text: thought(n) },
        { type: "tool_use", id, name: tool, input: args },
      ],
    },
    { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: output }] },
  ]);
  return [
    { role: "user", content: question },
    ...rounds,
    { role: "assistant", content: [{ type: "text", text: "Done." }] },
  ];
}

function claudeCode(count: number): Json[] {
  return anthropic(count).map((message, n): Json => {
    const { role, content } = Object(message);
    const usage = { input_tokens: n, output_tokens: 3, cache_read_input_tokens: 0 };
    const own = role === "assistant" ? { id: `msg_${n}`, model: "claude", usage, stop_reason: null } : {};
    return {
      type: role,
      uuid: `uuid-${n}`,
      parentUuid: n === 0 ? null : `uuid-${n - 1}`,
      sessionId: "session",
      isSidechain: false,
      cwd: "/home/user/project",
      version: "2.1.0",
      timestamp: new Date(begun + n * 1000).toISOString(),
      message: { role, content, ...own },
    };
  });
}

function codex(count: number): Json[] {
  const rounds = steps(count).flatMap(({ id, args, output, at }): Json[] => [
    {
      timestamp: at,
      type: "response_item",
      payload: { type: "function_call", name: tool, arguments: JSON.stringify(args), call_id: id },
    },
    { timestamp: at, type: "response_item", payload: { type: "function_call_output", call_id: id, output } },
    {
      timestamp: at,
      type: "event_msg",
      payload: { type: "token_count", info: { last_token_usage: { input_tokens: 5, output_tokens: 5 } } },
    },
  ]);
  return [
    { timestamp: new Date(begun).toISOString(), type: "session_meta", payload: { id: "s", cli_version: "1" } },
    ...rounds,
  ];
}

function langSmith(count: number): Json[] {
  const row = (n: number, run_type: string, more: JsonObject): Json => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    trace_id: "00000000-0000-4000-8000-000000000000",
    parent_run_id: n === 0 ? null : "00000000-0000-4000-8000-000000000000",
    dotted_order: `20260101T${String(n).padStart(12, "0")}Z`,
    name: tool,
    run_type,
    start_time: new Date(begun + n * 1000).toISOString(),
    end_time: begun + n * 1000 + 500,
    ...more,
  });
  const rounds = steps(count).flatMap((step, n): Json[] => [
    row(n * 2 + 1, "llm", {
      inputs: { messages: [{ role: "user", content: question }] },
      outputs: {
        choices: [
          { finish_reason: "tool_calls", message: { role: "assistant", content: null, tool_calls: [chatCall(step)] } },
        ],
      },
    }),
    row(n * 2 + 2, "tool", { inputs: step.args, outputs: { output: step.output } }),
  ]);
  return [row(0, "chain", { inputs: { input: question }, outputs: { output: "Done." } }), ...rounds];
}

function langfuse(count: number): Json {
  const observations = steps(count).flatMap((step, n): Json[] => {
    const at = { traceId: "t", startTime: step.at, endTime: step.at, level: "DEFAULT", parentObservationId: null };
    const output = { role: "assistant", content: null, tool_calls: [chatCall(step)] };
    return [
      {
        id: `g${n}`,
        type: "GENERATION",
        name: "llm",
        ...at,
        model: "m",
        input: JSON.stringify([{ role: "user", content: question }]),
        output: JSON.stringify(output),
        metadata: "{}",
      },
      {
        id: `t${n}`,
        type: "TOOL",
        name: tool,
        ...at,
        input: JSON.stringify(step.args),
        output: step.output,
        metadata: JSON.stringify({ attributes: { "gen_ai.tool.call.id": step.id } }),
      },
    ];
  });
  return { trace: { id: "t", name: "agent", input: question, output: "Done." }, observations };
}

function openAiAgents(count: number): Json {
  const span = (id: string, at: string, span_data: Json): Json => ({
    object: "trace.span",
    id,
    trace_id: "trace_1",
    parent_id: "span_root",
    started_at: at,
    ended_at: at,
    span_data,
    error: null,
  });
  const data = steps(count).flatMap(({ args, output, at }, n): Json[] => [
    span(`span_r${n}`, at, {
      type: "response",
      response_id: `resp_${n}`,
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
    span(`span_f${n}`, at, { type: "function", name: tool, input: JSON.stringify(args), output, mcp_data: null }),
  ]);
  return { data: [{ object: "trace", id: "trace_1", workflow_name: "w" }, ...data] };
}

function runState(count: number): Json {
  const generatedItems = steps(count).flatMap(({ id, args, output }): Json[] => [
    {
      type: "tool_call_item",
      rawItem: { type: "function_call", callId: id, name: tool, arguments: JSON.stringify(args), status: "completed" },
      agent: { name: "a" },
    },
    {
      type: "tool_call_output_item",
      rawItem: {
        type: "function_call_result",
        callId: id,
        name: tool,
        output: { type: "text", text: output },
        status: "completed",
      },
      agent: { name: "a" },
      output,
    },
  ]);
  return {
    $schemaVersion: "1.0",
    currentTurn: 1,
    maxTurns: 10_000,
    currentAgent: { name: "a" },
    originalInput: question,
    modelResponses: [],
    generatedItems,
    currentStep: { type: "next_step_final_output", output: "Done." },
  };
}

function langGraph(count: number): Json {
  const messages = chat(count).map((message, n): Json => {
    const { role, content, tool_call_id, tool_calls } = Object(message);
    const type = role === "user" ? "human" : role === "assistant" ? "ai" : "tool";
    const calls = (Array.isArray(tool_calls) ? steps(1) : []).map(({ args }) => ({
      id: `call_${(n - 1) / 2}`,
      name: tool,
      args,
    }));
    return {
      type,
      id: `m${n}`,
      content,
      ...(type === "tool" ? { tool_call_id } : {}),
      ...(type === "ai" ? { tool_calls: calls } : {}),
    };
  });
  return [
    {
      values: { messages },
      next: [],
      tasks: [],
      metadata: { source: "loop", step: 1 },
      config: { configurable: { thread_id: "t", checkpoint_id: "c" } },
      createdAt: new Date(begun).toISOString(),
    },
  ];
}

function inspect(count: number): Json {
  const messages = chat(count).map((message): Json => {
    const { role, content, tool_call_id, tool_calls } = Object(message);
    const calls = (Array.isArray(tool_calls) ? tool_calls : []).map((call: Json) => ({
      id: Object(call).id,
      function: tool,
      arguments: { id: 1 },
    }));
    return {
      role,
      content,
      ...(role === "tool" ? { tool_call_id, function: tool } : {}),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    };
  });
  const events = steps(count).map(
    ({ id, args, output, at }): Json => ({
      event: "tool",
      timestamp: at,
      id,
      function: tool,
      arguments: args,
      result: output,
    }),
  );
  return {
    version: 2,
    status: "success",
    eval: { task: "t", model: "m", run_id: "r" },
    samples: [
      { id: 1, epoch: 1, uuid: "u", messages, events, output: { model: "m" }, scores: { match: { value: "C" } } },
    ],
  };
}

function sweAgent(count: number): Json {
  const trajectory = steps(count).map(
    ({ args, output }, n): Json => ({
      action: JSON.stringify(args),
      observation: output,
      response: thought(n),
      thought: thought(n),
      state: JSON.stringify({ open_file: "n/a" }),
      execution_time: 0.1,
    }),
  );
  return {
    environment: "e",
    trajectory,
    history: [{ role: "user", content: question }],
    info: { exit_status: "submitted", submission: "diff" },
  };
}

function atif(count: number): Json {
  const made = steps(count).map(
    ({ id, args, output, at }, n): Json => ({
      step_id: n + 2,
      timestamp: at,
      source: "agent",
      message: thought(n),
      tool_calls: [{ tool_call_id: id, function_name: tool, arguments: args }],
      observation: { results: [{ source_call_id: id, content: output }] },
      metrics: { prompt_tokens: 1, completion_tokens: 1 },
    }),
  );
  return {
    schema_version: "ATIF-v1.7",
    session_id: "s",
    agent: { name: "a", version: "1" },
    steps: [{ step_id: 1, source: "user", message: question }, ...made],
  };
}

function tau2(count: number): Json {
  const messages = steps(count).flatMap(({ id, args, output, at }, n): Json[] => [
    {
      role: "assistant",
      content: thought(n),
      tool_calls: [{ id, name: tool, arguments: args, requestor: "assistant" }],
      timestamp: at,
      usage: { prompt_tokens: 1, completion_tokens: 1 },
    },
    { role: "tool", id, content: output, requestor: "assistant", error: false, timestamp: at },
  ]);
  return {
    info: {},
    tasks: [],
    simulations: [{ id: "s", task_id: "1", trial: 0, termination_reason: "user_stop", messages }],
  };
}

function managedAgents(count: number): Json[] {
  const events = steps(count).flatMap(({ id, args, output, at }): Json[] => [
    { type: "agent.custom_tool_use", id, name: tool, input: args, processed_at: at },
    {
      type: "user.custom_tool_result",
      custom_tool_use_id: id,
      content: [{ type: "text", text: output }],
      processed_at: at,
    },
  ]);
  return [...events, { type: "session.status_idle", stop_reason: { type: "end_turn" } }];
}

/** Runs of six steps, each request with the history before it, as recorders and instrumentations write them. */
export function requests(runs: number): { history: Json[]; answer: Json }[] {
  const messages = chat(6);
  return Array.from({ length: runs * 6 }, (_, index) => {
    const step = index % 6;
    return { history: messages.slice(0, 1 + step * 2), answer: messages[1 + step * 2] ?? null };
  });
}

function httpRecording(count: number): Json {
  const interactions = requests(Math.ceil(count / 30)).map(
    ({ history, answer }): Json => ({
      request: {
        method: "POST",
        uri: "https://api.openai.com/v1/chat/completions",
        body: JSON.stringify({ model: "m", messages: history }),
      },
      response: {
        status: { code: 200 },
        body: {
          string: JSON.stringify({
            id: "x",
            model: "m",
            choices: [{ index: 0, finish_reason: "tool_calls", message: answer }],
          }),
        },
      },
    }),
  );
  return { interactions, version: 1 };
}

/** A document of each format, about as large for so many steps. */
export const documents: Record<string, (steps: number) => Json> = {
  "openai-chat": chat,
  "openai-responses": responses,
  "anthropic-messages": anthropic,
  "claude-code": claudeCode,
  codex,
  langsmith: langSmith,
  langfuse,
  "openai-agents": openAiAgents,
  "openai-run-state": runState,
  langgraph: langGraph,
  inspect,
  "swe-agent": sweAgent,
  atif,
  agentdojo: (count) => ({
    suite_name: "s",
    pipeline_name: "m",
    user_task_id: "u",
    injection_task_id: null,
    messages: chat(count),
    utility: true,
    security: false,
    error: null,
  }),
  "tau-bench": (count) => [{ task_id: 1, trial: 0, reward: 0, info: {}, traj: chat(count) }],
  "tau2-bench": tau2,
  "http-recording": httpRecording,
  "claude-managed-agents": managedAgents,
};
