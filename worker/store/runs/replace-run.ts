import { continues } from "../../ingest/continue-runs.ts";
import { type GroupResult, groupsAfter, groupStatement } from "../groups/count-groups.ts";
import { leaveGroup, moveGroup } from "../groups/groups.ts";
import { insertReleases, summedReleases } from "../groups/releases.ts";
import { minuteWithRoom, writeEntries } from "../journal.ts";
import type { Bucket, Database, Statement } from "../platform-ports.ts";
import type { GroupAfter, KeptRun, ReplaceOptions, Term, WaitingRun } from "../trace-store.ts";
import { type Body, packBodies, unpackSome } from "./body-codec.ts";
import { buriedOf, notePut, takeOut } from "./erase-body.ts";
import { rowsOf } from "./query-runs.ts";
import { entriesOf, entriesOfRun } from "./search-journal.ts";
import { minuteOf } from "./row-mapping.ts";
import { contentKey, entryOf, indexColumns, prefixes, type StoreDeps, windowKey } from "./save-delivery.ts";

/**
 * Writes a run anew, in an object of its own. The previous object keeps its copy until its lifecycle ends; `copies`
 * lists it, so that an erasure reaches it. Returns the groups that the run joined, or `undefined` if it changed or was
 * erased meanwhile.
 */
export async function replaceRun(
  { db, bucket }: StoreDeps,
  project: string,
  run: KeptRun,
  options: ReplaceOptions,
): Promise<GroupAfter[] | undefined> {
  const key = `${prefixes[run.class]}/${project}/${contentKey([run.line])}`;
  await bucket.put(key, packBodies([run]));
  const put = [{ id: run.head.id, object: key }];
  const hits = options.hit ? [options.hit] : [];
  const { leaves: group, expected } = options;
  const moving = (options.moves ?? []).flatMap((move) => moveGroup(db, project, move));
  const leaving = group && expected ? leaveGroup(db, { project, id: run.head.id, group, expected }) : [];
  const results = await db.batch<GroupResult>([
    ...moving,
    ...leaving,
    upsertRun(db, { project, run, key, ...options }),
    note(db, { project, run, ...options }),
    ...noteRelease(db, { project, run, ...options }),
    ...(hits.length > 0 ? [groupStatement(db, { project, hits, delivery: options.delivery, at: options.now })] : []),
    notePut(db, { project, delivery: options.delivery, put }),
    buriedOf(db, project, [run.head.id]),
  ]);
  await takeOut(bucket, put, results.at(-1)?.results ?? []);
  if ((results[moving.length + leaving.length]?.meta.changes ?? 0) === 0) return undefined;
  return hits.length > 0 ? groupsAfter(results.at(-3)?.results ?? [], hits, options.delivery) : [];
}

interface Upsert extends ReplaceOptions {
  project: string;
  run: KeptRun;
  key: string;
}

/**
 * Replaces the row only if it is still the version that was read. Otherwise feedback and late spans that come at once
 * would undo each other.
 */
function upsertRun(db: Database, { project, run, key, at, delivery, expected }: Upsert): Statement {
  const row = indexColumns(run);
  return db
    .prepare(
      `INSERT INTO runs (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, row)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, ?8, ?9, ?10, ?11, ?12 WHERE NOT EXISTS
         (SELECT 1 FROM tombstones WHERE tombstones.project = ?1 AND tombstones.id = ?2)
       ON CONFLICT (project, id) DO UPDATE SET
         expires_at = max(expires_at, excluded.expires_at), delivery = excluded.delivery, object = excluded.object, line = 0,
         class = excluded.class, failed = excluded.failed, group_id = excluded.group_id, rating = excluded.rating,
         row = excluded.row, copies = CASE WHEN object = excluded.object THEN copies ELSE json_insert(copies, '$[#]', object) END
       WHERE runs.delivery = ?13`,
    )
    .bind(
      project,
      row.id,
      at,
      row.expires_at,
      delivery,
      key,
      row.class,
      row.failed,
      row.group,
      row.weight,
      row.rating,
      row.facts,
      expected ?? null,
    );
}

