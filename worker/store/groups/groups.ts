import type { GroupRow } from "../../../src/api/schema/group.ts";
import type { Database, Statement } from "../platform-ports.ts";
import { type GroupRecord, readGroup } from "../runs/row-mapping.ts";
import type { GroupMove, GroupQuery } from "../trace-store.ts";
import { mergedReleases } from "./releases.ts";

/** SQL for the current id of a group whose id may be an older one; `?1` is the project. */
export function standingGroup(id: string): string {
  return `coalesce((SELECT standing.id FROM group_aliases AS standing WHERE standing.project = ?1 AND standing.alias = ${id}), ${id})`;
}

/**
 * SQL: of two merged groups the state with the higher rank stays, so that what a person set is kept, a guard above all.
 */
const rank = (state: string) =>
  `CASE ${state} WHEN 'guarded' THEN 5 WHEN 'came_back' THEN 4 WHEN 'promoted' THEN 3 WHEN 'resolved' THEN 2 WHEN 'ignored' THEN 1 ELSE 0 END`;
const summed = `(SELECT json_group_object(name, failures) FROM
  (SELECT one.key AS name, sum(one.value) AS failures FROM
    (SELECT key, value FROM json_each(groups.days) UNION ALL SELECT key, value FROM json_each(excluded.days)) AS one
   GROUP BY one.key))`;

/**
 * Moves a group to the id of its failure's newer fingerprint, with its counts, case and state. A guarded group stays
 * guarded and is not announced as new. If the group has moved already, nothing happens.
 */
export function moveGroup(db: Database, project: string, { from, to }: GroupMove): Statement[] {
  const merge = db
    .prepare(
      `INSERT INTO groups (project, id, title, agent, count, kept, first_seen, last_seen, day, kept_today, days, recent, releases, state, state_note)
       SELECT project, ?3, title, agent, count, kept, first_seen, last_seen, day, kept_today, days, recent, releases, state, state_note
       FROM groups WHERE project = ?1 AND id = ?2
       ON CONFLICT (project, id) DO UPDATE SET
         count = count + excluded.count, kept = kept + excluded.kept, first_seen = min(first_seen, excluded.first_seen),
         last_seen = max(last_seen, excluded.last_seen), days = ${summed}, recent = recent || excluded.recent,
         releases = ${mergedReleases},
         kept_today = CASE WHEN day = excluded.day THEN kept_today + excluded.kept_today
                           WHEN day > excluded.day THEN kept_today ELSE excluded.kept_today END,
         day = max(day, excluded.day),
         state_note = CASE WHEN ${rank("excluded.state")} > ${rank("state")} THEN json_patch(state_note, excluded.state_note)
                           ELSE json_patch(excluded.state_note, state_note) END,
         state = CASE WHEN ${rank("excluded.state")} > ${rank("state")} THEN excluded.state ELSE state END`,
    )
    .bind(project, from, to);
  const name = db
    .prepare(
      `INSERT OR IGNORE INTO group_aliases (project, alias, id)
       SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM groups WHERE project = ?1 AND id = ?2)`,
    )
    .bind(project, from, to);
  const drop = db.prepare("DELETE FROM groups WHERE project = ?1 AND id = ?2").bind(project, from);
  return [merge, name, drop];
}

/** Groups, the last seen first. */
export async function listGroups(
  db: Database,
  project: string,
  { limit, state, agent, release, before }: GroupQuery,
): Promise<GroupRow[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM groups WHERE project = ?1 AND (?2 IS NULL OR state = ?2) AND (?3 IS NULL OR agent = ?3)
         AND (?7 IS NULL OR EXISTS (SELECT 1 FROM json_each(groups.releases) AS seen WHERE seen.key = ?7))
         AND (?4 IS NULL OR last_seen < ?4 OR (last_seen = ?4 AND id > ?5)) ORDER BY last_seen DESC, id LIMIT ?6`,
    )
    .bind(project, state ?? null, agent ?? null, before?.time ?? null, before?.id ?? null, limit, release ?? null)
    .all<GroupRecord>();
  return results.map(readGroup);
}

/** Reads a group by its current id or by one from an older fingerprint. */
export async function readStandingGroup(db: Database, project: string, id: string): Promise<GroupRow | undefined> {
  const { results } = await db
    .prepare(`SELECT * FROM groups WHERE project = ?1 AND id = ${standingGroup("?2")}`)
    .bind(project, id)
    .all<GroupRecord>();
  return results[0] && readGroup(results[0]);
}

interface GroupChange {
  id: string;
  state: string;
  /** Merged into the group's note. */
  note: Record<string, string>;
}

/** Returns false if there is no such group. */
export async function setGroupState(db: Database, project: string, { id, state, note }: GroupChange): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE groups SET state = ?3, state_note = json_patch(state_note, ?4) WHERE project = ?1 AND id = ${standingGroup("?2")}`,
    )
    .bind(project, id, state, JSON.stringify(note))
    .all();
  return (meta.changes ?? 0) > 0;
}

