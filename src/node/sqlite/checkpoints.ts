import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ReplayKitError } from "../../core/error.ts";
import {
  type ChainLimits,
  type ChainTip,
  linkAfter,
  readChain,
  tipOfChain,
} from "../../core/checkpoint/checkpoint-chain.ts";
import { type CheckpointParts, partsOf, textOfParts } from "../../core/checkpoint/checkpoint-delta.ts";
import { type Checkpoint, checkpointSchema } from "../../core/schema/checkpoint.ts";
import type { StepEntry } from "../../core/schema/run-record.ts";
import type { FramedRow, Frames } from "./frames.ts";
import { inTransaction } from "./schema.ts";

const chainLimits: ChainLimits = { links: 4096, characters: 256 * 1024, most: Number.POSITIVE_INFINITY };

/** What is known of a run that is being recorded. */
interface Tail {
  tip: ChainTip;
  steps: Set<string>;
}

export interface SqliteCheckpoints {
  /** `along` is done in the same commit. */
  put(run: number, checkpoint: Checkpoint, along?: () => void): void;
  get(run: number, stepId: string): Checkpoint | undefined;
  /** The same as text, for `verify`: it must hash to what was stored. */
  text(run: number, stepId: string): { text: string; hash: string } | undefined;
  steps(run: number): StepEntry[];
  /** The run has ended, or its number may be given again. */
  forget(run?: number): void;
}

export function createCheckpoints(database: DatabaseSync, frames: Frames): SqliteCheckpoints {
  const tails = new Map<number, Tail>();
  let lastRead: { run: number; base: number; seq: number; parts: CheckpointParts } | undefined;
  const insert = database.prepare(
    "INSERT INTO checkpoints (run, seq, step_id, step_number, at, base, hash, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const selectStep = database.prepare("SELECT seq, base, hash FROM checkpoints WHERE run = ? AND step_id = ?");
  const selectLast = database.prepare("SELECT seq, base FROM checkpoints WHERE run = ? ORDER BY seq DESC LIMIT 1");
  const selectChain = database.prepare(
    "SELECT seq, body, frame, frame_at FROM checkpoints WHERE run = ? AND seq BETWEEN ? AND ? ORDER BY seq",
  );
  const selectSteps = database.prepare(
    "SELECT step_id, step_number, at FROM checkpoints WHERE run = ? ORDER BY step_number, seq",
  );

  function put(run: number, checkpoint: Checkpoint, along?: () => void): void {
    try {
      if (along) inTransaction(database, () => (add(run, checkpoint), along()));
      else add(run, checkpoint);
    } catch (error) {
      tails.delete(run); // whatever it was, the next delta is based on what is on disk
      if (!isConstraint(error)) throw error;
      // Another process has added a step: look again, with the others waiting.
      inTransaction(database, () => (add(run, checkpoint), along?.()));
    }
  }

  function add(run: number, checkpoint: Checkpoint): void {
    const tail = tails.get(run) ?? loadTail(run);
    const { step_id, step_number, at } = checkpoint;
    if (tail?.steps.has(step_id)) {
      assertSame(run, checkpoint);
      return;
    }
    const { tip, body, text } = linkAfter(tail?.tip, checkpoint, chainLimits);
    insert.run(run, tip.seq, step_id, step_number, at, tip.base, hash("sha256", text), body);
    const steps = tail?.steps ?? new Set();
    steps.add(step_id);
    tails.set(run, { tip, steps });
  }

  function loadTail(run: number): Tail | undefined {
    const last = selectLast.get(run);
    if (!last) return undefined;
    const place = { seq: Number(last["seq"]), base: Number(last["base"]) };
    const steps = new Set(selectSteps.all(run).map(({ step_id }) => String(step_id)));
    return { tip: tipOfChain(place, chain(run, place.base, place.seq)), steps };
  }

  function chain(run: number, base: number, seq: number): string[] {
    return frames.texts(selectChain.all(run, base, seq).map(framedRow));
  }

  function text(run: number, stepId: string): { text: string; hash: string } | undefined {
    const row = selectStep.get(run, stepId);
    if (!row) return undefined;
    const parts = partsAt(run, Number(row["base"]), Number(row["seq"]));
    return { text: textOfParts(parts), hash: String(row["hash"]) };
  }

  /** Steps are mostly read one after the other: the next is read on from the last. */
  function partsAt(run: number, base: number, seq: number): CheckpointParts {
    const near = lastRead?.run === run && lastRead.base === base && lastRead.seq <= seq ? lastRead : undefined;
    const parts = readChain(chain(run, near ? near.seq + 1 : base, seq), near?.parts);
    lastRead = { run, base, seq, parts };
    return parts;
  }

  function assertSame(run: number, checkpoint: Checkpoint): void {
    if (selectStep.get(run, checkpoint.step_id)?.["hash"] === hash("sha256", textOfParts(partsOf(checkpoint)))) return;
    throw new ReplayKitError(
      "conflict",
      `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`,
    );
  }

  return {
    put,
    text,
    forget(run) {
      lastRead = undefined;
      if (run === undefined) tails.clear();
      else tails.delete(run);
    },
    get(run, stepId) {
      const stored = text(run, stepId);
      return stored === undefined ? undefined : checkpointSchema.parse(JSON.parse(stored.text));
    },
    steps: (run) =>
      selectSteps.all(run).map(({ step_id, step_number, at }) => ({
        step_id: String(step_id),
        step_number: Number(step_number),
        at: String(at),
      })),
  };
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

function isConstraint(error: unknown): boolean {
  return error instanceof Error && /constraint/i.test(error.message);
}
