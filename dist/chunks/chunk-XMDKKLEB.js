import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/sdk/read-run.ts
async function readRun(reader, runId) {
  const run = await requiredRun(reader, runId);
  const checkpoints = await reader.listCheckpoints?.(runId) ?? await checkpointsOf(reader, runId);
  return { run, operations: await reader.listOperations(runId), checkpoints };
}
async function checkpointsOf(reader, runId) {
  const steps = await reader.listSteps(runId);
  const read = await Promise.all(steps.map(async ({ step_id }) => reader.getCheckpoint(runId, step_id)));
  return read.flatMap((checkpoint) => checkpoint ?? []);
}
async function requiredRun(reader, runId) {
  const run = await reader.getRun(runId);
  if (run) return run;
  throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
}
async function writeRun(store, { run, operations, checkpoints }) {
  await store.createRun({ ...run, status: "running" });
  const ends = new Map(checkpoints.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  await Promise.all(
    operations.map(async (operation) => {
      const end = operation.kind === "step" && operation.phase === "done" ? ends.get(operation.position) : void 0;
      if (end) ends.delete(operation.position);
      return store.append(run.run_id, operation, end);
    })
  );
  await Promise.all([...ends.values()].map(async (checkpoint) => store.putCheckpoint(checkpoint)));
  await store.updateRun(run.run_id, { status: run.status });
}

export {
  readRun,
  checkpointsOf,
  requiredRun,
  writeRun
};
