import type { Difference } from "../core/schema/result.ts";
import type { Json } from "../core/schema/json.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { type ToolOptions } from "./agent-run.ts";
import type { AgentProgram, Finished, ForkOptions, KitOptions, RunOptions } from "./kit-options.ts";
import type { Recordable } from "./recordable.ts";
import { registerTools } from "./tool-registry.ts";
export interface Kit {
    run<T extends Recordable<T>>(options: RunOptions, program: AgentProgram<T>): Promise<Finished<T>>;
    /** Goes on with a run that stopped: what is recorded is served, the rest is done. */
    resume<T extends Recordable<T>>(runId: string, program: AgentProgram<T>): Promise<Finished<T>>;
    /** A new run that shares the steps up to one of another run; the other run stays as it is. */
    fork<T extends Recordable<T>>(runId: string, options: ForkOptions, program: AgentProgram<T>): Promise<Finished<T>>;
    /** Where two runs part: the first difference first. */
    compare(runId: string, otherId: string): Promise<Difference[]>;
    trace(runId: string): Promise<TraceRun>;
    tool<A extends Recordable<A> = Json, T extends Recordable<T> = Json>(name: string, work: (args: A) => T | Promise<T>, options?: ToolOptions): (args: A) => Promise<T>;
    /** The registry of the agent's tools: `kit.tools({ read: { search_docs }, write: { send_email } })`. */
    tools: typeof registerTools;
}
/** Makes the kit by which an agent records its runs, and replays, resumes, forks and compares them. */
export declare function replaykit({ redact, ...given }?: KitOptions): Kit;
