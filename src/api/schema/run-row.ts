import * as z from "zod";
import { lookPattern } from "../../core/rehearsal/look-mark.ts";
import { runStatusSchema } from "../../core/schema/trace.ts";

/** Retention classes; the first letter is the key prefix that a lifecycle rule expires. */
export const runClassSchema = z.enum(["success", "failed", "flagged", "test"]);
export type RunClass = z.infer<typeof runClassSchema>;

/** Facts of a run in the index, redacted like the body. */
export const runFactsSchema = z.object({
  run_id: z.string(),
  status: runStatusSchema,
  format: z.string().optional(),
  agent: z.string().optional(),
  agent_version: z.string().optional(),
  model: z.string().optional(),
  /** Digest of its release. Absent in rows from before releases were known. */
  release: z.string().optional(),
  /** What went wrong, in words. */
  what: z.string().optional(),
  started_at: z.string().optional(),
  duration_ms: z.number().optional(),
  events: z.number().int(),
  tool_calls: z.number().int(),
  /** For a failed run: tools whose writes took effect, in order. Absent in older rows. */
  writes: z.array(z.string()).optional(),
  bytes: z.number().int(),
  labels: z.record(z.string(), z.string()).optional(),
  trace_id: z.string().optional(),
  /** The user's last message before the agent began, shortened. */
  asked: z.string().optional(),
  /** The last thing that it did: a tool's name, an error or a model. */
  last_step: z.string().optional(),
  /** Sum over all model calls. */
  tokens: z.number().optional(),
  /** `run_id` of the run that it was forked from, or that started it. */
  parent: z.string().optional(),
  late: z.boolean().optional(),
  /**
   * How often it was rewritten: by a rating, or because it continued. Of several bodies of a run, the one with the
   * highest number counts.
   */
  revision: z.number().int().optional(),
});
export type RunFacts = z.infer<typeof runFactsSchema>;

export const ratingSchema = z.enum(["bad", "good"]);

/**
 * What a run is marked for. `promote`: the next promotion. `look:2/3`: a look, because two of its three re-runs wrote
 * something else.
 */
export const runMarkSchema = z.union([
  z.literal("promote"),
  z.string().regex(lookPattern, "expected promote, or look: with a share such as look:2/3"),
]);

/** One run of the index, as the API returns it. */
export const runRowSchema = runFactsSchema.extend({
  id: z.string(),
  received_at: z.number().int(),
  expires_at: z.number().int(),
  class: runClassSchema,
  failed: z.boolean(),
  group: z.string().optional(),
  /** Number of runs that this one stands for: 1 divided by the share that is kept. */
  weight: z.number(),
  rating: ratingSchema.optional(),
  mark: z.string().optional(),
});
export type RunRow = z.infer<typeof runRowSchema>;
