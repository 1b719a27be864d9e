import * as z from "zod";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import { effectSchema } from "../core/schema/effect.ts";
import { jsonSchema } from "../core/schema/json.ts";
import { callErrorSchema, runStatusSchema } from "../core/schema/trace.ts";

/** What a run did at one position: written before (`started`) and after it happened. */
export const operationSchema = z.looseObject({
  /** Place in the run: numbers from 0, nested inside a step as `2.0`; the same on every execution of the same program. */
  position: z.string(),
  kind: z.enum(["step", "tool", "model", "once", "now", "random", "uuid"]),
  name: z.string(),
  args: jsonSchema.optional(),
  effect: effectSchema.optional(),
  phase: z.enum(["started", "done", "failed"]),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
  /** A write of unknown end that was settled by not doing it again. */
  skipped: z.boolean().optional(),
  at: z.string(),
  duration_ms: z.number().nonnegative().optional(),
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
});
export type StoredRun = z.infer<typeof storedRunSchema>;

/** Keeps checkpoints (design: checkpoint, version 1). Every method may answer at once or later. */
export interface CheckpointStore {
  /** Durable when it returns. The same checkpoint may be put again; another under the same step is a `conflict`. */
  putCheckpoint(checkpoint: Checkpoint): void | Promise<void>;
  /** One checkpoint, bit for bit as it was put. */
  getCheckpoint(runId: string, stepId: string): Checkpoint | undefined | Promise<Checkpoint | undefined>;
  /** Steps of a run in their order. */
  listSteps(runId: string): StepEntry[] | Promise<StepEntry[]>;
}

export interface StepEntry {
  step_id: string;
  step_number: number;
  at: string;
}

/** Keeps runs with everything that they did, so that they can be resumed, forked and compared. */
export interface RunStore extends CheckpointStore {
  /** `conflict` where the run is there already. */
  createRun(run: StoredRun): void | Promise<void>;
  updateRun(runId: string, change: Partial<StoredRun>): void | Promise<void>;
  /**
   * Durable when it returns: a write's `started` is on disk before the write happens. With the end of a step comes its
   * checkpoint, both or neither where the store can do that.
   */
  append(runId: string, operation: Operation, checkpoint?: Checkpoint): void | Promise<void>;
  getRun(runId: string): StoredRun | undefined | Promise<StoredRun | undefined>;
  /** In the order in which they were appended. */
  listOperations(runId: string): Operation[] | Promise<Operation[]>;
  /** The newest first. */
  listRuns(options?: { limit?: number }): StoredRun[] | Promise<StoredRun[]>;
}
