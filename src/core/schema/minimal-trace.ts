import type { JsonObject } from "./json.ts";

/** The smallest trace that shows what every kind of agent has: docs/trace.md prints it, and a test reads it. */
export const minimalTrace: JsonObject = {
  version: 1,
  run_id: "run-1",
  status: "error",
  events: [
    { type: "input_message", role: "user", content: "Where is order 7?" },
    { type: "tool_call", call_id: "c1", tool_name: "lookup_order", tool_args: { order: 7 } },
    { type: "tool_result", call_id: "c1", output: { order: 7, state: "sent" } },
    { type: "error", kind: "exception", error: "KeyError: 'plan'" },
  ],
};

/** The same in one line, for errors about a trace. */
export const traceShape =
  'a trace is {"run_id": "run-1", "status": "error", "events": [{"type": "input_message", "content": "…"}, ' +
  '{"type": "tool_call", "tool_name": "…", "tool_args": {}}, {"type": "tool_result", "output": "…"}, ' +
  '{"type": "final_output", "content": "…"}]}; `replaykit schema trace` and docs/trace.md have the rest';
