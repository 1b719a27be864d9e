import * as z from "zod";
export declare const runsQuerySchema: z.ZodObject<{
    status: z.ZodOptional<z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>>;
    failed: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
        false: "false";
        true: "true";
    }>, z.ZodTransform<boolean, "false" | "true">>>;
    group: z.ZodOptional<z.ZodString>;
    agent: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
    label: z.ZodOptional<z.ZodString>;
    mark: z.ZodOptional<z.ZodString>;
    since: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
    until: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
    limit: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const sendQuerySchema: z.ZodObject<{
    format: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const runQuerySchema: z.ZodObject<{
    step: z.ZodOptional<z.ZodCoercedNumber<unknown>>;
}, z.core.$strip>;
export declare const auditQuerySchema: z.ZodObject<{
    cursor: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const rebuildQuerySchema: z.ZodObject<{
    cursor: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const groupsQuerySchema: z.ZodObject<{
    state: z.ZodOptional<z.ZodEnum<{
        came_back: "came_back";
        guarded: "guarded";
        ignored: "ignored";
        new: "new";
        promoted: "promoted";
        resolved: "resolved";
    }>>;
    agent: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
    limit: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const releasesQuerySchema: z.ZodObject<{
    agent: z.ZodOptional<z.ZodString>;
    since: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
    until: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
    limit: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const findQuerySchema: z.ZodObject<{
    q: z.ZodString;
}, z.core.$strip>;
/** In a body a mistyped member would else be passed over. */
export declare const findBodySchema: z.ZodObject<{
    q: z.ZodString;
}, z.core.$strict>;
export declare const foundRunsSchema: z.ZodObject<{
    runs: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
    waiting: z.ZodOptional<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        run_id: z.ZodString;
        received_at: z.ZodNumber;
        waits_until: z.ZodISODateTime;
    }, z.core.$strip>>>;
    more: z.ZodOptional<z.ZodLiteral<true>>;
    reason: z.ZodOptional<z.ZodEnum<{
        erased: "erased";
        expired: "expired";
        in_window: "in_window";
        never_seen: "never_seen";
        open: "open";
        recorded: "recorded";
        rejected: "rejected";
        sampled_out: "sampled_out";
    }>>;
    message: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type FoundRuns = z.infer<typeof foundRunsSchema>;
export declare const subjectSchema: z.ZodObject<{
    user: z.ZodString;
}, z.core.$strict>;
export declare const statsQuerySchema: z.ZodObject<{
    from: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
    to: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
}, z.core.$strip>;
export declare const markSchema: z.ZodObject<{
    mark: z.ZodNullable<z.ZodLiteral<"promote">>;
}, z.core.$strict>;
export declare const groupStateChangeSchema: z.ZodObject<{
    state: z.ZodEnum<{
        came_back: "came_back";
        guarded: "guarded";
        ignored: "ignored";
        new: "new";
        promoted: "promoted";
        resolved: "resolved";
    }>;
    note: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
}, z.core.$strict>;
export declare const cursorText: {
    write: ({ minute, id }: {
        minute: number;
        id: string;
    }) => string;
    read(text: string): {
        minute: number;
        id: string;
    } | undefined;
};
