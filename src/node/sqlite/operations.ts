import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Operation, operationSchema } from "../../core/schema/run-record.ts";
import { isPressing } from "../../sdk/store/run-store.ts";
import { framedRow } from "./checkpoints.ts";
import type { Frames } from "./frames.ts";
import { inTransaction } from "./schema.ts";

/** Stores with something that waits for the event loop; an agent that calls process.exit does not wait. */
const flushers = new Set<() => void>();
process.on("exit", () => {
  for (const flush of flushers) flush();
});

/** Small operations wait for the next that must not be lost, and share its transaction: that is most of what recording costs. */
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

  /** `commit` stores what waits along with something of its own, in one transaction. */
  add(run: number, operation: Operation, commit?: (insert: () => void) => void): void {
    const entry = { run, text: JSON.stringify(operation) };
    this.pending.push(entry);
    if (!commit && !isPressing(operation)) return this.flushSoon();
    try {
      if (commit) commit(() => this.insertPending());
      else if (operation.phase === "started") this.flushToDisk();
      else this.flush();
    } catch (error) {
      this.pending.splice(this.pending.indexOf(entry), 1); // the caller knows that this one is not stored
      this.next.delete(run); // a transaction that was taken back gave its places back
      throw error;
    }
    this.pending.length = 0;
  }

  /** Stores what waits. */
  flush(): void {
    if (this.pending.length === 0) return;
    if (this.pending.length === 1) this.insertPending();
    else inTransaction(this.database, () => this.insertPending());
    this.pending.length = 0;
  }

  list(run: number): Operation[] {
    this.flush();
    const texts = this.frames.texts(this.select.all(run).map(framedRow));
    return texts.map((text) => operationSchema.parse(JSON.parse(text)));
  }

  /** The run has ended, or its number may be given again. */
  forget(run?: number): void {
    if (run === undefined) this.next.clear();
    else this.next.delete(run);
  }

  /** Stores what waits, and is done. */
  close(): void {
    clearImmediate(this.turning);
    flushers.delete(this.flushQuietly);
    this.flush();
  }

  private insertPending(): void {
    for (const { run, text } of this.pending) this.insertOne(run, text);
  }

  /** At the place that this process takes for the next; where another process has taken it, at the one that is. */
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

  /** A write must be on disk before it happens, even if the machine loses power. */
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

  /** A fault of the disk is the agent's to hear, and it hears it at the next operation that must not be lost. */
  private readonly flushQuietly = (): void => {
    this.turning = undefined;
    flushers.delete(this.flushQuietly);
    try {
      if (this.database.isOpen) this.flush();
    } catch {
      // What waits is still there.
    }
  };
}
