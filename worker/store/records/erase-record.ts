import { buriedOf } from "../runs/erase-body.ts";
import { eraseFrames } from "./frames.ts";
import type { RecordKey } from "./frames.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

/**
 * Deletes a run's record and returns how many objects and rows of `records` it removed. Objects go first: after a crash
 * the row remains, and a repeated call finds the rest.
 */
export async function eraseRecord({ db, bucket }: StoreDeps, place: RecordKey): Promise<number> {
  const objects = await eraseFrames(bucket, [place]);
  const { project, id } = place;
  const ofRun = "WHERE run = (SELECT n FROM records WHERE project = ?1 AND id = ?2)";
  const [, , records] = await db.batch([
    db.prepare(`DELETE FROM operations ${ofRun}`).bind(project, id),
    db.prepare(`DELETE FROM checkpoints ${ofRun}`).bind(project, id),
    db.prepare("DELETE FROM records WHERE project = ?1 AND id = ?2").bind(project, id),
  ]);
  return objects + (records?.meta.changes ?? 0);
}

/**
 * Deletes the objects of a record that was erased meanwhile; nothing else would. Returns false if it was not erased.
 */
export async function eraseIfBuried({ db, bucket }: StoreDeps, place: RecordKey): Promise<boolean> {
  const { results } = await buriedOf(db, place.project, [place.id]).all();
  if (results.length === 0) return false;
  await eraseFrames(bucket, [place]);
  return true;
}

/** Records whose frames are listed before their rows are deleted. */
const atOnce = 50;

/**
 * Deletes records that expired, objects first. The rows of many go in one call, since a Worker may make a thousand. A
 * row is named by `n`, so that a record that begins again meanwhile stays.
 */
export async function eraseExpired({ db, bucket }: StoreDeps, now: number, limit: number): Promise<number> {
  const { results } = await db
    .prepare("SELECT n, project, id FROM records WHERE expires_at <= ?1 ORDER BY expires_at LIMIT ?2")
    .bind(now, limit)
    .all<RecordKey & { n: number }>();
  for (let at = 0; at < results.length; at += atOnce) {
    const some = results.slice(at, at + atOnce);
    await eraseFrames(bucket, some);
    const given = JSON.stringify(some.map(({ n }) => n));
    const ofThese = "IN (SELECT value FROM json_each(?1))";
    await db.batch([
      db.prepare(`DELETE FROM operations WHERE run ${ofThese}`).bind(given),
      db.prepare(`DELETE FROM checkpoints WHERE run ${ofThese}`).bind(given),
      db.prepare(`DELETE FROM records WHERE n ${ofThese}`).bind(given),
    ]);
  }
  return results.length;
}
