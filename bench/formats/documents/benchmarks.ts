import type { Json } from "../../../src/core/schema/json.ts";
import { steps, question, thought, tool, chat } from "./steps.ts";

export function inspect(count: number): Json {
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

export function sweAgent(count: number): Json {
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

export function tau2(count: number): Json {
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

export function agentDojo(count: number): Json {
  return {
    suite_name: "s",
    pipeline_name: "m",
    user_task_id: "u",
    injection_task_id: null,
    messages: chat(count),
    utility: true,
    security: false,
    error: null,
  };
}
