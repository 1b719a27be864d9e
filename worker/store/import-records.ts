import type { LineOf } from "../../src/api/schema/export.ts";
import { appendEntries, type RecordEntry } from "./append-entries.ts";
import type { ImportContext } from "./import-project.ts";
import { packRecord } from "./pack-record.ts";
import type { Statement } from "./platform-ports.ts";

/** For each of them storage is asked a dozen times; a Worker may ask a thousand times a request. */
export const recordsPerPage = 50;

type RecordLine = LineOf<"record"> | LineOf<"operation"> | LineOf<"checkpoint">;

/**
 * Recorded runs, each by itself and in its order. What they did is appended as an agent does, so that deltas and large texts come to lie
 * as they should; what is there already, from a page that was cut off, is known by its place.
 */
export async function importRecords(scene: ImportContext, lines: RecordLine[]): Promise<Statement[]> {
  const tips: Parameters<typeof appendEntries>[0]["tips"] = new Map();
  for (const id of new Set(lines.map((line) => line.id))) {
    const own = lines.filter((line) => line.id === id);
    for (const line of own) if (line.kind === "record") await insertRecord(scene, line);
    const place = { project: scene.project, id };
    const there = await countsOf(scene, id);
    if (!there) continue; // it expired since
    const entries = own.flatMap((line) => missingEntry(line, there));
    const delivery = { key: `import-${scene.backup}-${there.operations}`, entries, now: scene.now };
    if (entries.length > 0) await appendEntries({ ...scene.parts, tips }, place, delivery);
    // Of the page's last one more may come; where none does, the hourly round packs it.
    if (there.ended && id !== lines.at(-1)?.id) await packRecord(scene.parts, place);
  }
  return [];
}

async function insertRecord({ parts, project, backup }: ImportContext, line: LineOf<"record">): Promise<void> {
  const { id, run, expires_at } = line;
  await parts.db
    .prepare(
      `INSERT INTO records (project, id, key, version, body, unpacked, expires_at) VALUES (?1, ?2, ?3, 0, ?4, ?6, ?5)
       ON CONFLICT (project, id) DO NOTHING`,
    )
    .bind(project, id, `import-${backup}`, JSON.stringify(run), expires_at, run.status === "running" ? 0 : 1)
    .all();
}

interface Counts {
  operations: number;
  checkpoints: number;
  ended: boolean;
}

async function countsOf({ parts, project, now }: ImportContext, id: string): Promise<Counts | undefined> {
  const { results } = await parts.db
    .prepare(
      `SELECT (SELECT coalesce(max(seq) + 1, 0) FROM operations WHERE run = n) AS operations,
         (SELECT coalesce(max(seq) + 1, 0) FROM checkpoints WHERE run = n) AS checkpoints, body->>'status' <> 'running' AS ended
       FROM records WHERE project = ?1 AND id = ?2 AND expires_at > ?3`,
    )
    .bind(project, id, now)
    .all<{ operations: number; checkpoints: number; ended: number }>();
  const [row] = results;
  return row && { ...row, ended: row.ended === 1 };
}

function missingEntry(line: RecordLine, there: Counts): RecordEntry[] {
  if (line.kind === "operation" && line.place >= there.operations) return [{ operation: line.operation }];
  if (line.kind === "checkpoint" && line.place >= there.checkpoints) return [{ checkpoint: line.checkpoint }];
  return [];
}
