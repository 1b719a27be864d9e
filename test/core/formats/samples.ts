import type { Json } from "../../../src/core/schema/json.ts";

const call = { id: "call_1", type: "function", function: { name: "lookup_order", arguments: '{"id":7}' } };

/** One small run ("look up order 7, which fails") in the spelling of each format. */
export const samples: Record<string, Json> = {
  replaykit: {
    run_id: "run-1",
    status: "error",
    events: [
      { type: "input_message", content: "Where is order 7?" },
      { type: "tool_call", tool_name: "lookup_order", tool_args: { id: 7 } },
      { type: "tool_result", output: "Error: no such order" },
      { type: "error", error: "Max tool call limit exceeded." },
    ],
  },
  "openai-chat": [
    { role: "user", content: "Where is order 7?" },
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "tool", tool_call_id: "call_1", content: "Error: no such order" },
    { role: "assistant", content: "There is no order 7." },
  ],
  "openai-responses": [
    { role: "user", content: "Where is order 7?" },
    { type: "function_call", call_id: "call_1", name: "lookup_order", arguments: '{"id":7}' },
    { type: "function_call_output", call_id: "call_1", output: "Error: no such order" },
    { type: "message", role: "assistant", content: [{ type: "output_text", text: "There is no order 7." }] },
  ],
  "anthropic-messages": {
    model: "claude",
    messages: [
      { role: "user", content: "Where is order 7?" },
      { role: "assistant", content: [{ type: "tool_use", id: "call_1", name: "lookup_order", input: { id: 7 } }] },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "call_1", content: "no such order", is_error: true }],
      },
      { role: "assistant", content: [{ type: "text", text: "There is no order 7." }] },
    ],
  },
  "claude-code": [
    {
      type: "user",
      sessionId: "s",
      uuid: "a",
      timestamp: "2026-01-01T00:00:00Z",
      message: { role: "user", content: "Where is order 7?" },
    },
    {
      type: "assistant",
      sessionId: "s",
      uuid: "b",
      message: {
        id: "m",
        role: "assistant",
        content: [{ type: "tool_use", id: "call_1", name: "lookup_order", input: { id: 7 } }],
      },
    },
    {
      type: "user",
      sessionId: "s",
      uuid: "c",
      message: {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "call_1", content: "no such order", is_error: true }],
      },
    },
    {
      type: "assistant",
      sessionId: "s",
      uuid: "d",
      message: { id: "n", role: "assistant", content: [{ type: "text", text: "There is no order 7." }] },
    },
  ],
  codex: [
    { timestamp: "2026-04-30T10:00:00Z", type: "session_meta", payload: { id: "run-1", cli_version: "1" } },
    {
      type: "response_item",
      payload: { type: "message", role: "user", content: [{ type: "input_text", text: "Where is order 7?" }] },
    },
    {
      type: "response_item",
      payload: { type: "function_call", name: "lookup_order", call_id: "call_1", arguments: '{"id":7}' },
    },
    {
      type: "response_item",
      payload: { type: "function_call_output", call_id: "call_1", output: "Error: no such order" },
    },
    { type: "event_msg", payload: { type: "agent_message", message: "There is no order 7." } },
    {
      type: "response_item",
      payload: { type: "message", role: "assistant", content: [{ type: "output_text", text: "There is no order 7." }] },
    },
  ],
  langsmith: [
    {
      id: "r",
      trace_id: "r",
      name: "agent",
      run_type: "chain",
      start_time: 1000000000000,
      end_time: 1000000000009,
      inputs: { question: "Where is order 7?" },
      outputs: { answer: "There is no order 7." },
    },
    {
      id: "t",
      trace_id: "r",
      parent_run_id: "r",
      name: "lookup_order",
      run_type: "tool",
      start_time: 1000000000001,
      end_time: 1000000000002,
      inputs: { id: 7 },
      error: "no such order",
    },
  ],
  langfuse: {
    trace: { id: "t", name: "agent", input: '"Where is order 7?"', output: '"There is no order 7."' },
    observations: [
      {
        id: "o",
        traceId: "t",
        type: "TOOL",
        name: "lookup_order",
        startTime: "2026-01-01T00:00:00Z",
        endTime: "2026-01-01T00:00:01Z",
        level: "ERROR",
        statusMessage: "no such order",
        input: '{"id":7}',
      },
    ],
  },
  "openai-agents": {
    data: [
      { object: "trace", id: "t", workflow_name: "w" },
      {
        object: "trace.span",
        id: "a",
        trace_id: "t",
        parent_id: null,
        started_at: "2026-01-01T00:00:00Z",
        ended_at: "2026-01-01T00:00:03Z",
        span_data: { type: "agent", name: "agent" },
      },
      {
        object: "trace.span",
        id: "b",
        trace_id: "t",
        parent_id: "a",
        started_at: "2026-01-01T00:00:01Z",
        ended_at: "2026-01-01T00:00:02Z",
        span_data: { type: "function", name: "lookup_order", input: '{"id":7}', output: "Error: no such order" },
      },
    ],
  },
  "openai-run-state": {
    $schemaVersion: "1.17",
    originalInput: "Where is order 7?",
    currentTurn: 1,
    maxTurns: 9,
    modelResponses: [],
    currentStep: { type: "next_step_final_output", output: "There is no order 7." },
    generatedItems: [
      {
        type: "tool_call_item",
        rawItem: { type: "function_call", callId: "call_1", name: "lookup_order", arguments: '{"id":7}' },
      },
      {
        type: "tool_call_output_item",
        rawItem: {
          type: "function_call_result",
          callId: "call_1",
          output: { type: "text", text: "Error: no such order" },
        },
      },
    ],
  },
  langgraph: [
    {
      values: {
        messages: [
          { lc: 1, type: "constructor", id: ["HumanMessage"], kwargs: { content: "Where is order 7?" } },
          {
            lc: 1,
            type: "constructor",
            id: ["AIMessage"],
            kwargs: { content: "", tool_calls: [{ id: "call_1", name: "lookup_order", args: { id: 7 } }] },
          },
        ],
      },
      next: ["tools"],
      tasks: [{ name: "tools", error: { message: "no such order" }, interrupts: [] }],
      metadata: { step: 1 },
      config: { configurable: { thread_id: "t", checkpoint_id: "c" } },
    },
  ],
  inspect: {
    version: 2,
    eval: { model: "m", task: "task" },
    samples: [
      {
        id: 1,
        epoch: 1,
        uuid: "u",
        scores: { match: { value: "I" } },
        messages: [
          { role: "user", content: "attachment://x" },
          {
            role: "assistant",
            content: "",
            tool_calls: [{ id: "call_1", function: "lookup_order", arguments: { id: 7 } }],
          },
          {
            role: "tool",
            tool_call_id: "call_1",
            function: "lookup_order",
            content: "",
            error: { type: "unknown", message: "no such order" },
          },
        ],
        attachments: { x: "Where is order 7?" },
        limit: { type: "message", limit: 3 },
      },
    ],
  },
  "swe-agent": {
    environment: "e",
    history: [
      { role: "user", content: "Fix it" },
      { role: "user", content: "demo", is_demo: true },
    ],
    trajectory: [
      {
        action: "ls",
        observation: "Error: no such order",
        response: "Let me look",
        state: "{}",
        messages: [{ role: "user", content: "demo" }],
      },
    ],
    info: { exit_status: "exit_cost" },
  },
  atif: {
    schema_version: "ATIF-v1.5",
    session_id: "s",
    agent: { name: "a", version: "1" },
    steps: [
      { step_id: 1, source: "user", message: "Where is order 7?" },
      {
        step_id: 2,
        source: "agent",
        message: "",
        tool_calls: [{ tool_call_id: "call_1", function_name: "lookup_order", arguments: { id: 7 } }],
        observation: { results: [{ source_call_id: "call_1", content: "Error: no such order" }] },
      },
    ],
  },
  agentdojo: {
    suite_name: "banking",
    user_task_id: "u",
    utility: false,
    security: false,
    messages: [
      { role: "user", content: "Where is order 7?" },
      { role: "assistant", content: "", tool_calls: [{ id: "call_1", function: "lookup_order", args: { id: 7 } }] },
      { role: "tool", tool_call_id: "call_1", content: "", error: "no such order" },
    ],
  },
  "tau-bench": [
    {
      task_id: 1,
      reward: 0,
      trial: 0,
      info: { task: { actions: [{ name: "cancel", kwargs: { id: 7 } }], outputs: ["7"] } },
      traj: [
        { role: "user", content: "Where is order 7?" },
        { role: "assistant", content: null, tool_calls: [call] },
        { role: "tool", tool_call_id: "call_1", content: "Error: no such order" },
      ],
    },
  ],
  "tau2-bench": {
    info: { agent_info: { llm: "m", implementation: "a" } },
    tasks: [{ id: "k", evaluation_criteria: { actions: [] } }],
    simulations: [
      {
        id: "s",
        task_id: "k",
        termination_reason: "max_steps",
        reward_info: { reward: 0 },
        messages: [
          { role: "user", content: "Where is order 7?" },
          { role: "assistant", tool_calls: [{ id: "call_1", name: "lookup_order", arguments: { id: 7 } }] },
          { role: "tool", id: "call_1", content: "no such order", error: true },
        ],
      },
    ],
  },
  "http-recording": {
    interactions: [
      {
        request: {
          url: "https://api.openai.com/v1/chat/completions",
          body: { model: "m", messages: [{ role: "user", content: "Where is order 7?" }] },
        },
        response: {
          status: 200,
          body: {
            choices: [
              { message: { role: "assistant", content: null, tool_calls: [call] }, finish_reason: "tool_calls" },
            ],
          },
        },
      },
      {
        request: {
          url: "https://api.openai.com/v1/chat/completions",
          body: {
            model: "m",
            messages: [
              { role: "user", content: "Where is order 7?" },
              { role: "assistant", content: null, tool_calls: [call] },
              { role: "tool", tool_call_id: "call_1", content: "Error: no such order" },
            ],
          },
        },
        response: { status: 503, body: { error: { message: "overloaded" } } },
      },
    ],
  },
  "claude-managed-agents": [
    [
      "client.beta.sessions.events.stream",
      { type: "user.message", content: [{ type: "text", text: "Where is order 7?" }] },
    ],
    [
      "client.beta.sessions.events.stream",
      { type: "agent.custom_tool_use", id: "call_1", name: "lookup_order", input: { id: 7 } },
    ],
    [
      "client.beta.sessions.events.stream",
      {
        type: "user.custom_tool_result",
        custom_tool_use_id: "call_1",
        content: [{ type: "text", text: "no such order" }],
        is_error: true,
      },
    ],
    ["client.beta.sessions.events.stream", { type: "session.status_idle", stop_reason: { type: "end_turn" } }],
  ],
  otlp: {
    resourceSpans: [
      {
        resource: { attributes: [{ key: "service.name", value: { stringValue: "shop" } }] },
        scopeSpans: [
          {
            scope: { name: "test" },
            spans: [
              {
                traceId: "0af7651916cd43dd8448eb211c80319c",
                spanId: "00f067aa0ba902b7",
                name: "invoke_agent shop",
                startTimeUnixNano: "1700000000000000000",
                endTimeUnixNano: "1700000003000000000",
                attributes: [
                  { key: "gen_ai.operation.name", value: { stringValue: "invoke_agent" } },
                  {
                    key: "gen_ai.input.messages",
                    value: { stringValue: '[{"role":"user","parts":[{"type":"text","content":"Where is order 7?"}]}]' },
                  },
                  {
                    key: "gen_ai.output.messages",
                    value: {
                      stringValue: '[{"role":"assistant","parts":[{"type":"text","content":"There is no order 7."}]}]',
                    },
                  },
                ],
              },
              {
                traceId: "0af7651916cd43dd8448eb211c80319c",
                spanId: "00f067aa0ba902b8",
                parentSpanId: "00f067aa0ba902b7",
                name: "execute_tool lookup_order",
                startTimeUnixNano: "1700000001000000000",
                endTimeUnixNano: "1700000002000000000",
                attributes: [
                  { key: "gen_ai.tool.name", value: { stringValue: "lookup_order" } },
                  { key: "gen_ai.tool.call.arguments", value: { stringValue: '{"id":7}' } },
                ],
                events: [
                  {
                    name: "exception",
                    attributes: [{ key: "exception.message", value: { stringValue: "no such order" } }],
                  },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  },
  "ai-sdk-ui": [
    { id: "m1", role: "user", parts: [{ type: "text", text: "Where is order 7?" }] },
    {
      id: "m2",
      role: "assistant",
      parts: [
        { type: "step-start" },
        {
          type: "tool-lookup_order",
          toolCallId: "c1",
          state: "output-error",
          input: { id: 7 },
          errorText: "no such order",
        },
      ],
    },
  ],
  "pydantic-ai": [
    { kind: "request", parts: [{ part_kind: "user-prompt", content: "Where is order 7?" }] },
    {
      kind: "response",
      parts: [{ part_kind: "tool-call", tool_name: "lookup_order", args: '{"id":7}', tool_call_id: "c1" }],
    },
    {
      kind: "request",
      parts: [{ part_kind: "retry-prompt", tool_name: "lookup_order", tool_call_id: "c1", content: "no such order" }],
    },
  ],
  opencode: {
    info: { id: "ses_1", version: "1.0.0" },
    messages: [
      {
        info: { role: "user", sessionID: "ses_1" },
        parts: [{ type: "text", text: "Where is order 7?" }],
      },
      {
        info: { role: "assistant", sessionID: "ses_1", modelID: "m", providerID: "p" },
        parts: [
          { type: "step-start" },
          {
            type: "tool",
            tool: "lookup_order",
            callID: "c1",
            state: { status: "error", input: { id: 7 }, error: "no such order" },
          },
          { type: "step-finish", reason: "tool-calls", tokens: { input: 1, output: 1 } },
        ],
      },
    ],
  },
  gemini: {
    contents: [
      { role: "user", parts: [{ text: "Where is order 7?" }] },
      { role: "model", parts: [{ functionCall: { name: "lookup_order", args: { id: 7 } } }] },
      { role: "user", parts: [{ functionResponse: { name: "lookup_order", response: { error: "no such order" } } }] },
    ],
  },
  pi: [
    { type: "session", version: 3, id: "s", timestamp: "2026-01-01T00:00:00.000Z", cwd: "/shop" },
    {
      type: "message",
      id: "a",
      parentId: null,
      timestamp: "2026-01-01T00:00:01.000Z",
      message: { role: "user", content: "Where is order 7?" },
    },
    {
      type: "message",
      id: "b",
      parentId: "a",
      timestamp: "2026-01-01T00:00:02.000Z",
      message: {
        role: "assistant",
        content: [{ type: "toolCall", id: "call_1", name: "lookup_order", arguments: { id: 7 } }],
        provider: "anthropic",
        model: "claude",
        stopReason: "toolUse",
      },
    },
    {
      type: "message",
      id: "c",
      parentId: "b",
      timestamp: "2026-01-01T00:00:03.000Z",
      message: {
        role: "toolResult",
        toolCallId: "call_1",
        toolName: "lookup_order",
        content: [{ type: "text", text: "no such order" }],
        isError: true,
      },
    },
  ],
  openhands: [
    {
      id: 0,
      timestamp: "2026-01-01T00:00:00",
      source: "user",
      action: "message",
      args: { content: "Where is order 7?" },
    },
    {
      id: 1,
      timestamp: "2026-01-01T00:00:01",
      source: "agent",
      action: "call_tool_mcp",
      args: { name: "lookup_order", arguments: { id: 7 } },
      tool_call_metadata: {
        function_name: "lookup_order",
        tool_call_id: "call_1",
        model_response: { id: "r", model: "gpt", choices: [{ message: { role: "assistant", tool_calls: [call] } }] },
      },
    },
    {
      id: 2,
      timestamp: "2026-01-01T00:00:02",
      source: "environment",
      cause: 1,
      observation: "error",
      content: "no such order",
      extras: {},
    },
  ],
  adk: {
    id: "s",
    app_name: "shop",
    user_id: "u",
    events: [
      {
        invocation_id: "i",
        author: "user",
        content: { role: "user", parts: [{ text: "Where is order 7?" }] },
        timestamp: 1767225600.5,
      },
      {
        invocation_id: "i",
        author: "shop",
        content: { role: "model", parts: [{ function_call: { id: "call_1", name: "lookup_order", args: { id: 7 } } }] },
      },
      {
        invocation_id: "i",
        author: "shop",
        content: {
          role: "user",
          parts: [
            { function_response: { id: "call_1", name: "lookup_order", response: { result: "Error: no such order" } } },
          ],
        },
      },
    ],
  },
  "agent-as-a-judge": [
    {
      step: 0,
      user_message: "Where is order 7?",
      agent: { thought: "I look.", action: "Running command: lookup_order 7" },
      environment: "Error: no such order",
      step_usage: { input_tokens: 5, output_tokens: 2, llm_inference_time: 1.5, model: "gpt", cost: 0.01 },
      accumulated_usage: { accumulated_cost: 0.01, accumulated_time: 2 },
    },
    {
      step: 1,
      user_message: null,
      agent: { thought: "There is no order 7.", action: null },
      environment: null,
      step_usage: { input_tokens: 9, output_tokens: 3, llm_inference_time: 1, model: "gpt", cost: 0.02 },
      accumulated_usage: { accumulated_cost: 0.03, accumulated_time: 4 },
    },
  ],
  promptfoo: {
    evalId: "eval-1",
    results: {
      version: 3,
      results: [
        {
          id: "result-1",
          provider: { id: "openai:gpt-4o", label: "shop" },
          prompt: {
            raw: JSON.stringify([
              { role: "user", content: "Where is order 7?" },
              { role: "assistant", content: null, tool_calls: [call] },
              { role: "tool", tool_call_id: "call_1", content: "Error: no such order" },
            ]),
            label: "{{prompt}}",
          },
          vars: {},
          response: { output: "There is no order 7.", tokenUsage: { prompt: 9, completion: 4, total: 13 } },
          success: false,
          score: 0,
          latencyMs: 12,
          gradingResult: { pass: false, score: 0, reason: "no refund", namedScores: { Refund: 0 } },
        },
      ],
    },
  },
  autogen: {
    type: "TeamState",
    version: "1.0.0",
    agent_states: {
      shop: { type: "ChatAgentContainerState", agent_state: { type: "AssistantAgentState" }, message_buffer: [] },
      RoundRobinGroupChatManager: {
        type: "RoundRobinManagerState",
        message_thread: [
          { source: "user", models_usage: null, content: "Where is order 7?", type: "TextMessage" },
          {
            source: "shop",
            models_usage: { prompt_tokens: 9, completion_tokens: 4 },
            content: [{ id: "call_1", name: "lookup_order", arguments: '{"id":7}' }],
            type: "ToolCallRequestEvent",
          },
          {
            source: "shop",
            models_usage: null,
            content: [{ call_id: "call_1", name: "lookup_order", content: "no such order", is_error: true }],
            type: "ToolCallExecutionEvent",
          },
          { source: "shop", models_usage: null, content: "There is no order 7.", type: "TextMessage" },
        ],
        current_turn: 0,
      },
    },
  },
  cline: [
    {
      role: "user",
      content: [
        { type: "text", text: "<task>\nWhere is order 7?\n</task>" },
        { type: "text", text: "<environment_details>\n# Current Mode\nACT MODE\n</environment_details>" },
      ],
      ts: 1_767_225_600_000,
    },
    {
      role: "assistant",
      content: [
        { type: "thinking", thinking: "Look it up." },
        { type: "tool_use", id: "call_1", name: "lookup_order", input: { id: 7 } },
      ],
      modelInfo: { modelId: "claude", providerId: "anthropic", mode: "act" },
      metrics: { tokens: { prompt: 9, completion: 4, cached: 0 } },
      ts: 1_767_225_601_000,
    },
    {
      role: "user",
      content: [
        {
          type: "text",
          text: "[lookup_order for '7'] Result:\nCommand failed with exit code 1.\nOutput:\nno such order",
        },
      ],
      ts: 1_767_225_602_000,
    },
  ],
  braintrust: [
    {
      id: "r1",
      span_id: "s1",
      root_span_id: "s1",
      is_root: true,
      created: "2026-01-01T00:00:00.000Z",
      project_id: "p",
      log_id: "g",
      span_attributes: { name: "shop", type: "task" },
      input: "Where is order 7?",
      metrics: { start: 1_767_225_600, end: 1_767_225_603 },
    },
    {
      id: "r2",
      span_id: "s2",
      root_span_id: "s1",
      span_parents: ["s1"],
      span_attributes: { name: "Chat Completion", type: "llm" },
      input: [{ role: "user", content: "Where is order 7?" }],
      output: [
        { index: 0, finish_reason: "tool_calls", message: { role: "assistant", content: null, tool_calls: [call] } },
      ],
      metadata: { model: "gpt", provider: "openai" },
      metrics: { start: 1_767_225_600.5, end: 1_767_225_601, prompt_tokens: 9, completion_tokens: 4 },
    },
    {
      id: "r3",
      span_id: "s3",
      root_span_id: "s1",
      span_parents: ["s1"],
      span_attributes: { name: "lookup_order", type: "tool" },
      input: { id: 7 },
      error: "no such order",
      metrics: { start: 1_767_225_601, end: 1_767_225_602 },
    },
  ],
  smolagents: {
    model_id: "gpt",
    agent_action_type: "tool-calling",
    question: "Where is order 7?",
    answer: "There is no order 7.",
    true_answer: "There is none.",
    source: "shop",
    intermediate_steps: [
      { role: "user", content: [{ type: "text", text: "New task:\nWhere is order 7?" }], tool_calls: null, raw: null },
      { role: "assistant", content: [{ type: "text", text: "I look it up." }], tool_calls: null, raw: null },
      {
        role: "tool-call",
        content: [
          {
            type: "text",
            text: "Calling tools:\n[{'id': 'call_1', 'type': 'function', 'function': {'name': 'lookup_order', 'arguments': {'id': 7}}}]",
          },
        ],
        tool_calls: null,
        raw: null,
      },
      {
        role: "tool-response",
        content: [
          {
            type: "text",
            text: "Call id: call_1\nError:\nno such order\nNow let's retry: take care not to repeat previous errors! If you have retried several times, try a completely different approach.\n",
          },
        ],
        tool_calls: null,
        raw: null,
      },
    ],
    start_time: 1_767_225_600.5,
    end_time: "2026-01-01 00:00:04",
    token_counts: { input_tokens: 9, output_tokens: 4, total_tokens: 13 },
  },
};
