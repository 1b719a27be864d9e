import * as z from "zod";
import { elapsedSchema } from "./duration.ts";
import { effectSchema } from "./effect.ts";
import { jsonSchema } from "./json.ts";
import { callErrorSchema, runStatusSchema } from "./trace.ts";

/** What a run did at one position. It is written before (`started`) and after (`done`, `failed`). */
export const operationSchema = z.looseObject({
  /** `2.0` is the first operation inside operation 2. `position.ts` has the grammar. */
  position: z.string(),
  kind: z.enum(["step", "tool", "model", "once", "now", "random", "uuid"]),
  name: z.string(),
  args: jsonSchema.optional(),
  effect: effectSchema.optional(),
  phase: z.enum(["started", "done", "failed"]),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
  /** Chunks of a streamed answer, up to where it ended, broke off or was abandoned. */
  chunks: z.array(jsonSchema).optional(),
  /** True for a write with an unknown result that was not repeated. */
  skipped: z.boolean().optional(),
  /** True if the answer of a write was made up during replay. */
  simulated: z.boolean().optional(),
  at: z.string(),
  duration_ms: elapsedSchema.optional(),
});
export type Operation = z.infer<typeof operationSchema>;

/** Retention classes, as in the Worker. */
export const retentionClassSchema = z.enum(["success", "failed", "flagged", "test"]);
export type RetentionClass = z.infer<typeof retentionClassSchema>;

export const storedRunSchema = z.looseObject({
  run_id: z.string().min(1),
  agent: z.looseObject({ name: z.string().optional(), version: z.string().optional() }).optional(),
  input: jsonSchema.optional(),
  parent: z.looseObject({ run_id: z.string(), step_id: z.string() }).optional(),
  status: z.union([runStatusSchema, z.literal("running")]),
  started_at: z.string(),
  ended_at: z.string().optional(),
  final_output: jsonSchema.optional(),
  error: z.string().optional(),
  retention: retentionClassSchema.optional(),
  /** Where the run's answers came from, if it was a replay. */
  replay: z
    .looseObject({
      mode: z.enum(["replay", "live-reads"]),
      of: z.string(),
      served: z.number().optional(),
      simulated: z.number().optional(),
      live: z.number().optional(),
    })
    .optional(),
});
export type StoredRun = z.infer<typeof storedRunSchema>;

/** An entry in a list of steps. */
export const stepEntrySchema = z.object({ step_id: z.string(), step_number: z.number(), at: z.string() });
export type StepEntry = z.infer<typeof stepEntrySchema>;
