import type { ReplayCase } from "../core/schema/case.ts";
import type { RunOutput } from "../core/schema/run-output.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { type Kit, type KitOptions, type RunOptions } from "../sdk/index.ts";
/** Where the runs of a project are kept, below its root. */
export declare const localStorePath = ".replaykit/store.db";
export interface EnvironmentOptions extends Omit<KitOptions, "store" | "callTool"> {
    /** Default: `REPLAYKIT_STORE_PATH`, else `.replaykit/store.db` in the folder in which the agent was started. */
    storePath?: string;
    env?: Record<string, string | undefined>;
}
export interface EnvironmentKit extends Kit, AsyncDisposable {
    close(): Promise<void>;
}
/**
 * The kit of an agent that is also a runner: started by itself it records; started by `replaykit runs resume` or `fork` it goes on
 * from the checkpoint; started by `replaykit replay` its input is the case's, the gateway answers for its tools, and the
 * result is written where the runner contract says.
 */
export declare function kitFromEnvironment({ storePath, env, ...options }?: EnvironmentOptions): EnvironmentKit;
/** The case's messages: the text of a single one, else the list. */
export declare function caseInput({ scenario: { input } }: Pick<ReplayCase, "scenario">): Pick<RunOptions, "input">;
/** A recorded run as the runner contract's output; its events carry what the lists do not: what was said, steps, states. */
export declare function outputOf(trace: TraceRun): RunOutput;
