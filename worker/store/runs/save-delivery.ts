import { workerPlatform } from "../../http/platform.ts";
import type { RunClass } from "../../../src/api/schema/run-row.ts";
import { packBodies } from "./body-codec.ts";
import { buriedOf, notePut, type PutBody, takeOut } from "./erase-body.ts";
import { type JournalEntry, minuteWithRoom, writeEntries, writeReasons } from "../journal.ts";
import { type GroupResult, groupsAfter, groupStatement } from "../groups/count-groups.ts";
import { moveGroup } from "../groups/groups.ts";
import { type Bucket, type Database, inParts, type Statement } from "../platform-ports.ts";
import { minuteOf } from "./row-mapping.ts";
import type { Delivery, KeptRun, SaveResult } from "../trace-store.ts";
import { countedReleases, insertReleases, releaseCounts, summedReleases } from "../groups/releases.ts";

export interface StoreDeps {
  db: Database;
  bucket: Bucket;
}

/** Key prefixes; a lifecycle rule per prefix expires the bodies. */
export const prefixes: Record<RunClass | "window", string> = {
  success: "s",
  failed: "f",
  flagged: "g",
  test: "t",
  window: "w",
};

interface PlacedRun {
  run: KeptRun;
  object: string;
  line: number;
}

/**
 * Writes bodies first, then the whole index in one transaction. A crash between the two leaves bodies that no row
 * names, under keys that the same bodies get again. A crash after it leaves the request without an answer; its
 * repetition finds its rows.
 */
export async function saveDelivery({ db, bucket }: StoreDeps, delivery: Delivery): Promise<SaveResult> {
  const placed = await putKept(bucket, delivery);
  const batch = await putWindow(bucket, delivery);
  const put = [
    ...placed.map(putBody),
    ...delivery.window.runs.map(({ head }) => ({ id: head.id, object: windowKey(delivery.project, batch) })),
  ];
  const { project, id, at, newReleases = [] } = delivery;
  const inserts = insertRuns(db, delivery, placed);
  const moves = (delivery.moves ?? []).flatMap((move) => moveGroup(db, project, move));
  const groups =
    delivery.hits.length > 0 ? [groupStatement(db, { project, delivery: id, at, hits: delivery.hits })] : [];
  const answers = [...(delivery.idempotency ? [delivery.idempotency] : []), ...(delivery.traceKeys ?? [])];
  const results = await db.batch<GroupResult>([
    ...inserts,
    upsertJournal(db, delivery, batch),
    ...moves,
    ...groups,
    ...(newReleases.length > 0 ? [insertReleases(db, { project, at, releases: newReleases })] : []),
    ...(answers.length > 0 ? [insertAnswers(db, project, delivery.at, answers)] : []),
    ...(placed.length > 0 ? [notePut(db, { project, delivery: id, put: placed.map(putBody) })] : []),
    ...(put.length > 0
      ? [
          buriedOf(
            db,
            project,
            put.map((body) => body.id),
          ),
        ]
      : []),
  ]);
  if (put.length > 0) await takeOut(bucket, put, results.at(-1)?.results ?? []);
  return {
    stored: results.slice(0, inserts.length).reduce((sum, { meta }) => sum + (meta.changes ?? 0), 0),
    groups:
      groups.length > 0
        ? groupsAfter(results[inserts.length + 1 + moves.length]?.results ?? [], delivery.hits, id)
        : [],
  };
}

function putBody({ run, object }: PlacedRun): PutBody {
  return { id: run.head.id, object };
}

/**
 * Writes one object per retention class. Its key is its content's hash, so a repetition writes the same object again.
 */
async function putKept(bucket: Bucket, { project, kept }: Delivery): Promise<PlacedRun[]> {
  const placed: PlacedRun[] = [];
  for (const name of new Set(kept.map((run) => run.class))) {
    const runs = kept.filter((run) => run.class === name);
    const key = `${prefixes[name]}/${project}/${contentKey(runs.map((run) => run.line))}`;
    await bucket.put(key, packBodies(runs));
    runs.forEach((run, line) => placed.push({ run, object: key, line }));
  }
  return placed;
}

/** Asks first whether the object exists, since a repetition must not write: `head` costs a twelfth of a write. */
async function putWindow(bucket: Bucket, { project, window }: Delivery): Promise<string> {
  if (window.runs.length === 0) return "";
  const batch = contentKey(window.runs.map((run) => run.line)).slice(0, 12);
  const key = windowKey(project, batch);
  if ((await bucket.head(key)) === null) await bucket.put(key, packBodies(window.runs));
  return batch;
}

