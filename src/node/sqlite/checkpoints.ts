import { hash } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { ReplayKitError } from "../../core/error.ts";
import {
  type ChainLimits,
  type ChainTip,
  type CheckpointParts,
  linkAfter,
  partsOf,
  readChain,
  textOfParts,
  tipOfChain,
} from "../../core/checkpoint/checkpoint-chain.ts";
import { type Checkpoint, checkpointSchema } from "../../core/schema/checkpoint.ts";
import type { StepEntry } from "../../core/schema/run-record.ts";
import type { FramedRow, Frames } from "./frames.ts";
import { inTransaction, readRow } from "./schema.ts";

const chainLimits: ChainLimits = { links: 4096, characters: 256 * 1024, most: Number.POSITIVE_INFINITY };

/** State of a run that is being recorded. */
interface Tail {
  tip: ChainTip;
  steps: Set<string>;
}

/** Checkpoints of runs, each stored as its difference from the one before. */
export class SqliteCheckpoints {
  private readonly database: DatabaseSync;
  private readonly frames: Frames;
  private readonly tails = new Map<number, Tail>();
  private lastRead: { run: number; base: number; seq: number; parts: CheckpointParts } | undefined;
  private readonly insert: StatementSync;
  private readonly selectStep: StatementSync;
  private readonly selectLast: StatementSync;
  private readonly selectChain: StatementSync;
  private readonly selectSteps: StatementSync;

  constructor(database: DatabaseSync, frames: Frames) {
    this.database = database;
    this.frames = frames;
    this.insert = database.prepare(
      "INSERT INTO checkpoints (run, seq, step_id, step_number, at, base, hash, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    this.selectStep = database.prepare("SELECT seq, base, hash FROM checkpoints WHERE run = ? AND step_id = ?");
    this.selectLast = database.prepare("SELECT seq, base FROM checkpoints WHERE run = ? ORDER BY seq DESC LIMIT 1");
    this.selectChain = database.prepare(
      "SELECT seq, body, frame, frame_at FROM checkpoints WHERE run = ? AND seq BETWEEN ? AND ? ORDER BY seq",
    );
    this.selectSteps = database.prepare(
      "SELECT step_id, step_number, at FROM checkpoints WHERE run = ? ORDER BY step_number, seq",
    );
  }

  /** Stores a checkpoint. `along` runs in the same transaction. */
  put(run: number, checkpoint: Checkpoint, along?: () => void): void {
    try {
      if (along) inTransaction(this.database, () => (this.add(run, checkpoint), along()));
      else this.add(run, checkpoint);
    } catch (error) {
      this.tails.delete(run); // after any error the next delta starts from what is on disk
      if (!isConstraint(error)) throw error;
      // Another process added a step: try again while other writers wait.
      inTransaction(this.database, () => (this.add(run, checkpoint), along?.()));
    }
  }

  get(run: number, stepId: string): Checkpoint | undefined {
    return readRow(this.database, `the checkpoint of step "${stepId}" of run ${run}`, () => {
      const stored = this.text(run, stepId);
      return stored === undefined ? undefined : checkpointSchema.parse(JSON.parse(stored.text));
    });
  }

  /** A checkpoint as text, with the stored hash that the text must have (for `verify`). */
  text(run: number, stepId: string): { text: string; hash: string } | undefined {
    const row = this.selectStep.get(run, stepId);
    if (!row) return undefined;
    const parts = this.partsAt(run, Number(row["base"]), Number(row["seq"]));
    return { text: textOfParts(parts), hash: String(row["hash"]) };
  }

  steps(run: number): StepEntry[] {
    return this.selectSteps.all(run).map(({ step_id, step_number, at }) => ({
      step_id: String(step_id),
      step_number: Number(step_number),
      at: String(at),
    }));
  }

  /** Drops the cache of an ended run, or of all runs. */
  forget(run?: number): void {
    this.lastRead = undefined;
    if (run === undefined) this.tails.clear();
    else this.tails.delete(run);
  }

  private add(run: number, checkpoint: Checkpoint): void {
    const tail = this.tails.get(run) ?? this.loadTail(run);
    const { step_id, step_number, at } = checkpoint;
    if (tail?.steps.has(step_id)) {
      this.assertSame(run, checkpoint);
      return;
    }
    const { tip, body, text } = linkAfter(tail?.tip, checkpoint, chainLimits);
    this.insert.run(run, tip.seq, step_id, step_number, at, tip.base, hash("sha256", text), body);
    const steps = tail?.steps ?? new Set();
    steps.add(step_id);
    this.tails.set(run, { tip, steps });
  }

  private loadTail(run: number): Tail | undefined {
    const last = this.selectLast.get(run);
    if (!last) return undefined;
    const place = { seq: Number(last["seq"]), base: Number(last["base"]) };
    const steps = new Set(this.selectSteps.all(run).map(({ step_id }) => String(step_id)));
    return { tip: tipOfChain(place, this.chain(run, place.base, place.seq)), steps };
  }

  private chain(run: number, base: number, seq: number): string[] {
    return this.frames.texts(this.selectChain.all(run, base, seq).map(framedRow));
  }

  /** Steps are mostly read in order, so the next one is read starting from the last. */
  private partsAt(run: number, base: number, seq: number): CheckpointParts {
    const last = this.lastRead;
    const near = last?.run === run && last.base === base && last.seq <= seq ? last : undefined;
    const parts = readChain(this.chain(run, near ? near.seq + 1 : base, seq), near?.parts);
    this.lastRead = { run, base, seq, parts };
    return parts;
  }

  private assertSame(run: number, checkpoint: Checkpoint): void {
    const stored = this.selectStep.get(run, checkpoint.step_id)?.["hash"];
    if (stored === hash("sha256", textOfParts(partsOf(checkpoint)))) return;
    throw new ReplayKitError(
      "conflict",
      `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`,
    );
  }
}

export function framedRow(row: Record<string, unknown>): FramedRow {
  const { seq, body, frame, frame_at: at } = row;
  return {
    seq: Number(seq),
    body: typeof body === "string" ? body : null,
    frame: typeof frame === "string" ? frame : null,
    frame_at: at === null ? null : Number(at),
  };
}

/** SQLite's code. The extended ones, such as that of a unique key, have it in their last eight bits. */
const constraint = 19;

function isConstraint(error: unknown): boolean {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    (error.errcode & 0xff) === constraint
  );
}
