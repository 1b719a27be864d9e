import type { PlaceholderPairs } from "../redact/placeholder-pairs.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** A run with the recording's placeholders in the place of its own, as the checks of a case name them. */
export function recordedRun(run: Run, pairs: PlaceholderPairs): Run {
  const optional = (value: Json | undefined) => (value === undefined ? undefined : pairs.recorded(value));
  return {
    ...run,
    final_output: optional(run.final_output),
    calls: run.calls.map((call) => ({
      ...call,
      args: pairs.recorded(call.args),
      output: optional(call.output),
      error: call.error && { ...call.error, message: pairs.recorded(call.error.message) },
    })),
    errors: run.errors.map(({ kind, text }) => ({ kind, text: pairs.recorded(text) })),
    said: pairs.recorded(run.said),
    states: run.states.map(({ step_id, state }) => ({ step_id, state: pairs.recorded(state) })),
  };
}
