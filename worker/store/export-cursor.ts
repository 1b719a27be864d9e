import { ReplayKitError } from "../../src/core/error.ts";
import type * as z from "zod";

/** A place that a page gave out; callers may have changed it. */
export function readPlace<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new ReplayKitError("invalid_input", "cursor: not the `next` of a page", {
    hint: "pass `next` of the previous page unchanged",
  });
}
