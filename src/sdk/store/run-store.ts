/** What to do if a write began and it is unknown whether it took effect. */
export type OnUnknown = "fail" | "retry" | "skip";
import { effectLookup } from "../../core/effects.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Operation, StepEntry, StoredRun } from "../../core/schema/run-record.ts";
import type { Effect } from "../../core/schema/effect.ts";
import type { Json } from "../../core/schema/json.ts";

export interface OperationRequest {
  position: string;
  kind: Operation["kind"];
  name: string;
  args?: Json;
  effect?: Effect;
  /** False if the effect is a guess. A guess protects a write, but permits nothing and is not recorded. */
  declared?: boolean;
  onUnknown?: OnUnknown;
}

export type { Operation, StoredRun };

/** Keeps checkpoints (design: checkpoint, version 1). Every method may return at once or a promise. */
export interface CheckpointStore {
  /** Durable when it returns. The same checkpoint may be put again; another one under the same step is a `conflict`. */
  putCheckpoint(checkpoint: Checkpoint): void | Promise<void>;
  /** One checkpoint, exactly as it was put. */
  getCheckpoint(runId: string, stepId: string): Checkpoint | undefined | Promise<Checkpoint | undefined>;
  /** The steps of a run, in order. */
  listSteps(runId: string): StepEntry[] | Promise<StepEntry[]>;
  /**
   * All checkpoints of a run, in the order of its steps. For a store over a network, where one request for each step is
   * slow.
   */
  listCheckpoints?(runId: string): Checkpoint[] | Promise<Checkpoint[]>;
}

/**
 * Whether an operation must survive a crash: a write, before and after it happens; a model's answer, which is
 * expensive; the end of a step. A lost read is made again.
 */
export function isPressing({ kind, phase, name, effect }: Operation): boolean {
  if (kind === "tool") return phase === "started" || (effect ?? guess(name).effect) === "write";
  return kind === "once" || kind === "model" || (kind === "step" && phase === "done");
}

/** Guesses effects by name: a record holds only declared ones. */
const guess = effectLookup();

/** Reads runs and what they did. */
export type RunReader = Pick<
  RunStore,
  "getRun" | "listOperations" | "listRuns" | "getCheckpoint" | "listSteps" | "listCheckpoints"
>;

/** Stores runs with everything that they did, so that they can be resumed, forked and compared. */
export interface RunStore extends CheckpointStore {
  /** Throws `conflict` if the run exists. */
  createRun(run: StoredRun): void | Promise<void>;
  updateRun(runId: string, change: Partial<StoredRun>): void | Promise<void>;
  /**
   * If `isPressing`, the operation is durable when this returns: a write's `started` is on disk before the write
   * happens. Any other one becomes durable with the next such operation, or when the event loop turns. The end of a
   * step comes with its checkpoint, and a store that can stores both or neither.
   */
  append(runId: string, operation: Operation, checkpoint?: Checkpoint): void | Promise<void>;
  getRun(runId: string): StoredRun | undefined | Promise<StoredRun | undefined>;
  /** In the order in which they were appended. */
  listOperations(runId: string): Operation[] | Promise<Operation[]>;
  /** Newest first. */
  listRuns(options?: { limit?: number }): StoredRun[] | Promise<StoredRun[]>;
}
