import * as z from "zod";
/** `{$arg: /order_id}` stands for that argument of the call, `{$each: /sku}` for that part of the item. */
export declare const partMatcherSchema: z.ZodUnion<readonly [z.ZodObject<{
    $arg: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    $each: z.ZodString;
}, z.core.$strict>]>;
/** One call of a tool that counts as other calls: a batch, or one step for two. */
export declare const equivalentSchema: z.ZodObject<{
    call: z.ZodString;
    each: z.ZodOptional<z.ZodString>;
    as: z.ZodUnion<readonly [z.ZodPipe<z.ZodPreprocess<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$strict>, unknown>, z.ZodTransform<{
        tool: string;
        args: import("./json.ts").Json;
    }[], {
        tool: string;
        args: import("./json.ts").Json;
    }>>, z.ZodArray<z.ZodPreprocess<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$strict>, unknown>>]>;
}, z.core.$strict>;
export type Equivalent = z.infer<typeof equivalentSchema>;
