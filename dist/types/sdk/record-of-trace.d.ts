import type { Checkpoint } from "../core/schema/checkpoint.ts";
import { type Operation, type StoredRun } from "../core/schema/run-record.ts";
import type { TraceRun } from "../core/schema/trace.ts";
/** All that a store keeps of a run. */
export interface WholeRun {
    run: StoredRun;
    operations: Operation[];
    checkpoints: Checkpoint[];
}
/**
 * The run that a trace tells of, so that it can be forked where only its trace was sent. One that this SDK recorded comes back with
 * what it did at each position; of any other it comes back without places, good for a lenient replay only.
 */
export declare function recordOfTrace(trace: TraceRun): WholeRun;
