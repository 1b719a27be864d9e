import { runFactsSchema, type RunRow } from "../../src/api/schema/run-row.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { countLateFeedback, countNotices, hourlyStats } from "./count-activity.ts";
import { expireRows } from "./expire-rows.ts";
import { dayOf } from "./groups/count-groups.ts";
import { listGroups, readStandingGroup, setGroupState } from "./groups/groups.ts";
import { knownReleases, releaseBefore } from "./groups/releases.ts";
import type { Database } from "./platform-ports.ts";
import { unpackBody } from "./runs/body-codec.ts";
import { eraseRuns } from "./runs/erase-run.ts";
import { eraseSubject, subjectsErasedAt } from "./runs/erase-subject.ts";
import { findRows, listRuns } from "./runs/query-runs.ts";
import { absenceOf } from "./runs/search-journal.ts";
import { replaceRun, waitingRun, waitingRuns } from "./runs/replace-run.ts";
import { readRun, type RunRecord } from "./runs/row-mapping.ts";
import { saveDelivery, type StoreDeps } from "./runs/save-delivery.ts";
import type { IndexFacts, StoredRun, TraceStore, IndexQuery } from "./trace-store.ts";

/** A trace store with bodies in R2 and the index in D1. */
export function createTraceStore(deps: StoreDeps): TraceStore {
  const { db } = deps;
  return {
    lookup: (project, wanted, now) => lookUp(db, project, { ...wanted, now }),
    answered: (project, keys) => previousAnswers(db, project, keys),
    save: (delivery) => saveDelivery(deps, delivery),
    replace: (project, run, options) => replaceRun(deps, project, run, options),

    row: (project, id, now) => readRow(db, project, { id, now }),
    read: (project, id, now) => readStoredRun(deps, project, { id, now }),
    list: (query) => listRuns(db, query),
    find: (project, terms, now) => findRows(db, project, { terms, now }),
    absence: (project, id, since) => absenceOf(db, project, id, since),
    readWindow: (project, id, since) => waitingRun(deps, project, { id, since }),
    waiting: (project, terms, since) => waitingRuns(deps, project, { terms, since }),
    mark: (project, id, mark) => markRun(db, project, { ...mark, id }),

    groups: (project, query) => listGroups(db, project, query),
    group: (project, id) => readStandingGroup(db, project, id),
    setGroupState: (project, id, state, note) => setGroupState(db, project, { id, state, note }),
    releaseBefore: (project, id) => releaseBefore(db, project, id),

    countLateFeedback: (project, at) => countLateFeedback(db, project, at),
    countNotices: (project, at, outcomes) => countNotices(db, project, { at, outcomes }),
    stats: (project, range) => hourlyStats(db, project, range),

    isErased: (project, id) => isErased(db, project, id),
    erase: async (project, id, at) => ({ objects: (await eraseRuns(deps, project, { ids: [id], at })).objects }),
    eraseSubject: (project, terms, at) => eraseSubject(deps, project, { terms, at }),
    subjectsErasedAt: (project, terms) => subjectsErasedAt(db, project, terms),
    expire: (now, limit) => expireRows(db, now, limit),
  };
}

interface RunAt {
  id: string;
  /** Milliseconds. A run that expired before this time counts as absent, even if its row has not been removed yet. */
  now: number;
}

async function readRow(db: Database, project: string, run: RunAt): Promise<RunRow | undefined> {
  const record = await livingRecord(db, project, run);
  return record && readRun(record);
}

async function readStoredRun(
  { db, bucket }: StoreDeps,
  project: string,
  { id, now }: RunAt,
): Promise<StoredRun | undefined> {
  const record = await livingRecord(db, project, { id, now });
  if (!record) return undefined;
  const object = await bucket.get(record.object);
  if (object === null) return undefined; // the bucket's lifecycle rule removed it before the row expired
  const body = unpackBody(new Uint8Array(await object.arrayBuffer()), record.line);
  if (body === undefined || body.head.id !== id) {
    throw new ReplayKitError("internal", `run ${id}: its object ${record.object} does not hold it`, {
      hint: "rebuild the index: npx replaykit worker project <project> --rebuild",
    });
  }
  return { row: readRun(record), ...body, version: record.delivery };
}

