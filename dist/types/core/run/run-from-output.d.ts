import type { EffectLookup } from "../effects.ts";
import type { Run } from "../schema/run.ts";
import type { RunOutput } from "../schema/run-output.ts";
import { type TraceEvent } from "../schema/trace.ts";
/**
 * The view of what a runner wrote: its own lists win, its events add what the lists don't say. Both pass the normaliser as a trace
 * does, so that a text error or a limit is the same here as in an imported run.
 */
export declare function runFromOutput(output: RunOutput, effects: EffectLookup): Run;
/** Errors that the events do not tell of. */
export declare function newErrors({ errors }: RunOutput, events: readonly TraceEvent[]): TraceEvent[];
