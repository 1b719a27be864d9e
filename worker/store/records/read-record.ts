import { type CheckpointParts, readChain, textOfParts } from "../../../src/core/checkpoint/checkpoint-chain.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { type Checkpoint, checkpointSchema } from "../../../src/core/schema/checkpoint.ts";
import type { StepEntry } from "../../../src/core/schema/run-record.ts";
import { workerPlatform } from "../../http/platform.ts";
import type { Database } from "../platform-ports.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";
import { type FramedRow, frameReader, type RecordKey, textsOf } from "./frames.ts";

/** Rows of one record from `from` on, up to and including `to` if it is given. */
interface RowRange {
  place: RecordKey;
  /** The record's `n`. */
  run: number;
  from: number;
  to?: number;
}

/** A stored text and its position in the run. */
export interface StoredText {
  seq: number;
  text: string;
}

const rowsPerQuery = 500;
/** Maximum characters of rows that are read at once: an isolate has 128 MB for everything. */
const charactersPerQuery = 4_000_000;

/** The operations of a run in order, packed or not. Reads only as far as the caller iterates. */
export async function* operationTexts(parts: StoreDeps, range: RowRange): AsyncGenerator<StoredText> {
  const frames = frameReader(parts.bucket, range.place);
  for (let { from } = range; ; ) {
    const rows = await operationRows(parts, { ...range, from });
    for (const row of rows) yield { seq: row.seq, text: await frames.textOf(row) };
    const last = rows.at(-1);
    if (!last) return;
    from = last.seq + 1;
  }
}

interface OperationRow extends FramedRow {
  seq: number;
}

/** Returns at least one row, then as many as fit. */
async function operationRows({ db }: StoreDeps, { run, from, to }: RowRange): Promise<OperationRow[]> {
  const { results } = await db
    .prepare(
      `SELECT seq, body, frame, frame_at FROM operations WHERE run = ?1 AND seq BETWEEN ?2 AND min(?3, coalesce(
         (SELECT min(seq) FROM (SELECT seq, sum(length(body)) OVER (ORDER BY seq) AS size FROM operations
            WHERE run = ?1 AND seq BETWEEN ?2 AND ?3 ORDER BY seq LIMIT ?4) WHERE size > ?5), ?3))
       ORDER BY seq LIMIT ?4`,
    )
    .bind(run, from, to ?? Number.MAX_SAFE_INTEGER, rowsPerQuery, charactersPerQuery)
    .all<OperationRow>();
  return results;
}

interface LinkRow extends FramedRow {
  seq: number;
  step_id: string;
  hash: string;
}

/** The states after the steps, in the order in which they came. Reads each chain of deltas once for all its steps. */
export async function* checkpointTexts(parts: StoreDeps, range: RowRange): AsyncGenerator<StoredText> {
  const { to = Number.MAX_SAFE_INTEGER - 1 } = range;
  for (let { from } = range; from <= to; ) {
    const rows = await chainAt(parts, { ...range, from, to });
    const bodies = await textsOf(parts.bucket, range.place, rows);
    let state: CheckpointParts = new Map();
    for (const [index, { seq, step_id, hash }] of rows.entries()) {
      state = readChain(bodies.slice(index, index + 1), state);
      if (seq < from) continue;
      const text = textOfParts(state);
      if (workerPlatform.hash(text) !== hash) throw notAsStored(range.place, step_id);
      yield { seq, text };
    }
    const last = rows.at(-1);
    if (!last) return;
    from = last.seq + 1;
  }
}

/** The whole chain that a row is part of: at most 5 million characters. */
async function chainAt(
  { db }: StoreDeps,
  { run, from, to }: Pick<Required<RowRange>, "run" | "from" | "to">,
): Promise<LinkRow[]> {
  const { results } = await db
    .prepare(
      `SELECT seq, step_id, hash, body, frame, frame_at FROM checkpoints WHERE run = ?1
         AND seq >= (SELECT base FROM checkpoints WHERE run = ?1 AND seq = ?2) AND seq <= ?3
         AND seq < coalesce((SELECT seq FROM checkpoints WHERE run = ?1 AND seq > ?2 AND base > ?2 ORDER BY seq LIMIT 1), ?3 + 1)
       ORDER BY seq`,
    )
    .bind(run, from, to)
    .all<LinkRow>();
  return results;
}

function notAsStored({ id }: RecordKey, step: string): ReplayKitError {
  return new ReplayKitError("internal", `run ${id}: its step ${step} is not what was stored`);
}

interface ChainRow extends FramedRow {
  step_id: string;
  hash: string;
}

const ofRun = "run = (SELECT n FROM records WHERE project = ?1 AND id = ?2 AND expires_at > ?3)";

/** Reads a checkpoint with one query for its chain and, if the chain is packed, one object. */
export async function readCheckpoint(
  { db, bucket }: StoreDeps,
  place: RecordKey,
  { step, now }: { step: string; now: number },
): Promise<Checkpoint | undefined> {
  const { results } = await db
    .prepare(
      `SELECT c.step_id, c.hash, c.body, c.frame, c.frame_at FROM checkpoints AS at JOIN checkpoints AS c
         ON c.run = at.run AND c.seq BETWEEN at.base AND at.seq
       WHERE at.${ofRun} AND at.step_id = ?4 ORDER BY c.seq`,
    )
    .bind(place.project, place.id, now, step)
    .all<ChainRow>();
  const last = results.at(-1);
  if (!last) return undefined;
  const text = textOfParts(readChain(await textsOf(bucket, place, results)));
  if (workerPlatform.hash(text) !== last.hash) throw notAsStored(place, step);
  return checkpointSchema.parse(JSON.parse(text));
}

export async function readSteps(db: Database, { project, id }: RecordKey, now: number): Promise<StepEntry[]> {
  const { results } = await db
    .prepare(`SELECT step_id, step_number, at FROM checkpoints WHERE ${ofRun} ORDER BY step_number, seq`)
    .bind(project, id, now)
    .all<StepEntry>();
  return results;
}
