import { ReplayKitError } from "../core/error.ts";
import { type Operation, operationSchema, type StoredRun, storedRunSchema } from "../core/schema/run-record.ts";
import type { RunStore } from "../sdk/run-store.ts";
import { createCheckpoints, framedRow } from "./sqlite-checkpoints.ts";
import { createFrames } from "./sqlite-frames.ts";
import { createMaintenance, type StoreMaintenance } from "./sqlite-maintenance.ts";
import { inTransaction, openDatabase } from "./sqlite-schema.ts";

export interface SqliteStore extends RunStore, StoreMaintenance, AsyncDisposable {
  /** Waits until ended runs are packed, then closes the file. */
  close(): Promise<void>;
}

/** Keeps runs in one SQLite file; several processes may use it at the same time. */
export function createSqliteStore(path: string): SqliteStore {
  const database = openDatabase(path);
  const frames = createFrames(database);
  const checkpoints = createCheckpoints(database, frames);
  const ids = new Map<string, number>();
  const packing = new Set<Promise<void>>();
  const insertRun = database.prepare(
    "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const updateBody = database.prepare(
    "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?",
  );
  const selectRun = database.prepare("SELECT id, body FROM runs WHERE run_id = ?");
  const selectRuns = database.prepare("SELECT body FROM runs ORDER BY id DESC LIMIT ?");
  const insertOperation = database.prepare(
    "INSERT INTO operations (run, seq, body) SELECT ?1, coalesce(max(seq), -1) + 1, ?2 FROM operations WHERE run = ?1",
  );
  const selectOperations = database.prepare(
    "SELECT seq, body, frame, frame_at FROM operations WHERE run = ? ORDER BY seq",
  );

  function idOf(runId: string): number | undefined {
    const known = ids.get(runId);
    if (known !== undefined) return known;
    const row = selectRun.get(runId);
    if (!row) return undefined;
    ids.set(runId, Number(row["id"]));
    return Number(row["id"]);
  }

  function requiredId(runId: string): number {
    const id = idOf(runId);
    if (id !== undefined) return id;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`, { hint: "replaykit runs" });
  }

  function getRun(runId: string): StoredRun | undefined {
    const row = selectRun.get(runId);
    return row ? storedRunSchema.parse(JSON.parse(String(row["body"]))) : undefined;
  }

  function packSoon(id: number): void {
    // Packing only saves space: a fault leaves the rows as they are, and gc packs them.
    const packed: Promise<void> = frames
      .pack(id)
      .catch(() => {})
      .finally(() => packing.delete(packed));
    packing.add(packed);
  }

  async function close(): Promise<void> {
    await Promise.all(packing);
    if (database.isOpen) database.close();
  }

  return {
    ...createMaintenance({ database, frames, checkpoints, forget: () => ids.clear() }),
    createRun(run) {
      const { changes } = insertRun.run(
        run.run_id,
        JSON.stringify(run),
        run.status,
        run.started_at,
        run.ended_at ?? null,
        run.retention ?? null,
      );
      if (Number(changes) === 0)
        throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`, { hint: "give it another id" });
    },
    updateRun(runId, change) {
      const id = requiredId(runId);
      inTransaction(database, () => {
        const run: StoredRun = {
          ...(getRun(runId) ?? { run_id: runId, status: "unknown", started_at: "" }),
          ...change,
        };
        updateBody.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
      });
      if (change.status !== undefined && change.status !== "running") packSoon(id);
    },
    append(runId, operation, checkpoint) {
      const id = requiredId(runId);
      if (checkpoint) {
        checkpoints.put(id, checkpoint, () => void insertOperation.run(id, JSON.stringify(operation)));
        return;
      }
      if (operation.phase !== "started") {
        insertOperation.run(id, JSON.stringify(operation));
        return;
      }
      // What is about to change the world must be known even after the machine lost its power.
      database.exec("PRAGMA synchronous = FULL");
      try {
        insertOperation.run(id, JSON.stringify(operation));
      } finally {
        database.exec("PRAGMA synchronous = NORMAL");
      }
    },
    getRun,
    listOperations(runId): Operation[] {
      const id = idOf(runId);
      if (id === undefined) return [];
      const rows = selectOperations.all(id).map(framedRow);
      return frames.texts(rows).map((text) => operationSchema.parse(JSON.parse(text)));
    },
    listRuns: ({ limit = 100 } = {}) =>
      selectRuns.all(limit).map(({ body }) => storedRunSchema.parse(JSON.parse(String(body)))),
    putCheckpoint: (checkpoint) => checkpoints.put(requiredId(checkpoint.run_id), checkpoint),
    getCheckpoint(runId, stepId) {
      const id = idOf(runId);
      return id === undefined ? undefined : checkpoints.get(id, stepId);
    },
    listSteps(runId) {
      const id = idOf(runId);
      return id === undefined ? [] : checkpoints.steps(id);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
