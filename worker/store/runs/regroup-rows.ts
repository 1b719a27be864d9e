import { groupStatement, hitOf } from "../groups/count-groups.ts";
import { leaveGroup, moveGroup } from "../groups/groups.ts";
import type { Database, Statement } from "../platform-ports.ts";
import type { BodyHead } from "./body-codec.ts";

/** Runs whose statements go into one call to the database: a Worker may make a thousand calls. */
export const runsPerBatch = 50;

export interface Regrouping {
  head: BodyHead;
  /** The run's row. */
  row: { group_id: string | null; delivery: string };
}

/**
 * Moves indexed runs to their current groups. The first run of an older group moves the whole group, with its counts,
 * case and state. If the older group has moved elsewhere already, only the run moves.
 */
export async function regroupRows(
  db: Database,
  { project, delivery, indexed }: { project: string; delivery: string; indexed: readonly Regrouping[] },
): Promise<void> {
  const moving = indexed.flatMap(({ head, row: { group_id: from, delivery: expected } }) => {
    const { group: to } = head;
    return to === undefined || from === null || from === to ? [] : [{ head, from, to, expected }];
  });
  for (let at = 0; at < moving.length; at += runsPerBatch) {
    const some = moving.slice(at, at + runsPerBatch);
    const standing = await standingOf(db, project, some);
    const statements = some.flatMap((move) => {
      const elsewhere = standing.get(move.from) ?? move.to;
      standing.set(move.from, elsewhere);
      return regrouping(db, { ...move, project, mark: `${delivery} ${move.head.id}`, joins: elsewhere !== move.to });
    });
    await db.batch(statements);
  }
}

interface Move {
  project: string;
  head: BodyHead;
  from: string;
  to: string;
  /** The version of the row that was read. */
  expected: string;
  mark: string;
  /** True if the older group has moved to another one. */
  joins: boolean;
}

function regrouping(db: Database, { project, head, from, to, expected, mark, joins }: Move): Statement[] {
  const { id, title = "", received_at: at } = head;
  const hit = joins ? hitOf(head) : undefined;
  return [
    ...moveGroup(db, project, { from, to }),
    ...(joins ? leaveGroup(db, { project, id, group: from, expected }) : []),
    db
      .prepare(
        `UPDATE runs SET group_id = ?3, delivery = ?5, "row" = json_set("row", '$.what', ?6)
         WHERE project = ?1 AND id = ?2 AND delivery = ?4`,
      )
      .bind(project, id, to, expected, mark, title),
    ...(hit ? [groupStatement(db, { project, delivery: mark, at, hits: [hit] })] : []),
    // Only of a run that moved: it may have been erased since it was read.
    db
      .prepare(
        `UPDATE groups SET title = ?3 WHERE project = ?1 AND id = ?2 AND title <> ?3
           AND EXISTS (SELECT 1 FROM runs WHERE runs.project = ?1 AND runs.id = ?4 AND runs.delivery = ?5)`,
      )
      .bind(project, to, title, id, mark),
  ];
}

/** Where the older groups have moved to, by their ids. */
async function standingOf(
  db: Database,
  project: string,
  moves: readonly { from: string }[],
): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT w.value AS alias, a.id FROM json_each(?2) AS w CROSS JOIN group_aliases AS a
       WHERE a.project = ?1 AND a.alias = w.value`,
    )
    .bind(project, JSON.stringify(moves.map(({ from }) => from)))
    .all<{ alias: string; id: string }>();
  return new Map(results.map(({ alias, id }) => [alias, id]));
}
