import * as z from "zod";
import { jsonSchema } from "./json.ts";

/**
 * A value in a check that stands for many: `{$any: true}`, `{$regex: "^A"}`, `{$type: "string"}`, `{$one_of: [1, 2]}`,
 * `{$near: 5, $by: 0.01}`. Anything else matches by equality.
 */
export const valueMatcherSchema = z.union([
  z.strictObject({ $any: z.literal(true) }),
  z.strictObject({ $regex: z.string() }),
  z.strictObject({ $type: z.enum(["string", "number", "integer", "boolean", "null", "array", "object"]) }),
  z.strictObject({ $one_of: z.array(jsonSchema).min(1) }),
  z.strictObject({ $near: z.number(), $by: z.number().nonnegative() }),
]);
export type ValueMatcher = z.infer<typeof valueMatcherSchema>;

/** How recorded or expected arguments are compared with those that came. */
export const argsModeSchema = z.enum(["exact", "subset", "ignore"]);
export type ArgsMode = z.infer<typeof argsModeSchema>;
