import { workerPlatform } from "../platform.ts";
import type { RunClass } from "../../src/api/schema/run-row.ts";
import { packBodies } from "./body-codec.ts";
import { buriedOf, notePut, type PutBody, takeOut } from "./erase-body.ts";
import { type JournalEntry, writeEntries, writeReasons } from "./journal.ts";
import { moveGroup } from "./move-group.ts";
import type { Bucket, Database, Statement } from "./platform-ports.ts";
import { minuteOf, readDays, readReleases } from "./row-mapping.ts";
import type { Delivery, GroupAfter, GroupHit, KeptRun, Saved } from "./trace-store.ts";
import { countedReleases, insertReleases, mergedReleases, releaseCounts, summedReleases } from "./releases.ts";
import * as z from "zod";

export interface StoreParts {
  db: Database;
  bucket: Bucket;
}

/** First letters are key prefixes: a lifecycle rule per prefix expires the bodies. */
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
 * Bodies first, then one transaction for the whole index. A crash between the two leaves bodies that no row names, under keys
 * that the same bodies get again; a crash after it leaves a request without an answer, whose repetition finds its rows.
 */
export async function saveDelivery({ db, bucket }: StoreParts, delivery: Delivery): Promise<Saved> {
  const placed = await putKept(bucket, delivery);
  const batch = await putWindow(bucket, delivery);
  const put = [
    ...placed.map(putBody),
    ...delivery.window.runs.map(({ head }) => ({ id: head.id, object: windowKey(delivery.project, batch) })),
  ];
  const { project, id, at, newReleases = [] } = delivery;
  const inserts = placed.length > 0 ? [insertRuns(db, delivery, placed)] : [];
  const moves = (delivery.moves ?? []).flatMap((move) => moveGroup(db, project, move));
  const groups = delivery.hits.length > 0 ? [upsertGroups(db, delivery)] : [];
  const results = await db.batch<GroupResult>([
    ...inserts,
    upsertJournal(db, delivery, batch),
    ...moves,
    ...groups,
    ...(newReleases.length > 0 ? [insertReleases(db, { project, at, releases: newReleases })] : []),
    ...(delivery.idempotency ? [insertAnswer(db, project, delivery.at, delivery.idempotency)] : []),
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
    stored: placed.length > 0 ? (results[0]?.meta.changes ?? 0) : 0,
    groups:
      groups.length > 0
        ? groupsAfter(results[inserts.length + 1 + moves.length]?.results ?? [], delivery.hits, id)
        : [],
  };
}

function putBody({ run, object }: PlacedRun): PutBody {
  return { id: run.head.id, object };
}

export interface GroupResult {
  id: string;
  title: string;
  count: number;
  days: string;
  releases: string;
  state: string;
  state_note: string;
}

const returnedBy = z.looseObject({ came_back: z.string().optional() });

/** What a delivery did to its groups. Of several at once one alone brings a guarded group back: its name stands in the note. */
export function groupsAfter(rows: readonly GroupResult[], hits: readonly GroupHit[], delivery: string): GroupAfter[] {
  return rows.map(({ id, title, count, days, releases, state, state_note }) => ({
    id,
    title,
    plainTitle: hits.find((hit) => hit.group === id)?.plainTitle,
    count,
    before: count - hits.filter((hit) => hit.group === id).length,
    days: readDays(days),
    releases: readReleases(releases),
    firstIn: readReleases(releases).flatMap((one) => {
      const own = hits.filter((hit) => hit.group === id && hit.release === one.id).length;
      return own > 0 && one.count <= own ? [one.id] : [];
    }),
    state,
    run: runOf(hits.filter((hit) => hit.group === id)),
    cameBack: returnedBy.parse(JSON.parse(state_note)).came_back === delivery,
  }));
}

function runOf(hits: readonly GroupHit[]): GroupAfter["run"] {
  const hit = hits.find(({ kept }) => kept) ?? hits[0];
  return hit && { id: hit.id, run_id: hit.run_id, kept: hit.kept };
}

/** One object per retention class. Its key is its content's hash: a repetition writes the same object again, not another. */
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

/** Asked for first, since a repetition must not write: a look costs a twelfth of a write. */
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

/** `OR IGNORE`: a run that another request stored meanwhile stays as it is, and writes no row. */
function insertRuns(db: Database, { project, id, at }: Delivery, placed: PlacedRun[]): Statement {
  const rows = placed.map(({ run, object, line }) => ({ ...indexColumns(run), object, line }));
  return db
    .prepare(
      `INSERT OR IGNORE INTO runs
         (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, row)
       SELECT ?1, value->>'id', ?3, value->>'expires_at', ?4, value->>'object', value->>'line', value->>'class',
              value->>'failed', value->>'group', value->>'weight', value->>'rating', value->>'facts'
       FROM json_each(?2) WHERE NOT EXISTS
         (SELECT 1 FROM tombstones WHERE tombstones.project = ?1 AND tombstones.id = value->>'id')`,
    )
    .bind(project, JSON.stringify(rows), at, id);
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

/** Counts what this delivery really inserted, so the sum holds even where two requests race for a run. */
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
       SELECT ?1, ?2, ?3, n, ?6, ?7 + ?8 - n, ?9, ?10, ?11, ${countedReleases("?12", "?4")}, ?13 FROM
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

const recentIds = 200;

function upsertGroups(db: Database, { project, id, at, hits }: Delivery): Statement {
  return groupStatement(db, { project, delivery: id, at, hits });
}

export function groupStatement(
  db: Database,
  { project, delivery, at, hits }: { project: string; delivery: string; at: number; hits: GroupHit[] },
): Statement {
  const day = dayOf(at);
  return db
    .prepare(
      `INSERT INTO groups (project, id, title, agent, count, kept, first_seen, last_seen, day, kept_today, days, recent, releases)
       SELECT ?1, id, title, agent, sampled + n, n, ?3, ?3, ?4, n, json_object(?5, sampled + n), recent, releases FROM
         (SELECT value->>'id' AS id, value->>'title' AS title, value->>'agent' AS agent, value->>'sampled' AS sampled,
                 value->>'recent' AS recent,
                 (SELECT count(*) FROM json_each(hit.value, '$.kept') AS k CROSS JOIN runs
                  WHERE runs.project = ?1 AND runs.id = k.value AND runs.delivery = ?6) AS n,
                 (SELECT json_group_object(name, json_array(failures, ?3, ?3)) FROM
                   (SELECT one.key AS name, (one.value->>'sampled') +
                      (SELECT count(*) FROM json_each(one.value, '$.kept') AS k CROSS JOIN runs
                       WHERE runs.project = ?1 AND runs.id = k.value AND runs.delivery = ?6) AS failures
                    FROM json_each(hit.value, '$.releases') AS one) WHERE failures > 0) AS releases
          FROM json_each(?2) AS hit) WHERE sampled + n > 0
       ON CONFLICT (project, id) DO UPDATE SET
         title = CASE WHEN title = '' THEN excluded.title ELSE title END, count = count + excluded.count, kept = kept + excluded.kept, last_seen = max(last_seen, excluded.last_seen),
         kept_today = excluded.kept_today + CASE WHEN day = excluded.day THEN kept_today ELSE 0 END, day = excluded.day,
         days = json_set(days, '$."' || ?5 || '"', coalesce(json_extract(days, '$."' || ?5 || '"'), 0) + excluded.count),
         releases = ${mergedReleases},
         recent = substr(excluded.recent || recent, 1, ?7),
         state_note = CASE WHEN state IN ('guarded', 'resolved') THEN json_set(state_note, '$.came_back', ?6) ELSE state_note END,
         state = CASE WHEN state IN ('guarded', 'resolved') THEN 'came_back' ELSE state END
       RETURNING id, title, count, days, releases, state, state_note`,
    )
    .bind(project, JSON.stringify(byGroup(hits)), at, Number(day), day, delivery, recentIds * 25);
}

function byGroup(hits: GroupHit[]) {
  return [...new Set(hits.map((hit) => hit.group))].map((id) => {
    const of = hits.filter((hit) => hit.group === id);
    const kept = of.filter((hit) => hit.kept).map((hit) => hit.id);
    const recent = kept.map((key) => `${key} `).join("");
    return {
      id,
      title: of[0]?.title ?? id,
      agent: of[0]?.agent ?? null,
      sampled: of.length - kept.length,
      kept,
      recent,
      releases: releasesOf(of),
    };
  });
}

function releasesOf(hits: GroupHit[]) {
  const names = new Set(hits.flatMap(({ release }) => release ?? []));
  return Object.fromEntries(
    [...names].map((name) => {
      const of = hits.filter(({ release }) => release === name);
      const kept = of.filter((hit) => hit.kept).map(({ id }) => id);
      return [name, { sampled: of.length - kept.length, kept }];
    }),
  );
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
}

/** A plain insert: if another request with this key came first, the whole transaction is undone. */
function insertAnswer(
  db: Database,
  project: string,
  at: number,
  { key, answer }: { key: string; answer: string },
): Statement {
  return db
    .prepare("INSERT INTO deliveries (project, key, at, answer) VALUES (?1, ?2, ?3, ?4)")
    .bind(project, key, at, answer);
}
