import * as z from "zod";
/** What became of the runs of an hour. */
export declare const countsSchema: z.ZodObject<{
    received: z.ZodNumber;
    stored: z.ZodNumber;
    sampled_out: z.ZodNumber;
    duplicate: z.ZodNumber;
    rejected: z.ZodNumber;
    reasons: z.ZodRecord<z.ZodString, z.ZodNumber>;
    lifted: z.ZodNumber;
    late_feedback: z.ZodNumber;
}, z.core.$strip>;
