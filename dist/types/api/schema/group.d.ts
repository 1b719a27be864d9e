import * as z from "zod";
/** `guarded`: a case holds it; `resolved`: somebody says that it is over. Both come back when it fails again. */
export declare const groupStateSchema: z.ZodEnum<{
    came_back: "came_back";
    guarded: "guarded";
    ignored: "ignored";
    new: "new";
    promoted: "promoted";
    resolved: "resolved";
}>;
/** All runs that failed alike (one fingerprint). */
export declare const groupRowSchema: z.ZodObject<{
    id: z.ZodString;
    title: z.ZodString;
    agent: z.ZodOptional<z.ZodString>;
    count: z.ZodNumber;
    kept: z.ZodNumber;
    first_seen: z.ZodNumber;
    last_seen: z.ZodNumber;
    days: z.ZodRecord<z.ZodString, z.ZodNumber>;
    recent: z.ZodArray<z.ZodString>;
    state: z.ZodEnum<{
        came_back: "came_back";
        guarded: "guarded";
        ignored: "ignored";
        new: "new";
        promoted: "promoted";
        resolved: "resolved";
    }>;
    releases: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        count: z.ZodNumber;
        first_seen: z.ZodNumber;
        last_seen: z.ZodNumber;
    }, z.core.$strip>>>;
    note: z.ZodRecord<z.ZodString, z.ZodString>;
}, z.core.$strip>;
export type GroupRow = z.infer<typeof groupRowSchema>;
