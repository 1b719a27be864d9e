import type { StoredRun } from "../schema/run-record.ts";

/** A stored run with a change. If it goes on or ends well, the error of an earlier execution is dropped. */
export function changedRun(run: StoredRun, change: Partial<StoredRun>): StoredRun {
  const changed = { ...run, ...change };
  if (change.status !== undefined && change.status !== "error" && change.error === undefined) delete changed.error;
  return changed;
}
