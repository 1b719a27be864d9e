import type { CheckOf } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function minToolCalls(run: Run, { tool, count }: CheckOf<"min_tool_calls">): CheckResult;
export declare function maxToolCalls(run: Run, { tool, count }: CheckOf<"max_tool_calls">): CheckResult;
export declare function repeatedCall(run: Run, check: CheckOf<"repeated_call">): CheckResult;
interface Repetition {
    call: RunCall;
    count: number;
}
/** The call made most often with equal arguments; `unchanged`: in a row of equal answers with no other call that writes between them. */
export declare function mostRepeated(run: Run, { tool, unchanged }?: {
    tool?: string | undefined;
    unchanged?: boolean;
}): Repetition | undefined;
export {};
