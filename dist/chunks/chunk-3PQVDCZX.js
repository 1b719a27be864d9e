import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/formats/replayability.ts
function replayability(trace) {
  const calls = trace.events.filter((event) => event.type === "tool_call");
  const results = trace.events.filter((event) => event.type === "tool_result");
  const parts = [
    {
      weight: 2,
      share: calls.length === 0 ? 1 : Math.min(1, results.length / calls.length),
      reason: "tool results are missing: record the outputs of tools"
    },
    {
      weight: 2,
      share: shareWithArguments(calls),
      reason: "arguments of tool calls are missing: record the inputs of tools"
    },
    {
      weight: 1,
      share: trace.events.some(({ type }) => type === "input_message") ? 1 : 0,
      reason: "the input is missing: record what the user asked"
    },
    {
      weight: 1,
      share: trace.events.some(({ type }) => type === "model_call") ? 1 : 0,
      reason: "model calls are missing: record them, or replay needs a live model"
    }
  ];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, { weight, share }) => sum + weight * share, 0) / total;
  return { score, reasons: parts.filter(({ share }) => share < 1).map(({ reason }) => reason) };
}
function shareWithArguments(calls) {
  if (calls.length === 0) return 1;
  return calls.filter(({ tool_args }) => tool_args !== null && tool_args !== "").length / calls.length;
}

export {
  replayability
};
