import * as z from "zod";
/** What makes a release: the agent, and what of it changes from one to the next. */
export declare const releasePartsSchema: z.ZodObject<{
    agent: z.ZodOptional<z.ZodString>;
    version: z.ZodOptional<z.ZodString>;
    commit: z.ZodOptional<z.ZodString>;
    prompt: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    tools: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ReleaseParts = z.infer<typeof releasePartsSchema>;