/** The newest runs of a group, as a table. */
const recentRuns = `json_each('["' || replace(trim(groups.recent), ' ', '","') || '"]')`;

interface GroupedRun {
  id: string;
  group: string;
}

/** The groups of runs: by their rows, or by the newest runs of the group if the row expired. */
export async function groupedOf(db: Database, project: string, ids: readonly string[]): Promise<GroupedRun[]> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, ${standingGroup("runs.group_id")} AS "group" FROM json_each(?2) CROSS JOIN runs
         WHERE runs.project = ?1 AND runs.id = json_each.value AND runs.group_id IS NOT NULL
       UNION SELECT one.value, groups.id FROM groups CROSS JOIN ${recentRuns} AS one
         WHERE groups.project = ?1 AND one.value IN (SELECT value FROM json_each(?2))`,
    )
    .bind(project, JSON.stringify(ids))
    .all<GroupedRun>();
  return results;
}

/** Nothing of a run stays in a group that it left; the title becomes that of a remaining run. */
const forgets = `UPDATE groups SET count = max(0, count - 1), kept = max(0, kept - 1), recent = replace(recent, ?2 || ' ', ''),
  days = coalesce((SELECT CASE WHEN json_extract(days, path) > 0 THEN json_set(days, path, json_extract(days, path) - 1) ELSE days END FROM
    (SELECT '$."' || strftime('%Y%m%d', runs.received_at / 1000, 'unixepoch') || '"' AS path FROM runs
     WHERE runs.project = ?1 AND runs.id = ?2)), days),
  releases = coalesce((SELECT CASE WHEN n > 1 THEN json_set(groups.releases, path || '[0]', n - 1) WHEN n <= 1 THEN json_remove(groups.releases, path) END FROM
    (SELECT path, json_extract(groups.releases, path || '[0]') AS n FROM
      (SELECT '$."' || (runs."row"->>'release') || '"' AS path FROM runs WHERE runs.project = ?1 AND runs.id = ?2))), groups.releases),
  title = coalesce((SELECT other."row"->>'what' FROM ${recentRuns} AS one
    CROSS JOIN runs AS other WHERE other.project = ?1 AND other.id = one.value AND other.id <> ?2 AND ${standingGroup("other.group_id")} = groups.id
    ORDER BY other."row"->>'what' = groups.title DESC, one.key LIMIT 1), '')`;

/**
 * Removes runs, also expired ones, from the groups that list them. Call it before their rows are deleted. Each group is
 * found by its key: to look through all groups for each run would take longer than D1 allows.
 */
export function leaveAllGroups(db: Database, project: string, grouped: readonly GroupedRun[]): Statement[] {
  const leave = ({ id, group }: GroupedRun) =>
    db.prepare(`${forgets} WHERE project = ?1 AND id = ${standingGroup("?3")}`).bind(project, id, group);
  return [...grouped.map(leave), withoutEmpty(db, project)];
}

/**
 * Gives the groups of these runs, which expire, the title of a run that they list and that lives, if there is one: a
 * title is text of a run, and must not outlive it. Call it before the rows are deleted.
 */
export function retitleGroups(db: Database, project: string, { ids, now }: { ids: string; now: number }): Statement {
  const living = `SELECT living."row"->>'what' FROM ${recentRuns} AS one CROSS JOIN runs AS living
    WHERE living.project = ?1 AND living.id = one.value AND living.expires_at > ?2 AND living."row"->>'what' IS NOT NULL
      AND ${standingGroup("living.group_id")} = groups.id`;
  return db
    .prepare(
      `UPDATE groups SET title = coalesce((${living} ORDER BY one.key LIMIT 1), title)
       WHERE project = ?1 AND NOT EXISTS (${living} AND living."row"->>'what' = groups.title) AND id IN
         (SELECT ${standingGroup("gone.group_id")} FROM json_each(?3) AS w CROSS JOIN runs AS gone
          WHERE gone.project = ?1 AND gone.id = w.value AND gone.expires_at <= ?2 AND gone.group_id IS NOT NULL)`,
    )
    .bind(project, now, ids);
}

interface Leaving {
  project: string;
  id: string;
  group: string;
  /** The version that was read; another one is not touched. */
  expected: string;
}

/** Removes a run from one group before the run is replaced. */
export function leaveGroup(db: Database, { project, id, group, expected }: Leaving): Statement[] {
  const leave = db
    .prepare(
      `${forgets} WHERE project = ?1 AND id = ${standingGroup("?3")}
         AND EXISTS (SELECT 1 FROM runs WHERE runs.project = ?1 AND runs.id = ?2 AND runs.delivery = ?4)
         AND NOT EXISTS (SELECT 1 FROM tombstones WHERE tombstones.project = ?1 AND tombstones.id = ?2)`,
    )
    .bind(project, id, group, expected);
  return [leave, withoutEmpty(db, project)];
}

/** Deletes an empty group, unless a person set its state or note. */
function withoutEmpty(db: Database, project: string): Statement {
  return db.prepare("DELETE FROM groups WHERE project = ?1 AND count <= 0 AND state = 'new'").bind(project);
}
