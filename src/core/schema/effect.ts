import * as z from "zod";

/** What a tool does to the world: `pure` only computes, `read` is safe to repeat, `write` changes something. */
export const effectSchema = z.enum(["pure", "read", "write"]);
export type Effect = z.infer<typeof effectSchema>;

/** Effects by tool name. */
export const effectsSchema = z.record(z.string(), effectSchema);
export type Effects = z.infer<typeof effectsSchema>;

/**
 * Where a tool's function lives: `src/tools.ts#refund`, `src/shop.ts#Shop.refund` (a method), `src/agent.ts#tools.refund` (a member of
 * an object) for Node, with the path from the folder of replaykit.yaml; `shop.tools:refund`, `shop.tools:Shop.refund` for Python.
 */
const atSchema = z
  .string()
  .regex(
    /^(?:[^#:\s][^#]*#[\p{ID_Start}_$][\p{ID_Continue}$.\-/]*|[\p{ID_Start}_][\p{ID_Continue}.]*:[\p{ID_Start}_][\p{ID_Continue}.]*)$/u,
    'expected "path/file.ts#function" (Node) or "package.module:function" (Python)',
  );

const placeSchema = z.strictObject({
  at: atSchema,
  /** What the tool does to the world; the same as under `effects`. */
  effect: effectSchema.optional(),
  /** Parameters, or keys of the one object that it takes, that count as its arguments; absent: all. */
  args: z.array(z.string().min(1)).optional(),
});

/** Plain functions that are routed without a change of code: by the tool's name, the place of its function. */
export const toolPlacesSchema = z.record(
  z.string().min(1),
  z.union([atSchema, placeSchema]).transform((entry) => (typeof entry === "string" ? { at: entry } : entry)),
);
export type ToolPlaces = z.output<typeof toolPlacesSchema>;
