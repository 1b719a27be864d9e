import { hash } from "node:crypto";
import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { RetentionClass } from "../../core/schema/run-record.ts";
import type { SqliteCheckpoints } from "./checkpoints.ts";
import type { Frames } from "./frames.ts";
import type { SqliteOperations } from "./operations.ts";
import { inTransaction } from "./schema.ts";

const day = 24 * 60 * 60 * 1000;

/** Days for which a run of each class is kept. */
export const retentionDays: Record<RetentionClass, number> = { success: 7, failed: 30, flagged: 90, test: 1 };

export interface StoreStats {
  runs: number;
  by_status: Record<string, number>;
  /** By retention class; a run without an end counts as failed. */
  by_class: Record<string, number>;
  operations: number;
  checkpoints: number;
  /** Bytes of unpacked rows, of packed blobs, and of the whole file. */
  bytes: { rows: number; blobs: number; file: number };
}

export interface StoreMaintenance {
  /**
   * Deletes runs that are past their retention, packs ended runs and deletes unused blobs. Returns the ids of the
   * deleted runs and the number of deleted blobs.
   */
  gc(options: {
    now: Date;
    days?: Partial<Record<RetentionClass, number>>;
  }): Promise<{ deleted: string[]; blobs: number }>;
  stats(): StoreStats;
  /** Restores every checkpoint, opens every blob and reads every operation. Returns the faults; empty if there are none. */
  verify(): string[];
}

interface Parts {
  database: DatabaseSync;
  frames: Frames;
  checkpoints: SqliteCheckpoints;
  operations: SqliteOperations;
  /** Drops all caches: a deleted run's id may be used by a new run. */
  forget: () => void;
}

export function createMaintenance({ database, frames, checkpoints, operations, forget }: Parts): StoreMaintenance {
  return {
    async gc({ now, days = {} }) {
      operations.flush();
      const old = expired(database, now, { ...retentionDays, ...days });
      inTransaction(database, () => old.forEach(({ id }) => remove(database, id)));
      forget();
      for (const id of unpacked(database)) await frames.pack(id);
      const blobs = removeUnusedBlobs(database);
      database.exec("PRAGMA wal_checkpoint(TRUNCATE); VACUUM;");
      return { deleted: old.map(({ run_id }) => run_id), blobs };
    },
    stats() {
      operations.flush();
      return statsOf(database);
    },
    verify() {
      operations.flush();
      forget(); // read from disk, not from the cache
      const damaged = [
        ...damagedFile(database),
        ...damagedRows(database),
        ...damagedBlobs(database, frames),
        ...damagedCheckpoints(database, checkpoints),
      ];
      return damaged.length > 0 ? damaged : damagedOperations(database, operations);
    },
  };
}

function expired(
  database: DatabaseSync,
  now: Date,
  days: Record<RetentionClass, number>,
): { id: number; run_id: string }[] {
  // A run without an end counts as failed from its start: it may still be resumed.
  return Object.entries(days).flatMap(([name, keep]) =>
    database
      .prepare(
        "SELECT id, run_id FROM runs WHERE coalesce(retention, 'failed') = ? AND coalesce(ended_at, started_at) < ?",
      )
      .all(name, new Date(now.getTime() - keep * day).toISOString())
      .map(({ id, run_id }) => ({ id: Number(id), run_id: String(run_id) })),
  );
}

function remove(database: DatabaseSync, run: number): void {
  database.prepare("DELETE FROM operations WHERE run = ?").run(run);
  database.prepare("DELETE FROM checkpoints WHERE run = ?").run(run);
  database.prepare("DELETE FROM runs WHERE id = ?").run(run);
}

/** Ended runs with rows that are not in a frame. */
function unpacked(database: DatabaseSync): number[] {
  return database
    .prepare(
      "SELECT id FROM runs WHERE status <> 'running' AND id IN (SELECT run FROM operations WHERE body IS NOT NULL UNION SELECT run FROM checkpoints WHERE body IS NOT NULL)",
    )
    .all()
    .map(({ id }) => Number(id));
}

