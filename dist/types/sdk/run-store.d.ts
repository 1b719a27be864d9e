import * as z from "zod";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
/** What a run did at one position: written before (`started`) and after it happened. */
export declare const operationSchema: z.ZodObject<{
    position: z.ZodString;
    kind: z.ZodEnum<{
        model: "model";
        now: "now";
        once: "once";
        random: "random";
        step: "step";
        tool: "tool";
        uuid: "uuid";
    }>;
    name: z.ZodString;
    args: z.ZodOptional<z.ZodType<import("../core/schema/json.ts").Json, unknown, z.core.$ZodTypeInternals<import("../core/schema/json.ts").Json, unknown>>>;
    effect: z.ZodOptional<z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>;
    phase: z.ZodEnum<{
        done: "done";
        failed: "failed";
        started: "started";
    }>;
    output: z.ZodOptional<z.ZodType<import("../core/schema/json.ts").Json, unknown, z.core.$ZodTypeInternals<import("../core/schema/json.ts").Json, unknown>>>;
    error: z.ZodOptional<z.ZodObject<{
        kind: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
            cancelled: "cancelled";
            exception: "exception";
            limit: "limit";
            model: "model";
            timeout: "timeout";
            tool: "tool";
        }>>>;
        message: z.ZodDefault<z.ZodString>;
        heuristic: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>>;
    skipped: z.ZodOptional<z.ZodBoolean>;
    at: z.ZodString;
    duration_ms: z.ZodOptional<z.ZodNumber>;
}, z.core.$loose>;
export type Operation = z.infer<typeof operationSchema>;
/** Retention classes, as in the Worker. */
export declare const retentionClassSchema: z.ZodEnum<{
    failed: "failed";
    flagged: "flagged";
    success: "success";
    test: "test";
}>;
export type RetentionClass = z.infer<typeof retentionClassSchema>;
export declare const storedRunSchema: z.ZodObject<{
    run_id: z.ZodString;
    agent: z.ZodOptional<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        version: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    input: z.ZodOptional<z.ZodType<import("../core/schema/json.ts").Json, unknown, z.core.$ZodTypeInternals<import("../core/schema/json.ts").Json, unknown>>>;
    parent: z.ZodOptional<z.ZodObject<{
        run_id: z.ZodString;
        step_id: z.ZodString;
    }, z.core.$loose>>;
    status: z.ZodUnion<readonly [z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>, z.ZodLiteral<"running">]>;
    started_at: z.ZodString;
    ended_at: z.ZodOptional<z.ZodString>;
    final_output: z.ZodOptional<z.ZodType<import("../core/schema/json.ts").Json, unknown, z.core.$ZodTypeInternals<import("../core/schema/json.ts").Json, unknown>>>;
    error: z.ZodOptional<z.ZodString>;
    retention: z.ZodOptional<z.ZodEnum<{
        failed: "failed";
        flagged: "flagged";
        success: "success";
        test: "test";
    }>>;
}, z.core.$loose>;
export type StoredRun = z.infer<typeof storedRunSchema>;
/** Keeps checkpoints (design: checkpoint, version 1). Every method may answer at once or later. */
export interface CheckpointStore {
    /** Durable when it returns. The same checkpoint may be put again; another under the same step is a `conflict`. */
    putCheckpoint(checkpoint: Checkpoint): void | Promise<void>;
    /** One checkpoint, bit for bit as it was put. */
    getCheckpoint(runId: string, stepId: string): Checkpoint | undefined | Promise<Checkpoint | undefined>;
    /** Steps of a run in their order. */
    listSteps(runId: string): StepEntry[] | Promise<StepEntry[]>;
}
export interface StepEntry {
    step_id: string;
    step_number: number;
    at: string;
}
/** Keeps runs with everything that they did, so that they can be resumed, forked and compared. */
export interface RunStore extends CheckpointStore {
    /** `conflict` where the run is there already. */
    createRun(run: StoredRun): void | Promise<void>;
    updateRun(runId: string, change: Partial<StoredRun>): void | Promise<void>;
    /**
     * Durable when it returns: a write's `started` is on disk before the write happens. With the end of a step comes its
     * checkpoint, both or neither where the store can do that.
     */
    append(runId: string, operation: Operation, checkpoint?: Checkpoint): void | Promise<void>;
    getRun(runId: string): StoredRun | undefined | Promise<StoredRun | undefined>;
    /** In the order in which they were appended. */
    listOperations(runId: string): Operation[] | Promise<Operation[]>;
    /** The newest first. */
    listRuns(options?: {
        limit?: number;
    }): StoredRun[] | Promise<StoredRun[]>;
}
