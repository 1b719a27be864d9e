import { compact } from "../../../src/core/compact.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import type { ProjectSettings } from "../../../src/api/schema/settings.ts";
import { runClassSchema } from "../../../src/api/schema/run-row.ts";
import { type Body, type BodyHead, unpackBodies } from "./body-codec.ts";
import { releaseOf } from "../../../src/core/release/release.ts";
import { workerPlatform } from "../../http/platform.ts";
import type { Database, Statement } from "../platform-ports.ts";
import { type IndexedRun, inserting, type StoredBody, replacing } from "./restore-run.ts";
import { indexColumns, prefixes, type StoreDeps } from "./save-delivery.ts";
import { leaveGroup } from "../groups/groups.ts";
import { moveGroup } from "../groups/groups.ts";
import { groupStatement, hitOf } from "../groups/count-groups.ts";

export interface Rebuild {
  project: string;
  settings: ProjectSettings;
  /** The cursor that the previous call returned. */
  cursor: string | undefined;
  delivery: string;
  /** Returns the group of a failed run by the current fingerprint. */
  regroup: (trace: TraceRun) => GroupNames | undefined;
}

/** The current name of a run's group, its earlier names, and its title. */
interface GroupNames {
  group: string;
  aliases: string[];
  title: string;
}

/**
 * An object holds up to a thousand runs, which take some twenty calls to storage, and each that moves to another group
 * two. A Worker may make a thousand.
 */
const objectsPerCall = 20;
const runsPerBatch = 50;
const classes = runClassSchema.options;

/**
 * Rebuilds the index from the bodies, some objects per call. It adds missing runs, except erased ones, and replaces a
 * row if another body of the run is newer. Groups with an older fingerprint move to the current one.
 */
export async function rebuildIndex(parts: StoreDeps, { project, settings, cursor, delivery, regroup }: Rebuild) {
  const [at = "0", from] = cursor?.split(" ") ?? [];
  const name = classes[Number(at)];
  if (name === undefined) return { runs: 0, cursor: undefined };
  const prefix = `${prefixes[name]}/${project}/`;
  const page = await parts.bucket.list({ prefix, limit: objectsPerCall, ...compact({ cursor: from || undefined }) });
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

async function restore(parts: StoreDeps, { project, key, name, age, delivery, regroup }: Restore): Promise<number> {
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
  const restored: Statement[][] = [];
  const added: Statement[][] = [];
  for (const { body, line } of found) {
    const head = regroupedHead(body, regroup);
    const row = rows.get(head.id);
    if (row?.object === key) {
      await regroupRow(parts.db, { project, head, row, delivery });
      continue;
    }
    const mark = `${delivery} ${key} ${line}`; // a run may be in several objects: only one of them restores it
    const columns = indexColumns({ head, class: name, expires_at: head.received_at + age, line: "" });
    const place: StoredBody = {
      project,
      key,
      line,
      mark,
      head,
      release: releaseOf(body.trace, workerPlatform.hash),
      columns,
    };
    if (row) restored.push(replacing(parts.db, place, row));
    else added.push(inserting(parts.db, place));
  }
  await inBatches(parts.db, restored);
  return inBatches(parts.db, added);
}

/** Runs the statements of some runs at a time. Returns how many first statements changed something. */
async function inBatches(db: Database, ofRuns: readonly Statement[][]): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ofRuns.length; at += runsPerBatch) {
    const some = ofRuns.slice(at, at + runsPerBatch).filter((statements) => statements.length > 0);
    const results = some.length > 0 ? await db.batch(some.flat()) : [];
    let first = 0;
    for (const { length } of some) {
      changed += results[first]?.meta.changes ?? 0;
      first += length;
    }
  }
  return changed;
}

/** The head with its current group; the stored group is as old as the body. */
function regroupedHead({ head, trace }: Body, regroup: Rebuild["regroup"]): BodyHead {
  const today = head.group === undefined ? undefined : regroup(trace);
  if (head.group === undefined || today === undefined || today.group === head.group) return head;
  return { ...head, ...today, aliases: [...new Set([head.group, ...today.aliases])] };
}

async function rowsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, IndexedRun>> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, object, group_id, delivery, copies, coalesce("row"->>'revision', 0) AS revision, "row"->>'events' AS events
       FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value`,
    )
    .bind(project, JSON.stringify(ids))
    .all<IndexedRun>();
  return new Map(results.map((row) => [row.id, row]));
}

interface Regrouping {
  project: string;
  head: BodyHead;
  /** The run's row. */
  row: { group_id: string | null; delivery: string };
  delivery: string;
}

/**
 * Moves an indexed run to its current group. The first run of an older group moves the whole group, with its counts,
 * case and state. If the older group has moved elsewhere already, only this run moves.
 */
async function regroupRow(db: Database, { project, head, row, delivery }: Regrouping): Promise<void> {
  const { id, group, title = "", received_at: at } = head;
  const from = row.group_id;
  if (group === undefined || from === null || from === group) return;
  const elsewhere = await movedTo(db, project, from);
  const joins = elsewhere !== undefined && elsewhere !== group;
  const mark = `${delivery} ${id}`;
  const hit = joins ? hitOf(head) : undefined;
  await db.batch([
    ...moveGroup(db, project, { from, to: group }),
    ...(joins ? leaveGroup(db, { project, id, group: from, expected: row.delivery }) : []),
    db
      .prepare(
        `UPDATE runs SET group_id = ?3, delivery = ?5, "row" = json_set("row", '$.what', ?6)
         WHERE project = ?1 AND id = ?2 AND delivery = ?4`,
      )
      .bind(project, id, group, row.delivery, mark, title),
    ...(hit ? [groupStatement(db, { project, delivery: mark, at, hits: [hit] })] : []),
    db
      .prepare("UPDATE groups SET title = ?3 WHERE project = ?1 AND id = ?2 AND title <> ?3")
      .bind(project, group, title),
  ]);
}

async function movedTo(db: Database, project: string, alias: string): Promise<string | undefined> {
  const { results } = await db
    .prepare("SELECT id FROM group_aliases WHERE project = ?1 AND alias = ?2")
    .bind(project, alias)
    .all<{ id: string }>();
  return results[0]?.id;
}