function removeUnusedBlobs(database: DatabaseSync): number {
  const { changes } = database
    .prepare(
      `DELETE FROM blobs WHERE NOT EXISTS (SELECT 1 FROM operations WHERE frame = blobs.hash)
       AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE frame = blobs.hash)`,
    )
    .run();
  return Number(changes);
}

function statsOf(database: DatabaseSync): StoreStats {
  const number = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
  const states = database.prepare("SELECT status, count(*) AS n FROM runs GROUP BY status ORDER BY status").all();
  const classes = database
    .prepare("SELECT coalesce(retention, 'failed') AS class, count(*) AS n FROM runs GROUP BY class ORDER BY class")
    .all();
  const file = database.location();
  return {
    runs: number("SELECT count(*) FROM runs"),
    by_status: Object.fromEntries(states.map(({ status, n }) => [String(status), Number(n)])),
    by_class: Object.fromEntries(classes.map(({ class: name, n }) => [String(name), Number(n)])),
    operations: number("SELECT count(*) FROM operations"),
    checkpoints: number("SELECT count(*) FROM checkpoints"),
    bytes: {
      rows:
        number("SELECT coalesce(sum(length(body)), 0) FROM operations") +
        number("SELECT coalesce(sum(length(body)), 0) FROM checkpoints"),
      blobs: number("SELECT coalesce(sum(length(data)), 0) FROM blobs"),
      file: file === null ? 0 : statSync(file).size,
    },
  };
}

function damagedFile(database: DatabaseSync): string[] {
  const rows = database.prepare("PRAGMA integrity_check").all();
  return rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== "ok");
}

/** Rows that are no JSON. Those of checkpoints and packed rows have hashes. */
function damagedRows(database: DatabaseSync): string[] {
  const runs = database.prepare("SELECT run_id FROM runs WHERE NOT json_valid(body) ORDER BY id").all();
  const operations = database
    .prepare("SELECT run_id, seq FROM operations JOIN runs ON id = run WHERE NOT json_valid(operations.body)")
    .all();
  return [
    ...runs.map(({ run_id }) => `run ${String(run_id)}: is damaged`),
    ...operations.map(({ run_id, seq }) => `run ${String(run_id)} operation ${String(seq)}: is damaged`),
  ];
}

function damagedBlobs(database: DatabaseSync, frames: Frames): string[] {
  const rows = database.prepare("SELECT hash FROM blobs").all();
  const runs = database.prepare(
    `SELECT DISTINCT run_id FROM runs JOIN (SELECT run, frame FROM operations UNION SELECT run, frame FROM checkpoints)
     ON run = id WHERE frame = ? ORDER BY run_id`,
  );
  return rows.flatMap(({ hash: name }) => {
    const found = faultOf("", () => void frames.open(String(name)));
    if (found.length === 0) return [];
    const used = runs.all(String(name)).map(({ run_id }) => String(run_id));
    return [`blob ${String(name)} is not what was stored; it holds parts of ${used.join(", ") || "no run"}`];
  });
}

function damagedCheckpoints(database: DatabaseSync, checkpoints: SqliteCheckpoints): string[] {
  const rows = database
    .prepare("SELECT id, run_id, step_id FROM checkpoints JOIN runs ON runs.id = run ORDER BY id, seq")
    .all();
  return rows.flatMap(({ id, run_id, step_id }) =>
    faultOf(`run ${String(run_id)} step ${String(step_id)}`, () => {
      const stored = checkpoints.text(Number(id), String(step_id));
      if (!stored || hash("sha256", stored.text) !== stored.hash) throw new Error("is not what was stored");
    }),
  );
}

/** Operations that are JSON and no operations: they cannot be read either. */
function damagedOperations(database: DatabaseSync, operations: SqliteOperations): string[] {
  const runs = database.prepare("SELECT id, run_id FROM runs ORDER BY id").all();
  return runs.flatMap(({ id, run_id }) => faultOf(`run ${String(run_id)}`, () => void operations.list(Number(id))));
}

function faultOf(what: string, look: () => void): string[] {
  try {
    look();
    return [];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
