import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Operation } from "../core/schema/run-record.ts";
import type { TraceRun } from "../core/schema/trace.ts";
/** The checkpoints of a run of which only the trace was sent; `own`: what it did, where this SDK recorded it. */
export declare function checkpointsOfTrace(trace: TraceRun, own: Operation[] | undefined): Checkpoint[];
