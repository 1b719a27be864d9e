import type { EffectLookup } from "../effects.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
/** The view of a recorded run that checks read. */
export declare function runFromTrace(trace: TraceRun, effects: EffectLookup): Run;
