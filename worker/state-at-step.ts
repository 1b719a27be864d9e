import type { Json } from "../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../src/core/schema/trace.ts";

export interface StepView {
  step: { number: number; of: number; id?: string; at?: string };
  /** The state after the step, where the agent recorded one. */
  state: Json | null;
  /** The events up to the step: what the agent knew when it took it. */
  events: TraceEvent[];
}

const ends = new Set(["state", "tool_result", "model_call", "final_output", "error"]);

/** The run as it stood at a step: its recorded states are the steps; a run without any counts its events that end something. */
export function stateAtStep(trace: TraceRun, step: number): StepView | undefined {
  const states = trace.events.flatMap((event, index) => (event.type === "state" ? [{ event, index }] : []));
  const places =
    states.length > 0
      ? states.map(({ index }) => index)
      : trace.events.flatMap((event, index) => (ends.has(event.type) ? [index] : []));
  const index = places[step - 1];
  if (index === undefined) return undefined;
  const event = trace.events[index];
  const state = event?.type === "state" ? event.state : null;
  const at = event?.at === undefined ? {} : { at: event.at };
  const id = event?.type === "state" ? { id: event.step_id } : {};
  return { step: { number: step, of: places.length, ...id, ...at }, state, events: trace.events.slice(0, index + 1) };
}
