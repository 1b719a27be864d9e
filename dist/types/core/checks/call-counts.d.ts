import type { CheckOf } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function minToolCalls(run: Run, { tool, count }: CheckOf<"min_tool_calls">): CheckResult;
export declare function maxToolCalls(run: Run, { tool, count }: CheckOf<"max_tool_calls">): CheckResult;
export declare function repeatedCall(run: Run, { tool, times }: CheckOf<"repeated_call">): CheckResult;
/** The call made most often with equal arguments. */
export declare function mostRepeated(run: Run, tool?: string): {
    call: RunCall;
    count: number;
} | undefined;
