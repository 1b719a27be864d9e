/** What happens when a write was begun and nobody knows whether it took effect. */
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
  /** False if the effect is only guessed: it protects a write, but permits nothing, and is not recorded. */
  declared?: boolean;
  onUnknown?: OnUnknown;
}

export type { Operation, StoredRun };

/** Keeps checkpoints (design: checkpoint, version 1). Every method may answer at once or later. */
export interface CheckpointStore {
  /** Durable when it returns. The same checkpoint may be put again; another under the same step is a `conflict`. */
  putCheckpoint(checkpoint: Checkpoint): void | Promise<void>;
  /** One checkpoint, bit for bit as it was put. */
  getCheckpoint(runId: string, stepId: string): Checkpoint | undefined | Promise<Checkpoint | undefined>;
  /** Steps of a run in their order. */
  listSteps(runId: string): StepEntry[] | Promise<StepEntry[]>;
  /** All of a run's, in the order of its steps, where that is more than one question for each: a store over a network has it. */
  listCheckpoints?(runId: string): Checkpoint[] | Promise<Checkpoint[]>;
}

/**
 * What a crash may not take away: a write, before and after it happens; the answer of a model, which is dear; the end of a step. A
 * read that a crash took is made again.
 */
export function isPressing({ kind, phase, name, effect }: Operation): boolean {
  if (kind === "tool") return phase === "started" || (effect ?? guess(name).effect) === "write";
  return kind === "once" || kind === "model" || (kind === "step" && phase === "done");
}

/** Guesses effects by name: a record holds only declared ones. */
const guess = effectLookup();

/** Gives runs and what they did. */
export type RunReader = Pick<
  RunStore,
  "getRun" | "listOperations" | "listRuns" | "getCheckpoint" | "listSteps" | "listCheckpoints"
>;

/** Keeps runs with everything that they did, so that they can be resumed, forked and compared. */
export interface RunStore extends CheckpointStore {
  /** `conflict` if the run exists. */
  createRun(run: StoredRun): void | Promise<void>;
  updateRun(runId: string, change: Partial<StoredRun>): void | Promise<void>;
  /**
   * Durable when it returns, where `isPressing` says so: a write's `started` is on disk before the write happens. Anything else is
   * durable with the next that is, or when the event loop turns. With the end of a step comes its checkpoint, both or neither
   * where the store can do that.
   */
  append(runId: string, operation: Operation, checkpoint?: Checkpoint): void | Promise<void>;
  getRun(runId: string): StoredRun | undefined | Promise<StoredRun | undefined>;
  /** In the order in which they were appended. */
  listOperations(runId: string): Operation[] | Promise<Operation[]>;
  /** The newest first. */
  listRuns(options?: { limit?: number }): StoredRun[] | Promise<StoredRun[]>;
}
