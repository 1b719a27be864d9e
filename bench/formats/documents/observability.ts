import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { begun, steps, question, tool, chatCall } from "./steps.ts";

export function langSmith(count: number): Json[] {
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

export function langfuse(count: number): Json {
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

export function openAiAgents(count: number): Json {
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
