import { ReplayKitError } from "../../core/error.ts";
import {
  type ChainLimits,
  type ChainTip,
  type CheckpointParts,
  linkAfter,
  partsOf,
  readChain,
  textOfParts,
} from "../../core/checkpoint/checkpoint-chain.ts";
import { changedRun } from "../../core/run/changed-run.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { StepEntry } from "../../core/schema/run-record.ts";
import type { Operation, RunStore, StoredRun } from "./run-store.ts";

interface MemoryRun {
  run: StoredRun;
  operations: Operation[];
  /** Steps by id, with their places in the chain of checkpoints. */
  steps: Map<string, StepEntry & { seq: number; base: number }>;
  /** Checkpoints as deltas, as in any other store: whole ones would hold the conversation once for each step. */
  links: string[];
  tip: ChainTip | undefined;
}

const chainLimits: ChainLimits = { links: 64, characters: 256 * 1024, most: Number.POSITIVE_INFINITY };

/** Keeps runs in memory: for tests, and for agents that only send their traces. */
export function createMemoryStore(): RunStore {
  const runs = new Map<string, MemoryRun>();

  function required(runId: string): MemoryRun {
    const found = runs.get(runId);
    if (found) return found;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`);
  }

  return {
    createRun(run) {
      if (runs.has(run.run_id)) throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`);
      const started = structuredCloneOf(run);
      runs.set(run.run_id, { run: started, operations: [], steps: new Map(), links: [], tip: undefined });
    },
    updateRun(runId, change) {
      const entry = required(runId);
      entry.run = changedRun(entry.run, structuredCloneOf(change));
    },
    append(runId, operation, checkpoint) {
      if (checkpoint) addCheckpoint(required(checkpoint.run_id), checkpoint);
      required(runId).operations.push(structuredCloneOf(operation));
    },
    getRun: (runId) => structuredCloneOf(runs.get(runId)?.run),
    listOperations: (runId) => structuredCloneOf(runs.get(runId)?.operations ?? []),
    listRuns: ({ limit = 100 } = {}) =>
      [...runs.values()]
        .map(({ run }) => structuredCloneOf(run))
        .toReversed()
        .slice(0, limit),
    putCheckpoint: (checkpoint) => addCheckpoint(required(checkpoint.run_id), checkpoint),
    listCheckpoints: (runId) => checkpointsOf(runs.get(runId)),
    getCheckpoint(runId, stepId) {
      const text = textAt(runs.get(runId), stepId);
      return text === undefined ? undefined : JSON.parse(text);
    },
    listSteps: (runId) =>
      [...(runs.get(runId)?.steps.values() ?? [])]
        .map(({ step_id, step_number, at }) => ({ step_id, step_number, at }))
        .toSorted((a, b) => a.step_number - b.step_number),
  };
}

function addCheckpoint(entry: MemoryRun, checkpoint: Checkpoint): void {
  const { run_id, step_id, step_number, at } = checkpoint;
  const known = textAt(entry, step_id);
  if (known !== undefined && known !== textOfParts(partsOf(checkpoint)))
    throw new ReplayKitError("conflict", `run "${run_id}" has another checkpoint at step "${step_id}"`);
  if (known !== undefined) return;
  const { tip, body } = linkAfter(entry.tip, checkpoint, chainLimits);
  entry.tip = tip;
  entry.links.push(body);
  entry.steps.set(step_id, { step_id, step_number, at, seq: tip.seq, base: tip.base });
}

function textAt(entry: MemoryRun | undefined, stepId: string): string | undefined {
  const place = entry?.steps.get(stepId);
  return entry && place && textOfParts(readChain(entry.links.slice(place.base, place.seq + 1)));
}

/** All checkpoints of a run. Reads each link once. */
function checkpointsOf(entry: MemoryRun | undefined): Checkpoint[] {
  if (!entry) return [];
  let parts: CheckpointParts = new Map();
  return [...entry.steps.values()]
    .map(({ seq, base }): Checkpoint => {
      parts = readChain(entry.links.slice(seq, seq + 1), seq === base ? new Map() : parts);
      return JSON.parse(textOfParts(parts));
    })
    .toSorted((a, b) => a.step_number - b.step_number);
}

/** Copies through JSON, so that it returns what any other store would. */
function structuredCloneOf<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