export function windowKey(project: string, batch: string): string {
  return `${prefixes.window}/${project}/${batch}`;
}

export function contentKey(lines: readonly string[]): string {
  return workerPlatform.hash(lines.join("\n")).slice(0, 32);
}

/** `OR IGNORE`: a run that another request stored meanwhile stays unchanged, and no row is written. */
function insertRuns(db: Database, { project, id, at }: Delivery, placed: PlacedRun[]): Statement[] {
  const rows = placed.map(({ run, object, line }) => ({ ...indexColumns(run), object, line }));
  const insert = (json: string) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO runs
         (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, row)
       SELECT ?1, value->>'id', ?3, value->>'expires_at', ?4, value->>'object', value->>'line', value->>'class',
              value->>'failed', value->>'group', value->>'weight', value->>'rating', value->>'facts'
       FROM json_each(?2) WHERE NOT EXISTS
         (SELECT 1 FROM tombstones WHERE tombstones.project = ?1 AND tombstones.id = value->>'id')`,
      )
      .bind(project, json, at, id);
  return inParts(rows, insert);
}

export function indexColumns(run: KeptRun) {
  const { head } = run;
  return {
    id: head.id,
    expires_at: run.expires_at,
    class: run.class,
    failed: head.failed ? 1 : 0,
    group: head.group ?? null,
    weight: head.weight,
    rating: head.rating ?? null,
    facts: JSON.stringify(head.facts),
  };
}

/** Counts what this delivery really inserted, so the sum is right even if two requests race for a run. */
function upsertJournal(db: Database, delivery: Delivery, batch: string): Statement {
  const { project, id, at, kept, window, sampledOut, duplicates, rejected } = delivery;
  const sampled = window.runs.length + sampledOut.length;
  const refused = [...rejected.reasons.values()].reduce((sum, count) => sum + count, 0);
  const entries: JournalEntry[] = [
    ...kept.map(({ head }) => entryOf(head, "kept" as const)),
    ...window.runs.map(({ head }) => ({ ...entryOf(head, "window" as const), batch })),
    ...sampledOut,
    ...rejected.entries,
  ];
  return db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, releases, latency)
       SELECT ?1, ${minuteWithRoom("?2")}, ?3, n, ?6, ?7 + ?8 - n, ?9, ?10, ?11, ${countedReleases("?12", "?4")}, ?13 FROM
         (SELECT count(*) AS n FROM json_each(?5) CROSS JOIN runs
          WHERE runs.project = ?1 AND runs.id = json_each.value AND runs.delivery = ?4) WHERE true
       ON CONFLICT (project, minute) DO UPDATE SET
         received = received + excluded.received, stored = stored + excluded.stored,
         sampled_out = sampled_out + excluded.sampled_out, duplicate = duplicate + excluded.duplicate,
         rejected = rejected + excluded.rejected, reasons = reasons || excluded.reasons, entries = entries || excluded.entries,
         releases = ${summedReleases}, latency = latency || excluded.latency`,
    )
    .bind(
      project,
      minuteOf(at),
      kept.length + sampled + duplicates + refused,
      id,
      JSON.stringify(kept.map((run) => run.head.id)),
      sampled,
      duplicates,
      kept.length,
      refused,
      writeReasons(rejected.reasons),
      writeEntries(entries),
      releaseCounts(delivery.releases),
      (delivery.latencies ?? []).map((ms) => `${Math.round(ms)};`).join(""),
    );
}

export function entryOf<F extends JournalEntry["fate"]>(
  head: { id: string; user?: string | undefined; session?: string | undefined; trace?: string | undefined },
  fate: F,
) {
  return { id: head.id, fate, user: head.user, session: head.session, trace: head.trace };
}

/** A plain insert: if another request already stored one of these keys, the whole transaction is undone. */
function insertAnswers(
  db: Database,
  project: string,
  at: number,
  answers: readonly { key: string; answer: string }[],
): Statement {
  return db
    .prepare(
      `INSERT INTO deliveries (project, key, at, answer)
       SELECT ?1, value->>'key', ?2, value->>'answer' FROM json_each(?3)`,
    )
    .bind(project, at, JSON.stringify(answers));
}
