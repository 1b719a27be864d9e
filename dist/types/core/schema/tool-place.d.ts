import * as z from "zod";
/** Plain functions that are routed without a change of code: by the tool's name, the place of its function. */
export declare const toolPlacesSchema: z.ZodRecord<z.ZodString, z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    at: z.ZodString;
    effect: z.ZodOptional<z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>;
    args: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict>]>, z.ZodTransform<{
    at: string;
    effect?: "pure" | "read" | "write" | undefined;
    args?: string[] | undefined;
}, string | {
    at: string;
    effect?: "pure" | "read" | "write" | undefined;
    args?: string[] | undefined;
}>>>;
export type ToolPlaces = z.output<typeof toolPlacesSchema>;
