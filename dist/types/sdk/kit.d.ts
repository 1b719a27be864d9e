import type { Difference } from "../core/schema/result.ts";
import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { type AgentRun, type ToolOptions } from "./agent-run.ts";
import { type CallTool } from "./recorder.ts";
import type { RunStore, StoredRun } from "./run-store.ts";
import { type TelemetryOptions } from "./telemetry.ts";
export interface KitOptions {
    /** Where runs are kept; default: memory. */
    store?: RunStore;
    /** Gets the trace of every finished run that `sample` keeps; it is not waited for, and its faults are its own. */
    send?: (trace: TraceRun) => void | Promise<void>;
    /** Applied to everything before it is stored or sent. */
    redact?: (value: Json) => Json;
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
export interface RunOptions {
    agent?: string | {
        name: string;
        version?: string;
    };
    input?: Json;
    runId?: string;
}
export interface ForkOptions {
    /** Number of the step, from 1, after which the fork goes its own way. */
    step: number;
    /** Values by JSON Pointer that replace those of the state at that step. */
    set?: Record<string, Json>;
    agent?: RunOptions["agent"];
    runId?: string;
}
export type AgentProgram<T extends Json> = (run: AgentRun) => T | Promise<T>;
export interface Finished<T> {
    runId: string;
    output: T;
}
export interface Kit {
    run<T extends Json>(options: RunOptions, program: AgentProgram<T>): Promise<Finished<T>>;
    /** Goes on with a run that stopped: what is recorded is served, the rest is done. */
    resume<T extends Json>(runId: string, program: AgentProgram<T>): Promise<Finished<T>>;
    /** A new run that shares the steps up to one of another run; the other run stays as it is. */
    fork<T extends Json>(runId: string, options: ForkOptions, program: AgentProgram<T>): Promise<Finished<T>>;
    /** Where two runs part: the first difference first. */
    compare(runId: string, otherId: string): Promise<Difference[]>;
    trace(runId: string): Promise<TraceRun>;
    tool<A extends Json, T extends Json>(name: string, work: (args: A) => T | Promise<T>, options?: ToolOptions): (args: A) => Promise<T>;
}
/** Makes the kit by which an agent records its runs, and resumes, forks and compares them. */
export declare function replaykit(options?: KitOptions): Kit;
