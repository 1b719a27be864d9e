import { type RunOutput } from "../core/schema/run-output.ts";
import { type TraceRun } from "../core/schema/trace.ts";
/** A run as a kit's `trace()` gives it, or as a runner writes it. */
export type JudgedRun = TraceRun | RunOutput;
interface MatcherResult {
    pass: boolean;
    message: () => string;
}
/**
 * `expect(await kit.trace(id)).toSatisfyCase("cases/search-loop")`: every assertion of the case that needs no person holds, and
 * the failure it describes is not there again. The message lists each one that does not hold, with what came instead.
 */
export declare function toSatisfyCase(received: unknown, folder: string): MatcherResult;
export declare const caseMatchers: {
    toSatisfyCase: typeof toSatisfyCase;
};
export {};
