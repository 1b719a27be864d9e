export { ReplayKitError } from "../core/error.ts";
export type { Checkpoint } from "../core/schema/checkpoint.ts";
export type { Json, JsonObject } from "../core/schema/json.ts";
export type { TraceRun } from "../core/schema/trace.ts";
export type { AgentRun, ToolOptions } from "./agent-run.ts";
export { recordClient, recordingMiddleware, recordMcpClient, recordNode } from "./adapters.ts";
export {
  type AgentProgram,
  type Finished,
  type ForkOptions,
  type Kit,
  type KitOptions,
  replaykit,
  type RunOptions,
} from "./kit.ts";
export { createMemoryStore } from "./memory-store.ts";
export type { CallTool, ToolRequest } from "./recorder.ts";
export type { CheckpointStore, Operation, RunStore, StoredRun } from "./run-store.ts";
export type { TelemetryOptions } from "./telemetry.ts";
export { createWorkerStore, type WorkerStoreOptions } from "./worker-store.ts";
