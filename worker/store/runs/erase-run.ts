import * as z from "zod";
import { eraseBodies } from "./erase-body.ts";
import { eraseRecord } from "../records/erase-record.ts";
import { eraseFrames } from "../records/frames.ts";
import { groupedOf, leaveAllGroups } from "../groups/groups.ts";
import type { Database } from "../platform-ports.ts";
import { windowBatches } from "./search-journal.ts";
import { type StoreDeps, windowKey } from "./save-delivery.ts";

/**
 * About how many objects one request rewrites: each is read and written, and a Worker may make a thousand calls to
 * storage.
 */
const objectsPerRequest = 150;

export interface ErasedRuns {
  /** How many of the given runs were handled, from the first on: as many as one request can. */
  done: number;
  /** How many of them were not erased before. */
  runs: number;
  objects: number;
}

/**
 * Erases runs from every object that holds them; each object is rewritten once. Tombstones come first, so that no
 * repeated send gets in. Rows go last, so that the rest can be found after a crash.
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
  const places = await objectsOf(db, project, some); // read again: runs that came before the tombstones are included
  let objects = 0;
  const recorded = some.length === 1 ? some : await recordedOf(db, project, given);
  for (const id of recorded) objects += await eraseRecord({ db, bucket }, { project, id });
  for (const [key, within] of byObject(places)) objects += (await eraseBodies(bucket, key, within)) ? 1 : 0;
  await db.batch([
    ...leaveAllGroups(db, project, await groupedOf(db, project, some)),
    db.prepare("DELETE FROM runs WHERE project = ?1 AND id IN (SELECT value FROM json_each(?2))").bind(project, given),
    db.prepare("DELETE FROM marks WHERE project = ?1 AND id IN (SELECT value FROM json_each(?2))").bind(project, given),
  ]);
  // An agent may have added to its record since its objects were deleted; a later append removes its own objects.
  objects += await eraseFrames(
    bucket,
    recorded.map((id) => ({ project, id })),
  );
  return { done: some.length, runs: meta.changes ?? 0, objects };
}

/** The objects that hold each run: those that its row names, and those of the feedback window. */
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

/** As many runs as one request can handle, but at least one. */
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

/** Which of the runs have a record. Most have none, and no object is written for a run without a row. */
async function recordedOf(db: Database, project: string, ids: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT records.id FROM json_each(?2) CROSS JOIN records WHERE records.project = ?1 AND records.id = json_each.value",
    )
    .bind(project, ids)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
