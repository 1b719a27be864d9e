import type { Json } from "../../../src/core/schema/json.ts";
import { anthropic } from "./model-apis.ts";
import { begun, steps, question, thought, tool } from "./steps.ts";

export function claudeCode(count: number): Json[] {
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

export function codex(count: number): Json[] {
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

export function managedAgents(count: number): Json[] {
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

export function atif(count: number): Json {
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
