import { compact } from "../../../src/core/compact.ts";
import { failureRate, unknownRelease } from "../../../src/core/release/release.ts";
import { releasePartsSchema } from "../../../src/core/schema/release.ts";
import type { ReleaseRow } from "../../../src/api/schema/group.ts";
import type { TimePosition } from "../../../src/api/schema/query.ts";
import type { Database, Statement } from "../platform-ports.ts";
import { minuteOf } from "../runs/row-mapping.ts";
import type { NewRelease, ReleaseCount } from "../trace-store.ts";

/**
 * Maximum number of a project's releases. Further ones count as `otherReleases`: a sender may name a new release with
 * each run.
 */
export const mostReleases = 1_000;
export const otherReleases: NewRelease = { id: "other", parts: {} };

/** SQL that adds up the release counts of two rows of one minute. */
export const summedReleases = `(SELECT json_group_object(name, json_array(runs, failed)) FROM
  (SELECT one.key AS name, sum(one.value->>0) AS runs, sum(one.value->>1) AS failed FROM
    (SELECT key, value FROM json_each(journal.releases) UNION ALL SELECT key, value FROM json_each(excluded.releases)) AS one
   GROUP BY one.key))`;

/** SQL that merges the releases of a group's row and a new one. */
export const mergedReleases = `(SELECT json_group_object(name, json_array(failures, first, last)) FROM
  (SELECT one.key AS name, sum(one.value->>0) AS failures, min(one.value->>1) AS first, max(one.value->>2) AS last FROM
    (SELECT key, value FROM json_each(groups.releases) UNION ALL SELECT key, value FROM json_each(excluded.releases)) AS one
   GROUP BY one.key))`;

/**
 * SQL for the release counts of a delivery, over the `releaseCounts` in parameter `counts`. A run with `kept` counts
 * only if this delivery stored it; `?1` is the project.
 */
export function countedReleases(counts: string, delivery: string): string {
  return `(SELECT json_group_object(name, json_array(runs, failed)) FROM
    (SELECT c.value->>'release' AS name, sum(c.value->>'runs') AS runs, sum(c.value->>'failed') AS failed FROM json_each(${counts}) AS c
     WHERE c.value->>'kept' IS NULL OR EXISTS
       (SELECT 1 FROM runs AS r WHERE r.project = ?1 AND r.id = c.value->>'kept' AND r.delivery = ${delivery})
     GROUP BY name))`;
}

export function releaseCounts(counts: readonly ReleaseCount[] = []): string {
  return JSON.stringify(
    counts.map(({ release, failed, kept }) => ({ release, runs: 1, failed: failed ? 1 : 0, kept })),
  );
}

