import { ReplayKitError } from "../../core/error.ts";
import { type Operation, type StoredRun, storedRunSchema } from "../../core/schema/run-record.ts";
import type { RunStore } from "../../sdk/run-store.ts";
import { createCheckpoints } from "./checkpoints.ts";
import { createFrames } from "./frames.ts";
import { createMaintenance, type StoreMaintenance } from "./maintenance.ts";
import { createOperations } from "./operations.ts";
import { inTransaction, openDatabase } from "./schema.ts";

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
  const operations = createOperations(database, frames);
  const packing = new Set<Promise<void>>();
  const insertRun = database.prepare(
    "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const updateBody = database.prepare(
    "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?",
  );
  const selectRun = database.prepare("SELECT id, body FROM runs WHERE run_id = ?");
  const selectRuns = database.prepare("SELECT body FROM runs ORDER BY id DESC LIMIT ?");

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

  function forget(id?: number): void {
    if (id === undefined) ids.clear();
    frames.forget();
    checkpoints.forget(id);
    operations.forget(id);
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
    if (database.isOpen) operations.close();
    await Promise.all(packing);
    if (database.isOpen) database.close();
  }

  return {
    ...createMaintenance({ database, frames, checkpoints, flush: operations.flush, forget }),
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
      operations.flush();
      inTransaction(database, () => {
        const run: StoredRun = {
          ...(getRun(runId) ?? { run_id: runId, status: "unknown", started_at: "" }),
          ...change,
        };
        updateBody.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
      });
      if (change.status === undefined || change.status === "running") return;
      forget(id);
      packSoon(id);
    },
    append(runId, operation, checkpoint) {
      const id = requiredId(runId);
      if (checkpoint) operations.add(id, operation, (insert) => checkpoints.put(id, checkpoint, insert));
      else operations.add(id, operation);
    },
    getRun,
    listOperations(runId): Operation[] {
      const id = idOf(runId);
      return id === undefined ? [] : operations.list(id);
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
