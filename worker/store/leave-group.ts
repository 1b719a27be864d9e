import { standingGroup } from "./move-group.ts";
import type { Database, Statement } from "./platform-ports.ts";

/** Nothing of a run stays in a group that it left; the title becomes that of a remaining run. */
const forgets = `UPDATE groups SET count = max(0, count - 1), kept = max(0, kept - 1), recent = replace(recent, ?2 || ' ', ''),
  days = (SELECT CASE WHEN json_extract(days, path) > 0 THEN json_set(days, path, json_extract(days, path) - 1) ELSE days END FROM
    (SELECT '$."' || strftime('%Y%m%d', runs.received_at / 1000, 'unixepoch') || '"' AS path FROM runs
     WHERE runs.project = ?1 AND runs.id = ?2)),
  title = coalesce((SELECT other."row"->>'what' FROM json_each('["' || replace(trim(groups.recent), ' ', '","') || '"]') AS one
    CROSS JOIN runs AS other WHERE other.project = ?1 AND other.id = one.value AND other.id <> ?2 AND ${standingGroup("other.group_id")} = groups.id
    ORDER BY other."row"->>'what' = groups.title DESC, one.key LIMIT 1), '')`;

/** Removes runs one by one from every group that has them, while their rows still exist. */
export function leaveAllGroups(db: Database, project: string, ids: readonly string[]): Statement[] {
  const leave = (id: string) =>
    db
      .prepare(
        `${forgets} WHERE project = ?1 AND (instr(recent, ?2 || ' ') > 0
         OR id = (SELECT ${standingGroup("group_id")} FROM runs WHERE runs.project = ?1 AND runs.id = ?2))
       AND EXISTS (SELECT 1 FROM runs WHERE runs.project = ?1 AND runs.id = ?2)`,
      )
      .bind(project, id);
  return [...ids.map(leave), withoutEmpty(db, project)];
}

export interface Leaving {
  project: string;
  id: string;
  group: string;
  /** The version that was read; another one is not touched. */
  expected: string;
}

/** Removes a run from one group before it is replaced. */
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
