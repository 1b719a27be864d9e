import type { TraceEvent } from "../schema/trace.ts";
/**
 * Calls with the model call that asked for them as their group: a recorder of single calls sees them one by one, and only the
 * model's answer tells which were asked for together. A call that no answer asked for is the program's own, and has no group.
 */
export declare function withGroups(events: TraceEvent[]): TraceEvent[];
