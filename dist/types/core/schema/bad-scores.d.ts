import * as z from "zod";
/** Which scores of evaluators say that a run was bad. */
export declare const badScoresSchema: z.ZodObject<{
    labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
    score: z.ZodDefault<z.ZodNumber>;
    names: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict>;
export type BadScores = z.infer<typeof badScoresSchema>;