async function livingRecord(db: Database, project: string, { id, now }: RunAt): Promise<RunRecord | undefined> {
  const statement = db.prepare("SELECT * FROM runs WHERE project = ?1 AND id = ?2").bind(project, id);
  const record = (await statement.all<RunRecord>()).results[0];
  return record && record.expires_at > now ? record : undefined;
}

interface RunMark {
  id: string;
  /** `undefined` removes the mark. */
  mark: string | undefined;
  at: number;
  by: string;
}

/** Marks a run for people; returns false if there is no such run. */
async function markRun(db: Database, project: string, { id, mark, at, by }: RunMark): Promise<boolean> {
  const note =
    mark === undefined
      ? db.prepare("DELETE FROM marks WHERE project = ?1 AND id = ?2").bind(project, id)
      : db
          .prepare(
            `INSERT INTO marks (project, id, mark, at, by) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (project, id) DO UPDATE SET mark = excluded.mark, at = excluded.at, by = excluded.by`,
          )
          .bind(project, id, mark, at, by);
  const change = db.prepare("UPDATE runs SET mark = ?3 WHERE project = ?1 AND id = ?2").bind(project, id, mark ?? null);
  const [changed] = await db.batch([change, note]);
  return (changed?.meta.changes ?? 0) > 0;
}

interface KnownRow {
  id: string;
  row: string;
  kept_today: number;
  state: string;
}

/** Reads what the index knows of a request's runs, groups and releases, in one round trip. */
async function lookUp(
  db: Database,
  project: string,
  { ids, groups, releases, now }: IndexQuery & { now: number },
): Promise<IndexFacts> {
  const wanted = JSON.stringify(ids);
  const [stored, erased, grouped, named] = await db.batch<KnownRow>([
    db
      .prepare(
        "SELECT runs.id, runs.row FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value",
      )
      .bind(project, wanted),
    db
      .prepare(
        "SELECT tombstones.id FROM json_each(?2) AS w CROSS JOIN tombstones WHERE tombstones.project = ?1 AND tombstones.id = w.value",
      )
      .bind(project, wanted),
    db
      .prepare(
        `SELECT groups.id, CASE WHEN day = ?3 THEN kept_today ELSE 0 END AS kept_today, state
         FROM json_each(?2) AS w CROSS JOIN groups WHERE groups.project = ?1 AND groups.id = w.value`,
      )
      .bind(project, JSON.stringify(groups), Number(dayOf(now))),
    knownReleases(db, project, releases),
  ]);
  return {
    stored: new Map(stored?.results.map(({ id, row }) => [id, runFactsSchema.parse(JSON.parse(row))])),
    erased: new Set(erased?.results.map((row) => row.id)),
    groups: new Map(grouped?.results.map((row) => [row.id, { keptToday: row.kept_today, state: row.state }])),
    releases: {
      known: new Set(named?.results.map((row) => row.id)),
      full: named?.results.some((row) => row.id === "") ?? false,
    },
  };
}

/** Whether a run has a tombstone, so that it is not accepted again. */
async function isErased(db: Database, project: string, id: string): Promise<boolean> {
  const statement = db.prepare("SELECT id FROM tombstones WHERE project = ?1 AND id = ?2").bind(project, id);
  return (await statement.all()).results.length > 0;
}

/** The earlier answers for those of the given keys that have one. */
async function previousAnswers(db: Database, project: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT deliveries.key, deliveries.answer FROM json_each(?2) AS w CROSS JOIN deliveries
       WHERE deliveries.project = ?1 AND deliveries.key = w.value`,
    )
    .bind(project, JSON.stringify(keys))
    .all<{ key: string; answer: string }>();
  return new Map(results.map(({ key, answer }) => [key, answer]));
}
