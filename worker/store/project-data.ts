import type { Database } from "./platform-ports.ts";
import { prefixes, type StoreDeps } from "./runs/save-delivery.ts";

const folders = [...Object.values(prefixes), "k"];
const tables = [
  "records",
  "runs",
  "groups",
  "group_aliases",
  "releases",
  "journal",
  "marks",
  "tombstones",
  "deliveries",
  "cursors",
  "subject_keys",
  "tokens",
] as const;

/** A Worker may make a thousand calls to storage, and a client waits for an answer for a minute. */
const callsPerRequest = 800;
const msPerRequest = 20_000;
const keysPerCall = 1_000;

/** Tables that grow with the traffic, their keys, and how many rows one statement deletes: D1 ends one that takes long. */
const growing = [
  ["journal", "minute", 50],
  ["runs", "id", 2_000],
  ["groups", "id", 500],
  ["tombstones", "id", 5_000],
  ["deliveries", "key", 1_000],
] as const;
const recordsAtOnce = 50;

/**
 * Deletes a project, or as much of it as one request can: if `deleted` is false, the next one continues. Its tokens and
 * settings, which admit workflows, people and webhooks, go first, so that nothing more comes in, then the bodies, then the
 * rest of the index. The audit stays.
 */
export async function deleteProject(
  { db, bucket }: StoreDeps,
  project: string,
  now: () => number,
): Promise<{ objects: number; deleted: boolean }> {
  const end = now() + msPerRequest;
  await db.batch([
    db.prepare("DELETE FROM tokens WHERE project = ?1").bind(project),
    db.prepare("UPDATE projects SET settings = '{}' WHERE id = ?1").bind(project),
  ]);
  let calls = 0;
  let objects = 0;
  for (const folder of folders) {
    for (let more = true; more; calls += 2) {
      if (calls >= callsPerRequest || now() > end) return { objects, deleted: false };
      const page = await bucket.list({ prefix: `${folder}/${project}/`, limit: keysPerCall });
      if (page.objects.length > 0) await bucket.delete(page.objects.map(({ key }) => key));
      objects += page.objects.length;
      more = page.truncated;
    }
  }
  for (const part of [deleteRecords, ...growing.map(rowsOf)]) {
    for (let more = true; more; calls += 1) {
      if (calls >= callsPerRequest || now() > end) return { objects, deleted: false };
      more = await part(db, project);
    }
  }
  await db.batch([
    ...tables.map((table) => db.prepare(`DELETE FROM ${table} WHERE project = ?1`).bind(project)),
    db.prepare("DELETE FROM projects WHERE id = ?1").bind(project),
  ]);
  return { objects, deleted: true };
}

/** Deletes some rows of a table; returns whether there may be more. */
function rowsOf([table, key, atOnce]: (typeof growing)[number]) {
  const some = `SELECT ${key} FROM ${table} WHERE project = ?1 LIMIT ?2`;
  return async (db: Database, project: string) => {
    const statement = db.prepare(`DELETE FROM ${table} WHERE project = ?1 AND ${key} IN (${some})`);
    const { meta } = await statement.bind(project, atOnce).all();
    return (meta.changes ?? 0) === atOnce;
  };
}

async function deleteRecords(db: Database, project: string): Promise<boolean> {
  const some = "IN (SELECT n FROM records WHERE project = ?1 ORDER BY n LIMIT ?2)";
  const results = await db.batch([
    db.prepare(`DELETE FROM operations WHERE run ${some}`).bind(project, recordsAtOnce),
    db.prepare(`DELETE FROM checkpoints WHERE run ${some}`).bind(project, recordsAtOnce),
    db.prepare(`DELETE FROM records WHERE n ${some}`).bind(project, recordsAtOnce),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) === recordsAtOnce;
}
