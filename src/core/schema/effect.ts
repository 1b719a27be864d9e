import * as z from "zod";
import { recordOf } from "./record-of.ts";

/** What a tool does to the world: `pure` only computes, `read` is safe to repeat, `write` changes something. */
export const effectSchema = z.enum(["pure", "read", "write"]);
export type Effect = z.infer<typeof effectSchema>;

/** Effects by tool name. */
export const effectsSchema = recordOf(effectSchema);
export type Effects = z.infer<typeof effectsSchema>;

/**
 * Where a tool's function is defined. Node: `src/tools.ts#refund`, `src/shop.ts#Shop.refund` (a method) or
 * `src/agent.ts#tools.refund` (a member of an object); the path is relative to the folder of replaykit.yaml.
 * Python: `shop.tools:refund` or `shop.tools:Shop.refund`.
 */
const atSchema = z
  .string()
  .regex(
    /^(?:[^#:\s][^#]*#[\p{ID_Start}_$][\p{ID_Continue}$.\-/]*|[\p{ID_Start}_][\p{ID_Continue}.]*:[\p{ID_Start}_][\p{ID_Continue}.]*)$/u,
    'expected "path/file.ts#function" (Node) or "package.module:function" (Python)',
  );

const locationSchema = z.strictObject({
  at: atSchema,
  /** Same meaning as an entry of `effects`. */
  effect: effectSchema.optional(),
  /** Parameters that count as arguments, or keys if the function takes one object. Absent: all. */
  args: z.array(z.string().min(1)).optional(),
});

/** Where each tool's function is, by tool name. ReplayKit routes these functions without a change of their code. */
export const toolLocationsSchema = recordOf(
  z.union([atSchema, locationSchema]).transform((entry) => (typeof entry === "string" ? { at: entry } : entry)),
  z.string().min(1),
);
export type ToolLocations = z.output<typeof toolLocationsSchema>;
