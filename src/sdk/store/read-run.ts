import { ReplayKitError } from "../../core/error.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import type { WholeRun } from "../trace/record-of-trace.ts";
import type { RunReader, RunStore } from "./run-store.ts";

/** Everything that a store keeps of a run. */
export async function readRun(reader: RunReader, runId: string): Promise<WholeRun> {
  const run = await requiredRun(reader, runId);
  const checkpoints = (await reader.listCheckpoints?.(runId)) ?? (await checkpointsOf(reader, runId));
  return { run, operations: await reader.listOperations(runId), checkpoints };
}

/** The checkpoints of a run, with one request for each step. */
export async function checkpointsOf(
  reader: Pick<RunReader, "listSteps" | "getCheckpoint">,
  runId: string,
): Promise<Checkpoint[]> {
  const steps = await reader.listSteps(runId);
  const read = await Promise.all(steps.map(async ({ step_id }) => reader.getCheckpoint(runId, step_id)));
  return read.flatMap((checkpoint) => checkpoint ?? []);
}

export async function requiredRun(reader: Pick<RunReader, "getRun">, runId: string): Promise<StoredRun> {
  const run = await reader.getRun(runId);
  if (run) return run;
  throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "npx replaykit runs lists them" });
}

/** Copies a run into a store, unchanged. */
export async function writeRun(store: RunStore, { run, operations, checkpoints }: WholeRun): Promise<void> {
  await store.createRun({ ...run, status: "running" });
  const ends = new Map(checkpoints.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  // All at once and in order, so that a store over a network sends them together.
  await Promise.all(
    operations.map(async (operation) => {
      const end = operation.kind === "step" && operation.phase === "done" ? ends.get(operation.position) : undefined;
      if (end) ends.delete(operation.position);
      return store.append(run.run_id, operation, end);
    }),
  );
  await Promise.all([...ends.values()].map(async (checkpoint) => store.putCheckpoint(checkpoint)));
  await store.updateRun(run.run_id, { status: run.status });
}
