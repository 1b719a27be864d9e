import type { ErrorKind } from "../schema/trace.ts";

/** How an answer of a model ended where it is no whole answer. */
export interface BrokenEnd {
  kind: ErrorKind;
  /** What is said of it in the run's errors. */
  text: string;
}

const cutOff =
  /^(?:length|max_tokens|max_output_tokens|max_completion_tokens|model_context_window_exceeded|incomplete)$/i;
const blocked =
  /^(?:content_filter|content[-_]filtered|guardrail_intervened|safety|recitation|blocklist|prohibited_content|spii|error_toxic)$/i;
const stopped = /^(?:interrupted|cancell?ed|aborted?|user_cancel)$/i;
const failed = /^(?:error|failed|failure|network_error|malformed_function_call)$/i;

/**
 * What is wrong with an answer by its finish reason, in the words of any provider; `undefined` for an answer that ended by itself
 * or on tool calls.
 */
export function brokenEnd(finish: string | undefined): BrokenEnd | undefined {
  if (finish === undefined) return undefined;
  if (cutOff.test(finish)) return { kind: "limit", text: `incomplete: ${finish}` };
  if (blocked.test(finish)) return { kind: "model", text: `blocked: ${finish}` };
  if (stopped.test(finish)) return { kind: "cancelled", text: `incomplete: ${finish}` };
  return failed.test(finish) ? { kind: "model", text: `the model call ended with ${finish}` } : undefined;
}
