import { storedRunSchema } from "../../../src/core/schema/run-record.ts";
import { type ExportContext, readPosition } from "./export-page.ts";
import { checkpointTexts, operationTexts } from "../records/read-record.ts";
import * as z from "zod";

/** Calls to storage per record: for its row, and for the first and last of its operations and states. */
const questionsPerRecord = 8;
const count = z.number().int().nonnegative();

/** A position within a record: the next row, and how many rows there were when the record's line was written. */
const withinSchema = z.object({
  id: z.string(),
  part: z.enum(["operation", "checkpoint"]),
  from: count,
  operations: count,
  checkpoints: count,
});
type Within = z.infer<typeof withinSchema>;

const positionSchema = z.object({
  /** Records up to this `n` have their line. */
  n: count,
  /** The last record when the export reached this part; later ones are not exported. */
  last: count,
  within: withinSchema.optional(),
});
type Position = z.infer<typeof positionSchema>;

/**
 * Exports recorded runs, oldest first. Rows are only ever added to a run, and keep their places when packed. Each run
 * is read up to the counts in its line, as of one moment, however long its pages take.
 */
export async function exportRecords(context: ExportContext, position: unknown): Promise<Position | undefined> {
  let at = position === undefined ? await beginning(context) : readPosition(positionSchema, position);
  for (;;) {
    const within = at.within && (await exportRows(context, at.n, at.within));
    if (within) return { ...at, within };
    if (context.page.room() === 0) return { n: at.n, last: at.last };
    const next = await exportNext(context, at);
    if (!next) return undefined;
    at = next;
  }
}

async function beginning({ parts, project }: ExportContext): Promise<Position> {
  const { results } = await parts.db
    .prepare("SELECT coalesce(max(n), 0) AS last FROM records WHERE project = ?1")
    .bind(project)
    .all<{ last: number }>();
  return { n: 0, last: results[0]?.last ?? 0 };
}

interface RecordCounts {
  n: number;
  id: string;
  body: string;
  expires_at: number;
  operations: number;
  checkpoints: number;
}

async function exportNext({ parts, project, page, now }: ExportContext, at: Position): Promise<Position | undefined> {
  const { results } = await parts.db
    .prepare(
      `SELECT n, id, body, expires_at,
         (SELECT coalesce(max(seq) + 1, 0) FROM operations WHERE run = n) AS operations,
         (SELECT coalesce(max(seq) + 1, 0) FROM checkpoints WHERE run = n) AS checkpoints
       FROM records WHERE project = ?1 AND n > ?2 AND n <= ?3 AND expires_at > ?4 ORDER BY n LIMIT 1`,
    )
    .bind(project, at.n, at.last, now)
    .all<RecordCounts>();
  const record = results[0];
  if (!record) return undefined;
  const { n, id, body, expires_at, operations, checkpoints } = record;
  const run = storedRunSchema.parse(JSON.parse(body));
  page.asks(questionsPerRecord);
  page.add("record", { id, run, operations, checkpoints, expires_at });
  return { n, last: at.last, within: { id, part: "operation", from: 0, operations, checkpoints } };
}

/** Returns the position where the page was full; `undefined` if the record is done or was erased meanwhile. */
async function exportRows(
  { parts, project, page }: ExportContext,
  run: number,
  at: Within,
): Promise<Within | undefined> {
  const { id, operations, checkpoints } = at;
  const place = { project, id };
  const steps = { place, run, to: checkpoints - 1, from: at.part === "checkpoint" ? at.from : 0 };
  if (at.part === "operation") {
    for await (const { seq, text } of operationTexts(parts, { place, run, to: operations - 1, from: at.from })) {
      if (page.room() === 0) return { ...at, from: seq };
      page.add("operation", { id, place: seq, operation: JSON.parse(text) });
    }
  }
  for await (const { seq, text } of checkpointTexts(parts, steps)) {
    if (page.room() === 0) return { ...at, part: "checkpoint", from: seq };
    page.asks(1);
    page.add("checkpoint", { id, place: seq, checkpoint: JSON.parse(text) });
  }
  return undefined;
}
