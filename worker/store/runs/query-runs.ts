import type { RunRow } from "../../../src/api/schema/run-row.ts";
import {
  hasRow,
  type JournalEntry,
  type Minute,
  type MinuteRead,
  minuteWithRoom,
  readEntries,
  readMinutes,
  someLifted,
  writeEntries,
} from "../journal.ts";
import { standingGroup } from "../groups/groups.ts";
import { type Database, inParts, type Statement } from "../platform-ports.ts";
import { minuteOf, readRun, type RunRecord } from "./row-mapping.ts";
import { entriesOf } from "./search-journal.ts";
import type { Term } from "../trace-store.ts";
import type { RunPage, RunQuery } from "../run-query.ts";

/** Minutes per read, reads and runs examined per page. A filter that matches little gets a short page with `next`. */
const minutesPerRead = 200;
const readsPerPage = 200;
const runsPerPage = 2_000;
/** Later than the present one, since the entries of a busy minute go on in the next ones. */
const lastMinute = Number.MAX_SAFE_INTEGER;

/** Lists runs, newest first. The journal gives the order and the rows give the rest, so no index on time is needed. */
export async function listRuns(db: Database, query: RunQuery): Promise<RunPage> {
  if (query.mark !== undefined) return listChosen(db, query, await markedIds(db, query.project, query.mark));
  if (query.group !== undefined) return listGroup(db, query, await newestOf(db, query.project, query.group));
  if (query.parent !== undefined) return listChosen(db, query, await forkIds(db, query.project, query.parent));
  return listByTime(db, query, []);
}

/**
 * A group's runs. Its row names the newest, continued ones too: their failure stays counted. The journal has the rest.
 */
async function listGroup(db: Database, query: RunQuery, { id, kept, newest }: NewestRuns): Promise<RunPage> {
  const { before } = query;
  if (before && !newest.includes(before.id)) return listByTime(db, { ...query, group: id }, newest);
  const page = await listChosen(db, { ...query, group: undefined }, newest);
  const more = page.next === undefined && kept > newest.length;
  return more ? { ...page, next: { minute: lastMinute, id: "" } } : page;
}

async function listByTime(db: Database, query: RunQuery, without: readonly string[]): Promise<RunPage> {
  const runs: RunRow[] = [];
  const seen = new Set(without);
  let looked = 0;
  let beyond: number | undefined;
  for await (const { minutes, last, more } of minutesOf(db, query)) {
    const places = new Map<string, number>();
    for (const { minute, entries } of minutes)
      for (const id of newestFirst(readEntries(entries), minute, query.before))
        if (!seen.has(id) && !places.has(id)) places.set(id, minute);
    const atOnce = Math.max(query.limit, 100); // each read is a call to storage: minutes with one run share one
    for await (const [id, run] of eachRow(db, query.project, [...places.keys()], atOnce)) {
      seen.add(id);
      looked += 1;
      const next = { minute: places.get(id) ?? 0, id };
      // An entry from before the run came is of an earlier run with this id, which expired.
      if (run && minuteOf(run.received_at) <= next.minute && matches(run, query)) runs.push(run);
      if (runs.length === query.limit || looked === runsPerPage) return { runs, next };
    }
    beyond = more ? last - 1 : undefined;
  }
  return { runs, next: beyond === undefined ? undefined : { minute: beyond, id: "" } };
}

/**
 * The minutes in which the wanted runs are noted. Of those after `until`, some hold runs that came before it: the next
 * ones of a full minute, and those in which a run was lifted out of the feedback window.
 */
async function* minutesOf(db: Database, query: RunQuery): AsyncGenerator<MinuteRead> {
  const { project, since = 0, until, window = 0, before: { minute: resume = lastMinute } = {} } = query;
  const shared = { from: minuteOf(since), newestFirst: true, limit: minutesPerRead, reads: readsPerPage };
  if (until === undefined) {
    yield* readMinutes(db, project, { ...shared, to: resume });
    return;
  }
  const { results } = await db
    .prepare(`SELECT ${minuteWithRoom("?2")} AS minute`)
    .bind(project, minuteOf(until))
    .all<{ minute: number }>();
  const last = results[0]?.minute ?? minuteOf(until);
  const reads = readMinutes(db, project, {
    ...shared,
    to: Math.min(resume, Math.max(last, minuteOf(until + window))),
    also: `(minute <= ?5 OR ${someLifted})`,
    value: last,
  });
  for await (const { minutes, ...place } of reads)
    yield { ...place, minutes: minutes.map((one) => (one.minute > last ? withLiftedOnly(one) : one)) };
}

/** All other runs of these minutes came after `until`: nobody is to look up each of them. */
function withLiftedOnly({ minute, entries }: Minute): Minute {
  return { minute, entries: writeEntries(readEntries(entries).filter(({ fate }) => fate === "lifted")) };
}

/** Ids of one minute's kept runs, newest first, after the place where the previous page ended. */
function newestFirst(entries: JournalEntry[], minute: number, resume: RunQuery["before"]): string[] {
  const kept = entries.filter((entry) => entry.fate === "kept" || entry.fate === "lifted").map((entry) => entry.id);
  const ids = [...new Set(kept)].toReversed();
  return resume?.minute === minute ? ids.slice(ids.indexOf(resume.id) + 1) : ids;
}

