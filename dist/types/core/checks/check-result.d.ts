import type { Json, JsonObject } from "../schema/json.ts";
import type { Outcome } from "../schema/result.ts";
import type { Facet, Run, RunCall } from "../schema/run.ts";
/** What a kind's rule gives; the check's words are added around it. */
export type CheckResult = Omit<Outcome, "check" | "kind">;
interface Facts {
    expected?: Json | undefined;
    observed?: Json | undefined;
    nearest?: Json | undefined;
}
/** Pass or fail by what holds, in one sentence, with the facts it rests on. */
export declare function decided(holds: boolean, message: string, { expected, observed, nearest }?: Facts): CheckResult;
/** Not for the engine to say: a person looks, or the fact was not recorded. */
export declare function undecided(message: string): CheckResult;
/** Not decided because the run came in by a door that cannot carry what the check needs (design §4.1). */
export declare function notSeen(facet: Facet | "status"): CheckResult;
/** A call as outcomes show it. */
export declare function callJson({ tool, args, error }: Pick<RunCall, "tool" | "args" | "error">): JsonObject;
/** `1 call`, `3 calls`. */
export declare function plural(count: number, noun: string): string;
/** How often each tool was called, in the order of first use. */
export declare function countByTool({ calls }: Run): Map<string, number>;
export {};
