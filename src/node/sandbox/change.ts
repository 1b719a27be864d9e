import * as z from "zod";

/** One file or folder that a process changed in its sandbox; the change itself is thrown away. */
export const changeSchema = z.strictObject({
  /** Absolute, or relative to the checkout if it is inside it. */
  path: z.string(),
  /** `+1 line`, `new, 3 lines`, `deleted`: for people. */
  what: z.string(),
});
export type Change = z.infer<typeof changeSchema>;
