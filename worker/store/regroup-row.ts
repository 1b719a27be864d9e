import type { BodyHead } from "./body-codec.ts";
import { leaveGroup } from "./leave-group.ts";
import { moveGroup } from "./move-group.ts";
import type { Database } from "./platform-ports.ts";
import { groupStatement } from "./count-groups.ts";

export interface Regrouping {
  project: string;
  head: BodyHead;
  /** What the index says of the run. */
  row: { group_id: string | null; delivery: string };
  delivery: string;
}

/**
 * Puts a run that the index has under the group of today. The first run of an older group takes the whole group along, with its
 * counts, its case and its state; where another one took it elsewhere, the run alone leaves for its own.
 */
export async function regroupRow(db: Database, { project, head, row, delivery }: Regrouping): Promise<void> {
  const { id, group, title = "", facts, received_at: at } = head;
  const from = row.group_id;
  if (group === undefined || from === null || from === group) return;
  const elsewhere = await movedTo(db, project, from);
  const joins = elsewhere !== undefined && elsewhere !== group;
  const mark = `${delivery} ${id}`;
  const hit = { group, title, agent: facts.agent, release: facts.release, id, run_id: facts.run_id, kept: true };
  await db.batch([
    ...moveGroup(db, project, { from, to: group }),
    ...(joins ? leaveGroup(db, { project, id, group: from, expected: row.delivery }) : []),
    db
      .prepare(
        `UPDATE runs SET group_id = ?3, delivery = ?5, "row" = json_set("row", '$.what', ?6)
         WHERE project = ?1 AND id = ?2 AND delivery = ?4`,
      )
      .bind(project, id, group, row.delivery, mark, title),
    ...(joins ? [groupStatement(db, { project, delivery: mark, at, hits: [hit] })] : []),
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
