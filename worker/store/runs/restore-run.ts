import type { RunFacts } from "../../../src/api/schema/run-row.ts";
import type { BodyHead } from "./body-codec.ts";
import { groupStatement, hitOf } from "../groups/count-groups.ts";
import { minuteWithRoom, writeEntries } from "../journal.ts";
import { moveGroup } from "../groups/groups.ts";
import type { Database, Statement } from "../platform-ports.ts";
import { insertReleases, summedReleases } from "../groups/releases.ts";
import { minuteOf } from "./row-mapping.ts";
import { entryOf, type indexColumns } from "./save-delivery.ts";
import type { NewRelease } from "../trace-store.ts";

/** A run's row in the index. */
export interface IndexedRun {
  id: string;
  object: string;
  group_id: string | null;
  delivery: string;
  copies: string;
  revision: number;
  events: number;
}

/** A body and its place in storage. */
export interface StoredBody {
  project: string;
  key: string;
  line: number;
  mark: string;
  head: BodyHead;
  release: NewRelease | undefined;
  columns: ReturnType<typeof indexColumns>;
}

/** Statements that add a run that the index does not have. */
export function inserting(db: Database, place: StoredBody): Statement[] {
  const { project, key, line, mark, head, columns } = place;
  const insert = db
    .prepare(
      `INSERT OR IGNORE INTO runs
         (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, row)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
       WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE project = ?1 AND id = ?2)`,
    )
    .bind(
      project,
      columns.id,
      head.received_at,
      columns.expires_at,
      mark,
      key,
      line,
      columns.class,
      columns.failed,
      columns.group,
      columns.weight,
      columns.rating,
      columns.facts,
    );
  const count = db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, releases)
       SELECT ?1, ${minuteWithRoom("?2")}, 1, 1, 0, 0, 0, '', ?3, ?6 WHERE EXISTS
         (SELECT 1 FROM runs WHERE project = ?1 AND id = ?4 AND delivery = ?5)
       ON CONFLICT (project, minute) DO UPDATE SET received = received + 1, stored = stored + 1, entries = entries || excluded.entries,
         releases = ${summedReleases}`,
    )
    .bind(
      project,
      minuteOf(head.received_at),
      writeEntries([entryOf(head, "kept")]),
      head.id,
      mark,
      releaseOfBody(head, columns.class),
    );
  return [insert, count, ...joining(db, place), ...naming(db, place)];
}

function releaseOfBody({ facts: { release }, failed }: BodyHead, name: string): string {
  return JSON.stringify(release === undefined || name === "test" ? {} : { [release]: [1, failed ? 1 : 0] });
}

/** Stores the parts of the release, which come from the trace. */
function naming(db: Database, { project, head, release }: StoredBody): Statement[] {
  if (release === undefined || head.facts.release !== release.id) return [];
  return [insertReleases(db, { project, at: head.received_at, releases: [release] })];
}

/**
 * Statements for a run whose row names another object. A newer body replaces it; any other is noted in `copies`, so
 * that an erasure finds it. Either may have names that the other lacks.
 */
export function replacing(db: Database, place: StoredBody, row: IndexedRun): Statement[] {
  const { project, key, line, mark, head, columns } = place;
  if (!isNewer(head.facts, row))
    return row.copies.includes(key) ? [] : [noting(db, place, row), ...noteNames(db, place)];
  const swap = db
    .prepare(
      `UPDATE runs SET expires_at = max(expires_at, ?3), delivery = ?4, object = ?5, line = ?6, class = ?7, failed = ?8,
         group_id = ?9, rating = ?10, row = ?11, copies = json_insert(copies, '$[#]', object)
       WHERE project = ?1 AND id = ?2 AND delivery = ?12`,
    )
    .bind(
      project,
      columns.id,
      columns.expires_at,
      mark,
      key,
      line,
      columns.class,
      columns.failed,
      columns.group,
      columns.rating,
      columns.facts,
      row.delivery,
    );
  return [swap, ...(columns.group === row.group_id ? [] : joining(db, place)), ...noteNames(db, place)];
}

/** A journal entry by which the run is found and erased under this body's names. */
function noteNames(db: Database, { project, head }: StoredBody): Statement[] {
  const { user, session, trace } = head;
  if (user === undefined && session === undefined && trace === undefined) return [];
  const note = db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
       SELECT ?1, ${minuteWithRoom("?2")}, 0, 0, 0, 0, 0, '', ?3 WHERE true
       ON CONFLICT (project, minute) DO UPDATE SET entries = entries || excluded.entries`,
    )
    .bind(project, minuteOf(head.received_at), writeEntries([entryOf(head, "named")]));
  return [note];
}

/**
 * Two requests may have rewritten the same version of a run, of which only one succeeded. Of equal revisions, the one
 * with more events is the run.
 */
function isNewer({ revision = 0, events }: RunFacts, row: IndexedRun): boolean {
  return revision === row.revision ? events > row.events : revision > row.revision;
}

function noting(db: Database, { project, key, head }: StoredBody, row: IndexedRun): Statement {
  return db
    .prepare(
      "UPDATE runs SET copies = json_insert(copies, '$[#]', ?3) WHERE project = ?1 AND id = ?2 AND delivery = ?4",
    )
    .bind(project, head.id, key, row.delivery);
}

function joining(db: Database, { project, mark, head }: StoredBody): Statement[] {
  const hit = hitOf(head);
  if (hit === undefined) return [];
  return [
    ...(head.aliases ?? []).flatMap((from) => moveGroup(db, project, { from, to: hit.group })),
    groupStatement(db, { project, delivery: mark, at: head.received_at, hits: [hit] }),
  ];
}
