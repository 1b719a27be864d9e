import type { GroupRow } from "../../src/api/schema/group.ts";
import { standingGroup } from "./move-group.ts";
import type { Database } from "./platform-ports.ts";
import { type GroupRecord, readGroup } from "./row-mapping.ts";
import type { GroupQuery } from "./trace-store.ts";

/** The groups that were seen last first. */
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

/** A group by its id, or by one that an older fingerprint gave it. */
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

/** False if there is no such group. */
export async function setGroupState(db: Database, project: string, { id, state, note }: GroupChange): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE groups SET state = ?3, state_note = json_patch(state_note, ?4) WHERE project = ?1 AND id = ${standingGroup("?2")}`,
    )
    .bind(project, id, state, JSON.stringify(note))
    .all();
  return (meta.changes ?? 0) > 0;
}
