import { mergedReleases } from "./releases.ts";
import type { Database, Statement } from "./platform-ports.ts";

/** A group's id under an older fingerprint, and its new id. */
export interface GroupMove {
  from: string;
  to: string;
}

/** The current id of a group, as SQL, from a possibly older one; `?1` is the project. */
export function standingGroup(id: string): string {
  return `coalesce((SELECT standing.id FROM group_aliases AS standing WHERE standing.project = ?1 AND standing.alias = ${id}), ${id})`;
}

/** The state of two merged groups: what somebody set on either stays, a guard above all. */
const rank = (state: string) =>
  `CASE ${state} WHEN 'guarded' THEN 5 WHEN 'came_back' THEN 4 WHEN 'promoted' THEN 3 WHEN 'resolved' THEN 2 WHEN 'ignored' THEN 1 ELSE 0 END`;
const summed = `(SELECT json_group_object(name, failures) FROM
  (SELECT one.key AS name, sum(one.value) AS failures FROM
    (SELECT key, value FROM json_each(groups.days) UNION ALL SELECT key, value FROM json_each(excluded.days)) AS one
   GROUP BY one.key))`;

/**
 * Puts a group where its failure's newer fingerprint says, with its counts, its case and its state: a guarded group stays guarded, and
 * is not announced as new. Nothing happens where it has moved already.
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
