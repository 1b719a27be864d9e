import type { Run } from "../schema/run.ts";

/** The run of an agent that does nothing and says it went well: no check of a case may be met by it. */
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

/** The run of an agent that died before it did anything, of an error that no case is about. */
export function strayCrash(): Run {
  return { ...emptyRun(), status: "error", errors: [{ kind: "exception", text: "ReplayKit: some other error" }] };
}
