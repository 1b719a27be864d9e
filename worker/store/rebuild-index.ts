import type { TraceRun } from "../../src/core/schema/trace.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { runClassSchema } from "../../src/api/schema/run-row.ts";
import { type Body, type BodyHead, unpackBodies } from "./body-codec.ts";
import { releaseOf } from "../../src/core/release.ts";
import { workerPlatform } from "../platform.ts";
import type { Database } from "./platform-ports.ts";
import { regroupRow } from "./regroup-row.ts";
import { type IndexedRun, inserting, type StoredBody, replacing } from "./restore-run.ts";
import { indexColumns, prefixes, type StoreDeps } from "./save-delivery.ts";

export interface Rebuild {
  project: string;
  settings: ProjectSettings;
  /** Where the call before ended. */
  cursor: string | undefined;
  delivery: string;
  /** The group of a failed run by today's fingerprint. */
  regroup: (trace: TraceRun) => Regrouped | undefined;
}

/** What a run's group is called today, and was before. */
interface Regrouped {
  group: string;
  aliases: string[];
  title: string;
}

const objectsPerCall = 100;
const classes = runClassSchema.options;

/**
 * Writes the index again from the bodies, some objects a call. Runs that the index has, and erased ones, are left as they are, but for
 * their groups: a failure whose fingerprint is an older one goes on under today's.
 */
export async function rebuildIndex(parts: StoreDeps, { project, settings, cursor, delivery, regroup }: Rebuild) {
  const [at = "0", from] = cursor?.split(" ") ?? [];
  const name = classes[Number(at)];
  if (name === undefined) return { runs: 0, cursor: undefined };
  const prefix = `${prefixes[name]}/${project}/`;
  const page = await parts.bucket.list({ prefix, limit: objectsPerCall, ...(from ? { cursor: from } : {}) });
  let runs = 0;
  for (const { key } of page.objects)
    runs += await restore(parts, { project, key, name, age: settings.retention[name], delivery, regroup });
  const next = page.truncated && page.cursor ? `${at} ${page.cursor}` : `${Number(at) + 1}`;
  return { runs, cursor: Number(next.split(" ")[0]) < classes.length ? next : undefined };
}

interface Restore {
  project: string;
  key: string;
  name: (typeof classes)[number];
  age: number;
  delivery: string;
  regroup: Rebuild["regroup"];
}

async function restore(parts: StoreDeps, { project, key, name, age, delivery, regroup }: Restore): Promise<number> {
  const object = await parts.bucket.get(key);
  if (object === null) return 0;
  const found = unpackBodies(new Uint8Array(await object.arrayBuffer())).flatMap((body, line) =>
    body ? [{ body, line }] : [],
  );
  const rows = await rowsOf(
    parts.db,
    project,
    found.map(({ body }) => body.head.id),
  );
  let runs = 0;
  for (const { body, line } of found) {
    const head = regroupedHead(body, regroup);
    const row = rows.get(head.id);
    if (row?.object === key) {
      await regroupRow(parts.db, { project, head, row, delivery });
      continue;
    }
    const mark = `${delivery} ${key} ${line}`; // a run may be in several objects: only one of them restores it
    const columns = indexColumns({ head, class: name, expires_at: head.received_at + age, line: "" });
    const place: StoredBody = {
      project,
      key,
      line,
      mark,
      head,
      release: releaseOf(body.trace, workerPlatform.hash),
      columns,
    };
    const statements = row ? replacing(parts.db, place, row) : inserting(parts.db, place);
    const [changed] = statements.length > 0 ? await parts.db.batch(statements) : [];
    if (!row) runs += changed?.meta.changes ?? 0;
  }
  return runs;
}

/** What a body says of its group is as old as the body. */
function regroupedHead({ head, trace }: Body, regroup: Rebuild["regroup"]): BodyHead {
  const today = head.group === undefined ? undefined : regroup(trace);
  if (head.group === undefined || today === undefined || today.group === head.group) return head;
  return { ...head, ...today, aliases: [...new Set([head.group, ...today.aliases])] };
}

async function rowsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, IndexedRun>> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, object, group_id, delivery, copies, coalesce("row"->>'revision', 0) AS revision, "row"->>'events' AS events
       FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value`,
    )
    .bind(project, JSON.stringify(ids))
    .all<IndexedRun>();
  return new Map(results.map((row) => [row.id, row]));
}
