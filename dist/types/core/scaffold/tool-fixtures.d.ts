import { type RecordedCall, type ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
/** The recordings of a run: every call that has an answer, and what a write answers where no recording fits. */
export declare function toolFixtures(trace: TraceRun, run: Run): ToolFixtures;
/** The answered calls of a run, in order, each with where it came from. */
export declare function recordedCalls(trace: TraceRun, run: Run): RecordedCall[];
/** The tools' argument schemas as the model was given them, by tool; empty where the trace has none. */
export declare function toolSchemas(trace: Pick<TraceRun, "events">): Record<string, Json>;
