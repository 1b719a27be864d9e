import * as z from "zod";
export declare const checkpointVersion = 1;
/** The full state stored for a position in a run, from which a run can resume or fork. */
export declare const checkpointSchema: z.ZodObject<{
    version: z.ZodDefault<z.ZodLiteral<1>>;
    run_id: z.ZodString;
    parent: z.ZodOptional<z.ZodObject<{
        run_id: z.ZodString;
        step_id: z.ZodString;
    }, z.core.$loose>>;
    step_id: z.ZodString;
    step_number: z.ZodNumber;
    at: z.ZodString;
    agent_version: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    messages: z.ZodDefault<z.ZodArray<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>>;
    tool_calls: z.ZodDefault<z.ZodArray<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>>;
    state: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>;
export type Checkpoint = z.infer<typeof checkpointSchema>;
