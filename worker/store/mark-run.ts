import type { Database } from "./platform-ports.ts";

interface RunMark {
  id: string;
  /** `undefined` takes a mark away. */
  mark: string | undefined;
  at: number;
  by: string;
}

/** Marks a run for people; false if there is no such run. */
export async function markRun(db: Database, project: string, { id, mark, at, by }: RunMark): Promise<boolean> {
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
