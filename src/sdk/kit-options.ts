import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { AgentRun } from "./agent-run.ts";
import type { Recordable } from "./recorder/recordable.ts";
import type { CallTool } from "./recorder/recorder.ts";
import type { ReplayCounts, RunMatching, RunMode } from "./recorder/replay-answers.ts";
import type { RunStore, StoredRun } from "./store/run-store.ts";
import type { TelemetryOptions } from "./telemetry/telemetry.ts";

/** Where the answers of a run come from; what a run does not say, its kit does. */
export interface ReplayOptions {
  /** Default: `record`. */
  mode?: RunMode;
  /** The recording of a replay: the id of a run in the store, or a trace. */
  of?: string | TraceRun;
  /** Default: `strict` for `replay`, `lenient` for `live-reads`, whose reads may lead elsewhere. */
  match?: RunMatching;
}

export interface KitOptions extends ReplayOptions {
  /** Where runs are kept; default: memory. */
  store?: RunStore;
  /** Gets the trace of every finished run that `sample` keeps; it is not waited for, and its faults are its own. */
  send?: (trace: TraceRun) => void | Promise<void>;
  /**
   * Applied to everything before it is stored or sent; `true` takes the built-in rules. Default: the store keeps what the agent saw,
   * so that a run is resumed with the real values.
   */
  redact?: true | ((value: Json) => Json);
  /** Which runs are sent; failed ones always are. Default: all. */
  sample?: (run: StoredRun) => boolean;
  /** Answers tools in place of their code, as a replay does; `work` runs the code. */
  callTool?: CallTool;
  /** Spans and metrics through the agent's own OpenTelemetry; without it, or with `false`, there are none. */
  telemetry?: TelemetryOptions | false;
  now?: () => Date;
  random?: () => number;
  newId?: () => string;
}

export interface RunOptions extends ReplayOptions {
  agent?: string | { name: string; version?: string };
  /** In a replay: the recorded run's input. */
  input?: Json;
  runId?: string;
}

export interface ForkOptions {
  /** Number of the step, from 1, after which the fork goes its own way. */
  step: number;
  /** Values by JSON Pointer that replace those of the state at that step. */
  set?: Record<string, Json>;
  /** Behind the fork: `record` does everything for real; `live-reads` makes no write, and keeps the fork as a test. */
  mode?: "record" | "live-reads";
  agent?: RunOptions["agent"];
  runId?: string;
}

export type AgentProgram<T extends Recordable<T>> = (run: AgentRun) => T | Promise<T>;

export interface RunResult<T> {
  runId: string;
  output: T;
  /** In a replay: how its calls were answered. */
  replay?: ReplayCounts;
}
