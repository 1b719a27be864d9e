import type { TraceRun } from "../schema/trace.ts";
/**
 * The one normaliser that every door passes (design §4.1): the same run says the same of its errors, its answer and its status,
 * however it came in. Idempotent; a trace with nothing to correct is returned as it is.
 *
 * - A tool's text `Error: …` is an error by heuristic, and stays the output.
 * - An error that names no kind, or only the general one, gets the kind that its words tell (limit, timeout, cancelled).
 * - An answer that was cut off, blocked, interrupted or empty is none: the run failed, and an error event says why.
 * - A run that ended on a model's text has that text as its final output.
 * - A run that stopped at a limit failed, whatever its source said of it.
 */
export declare function normaliseTrace(trace: TraceRun): TraceRun;
/** What a run's errors say of an answer that is there and has nothing in it. */
export declare const emptyAnswer = "the last answer of the model is empty";
/** Our own forms have a place for all that was said. */
export declare function isOwnForm(source: TraceRun["source"]): boolean;
