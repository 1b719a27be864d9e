import type { TraceEvent, TraceRun } from "../schema/trace.ts";

/**
 * Whether a trace could hold what the agent said at the end: our own forms always can, and the gateway's where it saw a model or the
 * agent wrote an output. Others tell it by a text of a model, or by a text of the user's where no answer was left out; many exporters
 * capture no text at all unless they are told to.
 */
export function answerKnown({ source, events }: TraceRun): boolean {
  if (source === undefined || source.format.startsWith("replaykit")) return true;
  if (source.format.startsWith("gateway"))
    return events.some(({ type }) => type === "model_call" || type === "final_output");
  if (events.some((event) => event.type === "model_call" && event.output !== undefined)) return true;
  return events.some(({ type }) => type === "input_message") && !isSilent(events);
}

/** The last model call has neither a text, nor a failure, nor calls that it asked for. */
function isSilent(events: readonly TraceEvent[]): boolean {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call") return true;
  return last.error === undefined && !events.slice(index + 1).some(({ type }) => type === "tool_call");
}
