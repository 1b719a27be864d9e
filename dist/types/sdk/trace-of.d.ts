import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { Operation, StoredRun } from "./run-store.ts";
/** A stored run as a trace: what it did in order, the state after each step, how it ended. */
export declare function traceOf(run: StoredRun, operations: Operation[], checkpoints: Checkpoint[]): TraceRun;
