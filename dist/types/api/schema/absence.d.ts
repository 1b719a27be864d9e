import * as z from "zod";
/** Where a run that is not in the index went. */
export declare const absenceSchema: z.ZodEnum<{
    erased: "erased";
    expired: "expired";
    in_window: "in_window";
    never_seen: "never_seen";
    open: "open";
    recorded: "recorded";
    rejected: "rejected";
    sampled_out: "sampled_out";
}>;
export type AbsenceReason = z.infer<typeof absenceSchema>;
