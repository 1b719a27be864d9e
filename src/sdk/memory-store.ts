import { ReplayKitError } from "../core/error.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Operation, RunStore, StoredRun } from "./run-store.ts";

interface MemoryRun {
  run: StoredRun;
  operations: Operation[];
  checkpoints: Map<string, Checkpoint>;
}

/** Keeps runs in memory: for tests, and for agents that send their traces and keep nothing. */
export function createMemoryStore(): RunStore {
  const runs = new Map<string, MemoryRun>();

  function required(runId: string): MemoryRun {
    const found = runs.get(runId);
    if (found) return found;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`);
  }

  function putCheckpoint(checkpoint: Checkpoint): void {
    const { checkpoints } = required(checkpoint.run_id);
    const known = checkpoints.get(checkpoint.step_id);
    if (known && JSON.stringify(known) !== JSON.stringify(checkpoint)) {
      throw new ReplayKitError(
        "conflict",
        `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`,
      );
    }
    checkpoints.set(checkpoint.step_id, structuredCloneOf(checkpoint));
  }

  return {
    createRun(run) {
      if (runs.has(run.run_id)) throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`);
      runs.set(run.run_id, { run: structuredCloneOf(run), operations: [], checkpoints: new Map() });
    },
    updateRun(runId, change) {
      const entry = required(runId);
      entry.run = { ...entry.run, ...structuredCloneOf(change) };
    },
    append(runId, operation, checkpoint) {
      if (checkpoint) putCheckpoint(checkpoint);
      required(runId).operations.push(structuredCloneOf(operation));
    },
    getRun: (runId) => structuredCloneOf(runs.get(runId)?.run),
    listOperations: (runId) => structuredCloneOf(runs.get(runId)?.operations ?? []),
    listRuns: ({ limit = 100 } = {}) =>
      [...runs.values()]
        .map(({ run }) => structuredCloneOf(run))
        .toReversed()
        .slice(0, limit),
    putCheckpoint,
    getCheckpoint: (runId, stepId) => structuredCloneOf(runs.get(runId)?.checkpoints.get(stepId)),
    listSteps: (runId) =>
      [...(runs.get(runId)?.checkpoints.values() ?? [])]
        .map(({ step_id, step_number, at }) => ({ step_id, step_number, at }))
        .toSorted((a, b) => a.step_number - b.step_number),
  };
}

/** What is stored is JSON: a copy through JSON is what any other store would give back. */
function structuredCloneOf<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
