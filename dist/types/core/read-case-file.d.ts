import { type ModelFixtures, type ToolFixtures } from "./schema/fixtures.ts";
import { type TraceRun } from "./schema/trace.ts";
/** Reads `source-trace.json`. */
export declare function readSourceTrace(text: string, fileName: string): TraceRun;
/** Reads `fixtures/tools.json`. */
export declare function readToolFixtures(text: string, fileName: string): ToolFixtures;
/** Reads `fixtures/model.json`. */
export declare function readModelFixtures(text: string, fileName: string): ModelFixtures;
