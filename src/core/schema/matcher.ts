import * as z from "zod";
import { callOf } from "./call-names.ts";
import { jsonSchema } from "./json.ts";

/**
 * A value in a check that matches many values: `{$any: true}`, `{$regex: "^A"}`, `{$type: "string"}`,
 * `{$one_of: [1, 2]}`, `{$near: 5, $by: 0.01}`. Anything else matches by equality.
 */
export const valueMatcherSchema = z.union([
  z.strictObject({ $any: z.literal(true) }),
  z.strictObject({ $regex: z.string() }),
  z.strictObject({ $type: z.enum(["string", "number", "integer", "boolean", "null", "array", "object"]) }),
  z.strictObject({ $one_of: z.array(jsonSchema).min(1) }),
  z.strictObject({ $near: z.number(), $by: z.number().nonnegative() }),
]);
export type ValueMatcher = z.infer<typeof valueMatcherSchema>;

/** How recorded or expected arguments are compared with the actual ones. */
export const argsModeSchema = z.enum(["exact", "subset", "ignore"]);
export type ArgsMode = z.infer<typeof argsModeSchema>;

const pointer = z.string().regex(/^(\/.*)?$/s, "a JSON Pointer such as /items");

/** `{$arg: /order_id}` is replaced by that argument of the call, `{$each: /sku}` by that part of the list item. */
export const partMatcherSchema = z.union([z.strictObject({ $arg: pointer }), z.strictObject({ $each: pointer })]);

const wordedCall = callOf("short", z.strictObject({ tool: z.string().min(1), args: jsonSchema.default({}) }));

/** A call that counts as other calls, such as a batch call or one that replaces two. */
export const equivalentSchema = z
  .strictObject({
    call: z.string().min(1).describe("the tool whose calls count as others"),
    each: pointer.optional().describe("the list among its arguments whose items count separately"),
    as: z
      .union([wordedCall.transform((one) => [one]), z.array(wordedCall).min(1)])
      .describe("the call that it (or each item) counts as; arguments may be {$arg: /order_id} or {$each: /sku}"),
  })
  .refine(({ call, as }) => as.every(({ tool }) => tool !== call), "a call cannot count as calls of the same tool");
export type Equivalent = z.infer<typeof equivalentSchema>;