/** A journal entry by which the run is swept at its new time, and found and erased under its new names until then. */
function note(db: Database, { project, run, now, delivery, lifted }: Omit<Upsert, "key">): Statement {
  return db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, lifted)
       SELECT ?1, ${minuteWithRoom("?2")}, 0, 0, 0, 0, 0, '', ?3, ?6 WHERE EXISTS
         (SELECT 1 FROM runs WHERE runs.project = ?1 AND runs.id = ?4 AND runs.delivery = ?5)
       ON CONFLICT (project, minute) DO UPDATE SET lifted = lifted + excluded.lifted, entries = entries || excluded.entries`,
    )
    .bind(
      project,
      minuteOf(now),
      writeEntries([entryOf(run.head, lifted ? "lifted" : "named")]),
      run.head.id,
      delivery,
      lifted ? 1 : 0,
    );
}

/** Corrects the release counts of a run that failed only later, or that is of another release than it first seemed. */
function noteRelease(
  db: Database,
  { project, run, now, delivery, counted, newRelease }: Omit<Upsert, "key">,
): Statement[] {
  const { release } = run.head.facts;
  const failed = run.head.failed ? 1 : 0;
  if (release === undefined || run.class === "test") return [];
  const changes = new Map([[release, [1, failed]]]);
  if (counted?.release !== undefined) {
    const [runs = 0, failures = 0] = changes.get(counted.release) ?? [];
    changes.set(counted.release, [runs - 1, failures - (counted.failed ? 1 : 0)]);
  }
  const rest = [...changes].filter(([, counts]) => counts.some((count) => count !== 0));
  if (rest.length === 0) return [];
  const note = db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, releases)
       SELECT ?1, ?2, 0, 0, 0, 0, 0, '', '', ?3 WHERE EXISTS
         (SELECT 1 FROM runs WHERE runs.project = ?1 AND runs.id = ?4 AND runs.delivery = ?5)
       ON CONFLICT (project, minute) DO UPDATE SET releases = ${summedReleases}`,
    )
    .bind(project, minuteOf(now), JSON.stringify(Object.fromEntries(rest)), run.head.id, delivery);
  return [note, ...(newRelease ? [insertReleases(db, { project, at: now, releases: [newRelease] })] : [])];
}

/** An answer is not to read more than this. */
const mostObjects = 20;

/** Runs of a user, session or trace that wait for feedback, without those that already came out of the window. */
export async function waitingRuns(
  { db, bucket }: StoreDeps,
  project: string,
  search: { terms: readonly Term[]; since: number },
): Promise<WaitingRun[]> {
  const ids = new Set<string>();
  const batches = new Set<string>();
  for await (const found of entriesOf(db, project, search)) {
    for (const { entry } of found.filter((one) => one.entry.fate === "window")) {
      ids.add(entry.id);
      if (entry.batch !== undefined) batches.add(entry.batch);
    }
    if (batches.size >= mostObjects) break;
  }
  const some = [...batches].slice(0, mostObjects);
  const bodies = (await Promise.all(some.map((batch) => bodiesOf(bucket, windowKey(project, batch), ids)))).flat();
  const lifted = await rowsOf(
    db,
    project,
    bodies.map(({ head }) => head.id),
  );
  const waiting = bodies.filter(({ head }) => !lifted.has(head.id));
  return [...new Map(waiting.map(({ head }) => [head.id, toRun(head)])).values()];
}

/**
 * A run that waits for feedback. It may have been received several times while it went on: the most complete body
 * counts.
 */
export async function waitingRun(
  { db, bucket }: StoreDeps,
  project: string,
  { id, since }: { id: string; since: number },
): Promise<Body | undefined> {
  const found = await entriesOfRun(db, project, { id, since });
  const batches = found.flatMap(({ entry }) => (entry.fate === "window" && entry.batch ? [entry.batch] : []));
  let most: Body | undefined;
  for (const batch of [...new Set(batches)].slice(0, mostObjects)) {
    for (const body of await bodiesOf(bucket, windowKey(project, batch), new Set([id])))
      if (!most || continues(most.trace, body.trace)) most = body;
  }
  return most;
}

async function bodiesOf(bucket: Bucket, key: string, ids: ReadonlySet<string>): Promise<Body[]> {
  const object = await bucket.get(key);
  return object === null ? [] : unpackSome(new Uint8Array(await object.arrayBuffer()), ids);
}

function toRun({ id, received_at, facts }: Body["head"]): WaitingRun {
  return { id, run_id: facts.run_id, received_at };
}
