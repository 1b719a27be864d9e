import { presentOutput } from "./text-of.ts";
import { normaliseTrace } from "./normalise.ts";
import type { RunOutput } from "../schema/run-output.ts";
import type { TraceRun } from "../schema/trace.ts";
import { newErrors } from "./run-from-output.ts";

/**
 * A run that the gateway saw, with what only the agent knows of it: its answer, its status, its errors and its state. An output
 * without an answer is kept as such (`null`), which tells it from an agent that said nothing of its answer.
 */
export function withOutput(trace: TraceRun, output: RunOutput): TraceRun {
  const { final_output, state, status } = output;
  const answered = presentOutput(final_output) !== undefined;
  const events = trace.events.filter(({ type }) => !answered || type !== "final_output");
  const hasAnswer = events.some(({ type }) => type === "final_output");
  return normaliseTrace({
    ...trace,
    status: status === "unknown" ? trace.status : status,
    events: [
      ...events,
      ...(state === undefined ? [] : [{ type: "state" as const, step_id: "final", state }]),
      ...newErrors(output, events),
      ...(hasAnswer ? [] : [{ type: "final_output" as const, content: final_output ?? null }]),
    ],
  });
}
