import type { Json } from "../../../src/core/schema/json.ts";
import { begun, steps, question, thought, tool, chat, requests } from "./steps.ts";

export function responses(count: number): Json[] {
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

export function anthropic(count: number): Json[] {
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

export function runState(count: number): Json {
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

export function langGraph(count: number): Json {
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

export function httpRecording(count: number): Json {
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
