import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import type { AgentRun } from "./agent-run.ts";
import type { Recordable } from "./recorder/recordable.ts";
import type { CallTool } from "./recorder/recorder.ts";
import type { ReplayCounts, RunMatching, RunMode } from "./recorder/replay-answers.ts";
import type { RunStore, StoredRun } from "./store/run-store.ts";
import type { TelemetryOptions } from "./telemetry/telemetry.ts";

/** Where the answers of a run come from. Options of a run override those of its kit. */
export interface ReplayOptions {
  /** Default: `record`. */
  mode?: RunMode;
  /** The recording to replay: the id of a run in the store, or a trace. */
  of?: string | TraceRun;
  /** Default: `strict` for `replay`, `lenient` for `live-reads`, because live reads may lead elsewhere. */
  match?: RunMatching;
}

export interface KitOptions extends ReplayOptions {
  /** Where runs are stored. Default: in memory. */
  store?: RunStore;
  /**
   * Receives the trace of every finished run that `sample` keeps. The agent does not wait for it, and its errors are
   * ignored.
   */
  send?: (trace: TraceRun) => void | Promise<void>;
  /**
   * Applied to everything before it is stored or sent; `true` takes the built-in rules. By default the store keeps what
   * the agent saw, so that a resumed run has the real values.
   */
  redact?: true | ((value: Json) => Json);
  /** Whether a run is sent. Failed runs always are. Default: all. */
  sample?: (run: StoredRun) => boolean;
  /** Answers tool calls in place of the tools' code, as a replay does. Its `work` argument runs the code. */
  callTool?: CallTool;
  /** Spans and metrics through the agent's own OpenTelemetry, if it has the package. `false` turns them off. */
  telemetry?: TelemetryOptions | false;
  now?: () => Date;
  random?: () => number;
  newId?: () => string;
}

export interface RunOptions extends ReplayOptions {
  agent?: string | { name: string; version?: string };
  /** Default in a replay: the recorded run's input. */
  input?: Json;
  runId?: string;
}

export interface ForkOptions {
  /** Number of the step, from 1, after which the fork continues on its own. */
  step: number;
  /** Values by JSON Pointer that replace those in the state at that step. */
  set?: Record<string, Json>;
  /**
   * After the shared steps: `record` does everything for real; `live-reads` makes no write, and keeps the fork as a
   * test.
   */
  mode?: "record" | "live-reads";
  agent?: RunOptions["agent"];
  runId?: string;
}

export type AgentProgram<T extends Recordable<T>> = (run: AgentRun) => T | Promise<T>;

export interface RunResult<T> {
  runId: string;
  output: T;
  /** Set in a replay: how its calls were answered. */
  replay?: ReplayCounts;
}
