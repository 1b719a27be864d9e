import type { Effects } from "../core/schema/effect.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { type AgentProgram, type RunOptions } from "../sdk/index.ts";
import type { Recordable } from "../sdk/recordable.ts";
export interface ReplayCaseOptions {
    agent?: RunOptions["agent"];
    /** Beside those of the case and of replaykit.yaml. */
    effects?: Effects;
}
/**
 * Replays a known-bad run against an agent of this process, for tests: its tools are answered from the case's recordings and its
 * writes never run. A call without a recording is thrown, and throws here again even where the agent caught it: such a run
 * proves nothing. What the program calls outside of its tools runs as it is.
 */
export declare function replayCase<T extends Recordable<T>>(folder: string, program: AgentProgram<T>, { agent, effects }?: ReplayCaseOptions): Promise<TraceRun>;