async function listChosen(db: Database, query: RunQuery, ids: string[]): Promise<RunPage> {
  const from = query.before === undefined ? 0 : ids.indexOf(query.before.id) + 1;
  const rows = await rowsOf(db, query.project, ids.slice(from, from + runsPerPage));
  const runs: RunRow[] = [];
  for (const id of ids.slice(from, from + runsPerPage)) {
    const run = rows.get(id);
    if (run && matches(run, query)) runs.push(run);
    if (runs.length === query.limit) return { runs, next: { minute: minuteOf(run?.received_at ?? 0), id } };
  }
  return { runs, next: undefined };
}

/** A mark may end in a fraction: `look` also finds `look:2/3`. */
async function markedIds(db: Database, project: string, mark: string): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT id FROM marks WHERE project = ?1 AND (mark = ?2 OR substr(mark, 1, length(?2) + 1) = ?2 || ':')
       ORDER BY at DESC, id LIMIT ?3`)
    .bind(project, mark, runsPerPage)
    .all<{ id: string }>();
  return results.map((row) => row.id);
}

/** Few runs are forks, so an index of forks alone costs other runs no row. */
async function forkIds(db: Database, project: string, parent: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM runs WHERE project = ?1 AND "row"->>'parent' = ?2 AND "row"->>'parent' IS NOT NULL
       ORDER BY received_at DESC, id LIMIT ?3`,
    )
    .bind(project, parent, runsPerPage)
    .all<{ id: string }>();
  return results.map((row) => row.id);
}

interface NewestRuns {
  /** The group's current id. */
  id: string;
  kept: number;
  newest: string[];
}

async function newestOf(db: Database, project: string, group: string): Promise<NewestRuns> {
  const { results } = await db
    .prepare(`SELECT id, kept, recent FROM groups WHERE project = ?1 AND id = ${standingGroup("?2")}`)
    .bind(project, group)
    .all<{ id: string; kept: number; recent: string }>();
  const { id = group, kept = 0, recent = "" } = results[0] ?? {};
  return { id, kept, newest: [...new Set(recent.trim().split(" ").filter(Boolean))] };
}

export async function rowsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, RunRow>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare("SELECT runs.* FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value")
    .bind(project, JSON.stringify(ids))
    .all<RunRecord>();
  return new Map(results.map((record) => [record.id, readRun(record)]));
}

/** The rows of runs, in this order and some at a time: a minute may have tens of thousands. */
async function* eachRow(
  db: Database,
  project: string,
  ids: readonly string[],
  atOnce: number,
): AsyncGenerator<[id: string, run: RunRow | undefined]> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    const rows = await rowsOf(db, project, some);
    for (const id of some) yield [id, rows.get(id)];
  }
}

function matches(run: RunRow, query: RunQuery): boolean {
  if (run.expires_at <= query.now) return false;
  if (query.status !== undefined && run.status !== query.status) return false;
  if (query.failed !== undefined && run.failed !== query.failed) return false;
  if (query.group !== undefined && run.group !== query.group) return false;
  if (query.agent !== undefined && run.agent !== query.agent) return false;
  if (query.parent !== undefined && run.parent !== query.parent) return false;
  if (query.release !== undefined && run.release !== query.release) return false;
  if (query.since !== undefined && run.received_at < query.since) return false;
  if (query.until !== undefined && run.received_at > query.until) return false;
  return query.label === undefined || hasLabel(run, query.label);
}

export function hasLabel({ labels = {} }: Pick<RunRow, "labels">, label: { name?: string; value: string }): boolean {
  if (label.name === undefined) return Object.values(labels).includes(label.value);
  return labels[label.name] === label.value;
}

export const maxMatches = 200;

/** The newest runs with these terms that have rows; erased and expired ones do not count. */
export async function findRows(
  db: Database,
  project: string,
  { terms, now }: { terms: readonly Term[]; now: number },
): Promise<RunRow[]> {
  const runs = new Map<string, RunRow>();
  for await (const found of entriesOf(db, project, { terms })) {
    const stored = found.filter(({ entry }) => hasRow(entry.fate) && !runs.has(entry.id));
    const ids = [...new Set(stored.map(({ entry }) => entry.id))];
    for (const statement of inParts(ids, (json) => livingRows(db, project, { json, now }))) {
      for (const record of (await statement.all<RunRecord>()).results) runs.set(record.id, readRun(record));
      if (runs.size >= maxMatches) return [...runs.values()].slice(0, maxMatches);
    }
  }
  return [...runs.values()];
}

/**
 * The first of these runs that have rows. `CROSS JOIN` keeps their order and stops at the limit: of a user's hundred
 * thousand runs, the rest is not read.
 */
function livingRows(db: Database, project: string, { json, now }: { json: string; now: number }): Statement {
  return db
    .prepare(
      `SELECT runs.* FROM json_each(?2) CROSS JOIN runs
       WHERE runs.project = ?1 AND runs.id = json_each.value AND runs.expires_at > ?3 LIMIT ?4`,
    )
    .bind(project, json, now, maxMatches);
}
