import type { RunReader, RunStore } from "../../sdk/run-store.ts";
import { SqliteCheckpoints } from "./checkpoints.ts";
import { createFrames, type Frames } from "./frames.ts";
import { createMaintenance, type StoreMaintenance } from "./maintenance.ts";
import { SqliteOperations } from "./operations.ts";
import { SqliteRuns } from "./runs.ts";
import { openDatabase } from "./schema.ts";

export interface SqliteStore extends RunStore, StoreMaintenance, AsyncDisposable {
  /** Waits until ended runs are packed, then closes the file. */
  close(): Promise<void>;
}

/** Keeps runs in one SQLite file; several processes may use it at the same time. */
export function createSqliteStore(path: string): SqliteStore {
  const database = openDatabase(path);
  const frames = createFrames(database);
  const runs = new SqliteRuns(database);
  const checkpoints = new SqliteCheckpoints(database, frames);
  const operations = new SqliteOperations(database, frames);
  const packing = createPacking(frames);

  function forget(id?: number): void {
    if (id === undefined) runs.forget();
    frames.forget();
    checkpoints.forget(id);
    operations.forget(id);
  }

  async function close(): Promise<void> {
    if (database.isOpen) operations.close();
    await packing.end();
    if (database.isOpen) database.close();
  }

  return {
    ...createMaintenance({ database, frames, checkpoints, flush: () => operations.flush(), forget }),
    ...createReader({ runs, operations, checkpoints }),
    createRun: (run) => runs.add(run),
    updateRun(runId, change) {
      const id = runs.requiredId(runId);
      operations.flush();
      runs.change(runId, change);
      if (change.status === undefined || change.status === "running") return;
      forget(id);
      packing.begin(id);
    },
    append(runId, operation, checkpoint) {
      const id = runs.requiredId(runId);
      if (checkpoint) operations.add(id, operation, (insert) => checkpoints.put(id, checkpoint, insert));
      else operations.add(id, operation);
    },
    putCheckpoint: (checkpoint) => checkpoints.put(runs.requiredId(checkpoint.run_id), checkpoint),
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface Tables {
  runs: SqliteRuns;
  operations: SqliteOperations;
  checkpoints: SqliteCheckpoints;
}

function createReader({ runs, operations, checkpoints }: Tables): RunReader {
  return {
    getRun: (runId) => runs.read(runId),
    listOperations(runId) {
      const id = runs.idOf(runId);
      return id === undefined ? [] : operations.list(id);
    },
    listRuns: ({ limit = 100 } = {}) => runs.newest(limit),
    getCheckpoint(runId, stepId) {
      const id = runs.idOf(runId);
      return id === undefined ? undefined : checkpoints.get(id, stepId);
    },
    listSteps(runId) {
      const id = runs.idOf(runId);
      return id === undefined ? [] : checkpoints.steps(id);
    },
  };
}

/** Ended runs that are being packed. */
function createPacking(frames: Frames) {
  const packing = new Set<Promise<void>>();
  return {
    begin(id: number): void {
      // Packing only saves space: a fault leaves the rows as they are, and gc packs them.
      const packed: Promise<void> = frames
        .pack(id)
        .catch(() => {})
        .finally(() => packing.delete(packed));
      packing.add(packed);
    },
    end: () => Promise.all(packing),
  };
}
