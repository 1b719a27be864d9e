import type { DatabaseSync } from "node:sqlite";
import { type Operation, operationSchema } from "../../core/schema/run-record.ts";
import { isPressing } from "../../sdk/run-store.ts";
import { framedRow } from "./checkpoints.ts";
import type { Frames } from "./frames.ts";
import { inTransaction } from "./schema.ts";

export interface SqliteOperations {
  /** `commit` stores what waits along with something of its own, in one transaction. */
  add(run: number, operation: Operation, commit?: (insert: () => void) => void): void;
  /** Stores what waits. */
  flush: () => void;
  list(run: number): Operation[];
  /** The run has ended, or its number may be given again. */
  forget(run?: number): void;
  /** Stores what waits, and is done. */
  close(): void;
}

/** Stores with something that waits for the event loop; an agent that calls process.exit does not wait. */
const flushers = new Set<() => void>();
process.on("exit", () => {
  for (const flush of flushers) flush();
});

/** Small operations wait for the next that must not be lost, and share its transaction: that is most of what recording costs. */
export function createOperations(database: DatabaseSync, frames: Frames): SqliteOperations {
  const pending: { run: number; text: string }[] = [];
  let turning: NodeJS.Immediate | undefined;
  const next = new Map<number, number>();
  const insert = database.prepare("INSERT OR IGNORE INTO operations (run, seq, body) VALUES (?, ?, ?)");
  const selectNext = database.prepare("SELECT coalesce(max(seq), -1) + 1 AS seq FROM operations WHERE run = ?");
  const select = database.prepare("SELECT seq, body, frame, frame_at FROM operations WHERE run = ? ORDER BY seq");

  function insertPending(): void {
    for (const { run, text } of pending) insertOne(run, text);
  }

  /** At the place that this process takes for the next; where another process has taken it, at the one that is. */
  function insertOne(run: number, text: string): void {
    for (let seq = next.get(run) ?? nextIn(run); ; seq = nextIn(run)) {
      const { changes } = insert.run(run, seq, text);
      next.set(run, seq + 1);
      if (Number(changes) === 1) return;
    }
  }

  function nextIn(run: number): number {
    return Number(selectNext.get(run)?.["seq"]);
  }

  function flush(): void {
    if (pending.length === 0) return;
    if (pending.length === 1) insertPending();
    else inTransaction(database, insertPending);
    pending.length = 0;
  }

  /** What is about to change the world must be known even after the machine lost its power. */
  function flushToDisk(): void {
    database.exec("PRAGMA synchronous = FULL");
    try {
      flush();
    } finally {
      database.exec("PRAGMA synchronous = NORMAL");
    }
  }

  /** A fault of the disk is the agent's to hear, and it hears it at the next operation that must not be lost. */
  function flushQuietly(): void {
    turning = undefined;
    flushers.delete(flushQuietly);
    try {
      if (database.isOpen) flush();
    } catch {
      // What waits is still there.
    }
  }

  function flushSoon(): void {
    if (turning) return;
    turning = setImmediate(flushQuietly);
    flushers.add(flushQuietly);
  }

  return {
    flush,
    add(run, operation, commit) {
      const entry = { run, text: JSON.stringify(operation) };
      pending.push(entry);
      if (!commit && !isPressing(operation)) {
        flushSoon();
        return;
      }
      try {
        if (commit) commit(insertPending);
        else if (operation.phase === "started") flushToDisk();
        else flush();
      } catch (error) {
        pending.splice(pending.indexOf(entry), 1); // the caller knows that this one is not stored
        next.delete(run); // a transaction that was taken back gave its places back
        throw error;
      }
      pending.length = 0;
    },
    list: (run) => {
      flush();
      return frames.texts(select.all(run).map(framedRow)).map((text) => operationSchema.parse(JSON.parse(text)));
    },
    forget: (run) => void (run === undefined ? next.clear() : next.delete(run)),
    close() {
      clearImmediate(turning);
      flushers.delete(flushQuietly);
      flush();
    },
  };
}
