import { eraseIfBuried } from "./erase-record.ts";
import { putFrame } from "./frames.ts";
import type { Statement } from "../platform-ports.ts";
import type { RecordKey } from "./frames.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

/** Maximum characters of one object: it is read whole for any text in it. */
const largestFrame = 8 * 1024 * 1024;

interface Row {
  seq: number;
  body: string;
  base: number;
}

/**
 * Puts the texts of a run into compressed objects, one per chain of deltas. If the run has not ended, its last chain
 * and its operations stay in their rows. The object is written first: after a crash the rows are unchanged, and the
 * same object is written again later.
 */
export async function packRecord(parts: StoreDeps, place: RecordKey): Promise<void> {
  const { db } = parts;
  const { project, id } = place;
  const found = await db
    .prepare("SELECT n, version, unpacked FROM records WHERE project = ?1 AND id = ?2")
    .bind(project, id)
    .all<{ n: number; version: number; unpacked: number }>();
  const record = found.results[0];
  if (!record) return;
  const ended = record.unpacked === 1;
  const chains = await db
    .prepare(
      `SELECT seq, base, body FROM checkpoints WHERE run = ?1 AND body IS NOT NULL
       AND (?2 OR base < (SELECT max(base) FROM checkpoints WHERE run = ?1)) ORDER BY seq`,
    )
    .bind(record.n, ended ? 1 : 0)
    .all<Row>();
  for (const rows of byChain(chains.results))
    await packRows(parts, place, { table: "checkpoints", run: record.n, rows });
  if (!ended) return;
  const operations = await db
    .prepare("SELECT seq, 0 AS base, body FROM operations WHERE run = ?1 AND body IS NOT NULL ORDER BY seq")
    .bind(record.n)
    .all<Row>();
  for (const rows of portions(operations.results))
    await packRows(parts, place, { table: "operations", run: record.n, rows });
  // If the run changed meanwhile, the flag stays as that change set it.
  await db
    .prepare("UPDATE records SET unpacked = 0 WHERE n = ?1 AND version = ?2")
    .bind(record.n, record.version)
    .all();
}

interface Packing {
  table: "operations" | "checkpoints";
  run: number;
  rows: Row[];
}

/** A row's text never changes, so a row that still has its text is the one that was packed. */
async function packRows(parts: StoreDeps, place: RecordKey, { table, run, rows }: Packing): Promise<void> {
  const { db, bucket } = parts;
  const frame = await putFrame(
    bucket,
    place,
    rows.map(({ body }) => body),
  );
  const update: Statement = db
    .prepare(
      `UPDATE ${table} SET body = NULL, frame = ?2, frame_at = (SELECT key FROM json_each(?3) WHERE value = seq)
       WHERE run = ?1 AND body IS NOT NULL AND seq IN (SELECT value FROM json_each(?3))`,
    )
    .bind(run, frame, JSON.stringify(rows.map(({ seq }) => seq)));
  const { meta } = await update.all();
  if ((meta.changes ?? 0) === 0) await eraseIfBuried(parts, place); // otherwise another request packed them
}

/** Splits rows by chain; the rows of a chain are neighbours. */
function byChain(rows: Row[]): Row[][] {
  const chains: Row[][] = [];
  for (const row of rows) {
    const last = chains.at(-1);
    if (last?.[0]?.base === row.base) last.push(row);
    else chains.push([row]);
  }
  return chains;
}

function* portions(rows: Row[]): Generator<Row[]> {
  let portion: Row[] = [];
  let size = 0;
  for (const row of rows) {
    if (portion.length > 0 && size + row.body.length > largestFrame) {
      yield portion;
      portion = [];
      size = 0;
    }
    portion.push(row);
    size += row.body.length;
  }
  if (portion.length > 0) yield portion;
}
