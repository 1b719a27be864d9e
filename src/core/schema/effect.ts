import * as z from "zod";

/** What a tool does to the world: `pure` only computes, `read` is safe to repeat, `write` changes something. */
export const effectSchema = z.enum(["pure", "read", "write"]);
export type Effect = z.infer<typeof effectSchema>;

/** Effects by tool name. */
export const effectsSchema = z.record(z.string(), effectSchema);
export type Effects = z.infer<typeof effectsSchema>;
