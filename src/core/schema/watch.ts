import * as z from "zod";
import { spendSchema } from "./attempt-result.ts";
import { jsonSchema } from "./json.ts";

export const watchVersion = 1;

const count = z.number().int().nonnegative();

/** A write that only the recorded run made, or only re-runs. */
const watchedWriteSchema = z.strictObject({
  tool: z.string(),
  args: jsonSchema,
  made_by: z.enum(["recording", "re-runs"]),
  /** Number of runs that made it, out of `of`. */
  times: count,
  of: count,
});

const watchedRunSchema = z.strictObject({
  run_id: z.string(),
  agent: z.string().optional(),
  /** Re-runs in which other writes took effect than in the recording. */
  disagreeing: count,
  /** Re-runs that were decided. A re-run that misses a recording does not count. */
  of: count,
  writes: z.array(watchedWriteSchema),
});
export type WatchedRun = z.infer<typeof watchedRunSchema>;

const uncomparedRunSchema = z.strictObject({ run_id: z.string(), reason: z.string() });
export type UncomparedRun = z.infer<typeof uncomparedRunSchema>;

/** Output of `runs watch --json`. */
export const watchSchema = z.strictObject({
  version: z.literal(watchVersion),
  /** Number of successful runs that the sample was drawn from. */
  successes: count,
  /** Requested re-runs per run. */
  reruns: count,
  /** Most suspicious first. */
  runs: z.array(watchedRunSchema),
  not_compared: z.array(uncomparedRunSchema),
  /** Why not all re-runs were made: the budget was used up. */
  partial: z.string().optional(),
  /** Cost of the models. */
  spend: spendSchema.optional(),
});
export type Watch = z.infer<typeof watchSchema>;
