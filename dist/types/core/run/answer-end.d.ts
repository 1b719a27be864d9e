import type { ErrorKind } from "../schema/trace.ts";
/** How an answer of a model ended where it is no whole answer. */
export interface BrokenEnd {
    kind: ErrorKind;
    /** What is said of it in the run's errors. */
    text: string;
}
/**
 * What is wrong with an answer by its finish reason, in the words of any provider; `undefined` for an answer that ended by itself
 * or on tool calls. Said in the same words whoever the provider was, so that a case made of one holds for another.
 */
export declare function brokenEnd(reason: string | undefined): BrokenEnd | undefined;
