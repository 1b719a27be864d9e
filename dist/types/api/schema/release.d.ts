import * as z from "zod";
/** One release of an agent, and how its runs went. */
export declare const releaseRowSchema: z.ZodObject<{
    agent: z.ZodOptional<z.ZodString>;
    version: z.ZodOptional<z.ZodString>;
    commit: z.ZodOptional<z.ZodString>;
    prompt: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    tools: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    first_seen: z.ZodNumber;
    last_seen: z.ZodOptional<z.ZodNumber>;
    runs: z.ZodNumber;
    failed: z.ZodNumber;
    effective: z.ZodNumber;
    rate: z.ZodOptional<z.ZodObject<{
        rate: z.ZodNumber;
        low: z.ZodNumber;
        high: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ReleaseRow = z.infer<typeof releaseRowSchema>;
export declare const releasesPageSchema: z.ZodObject<{
    releases: z.ZodArray<z.ZodObject<{
        agent: z.ZodOptional<z.ZodString>;
        version: z.ZodOptional<z.ZodString>;
        commit: z.ZodOptional<z.ZodString>;
        prompt: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        tools: z.ZodOptional<z.ZodString>;
        id: z.ZodString;
        first_seen: z.ZodNumber;
        last_seen: z.ZodOptional<z.ZodNumber>;
        runs: z.ZodNumber;
        failed: z.ZodNumber;
        effective: z.ZodNumber;
        rate: z.ZodOptional<z.ZodObject<{
            rate: z.ZodNumber;
            low: z.ZodNumber;
            high: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    next: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
/** A release in which a group was seen. */
export declare const groupReleaseSchema: z.ZodObject<{
    id: z.ZodString;
    count: z.ZodNumber;
    first_seen: z.ZodNumber;
    last_seen: z.ZodNumber;
}, z.core.$strip>;
export type GroupRelease = z.infer<typeof groupReleaseSchema>;
