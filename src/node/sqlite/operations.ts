import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Operation, operationSchema } from "../../core/schema/run-record.ts";
import { isPressing } from "../../sdk/store/run-store.ts";
import { framedRow } from "./checkpoints.ts";
import type { Frames } from "./frames.ts";
import { inTransaction, readRow } from "./schema.ts";

/** Flushes pending operations when the process exits: after process.exit the event loop does not run again. */
const flushers = new Set<() => void>();
process.on("exit", () => {
  for (const flush of flushers) flush();
});

/**
 * Operations of runs. Operations that may be lost wait for one that must not be lost and share its transaction:
 * transactions are most of the cost of recording.
 */
export class SqliteOperations {
  private readonly database: DatabaseSync;
  private readonly frames: Frames;
  private readonly pending: { run: number; text: string }[] = [];
  private turning: NodeJS.Immediate | undefined;
  private readonly next = new Map<number, number>();
  private readonly insert: StatementSync;
  private readonly selectNext: StatementSync;
  private readonly select: StatementSync;

  constructor(database: DatabaseSync, frames: Frames) {
    this.database = database;
    this.frames = frames;
    this.insert = database.prepare("INSERT OR IGNORE INTO operations (run, seq, body) VALUES (?, ?, ?)");
    this.selectNext = database.prepare("SELECT coalesce(max(seq), -1) + 1 AS seq FROM operations WHERE run = ?");
    this.select = database.prepare("SELECT seq, body, frame, frame_at FROM operations WHERE run = ? ORDER BY seq");
  }

  /** Adds an operation. `commit` stores the pending operations and its own data in one transaction. */
  add(run: number, operation: Operation, commit?: (insert: () => void) => void): void {
    const entry = { run, text: JSON.stringify(operation) };
    this.pending.push(entry);
    if (!commit && !isPressing(operation)) return this.flushSoon();
    try {
      if (commit) commit(() => this.insertPending());
      else if (operation.phase === "started") this.flushToDisk();
      else this.flush();
    } catch (error) {
      this.pending.splice(this.pending.indexOf(entry), 1); // the caller gets the error, so it is not stored later
      this.next.delete(run); // the rollback freed the numbers that were used
      throw error;
    }
    this.pending.length = 0;
  }

  /** Stores pending operations. */
  flush(): void {
    if (this.pending.length === 0) return;
    if (this.pending.length === 1) this.insertPending();
    else inTransaction(this.database, () => this.insertPending());
    this.pending.length = 0;
  }

  list(run: number): Operation[] {
    this.flush();
    const texts = this.frames.texts(this.select.all(run).map(framedRow));
    return texts.map((text, index) => {
      const row = `operation ${index + 1} of run ${run}`;
      return readRow(this.database, row, () => operationSchema.parse(JSON.parse(text)));
    });
  }

  /** Drops the cache of an ended run, or of all runs. */
  forget(run?: number): void {
    if (run === undefined) this.next.clear();
    else this.next.delete(run);
  }

  /** Stores pending operations and stops. */
  close(): void {
    clearImmediate(this.turning);
    flushers.delete(this.flushQuietly);
    this.flush();
  }

  private insertPending(): void {
    for (const { run, text } of this.pending) this.insertOne(run, text);
  }

  /**
   * Inserts at the next number that this process expects. If another process has used that number, continues after the
   * last one on disk.
   */
  private insertOne(run: number, text: string): void {
    for (let seq = this.next.get(run) ?? this.nextIn(run); ; seq = this.nextIn(run)) {
      const { changes } = this.insert.run(run, seq, text);
      this.next.set(run, seq + 1);
      if (Number(changes) === 1) return;
    }
  }

  private nextIn(run: number): number {
    return Number(this.selectNext.get(run)?.["seq"]);
  }

  /**
   * Flushes to disk with full synchronisation: a write must be recorded before it happens, even if the machine loses
   * power.
   */
  private flushToDisk(): void {
    this.database.exec("PRAGMA synchronous = FULL");
    try {
      this.flush();
    } finally {
      this.database.exec("PRAGMA synchronous = NORMAL");
    }
  }

  private flushSoon(): void {
    if (this.turning) return;
    this.turning = setImmediate(this.flushQuietly);
    flushers.add(this.flushQuietly);
  }

  /**
   * Flushes without throwing. If the disk fails, the operations stay pending, and the agent gets the error at the next
   * operation that must not be lost.
   */
  private readonly flushQuietly = (): void => {
    this.turning = undefined;
    flushers.delete(this.flushQuietly);
    try {
      if (this.database.isOpen) this.flush();
    } catch {
      // The operations stay pending.
    }
  };
}
