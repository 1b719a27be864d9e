import * as z from "zod";
import { checkpointSchema } from "../../core/schema/checkpoint.ts";
import { operationSchema, stepEntrySchema, storedRunSchema } from "../../core/schema/run-record.ts";

/** Idempotency key: the same for a repeated request, and different for any other. */
const keySchema = z.string().min(8).max(64);

export const newRecordSchema = z.object({ key: keySchema, run: storedRunSchema });
export const recordChangeSchema = storedRunSchema.partial().omit({ run_id: true });
export const recordEntriesSchema = z.object({
  key: keySchema,
  entries: z
    .array(z.object({ operation: operationSchema.optional(), checkpoint: checkpointSchema.optional() }))
    .min(1)
    .max(500),
});
export const recordsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().positive().optional(),
});
const from = z.coerce.number().int().nonnegative().default(0);
export const operationsQuerySchema = z.object({ from });

export const statesQuerySchema = z.object({ from });

export const keptSchema = z.object({ id: z.string() });
export const keptStepSchema = z.object({ id: z.string(), step: z.string() });
export const recordSchema = z.object({ run: storedRunSchema });
export const recordPageSchema = z.object({ runs: z.array(storedRunSchema), next: z.number().nullable() });
export const operationPageSchema = z.object({ operations: z.array(operationSchema), next: z.number().nullable() });
export const statePageSchema = z.object({ checkpoints: z.array(checkpointSchema), next: z.number().nullable() });
export const stepsSchema = z.object({ steps: z.array(stepEntrySchema) });
