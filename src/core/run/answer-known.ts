import type { TraceEvent, TraceRun } from "../schema/trace.ts";

/**
 * Whether a trace could record the agent's final answer. Our own formats always can. The gateway's can if it saw a
 * model call or the agent wrote an output. Other formats show it by a text of a model, or by a text of the user while
 * no answer is missing: many exporters record no text unless configured to.
 */
export function answerKnown({ source, events }: TraceRun): boolean {
  if (source === undefined || source.format.startsWith("replaykit")) return true;
  if (source.format.startsWith("gateway"))
    return events.some(({ type }) => type === "model_call" || type === "final_output");
  if (events.some((event) => event.type === "model_call" && event.output !== undefined)) return true;
  return events.some(({ type }) => type === "input_message") && !isSilent(events);
}

/** True if the last model call has no error and asked for no tools, so its text must be missing. */
function isSilent(events: readonly TraceEvent[]): boolean {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call") return true;
  return last.error === undefined && !events.slice(index + 1).some(({ type }) => type === "tool_call");
}