export function insertReleases(
  db: Database,
  { project, at, releases }: { project: string; at: number; releases: readonly NewRelease[] },
): Statement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO releases (project, id, parts, first_seen)
       SELECT ?1, value->>'id', value->>'parts', ?3 FROM json_each(?2)`,
    )
    .bind(project, JSON.stringify(releases.map(({ id, parts }) => ({ id, parts: JSON.stringify(parts) }))), at);
}

/**
 * Which of these releases the index has. If one is missing and there is no room for it, a row with an empty id follows.
 */
export function knownReleases(db: Database, project: string, ids: readonly string[]): Statement {
  const wanted = "FROM json_each(?2) AS w";
  const there = "SELECT 1 FROM releases WHERE releases.project = ?1 AND releases.id = w.value";
  return db
    .prepare(
      `SELECT w.value AS id ${wanted} WHERE EXISTS (${there})
       UNION ALL SELECT '' AS id WHERE EXISTS (SELECT 1 ${wanted} WHERE NOT EXISTS (${there}))
         AND (SELECT count(*) FROM releases WHERE releases.project = ?1) >= ?3`,
    )
    .bind(project, JSON.stringify([...new Set(ids)]), mostReleases);
}

/** If a project has many releases, deletes those without a run in the time that the journal covers. */
export async function forgetReleases(db: Database, project: string, before: number): Promise<void> {
  const { results } = await db
    .prepare("SELECT count(*) AS n FROM releases WHERE project = ?1")
    .bind(project)
    .all<{ n: number }>();
  if ((results[0]?.n ?? 0) <= mostReleases / 2) return;
  await db
    .prepare(
      `DELETE FROM releases WHERE project = ?1 AND first_seen < ?2 AND id <> ?3 AND id NOT IN
         (SELECT one.key FROM journal, json_each(journal.releases) AS one WHERE journal.project = ?1)`,
    )
    .bind(project, before, unknownRelease)
    .all();
}

interface ReleaseQuery {
  from: number;
  to: number;
  limit: number;
  agent?: string | undefined;
  before?: TimePosition | undefined;
}

interface ReleaseRecord {
  id: string;
  parts: string;
  first_seen: number;
}

interface ReleaseRuns {
  id: string;
  runs: number;
  failed: number;
  last: number;
}

/** Releases, newest first, with their numbers of runs between two times. */
export async function listReleases(db: Database, project: string, query: ReleaseQuery): Promise<ReleaseRow[]> {
  const { from, to, limit, agent, before } = query;
  const { results } = await db
    .prepare(
      `SELECT id, parts, first_seen FROM releases WHERE project = ?1 AND (?2 IS NULL OR parts->>'agent' = ?2)
         AND (?3 IS NULL OR first_seen < ?3 OR (first_seen = ?3 AND id > ?4)) ORDER BY first_seen DESC, id LIMIT ?5`,
    )
    .bind(project, agent ?? null, before?.time ?? null, before?.id ?? null, limit)
    .all<ReleaseRecord>();
  if (results.length === 0) return [];
  const { results: counted } = await db
    .prepare(
      `SELECT one.key AS id, sum(one.value->>0) AS runs, sum(one.value->>1) AS failed, max(minute) AS last
       FROM journal, json_each(journal.releases) AS one WHERE project = ?1 AND minute >= ?2 AND minute <= ?3 GROUP BY one.key`,
    )
    .bind(project, minuteOf(from), minuteOf(to))
    .all<ReleaseRuns>();
  const byId = new Map(counted.map((one) => [one.id, one]));
  const uncounted = results.some(({ id }) => id === unknownRelease) ? await keptBefore(db, project, query) : nothing;
  return results.map((record) =>
    rowOf(record, byId.get(record.id), record.id === unknownRelease ? uncounted : nothing),
  );
}

/** Totals over kept runs from before releases were counted. */
interface KeptBefore {
  runs: number;
  failed: number;
  squares: number;
  last: number | null;
}
const nothing: KeptBefore = { runs: 0, failed: 0, squares: 0, last: null };
const mostRows = 50_000;

/**
 * Estimates failures from before releases were counted: minutes of that time do not count them, so the kept runs do,
 * each by its weight. Rows are in the order of a hash, so the first are a fair sample. Nothing is read if no such
 * minute is left.
 */
async function keptBefore(db: Database, project: string, { from, to }: ReleaseQuery): Promise<KeptBefore> {
  const minutes = await db
    .prepare(
      `SELECT 1 FROM journal WHERE project = ?1 AND minute >= ?2 AND minute <= ?3 AND releases = '{}'
         AND stored + sampled_out > 0 LIMIT 1`,
    )
    .bind(project, minuteOf(from), minuteOf(to))
    .all();
  if (minutes.results.length === 0) return nothing;
  const { results } = await db
    .prepare(
      `SELECT coalesce(sum(weight), 0) AS runs, coalesce(sum(weight * failed), 0) AS failed,
         coalesce(sum(weight * weight), 0) AS squares, max(received_at) AS last
       FROM (SELECT weight, failed, received_at FROM runs WHERE project = ?1 AND received_at >= ?2 AND received_at <= ?3
         AND "row"->>'release' IS NULL AND class <> 'test' LIMIT ?4)`,
    )
    .bind(project, from, to, mostRows)
    .all<KeptBefore>();
  return results[0] ?? nothing;
}

function rowOf(
  { id, parts, first_seen }: ReleaseRecord,
  counted: ReleaseRuns | undefined,
  kept: KeptBefore,
): ReleaseRow {
  const runs = Math.max(0, counted?.runs ?? 0);
  const sum = {
    runs: runs + kept.runs,
    failed: Math.max(0, (counted?.failed ?? 0) + kept.failed),
    squares: runs + kept.squares,
  };
  const rate = failureRate(sum);
  const last = Math.max(counted ? counted.last * 60_000 : 0, kept.last ?? 0);
  return {
    id,
    ...releasePartsSchema.parse(JSON.parse(parts)),
    first_seen,
    ...compact({ last_seen: last > 0 ? Math.max(last, first_seen) : undefined }),
    runs: sum.runs,
    failed: sum.failed,
    effective: sum.squares > 0 ? (sum.runs * sum.runs) / sum.squares : 0,
    ...compact({ rate }),
  };
}

export async function releaseBefore(db: Database, project: string, id: string): Promise<string | undefined> {
  const { results } = await db
    .prepare(
      `SELECT earlier.id FROM releases AS own JOIN releases AS earlier ON earlier.project = own.project
       WHERE own.project = ?1 AND own.id = ?2 AND earlier.id <> own.id AND earlier.parts->>'agent' IS own.parts->>'agent'
         AND (earlier.first_seen < own.first_seen OR (earlier.first_seen = own.first_seen AND earlier.id > own.id))
       ORDER BY earlier.first_seen DESC, earlier.id LIMIT 1`,
    )
    .bind(project, id)
    .all<{ id: string }>();
  return results[0]?.id;
}
