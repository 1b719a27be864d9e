import type { DatabaseSync, StatementSync } from "node:sqlite";
import { ReplayKitError } from "../../core/error.ts";
import { changedRun } from "../../core/run/changed-run.ts";
import { type StoredRun, storedRunSchema } from "../../core/schema/run-record.ts";
import type { RunReader, RunStore } from "../../sdk/store/run-store.ts";
import { SqliteCheckpoints } from "./checkpoints.ts";
import { createFrames, type Frames } from "./frames.ts";
import { createMaintenance, type StoreMaintenance } from "./maintenance.ts";
import { SqliteOperations } from "./operations.ts";
import { inTransaction, openDatabase, readRow } from "./schema.ts";

export interface SqliteStore extends RunStore, StoreMaintenance, AsyncDisposable {
  /** Waits until ended runs are packed, then closes the file. */
  close(): Promise<void>;
}

/** Stores runs in one SQLite file, which several processes may use at once. */
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
    ...createMaintenance({ database, frames, checkpoints, operations, forget }),
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

/** Packs ended runs in the background. */
function createPacking(frames: Frames) {
  const packing = new Set<Promise<void>>();
  return {
    begin(id: number): void {
      // Packing only saves space. After a failure the rows stay as they are, and gc packs them later.
      const packed: Promise<void> = frames
        .pack(id)
        .catch(() => {})
        .finally(() => packing.delete(packed));
      packing.add(packed);
    },
    end: () => Promise.all(packing),
  };
}

/** The table of runs. Other tables refer to a run by its number. */
export class SqliteRuns {
  private readonly database: DatabaseSync;
  private readonly ids = new Map<string, number>();
  private readonly insert: StatementSync;
  private readonly update: StatementSync;
  private readonly select: StatementSync;
  private readonly selectNewest: StatementSync;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.insert = database.prepare(
      "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.update = database.prepare(
      "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?",
    );
    this.select = database.prepare("SELECT id, run_id, body FROM runs WHERE run_id = ?");
    this.selectNewest = database.prepare("SELECT run_id, body FROM runs ORDER BY id DESC LIMIT ?");
  }

  add(run: StoredRun): void {
    const { run_id, status, started_at, ended_at = null, retention = null } = run;
    const { changes } = this.insert.run(run_id, JSON.stringify(run), status, started_at, ended_at, retention);
    if (Number(changes) === 0)
      throw new ReplayKitError("conflict", `there is a run "${run_id}" already`, { hint: "give it another id" });
  }

  change(runId: string, change: Partial<StoredRun>): void {
    inTransaction(this.database, () => {
      const run = changedRun(this.read(runId) ?? { run_id: runId, status: "unknown", started_at: "" }, change);
      this.update.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
    });
  }

  read(runId: string): StoredRun | undefined {
    const row = this.select.get(runId);
    return row && this.runOf(row);
  }

  newest(limit: number): StoredRun[] {
    return this.selectNewest.all(limit).map((row) => this.runOf(row));
  }

  idOf(runId: string): number | undefined {
    const known = this.ids.get(runId);
    if (known !== undefined) return known;
    const row = this.select.get(runId);
    if (!row) return undefined;
    this.ids.set(runId, Number(row["id"]));
    return Number(row["id"]);
  }

  requiredId(runId: string): number {
    const id = this.idOf(runId);
    if (id !== undefined) return id;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`, {
      hint: "npx replaykit runs lists them",
    });
  }

  /** Drops the cached numbers: a deleted run's id may be used again, with another number. */
  forget(): void {
    this.ids.clear();
  }

  private runOf({ run_id, body }: Record<string, unknown>): StoredRun {
    const row = `run "${String(run_id)}"`;
    return readRow(this.database, row, () => storedRunSchema.parse(JSON.parse(String(body))));
  }
}
