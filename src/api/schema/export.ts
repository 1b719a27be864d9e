import * as z from "zod";
import { checkpointSchema } from "../../core/schema/checkpoint.ts";
import { operationSchema, storedRunSchema } from "../../core/schema/run-record.ts";
import { traceSchema } from "../../core/schema/trace.ts";
import { countsSchema } from "./counts.ts";
import { groupRowSchema } from "./group.ts";
import { runRowSchema } from "./run-row.ts";
import { projectSettingsSchema } from "./settings.ts";

export const exportQuerySchema = z.object({
  cursor: z.string().max(4_000).optional().describe("`next` of the page before"),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(500)
    .describe("lines a page; a page of large lines holds fewer"),
});

const count = z.number().int().nonnegative();
const id = z.string().describe("of the run: 24 hex of SHA-256 over project and run id");

export const exportLineSchema = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("project"),
      version: z.literal(1),
      project: z.string(),
      created_at: count,
      exported_at: count,
      settings: projectSettingsSchema.omit({ hooks: true, webhook_secrets: true }),
    })
    .describe("first: the project and its settings, without those that hold secrets"),
  z
    .object({ kind: z.literal("group"), group: groupRowSchema })
    .describe("failures that are alike, and what became of them"),
  z
    .object({ kind: z.literal("mark"), id, mark: z.string(), at: count, by: z.string() })
    .describe("a run marked by a person"),
  z
    .object({
      kind: z.literal("hour"),
      hour: count,
      stats: countsSchema,
    })
    .describe("accounting, as `GET /v1/stats` gives it"),
  z
    .object({ kind: z.literal("waiting"), id, received_at: count, trace: traceSchema })
    .describe("a success that was sampled out and waits for feedback"),
  z
    .object({ kind: z.literal("run"), run: runRowSchema, trace: traceSchema.optional() })
    .describe(
      "a run with its feedback, as `GET /v1/runs/{id}` gives it; without `trace` where its body is gone already",
    ),
  z
    .object({
      kind: z.literal("record"),
      id,
      run: storedRunSchema,
      operations: count,
      checkpoints: count,
      expires_at: count,
    })
    .describe("a run recorded step by step, and how many lines of either kind follow"),
  z
    .object({ kind: z.literal("operation"), id, place: count, operation: operationSchema })
    .describe("what the recorded run did, in its order"),
  z
    .object({ kind: z.literal("checkpoint"), id, place: count, checkpoint: checkpointSchema })
    .describe("the whole state after a step, in the order in which they came"),
  z
    .object({ kind: z.literal("erased"), id, at: count })
    .describe("a tombstone: lines above with this id, `run.id` too, are of a run that was erased during the export"),
  z.object({ kind: z.literal("end"), at: count }).describe("last: without it the export is not whole"),
]);
export type ExportLine = z.infer<typeof exportLineSchema>;

export const exportPageSchema = z.object({ lines: z.array(exportLineSchema), next: z.string().nullable() });
