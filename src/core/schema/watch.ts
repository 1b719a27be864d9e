import * as z from "zod";
import { spendSchema } from "./attempt-result.ts";
import { jsonSchema } from "./json.ts";

export const watchVersion = 1;

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

const uncomparedRunSchema = z.strictObject({ run_id: z.string(), reason: z.string() });
export type UncomparedRun = z.infer<typeof uncomparedRunSchema>;

/** What `runs watch --json` prints. */
export const watchSchema = z.strictObject({
  version: z.literal(watchVersion),
  /** Successful runs that the sample was drawn from. */
  successes: count,
  /** Re-runs of each run that were asked for. */
  reruns: count,
  /** The most suspicious first. */
  runs: z.array(watchedRunSchema),
  not_compared: z.array(uncomparedRunSchema),
  /** What the models cost. */
  spend: spendSchema.optional(),
});
export type Watch = z.infer<typeof watchSchema>;
