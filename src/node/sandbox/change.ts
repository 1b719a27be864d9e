import * as z from "zod";

/** A file or folder that a process changed in its sandbox. The change itself is thrown away. */
export const changeSchema = z.strictObject({
  /** Relative to the checkout if it is inside, else absolute. */
  path: z.string(),
  /** For people: `+1 line`, `new, 3 lines`, `deleted`. */
  what: z.string(),
});
export type Change = z.infer<typeof changeSchema>;
