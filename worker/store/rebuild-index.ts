import type { ProjectSettings } from "../schema/settings.ts";
import { runClassSchema } from "../schema/run-row.ts";
import { unpackBodies } from "./body-codec.ts";
import { writeEntries } from "./journal.ts";
import { minuteOf } from "./row-mapping.ts";
import { entryOf, groupStatement, indexColumns, prefixes, type StoreParts } from "./save-delivery.ts";
import type { GroupHit } from "./trace-store.ts";

export interface Rebuild {
  project: string;
  settings: ProjectSettings;
  /** Where the call before ended. */
  cursor: string | undefined;
  delivery: string;
}

const objectsPerCall = 100;
const classes = runClassSchema.options;

/** Writes the index again from the bodies, some objects a call. Runs that the index has, and erased ones, are left as they are. */
export async function rebuildIndex(parts: StoreParts, { project, settings, cursor, delivery }: Rebuild) {
  const [at = "0", from] = cursor?.split(" ") ?? [];
  const name = classes[Number(at)];
  if (name === undefined) return { runs: 0, cursor: undefined };
  const prefix = `${prefixes[name]}/${project}/`;
  const page = await parts.bucket.list({ prefix, limit: objectsPerCall, ...(from ? { cursor: from } : {}) });
  let runs = 0;
  for (const { key } of page.objects)
    runs += await restore(parts, { project, key, name, age: settings.retention[name], delivery });
  const next = page.truncated && page.cursor ? `${at} ${page.cursor}` : `${Number(at) + 1}`;
  return { runs, cursor: Number(next.split(" ")[0]) < classes.length ? next : undefined };
}

interface Restore {
  project: string;
  key: string;
  name: (typeof classes)[number];
  age: number;
  delivery: string;
}

async function restore({ db, bucket }: StoreParts, { project, key, name, age, delivery }: Restore): Promise<number> {
  const object = await bucket.get(key);
  if (object === null) return 0;
  const found = unpackBodies(new Uint8Array(await object.arrayBuffer())).flatMap((body, line) =>
    body ? [{ body, line }] : [],
  );
  let runs = 0;
  for (const { body, line } of found) {
    const { head } = body;
    const mark = `${delivery} ${key} ${line}`; // a run may be in several objects: only one of them restores it
    const columns = indexColumns({ head, class: name, expires_at: head.received_at + age, line: "" });
    const insert = db
      .prepare(
        `INSERT OR IGNORE INTO runs
           (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, row)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
         WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE project = ?1 AND id = ?2)`,
      )
      .bind(
        project,
        columns.id,
        head.received_at,
        columns.expires_at,
        mark,
        key,
        line,
        name,
        columns.failed,
        columns.group,
        columns.weight,
        columns.rating,
        columns.facts,
      );
    const hit: GroupHit[] =
      head.group === undefined
        ? []
        : [{ group: head.group, title: head.title ?? head.group, agent: head.facts.agent, id: head.id, kept: true }];
    const [inserted] = await db.batch([
      insert,
      db
        .prepare(
          `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
           SELECT ?1, ?2, 1, 1, 0, 0, 0, '', ?3 WHERE EXISTS
             (SELECT 1 FROM runs WHERE project = ?1 AND id = ?4 AND delivery = ?5)
           ON CONFLICT (project, minute) DO UPDATE SET received = received + 1, stored = stored + 1, entries = entries || excluded.entries`,
        )
        .bind(project, minuteOf(head.received_at), writeEntries([entryOf(head, "kept")]), head.id, mark),
      ...(hit.length > 0 ? [groupStatement(db, { project, delivery: mark, at: head.received_at, hits: hit })] : []),
    ]);
    runs += inserted?.meta.changes ?? 0;
  }
  return runs;
}
