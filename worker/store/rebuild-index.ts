import type { TraceRun } from "../../src/core/schema/trace.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { runClassSchema, type RunFacts } from "../../src/api/schema/run-row.ts";
import { type Body, type BodyHead, unpackBodies } from "./body-codec.ts";
import { writeEntries } from "./journal.ts";
import { releaseOf } from "../../src/core/release.ts";
import { workerPlatform } from "../platform.ts";
import type { Database, Statement } from "./platform-ports.ts";
import type { NewRelease } from "./trace-store.ts";
import { moveGroup } from "./move-group.ts";
import { regroupRow } from "./regroup-row.ts";
import { insertReleases, summedReleases } from "./releases.ts";
import { minuteOf } from "./row-mapping.ts";
import { entryOf, groupStatement, indexColumns, prefixes, type StoreParts } from "./save-delivery.ts";

export interface Rebuild {
  project: string;
  settings: ProjectSettings;
  /** Where the call before ended. */
  cursor: string | undefined;
  delivery: string;
  /** The group of a failed run by today's fingerprint. */
  regroup: (trace: TraceRun) => Regrouped | undefined;
}

/** What a run's group is called today, and was before. */
interface Regrouped {
  group: string;
  aliases: string[];
  title: string;
}

const objectsPerCall = 100;
const classes = runClassSchema.options;

/**
 * Writes the index again from the bodies, some objects a call. Runs that the index has, and erased ones, are left as they are, but for
 * their groups: a failure whose fingerprint is an older one goes on under today's.
 */
export async function rebuildIndex(parts: StoreParts, { project, settings, cursor, delivery, regroup }: Rebuild) {
  const [at = "0", from] = cursor?.split(" ") ?? [];
  const name = classes[Number(at)];
  if (name === undefined) return { runs: 0, cursor: undefined };
  const prefix = `${prefixes[name]}/${project}/`;
  const page = await parts.bucket.list({ prefix, limit: objectsPerCall, ...(from ? { cursor: from } : {}) });
  let runs = 0;
  for (const { key } of page.objects)
    runs += await restore(parts, { project, key, name, age: settings.retention[name], delivery, regroup });
  const next = page.truncated && page.cursor ? `${at} ${page.cursor}` : `${Number(at) + 1}`;
  return { runs, cursor: Number(next.split(" ")[0]) < classes.length ? next : undefined };
}

interface Restore {
  project: string;
  key: string;
  name: (typeof classes)[number];
  age: number;
  delivery: string;
  regroup: Rebuild["regroup"];
}

async function restore(parts: StoreParts, { project, key, name, age, delivery, regroup }: Restore): Promise<number> {
  const object = await parts.bucket.get(key);
  if (object === null) return 0;
  const found = unpackBodies(new Uint8Array(await object.arrayBuffer())).flatMap((body, line) =>
    body ? [{ body, line }] : [],
  );
  const rows = await rowsOf(
    parts.db,
    project,
    found.map(({ body }) => body.head.id),
  );
  let runs = 0;
  for (const { body, line } of found) {
    const head = regroupedHead(body, regroup);
    const row = rows.get(head.id);
    if (row?.object === key) {
      await regroupRow(parts.db, { project, head, row, delivery });
      continue;
    }
    const mark = `${delivery} ${key} ${line}`; // a run may be in several objects: only one of them restores it
    const columns = indexColumns({ head, class: name, expires_at: head.received_at + age, line: "" });
    const place: Place = {
      project,
      key,
      line,
      mark,
      head,
      release: releaseOf(body.trace, workerPlatform.hash),
      columns,
    };
    const statements = row ? replacing(parts.db, place, row) : inserting(parts.db, place);
    const [changed] = statements.length > 0 ? await parts.db.batch(statements) : [];
    if (!row) runs += changed?.meta.changes ?? 0;
  }
  return runs;
}

/** What a body says of its group is as old as the body. */
function regroupedHead({ head, trace }: Body, regroup: Rebuild["regroup"]): BodyHead {
  const today = head.group === undefined ? undefined : regroup(trace);
  if (head.group === undefined || today === undefined || today.group === head.group) return head;
  return { ...head, ...today, aliases: [...new Set([head.group, ...today.aliases])] };
}

interface Row {
  id: string;
  object: string;
  group_id: string | null;
  delivery: string;
  copies: string;
  revision: number;
  events: number;
}

async function rowsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, Row>> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, object, group_id, delivery, copies, coalesce("row"->>'revision', 0) AS revision, "row"->>'events' AS events
       FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value`,
    )
    .bind(project, JSON.stringify(ids))
    .all<Row>();
  return new Map(results.map((row) => [row.id, row]));
}

interface Place {
  project: string;
  key: string;
  line: number;
  mark: string;
  head: BodyHead;
  release: NewRelease | undefined;
  columns: ReturnType<typeof indexColumns>;
}

function inserting(db: Database, place: Place): Statement[] {
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
       SELECT ?1, ?2, 1, 1, 0, 0, 0, '', ?3, ?6 WHERE EXISTS
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

/** What the release was made of stands in the trace. */
function naming(db: Database, { project, head, release }: Place): Statement[] {
  if (release === undefined || head.facts.release !== release.id) return [];
  return [insertReleases(db, { project, at: head.received_at, releases: [release] })];
}

/** A body that tells more than the one in the index takes its place; any other is noted, so that an erasure finds it. */
function replacing(db: Database, place: Place, row: Row): Statement[] {
  const { project, key, line, mark, head, columns } = place;
  if (!isNewer(head.facts, row)) return row.copies.includes(key) ? [] : [noting(db, place, row)];
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
  return [swap, ...(columns.group === row.group_id ? [] : joining(db, place))];
}

/** Of two that were written in the place of the same one, of which one came to nothing, the one that tells more is the run. */
function isNewer({ revision = 0, events }: RunFacts, row: Row): boolean {
  return revision === row.revision ? events > row.events : revision > row.revision;
}

function noting(db: Database, { project, key, head }: Place, row: Row): Statement {
  return db
    .prepare(
      "UPDATE runs SET copies = json_insert(copies, '$[#]', ?3) WHERE project = ?1 AND id = ?2 AND delivery = ?4",
    )
    .bind(project, head.id, key, row.delivery);
}

function joining(db: Database, { project, mark, head }: Place): Statement[] {
  const { id, group, title = group, facts, received_at: at, aliases = [] } = head;
  if (group === undefined) return [];
  return [
    ...aliases.flatMap((from) => moveGroup(db, project, { from, to: group })),
    groupStatement(db, {
      project,
      delivery: mark,
      at,
      hits: [
        {
          group,
          title: title ?? group,
          agent: facts.agent,
          release: facts.release,
          id,
          run_id: facts.run_id,
          kept: true,
        },
      ],
    }),
  ];
}
