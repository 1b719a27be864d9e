import * as z from "zod";
import { jsonSchema } from "./json.ts";

const count = z.number().int().nonnegative();

/** A write that the recorded run alone made, or re-runs alone. */
const watchedWriteSchema = z.strictObject({
  tool: z.string(),
  args: jsonSchema,
  made_by: z.enum(["recording", "re-runs"]),
  /** In so many runs. */
  times: count,
  of: count,
});

const watchedRunSchema = z.strictObject({
  run_id: z.string(),
  agent: z.string().optional(),
  /** Re-runs whose writes that took effect are not those of the recording. */
  disagreeing: count,
  /** Re-runs that were decided: one that lacks a recording says nothing. */
  of: count,
  writes: z.array(watchedWriteSchema),
});
export type WatchedRun = z.infer<typeof watchedRunSchema>;
