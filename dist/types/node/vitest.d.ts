import { type RunOutput } from "../core/schema/run-output.ts";
import { type TraceRun } from "../core/schema/trace.ts";
import { type SnapshotPlace } from "../core/state-snapshot.ts";
export { replayCase, type ReplayCaseOptions } from "./replay-in-process.ts";
/** A run as a kit's `trace()` gives it, or as a runner writes it. */
export type JudgedRun = TraceRun | RunOutput;
export interface MatcherResult {
    pass: boolean;
    message: () => string;
}
/**
 * `expect(await kit.trace(id)).toSatisfyCase("cases/search-loop")`: every assertion of the case that needs no person holds, and
 * the failure it describes is not there again. The message lists each one that does not hold, with what came instead.
 */
export declare function toSatisfyCase(received: unknown, folder: string): MatcherResult;
/**
 * `expect(run).toSatisfyChecks({ tool_sequence: { mode: "exact", calls: ["search_docs"] } })`: checks in the words of `case.yaml`,
 * one or a list: tool sequence, arguments, states, final output.
 */
export declare function toSatisfyChecks(received: unknown, wanted: unknown): MatcherResult;
/**
 * `expect(run).toMatchState("cases/search-loop", { step: 1, pointer: "/retrieved_docs" })`: the state is as the case keeps it, as a
 * `state_at` assertion. `REPLAYKIT_UPDATE=1` writes it into `case.yaml`, to be reviewed like any change; never under `CI`.
 */
export declare function toMatchState(received: unknown, folder: string, at?: Partial<SnapshotPlace>): MatcherResult;
export declare const caseMatchers: {
    toSatisfyCase: typeof toSatisfyCase;
    toSatisfyChecks: typeof toSatisfyChecks;
    toMatchState: typeof toMatchState;
};
declare module "vitest" {
    interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
        toSatisfyCase(folder: string): T extends object ? R : never;
        toSatisfyChecks(checks: unknown): T extends object ? R : never;
        toMatchState(folder: string, at?: Partial<SnapshotPlace>): T extends object ? R : never;
    }
}
