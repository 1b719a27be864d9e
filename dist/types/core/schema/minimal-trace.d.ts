import type { JsonObject } from "./json.ts";
/** The smallest trace that shows what every kind of agent has: docs/trace.md prints it, and a test reads it. */
export declare const minimalTrace: JsonObject;
/** The same in one line, for errors about a trace. */
export declare const traceShape: string;
