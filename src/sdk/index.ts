export { ReplayKitError } from "../core/error.ts";
export type { Checkpoint } from "../core/schema/checkpoint.ts";
export type { Json, JsonObject } from "../core/schema/json.ts";
export type { TraceRun } from "../core/schema/trace.ts";
export type { AgentRun, ToolOptions } from "./agent-run.ts";
export {
  recordClient,
  recordingMiddleware,
  recordMcpClient,
  recordModelProvider,
  recordNode,
} from "./adapters.ts";
export { type Kit, replaykit } from "./kit.ts";
export type { AgentProgram, RunResult, ForkOptions, KitOptions, ReplayOptions, RunOptions } from "./kit-options.ts";
export { createMemoryStore } from "./store/memory-store.ts";
export type { CallTool, ToolRequest } from "./recorder/recorder.ts";
export type { ReplayCounts, RunMatching, RunMode } from "./recorder/replay-answers.ts";
export type { CheckpointStore, Operation, RunStore, StoredRun } from "./store/run-store.ts";
export type { TelemetryOptions } from "./telemetry/telemetry.ts";
export type { ToolLists, ToolRegistry } from "./tool-registry.ts";
export { createWorkerStore, type WorkerStore, type WorkerStoreOptions } from "./store/worker-store.ts";
