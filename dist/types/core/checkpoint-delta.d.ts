import * as z from "zod";
import type { Checkpoint } from "./schema/checkpoint.ts";
/**
 * A checkpoint cut into the texts of its values, in their order: one for each key, and one for each key of an object state.
 * Steps mostly change few keys, or append to one; equal texts compare at the speed of a string.
 */
export type CheckpointParts = Map<string, string>;
export declare const checkpointDeltaSchema: z.ZodObject<{
    names: z.ZodOptional<z.ZodArray<z.ZodString>>;
    edits: z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodNumber, z.ZodNumber, z.ZodString], null>>;
}, z.core.$strip>;
export type CheckpointDelta = z.infer<typeof checkpointDeltaSchema>;
export declare function partsOf(checkpoint: Checkpoint): CheckpointParts;
/** The checkpoint's JSON, the same as JSON.stringify of what the parts were made of. */
export declare function textOfParts(parts: CheckpointParts): string;
/** What makes the second checkpoint of the first. */
export declare function deltaBetween(before: CheckpointParts, after: CheckpointParts): CheckpointDelta;
export declare function applyDelta(before: CheckpointParts, { names, edits }: CheckpointDelta): CheckpointParts;
