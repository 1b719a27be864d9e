import { type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";

/** A run that asks for one order again and again, and gives up. */
export function loopingRun(runId: string, order = "o-1", answers: Record<string, unknown> = {}): TraceRun {
  const calls = [1, 2, 3, 4, 5].flatMap((n) => [
    { type: "tool_call", call_id: `c${n}`, tool_name: "get_order", tool_args: { order } },
    { type: "tool_result", call_id: `c${n}`, error: { kind: "timeout", message: "order service timed out" } },
  ]);
  const reads = Object.entries(answers).flatMap(([policy, output], index) => [
    { type: "tool_call", call_id: `p${index}`, tool_name: "get_policy", tool_args: { policy } },
    { type: "tool_result", call_id: `p${index}`, output },
  ]);
  return traceSchema.parse({
    run_id: runId,
    status: "error",
    agent: { name: "order-agent", version: "3" },
    events: [
      { type: "input_message", role: "user", content: "Where is my order?" },
      ...reads,
      ...calls,
      { type: "error", error: "gave up after 5 tries" },
    ],
  });
}

/** A run that ended well by its own account, with a write that nobody asked for. */
export function quietRun(runId: string): TraceRun {
  return traceSchema.parse({
    run_id: runId,
    status: "success",
    agent: { name: "order-agent" },
    events: [
      { type: "input_message", role: "user", content: "Can I cancel my order? I am Ann Lee, 4 Elm Street." },
      { type: "tool_call", call_id: "a", tool_name: "cancel_order", tool_args: { order: "o-1" } },
      { type: "tool_result", call_id: "a", output: { cancelled: true } },
      { type: "final_output", content: "Your order is cancelled." },
    ],
  });
}

/** A runner that does what the run of its case did. */
export const agentThatRepeatsItsRun = `
import { readFileSync, writeFileSync } from "node:fs";
const { run_id, status, events } = JSON.parse(readFileSync(process.env.REPLAYKIT_SOURCE_TRACE_PATH, "utf8"));
const calls = events.filter(({ type }) => type === "tool_call");
const tool_calls = calls.map(({ tool_name, tool_args }) => ({ tool_name, tool_args, tool_output: null }));
const errors = events.flatMap(({ type, error }) => (type === "error" ? [error] : []));
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ run_id, status, final_output: null, tool_calls, errors }));
`;
