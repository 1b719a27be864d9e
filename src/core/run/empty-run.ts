import type { Run } from "../schema/run.ts";

/** The run of an agent that does nothing and reports success. It must pass no case. */
export function emptyRun(): Run {
  return {
    status: "success",
    final_output: undefined,
    calls: [],
    errors: [],
    said: [],
    states: [],
    steps: 0,
    tokens: undefined,
    duration_ms: undefined,
    unseen: [],
  };
}

/** The run of an agent that crashed at its start with an error unrelated to any case. */
export function strayCrash(): Run {
  return { ...emptyRun(), status: "error", errors: [{ kind: "exception", text: "ReplayKit: some other error" }] };
}
