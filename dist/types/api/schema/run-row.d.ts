import * as z from "zod";
/** Retention classes; the first letter is the key prefix that a lifecycle rule expires. */
export declare const runClassSchema: z.ZodEnum<{
    failed: "failed";
    flagged: "flagged";
    success: "success";
    test: "test";
}>;
export type RunClass = z.infer<typeof runClassSchema>;
/** What the index says of a run beyond its columns; redacted like the body. */
export declare const runFactsSchema: z.ZodObject<{
    run_id: z.ZodString;
    status: z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>;
    format: z.ZodOptional<z.ZodString>;
    agent: z.ZodOptional<z.ZodString>;
    agent_version: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
    what: z.ZodOptional<z.ZodString>;
    started_at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    events: z.ZodNumber;
    tool_calls: z.ZodNumber;
    bytes: z.ZodNumber;
    labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    trace_id: z.ZodOptional<z.ZodString>;
    late: z.ZodOptional<z.ZodBoolean>;
    revision: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type RunFacts = z.infer<typeof runFactsSchema>;
export declare const ratingSchema: z.ZodEnum<{
    bad: "bad";
    good: "good";
}>;
/** One run of the index, as the API answers it. */
export declare const runRowSchema: z.ZodObject<{
    run_id: z.ZodString;
    status: z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>;
    format: z.ZodOptional<z.ZodString>;
    agent: z.ZodOptional<z.ZodString>;
    agent_version: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
    what: z.ZodOptional<z.ZodString>;
    started_at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    events: z.ZodNumber;
    tool_calls: z.ZodNumber;
    bytes: z.ZodNumber;
    labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    trace_id: z.ZodOptional<z.ZodString>;
    late: z.ZodOptional<z.ZodBoolean>;
    revision: z.ZodOptional<z.ZodNumber>;
    id: z.ZodString;
    received_at: z.ZodNumber;
    expires_at: z.ZodNumber;
    class: z.ZodEnum<{
        failed: "failed";
        flagged: "flagged";
        success: "success";
        test: "test";
    }>;
    failed: z.ZodBoolean;
    group: z.ZodOptional<z.ZodString>;
    weight: z.ZodNumber;
    rating: z.ZodOptional<z.ZodEnum<{
        bad: "bad";
        good: "good";
    }>>;
    mark: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type RunRow = z.infer<typeof runRowSchema>;
