import * as z from "zod";
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
    args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
        returned: z.ZodOptional<z.ZodBoolean>;
        thrown: z.ZodOptional<z.ZodObject<{
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            types: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
    chunks: z.ZodOptional<z.ZodArray<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>>;
    skipped: z.ZodOptional<z.ZodBoolean>;
    simulated: z.ZodOptional<z.ZodBoolean>;
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
    input: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    final_output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    error: z.ZodOptional<z.ZodString>;
    retention: z.ZodOptional<z.ZodEnum<{
        failed: "failed";
        flagged: "flagged";
        success: "success";
        test: "test";
    }>>;
    replay: z.ZodOptional<z.ZodObject<{
        mode: z.ZodEnum<{
            "live-reads": "live-reads";
            replay: "replay";
        }>;
        of: z.ZodString;
        served: z.ZodOptional<z.ZodNumber>;
        simulated: z.ZodOptional<z.ZodNumber>;
        live: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>;
}, z.core.$loose>;
export type StoredRun = z.infer<typeof storedRunSchema>;
/** A step as a list of steps shows it. */
export declare const stepEntrySchema: z.ZodObject<{
    step_id: z.ZodString;
    step_number: z.ZodNumber;
    at: z.ZodString;
}, z.core.$strip>;
export type StepEntry = z.infer<typeof stepEntrySchema>;
