/** How an answer ended, the same word for every API. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter" | "error";

/** Words of libraries and protocols between an agent and its model. */
export const finishesOfOthers: Readonly<Record<string, Finish>> = {
  error: "error",
  failed: "error",
  cancelled: "error",
  interrupted: "error",
  "tool-calls": "tool_calls",
  tool_call: "tool_calls",
  "content-filter": "content_filter",
  content_filtered: "content_filter",
  guardrail_intervened: "content_filter",
};
