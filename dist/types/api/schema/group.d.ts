import * as z from "zod";
export declare const groupStateSchema: z.ZodEnum<{
    came_back: "came_back";
    guarded: "guarded";
    ignored: "ignored";
    new: "new";
    promoted: "promoted";
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
    }>;
    note: z.ZodRecord<z.ZodString, z.ZodString>;
}, z.core.$strip>;
export type GroupRow = z.infer<typeof groupRowSchema>;
