import * as z from "zod";
import type { Hash } from "../../core/platform.ts";
import { checkpointSchema } from "../../core/schema/checkpoint.ts";
import { releasePartsSchema } from "../../core/schema/release.ts";
import { operationSchema, storedRunSchema } from "../../core/schema/run-record.ts";
import { traceSchema } from "../../core/schema/trace.ts";
import { countsSchema } from "./answers.ts";
import { groupRowSchema } from "./group.ts";
import { runFactsSchema, runRowSchema } from "./run-row.ts";
import { projectSettingsSchema } from "./settings.ts";

/** Version of the export format. Version 1 lacked the index and cannot be imported. */
export const exportVersion = 2;

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
const seal = z.string().describe("16 hex of SHA-256 over the line before's seal and this line without its own");
const keyed = z.string().regex(/^[0-9a-f]*$/);
const group = z.string().regex(/^[\w:.-]+$/);

/**
 * Keyed hashes of a run's user, session and trace. They serve to find it, and to erase it with its user. They are the
 * same under the same key.
 */
const subjectsSchema = z.object({ user: keyed.optional(), session: keyed.optional(), trace: keyed.optional() });

const keyName = z.string().regex(/^[0-9a-f]{12}$/);
const carriedKeySchema = z.object({
  key_id: keyName.describe("id of the earlier key"),
  under: keyName.describe("id of the key that encrypts it"),
  sealed: z
    .string()
    .regex(/^[\w+/]+={0,2}$/)
    .describe("base64"),
});

const entrySchema = subjectsSchema.extend({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  fate: z.enum(["kept", "sampled", "window", "rejected", "lifted", "named"]),
});

export const exportLineSchema = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("project"),
      version: z.literal(exportVersion),
      project: z.string(),
      created_at: count,
      exported_at: count,
      settings: projectSettingsSchema.omit({ hooks: true, webhook_secrets: true }),
      keys: z.array(z.string()).describe("ids of the keys that `subjects` and placeholders were made with"),
      carried: z
        .array(carriedKeySchema)
        .optional()
        .describe("earlier keys that stay in use: without them, users of older runs would not be found"),
      seal,
    })
    .describe("first: the project and its settings, without those that hold secrets"),
  z
    .object({ kind: z.literal("release"), id: z.string(), parts: releasePartsSchema, first_seen: count, seal })
    .describe("a release and what it was made of; the minutes count its runs"),
  z
    .object({
      kind: z.literal("group"),
      group: groupRowSchema.extend({ id: group }),
      aliases: z.array(group).describe("ids that it had under older fingerprints"),
      today: z.object({ day: count, kept: count }).describe("runs kept on its newest day, which decide its sampling"),
      seal,
    })
    .describe("failures that are alike, and what became of them"),
  z
    .object({ kind: z.literal("mark"), id, mark: z.string(), at: count, by: z.string(), seal })
    .describe("a run marked by a person"),
  z
    .object({
      kind: z.literal("minute"),
      at: count,
      counts: countsSchema,
      releases: z.record(z.string(), z.tuple([z.number(), z.number()])).describe("by release: runs, and failed ones"),
      entries: z.array(entrySchema).describe("which runs came, in their order, and what became of them"),
      seal,
    })
    .describe("the accounting of a minute, which `GET /v1/stats` sums up, and the index of what came in it"),
  z
    .object({
      kind: z.literal("waiting"),
      id,
      received_at: count,
      weight: z.number(),
      facts: runFactsSchema,
      subjects: subjectsSchema,
      trace: traceSchema,
      seal,
    })
    .describe("a success that was sampled out and waits for feedback"),
  z
    .object({
      kind: z.literal("run"),
      run: runRowSchema,
      title: z.string().optional().describe("what its failure is called"),
      aliases: z.array(z.string()).optional().describe("its group's ids under older fingerprints"),
      subjects: subjectsSchema,
      trace: traceSchema.optional(),
      seal,
    })
    .describe("a run with its feedback, as `GET /v1/runs/{id}` gives it; without `trace` if its body is already gone"),
  z
    .object({
      kind: z.literal("record"),
      id,
      run: storedRunSchema,
      operations: count,
      checkpoints: count,
      expires_at: count,
      seal,
    })
    .describe("a run recorded step by step, and how many lines of either kind follow"),
  z
    .object({ kind: z.literal("operation"), id, place: count, operation: operationSchema, seal })
    .describe("what the recorded run did, in its order"),
  z
    .object({ kind: z.literal("checkpoint"), id, place: count, checkpoint: checkpointSchema, seal })
    .describe("the whole state after a step, in the order in which they came"),
  z
    .object({ kind: z.literal("erased"), id, at: count, seal })
    .describe("a tombstone: lines above with this id, `run.id` too, are of a run that was erased during the export"),
  z.object({ kind: z.literal("end"), at: count, seal }).describe("last: without it the export is not whole"),
]);
export type ExportLine = z.infer<typeof exportLineSchema>;
export type LineOf<Kind extends ExportLine["kind"]> = Extract<ExportLine, { kind: Kind }>;

export const exportPageSchema = z.object({ lines: z.array(exportLineSchema), next: z.string().nullable() });

/** Most lines in one request of an import, because a Worker may ask only so much of its storage. */
export const linesPerImport = 500;

export const importQuerySchema = z.object({
  backup: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe("`seal` of the export's last line: which export it is"),
  line: z.coerce.number().int().nonnegative().describe("place of the first of these lines in the export, from 0"),
});
export const importPageSchema = z.object({ lines: z.array(exportLineSchema).min(1).max(linesPerImport) });
export const importedSchema = z.object({ next: count.describe("the first line that is not there yet") });

/** The seal before the first line. */
export const noSeal = "";

function sealOf(before: string, text: string, hash: Hash): string {
  return hash(`${before}\n${text}`).slice(0, 16);
}

/**
 * A line of an export with its seal, which depends on the line before. A line that was changed, lost, doubled or moved
 * is found at its place.
 */
export function sealedLine(before: string, fields: object, hash: Hash): { text: string; seal: string } {
  const text = JSON.stringify(fields);
  const seal = sealOf(before, text, hash);
  return { text: `${text.slice(0, -1)},"seal":"${seal}"}`, seal };
}

/** The seal of a parsed line; `undefined` if it is not the line that was exported after the line before. */
export function sealIn(line: object, before: string, hash: Hash): string | undefined {
  const { seal, ...fields }: { seal?: unknown } = line;
  return seal === sealOf(before, JSON.stringify(fields), hash) ? seal : undefined;
}
