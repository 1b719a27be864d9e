import * as z from "zod";
/** What a tool does to the world: `pure` only computes, `read` is safe to repeat, `write` changes something. */
export declare const effectSchema: z.ZodEnum<{
    pure: "pure";
    read: "read";
    write: "write";
}>;
export type Effect = z.infer<typeof effectSchema>;
/** Effects by tool name. */
export declare const effectsSchema: z.ZodRecord<z.ZodString, z.ZodEnum<{
    pure: "pure";
    read: "read";
    write: "write";
}>>;
export type Effects = z.infer<typeof effectsSchema>;
