/** A run that loops on a failing search and gives up. */
export function failedTrace(runId: string, extra: object = {}) {
  return {
    version: 1,
    run_id: runId,
    status: "error",
    agent: { name: "billing-agent" },
    user_id: "user-7",
    session_id: "session-3",
    events: [
      { type: "input_message", role: "user", content: "What is the refund policy?" },
      ...[1, 2, 3, 4, 5].flatMap((n) => [
        { type: "tool_call", call_id: `c${n}`, tool_name: "search_docs", tool_args: { query: "refund policy" } },
        {
          type: "tool_result",
          call_id: `c${n}`,
          error: { kind: "timeout", message: "search timed out after 3000 ms" },
        },
      ]),
      { type: "error", error: "gave up after 5 searches" },
    ],
    ...extra,
  };
}

export function goodTrace(runId: string, extra: object = {}) {
  return {
    version: 1,
    run_id: runId,
    status: "success",
    agent: { name: "billing-agent" },
    user_id: "user-8",
    events: [
      { type: "input_message", role: "user", content: "What is the refund policy?" },
      { type: "tool_call", call_id: "c1", tool_name: "search_docs", tool_args: { query: "refund policy" } },
      { type: "tool_result", call_id: "c1", output: { text: "Refunds within 30 days." } },
      { type: "final_output", content: "Refunds are possible within 30 days." },
    ],
    ...extra,
  };
}
