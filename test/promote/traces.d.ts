import type { TraceRun } from "../../src/core/schema/trace.ts";
/** A run that asks for one order again and again, and gives up. */
export declare function loopingRun(runId: string, order?: string, answers?: Record<string, unknown>): TraceRun;
/** A run that ended well by its own account, with a write that nobody asked for. */
export declare function quietRun(runId: string): TraceRun;
