import { buriedOf } from "./erase-body.ts";
import { eraseFrames } from "./frames.ts";
import type { RecordKey } from "./record-place.ts";
import type { StoreDeps } from "./save-delivery.ts";

/**
 * Takes away what was recorded of a run, and says how many objects that were. Objects go first: a crash on the way leaves the row,
 * by which the next try finds what is left.
 */
export async function eraseRecord({ db, bucket }: StoreDeps, place: RecordKey): Promise<number> {
  const objects = await eraseFrames(bucket, place);
  const { project, id } = place;
  const ofRun = "WHERE run = (SELECT n FROM records WHERE project = ?1 AND id = ?2)";
  const [, , records] = await db.batch([
    db.prepare(`DELETE FROM operations ${ofRun}`).bind(project, id),
    db.prepare(`DELETE FROM checkpoints ${ofRun}`).bind(project, id),
    db.prepare("DELETE FROM records WHERE project = ?1 AND id = ?2").bind(project, id),
  ]);
  return objects + (records?.meta.changes ?? 0);
}

/** After an object was put for a record that is gone: where its run was erased meanwhile, nothing else would take it away. */
export async function eraseIfBuried({ db, bucket }: StoreDeps, place: RecordKey): Promise<boolean> {
  const { results } = await buriedOf(db, place.project, [place.id]).all();
  if (results.length === 0) return false;
  await eraseFrames(bucket, place);
  return true;
}
