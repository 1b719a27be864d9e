import * as z from "zod";
import { eraseBodies } from "./erase-body.ts";
import { eraseRecord } from "../records/erase-record.ts";
import { eraseFrames } from "../records/frames.ts";
import { groupedOf, leaveAllGroups } from "../groups/groups.ts";
import type { Database } from "../platform-ports.ts";
import { windowBatches } from "./query-runs.ts";
import { type StoreDeps, windowKey } from "./save-delivery.ts";

/** About how many objects one request rewrites: a Worker may make a thousand calls to storage, and each object is read and written. */
const objectsPerRequest = 150;

export interface ErasedRuns {
  /** The first of the given ones, as many as one request can handle. */
  done: number;
  /** Those among them that were not erased before. */
  runs: number;
  objects: number;
}

/**
 * Removes runs from every object that holds them, each object once. Tombstones come first, so that no re-send slips in; rows go last, so
 * that after a crash the rest can be found.
 */
export async function eraseRuns(
  { db, bucket }: StoreDeps,
  project: string,
  { ids, at }: { ids: readonly string[]; at: number },
): Promise<ErasedRuns> {
  const some = ids.length === 1 ? ids : withinReach(ids, await objectsOf(db, project, ids));
  const given = JSON.stringify(some);
  const { meta } = await db
    .prepare("INSERT OR IGNORE INTO tombstones (project, id, at) SELECT ?1, value, ?3 FROM json_each(?2)")
    .bind(project, given, at)
    .all();
  const places = await objectsOf(db, project, some); // anew: what came until the tombstones is among them
  let objects = 0;
  const recorded = some.length === 1 ? some : await recordedOf(db, project, given);
  for (const id of recorded) objects += await eraseRecord({ db, bucket }, { project, id });
  for (const [key, within] of byObject(places)) objects += (await eraseBodies(bucket, key, within)) ? 1 : 0;
  await db.batch([
    ...leaveAllGroups(db, project, await groupedOf(db, project, some)),
    db.prepare("DELETE FROM runs WHERE project = ?1 AND id IN (SELECT value FROM json_each(?2))").bind(project, given),
    db.prepare("DELETE FROM marks WHERE project = ?1 AND id IN (SELECT value FROM json_each(?2))").bind(project, given),
  ]);
  // An agent may have put more of its record between its objects' going and its rows'; what comes now takes itself away.
  for (const id of recorded) objects += await eraseFrames(bucket, { project, id });
  return { done: some.length, runs: meta.changes ?? 0, objects };
}

/** The objects of each run: those of its row, and those of the feedback window. */
async function objectsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, runs.object, runs.copies FROM json_each(?2) CROSS JOIN runs
       WHERE runs.project = ?1 AND runs.id = json_each.value`,
    )
    .bind(project, JSON.stringify(ids))
    .all<{ id: string; object: string; copies: string }>();
  const places = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { id, object, copies } of results)
    for (const key of [object, ...z.array(z.string()).parse(JSON.parse(copies))]) places.get(id)?.add(key);
  for (const { id, batch } of await windowBatches(db, project, ids)) places.get(id)?.add(windowKey(project, batch));
  return places;
}

/** At least one, else nothing would ever go on. */
function withinReach(ids: readonly string[], places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const objects = new Set<string>();
  const end = ids.findIndex((id, index) => {
    for (const key of places.get(id) ?? []) objects.add(key);
    return index > 0 && objects.size > objectsPerRequest;
  });
  return end === -1 ? [...ids] : ids.slice(0, end);
}

function byObject(places: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const objects = new Map<string, Set<string>>();
  for (const [id, keys] of places)
    for (const key of keys) objects.set(key, (objects.get(key) ?? new Set<string>()).add(id));
  return objects;
}

/** Most runs have no record; nothing is put for one whose row is not there. */
async function recordedOf(db: Database, project: string, ids: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT records.id FROM json_each(?2) CROSS JOIN records WHERE records.project = ?1 AND records.id = json_each.value",
    )
    .bind(project, ids)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
