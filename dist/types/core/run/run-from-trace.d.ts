import type { EffectLookup } from "../effects.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
/** The view of a recorded run that checks read; the trace passes the normaliser first, by whatever door it came. */
export declare function runFromTrace(given: TraceRun, effects: EffectLookup): Run;
/** True where calls that may have run together stand one by one: a recorder of single calls sees no groups. */
export declare function ungrouped(calls: readonly RunCall[]): boolean;
