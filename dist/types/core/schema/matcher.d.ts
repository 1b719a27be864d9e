import * as z from "zod";
/**
 * A value in a check that stands for many: `{$any: true}`, `{$regex: "^A"}`, `{$type: "string"}`, `{$one_of: [1, 2]}`,
 * `{$near: 5, $by: 0.01}`. Anything else matches by equality.
 */
export declare const valueMatcherSchema: z.ZodUnion<readonly [z.ZodObject<{
    $any: z.ZodLiteral<true>;
}, z.core.$strict>, z.ZodObject<{
    $regex: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    $type: z.ZodEnum<{
        array: "array";
        boolean: "boolean";
        integer: "integer";
        null: "null";
        number: "number";
        object: "object";
        string: "string";
    }>;
}, z.core.$strict>, z.ZodObject<{
    $one_of: z.ZodArray<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$strict>, z.ZodObject<{
    $near: z.ZodNumber;
    $by: z.ZodNumber;
}, z.core.$strict>]>;
export type ValueMatcher = z.infer<typeof valueMatcherSchema>;
/** How recorded or expected arguments are compared with those that came. */
export declare const argsModeSchema: z.ZodEnum<{
    exact: "exact";
    ignore: "ignore";
    subset: "subset";
}>;
export type ArgsMode = z.infer<typeof argsModeSchema>;
