import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { TraceEvent, TraceRun } from "../core/schema/trace.ts";
import type { Operation, StoredRun } from "./run-store.ts";
/** A stored run: its trace without the events, and these by the operation that they tell of. */
export interface RunRecord {
    frame: TraceRun;
    sections: {
        operation?: Operation;
        events: TraceEvent[];
    }[];
}
/** A stored run as a trace: what it did in order, the state after each step, how it ended. */
export declare function traceOf({ frame, sections }: RunRecord): TraceRun;
export declare function recordOf(run: StoredRun, operations: Operation[], checkpoints: Checkpoint[]): RunRecord;
/** The events of one operation; a step's is its checkpoint. */
export declare function eventsOf(operation: Operation, checkpoint: Checkpoint | undefined): TraceEvent[];
