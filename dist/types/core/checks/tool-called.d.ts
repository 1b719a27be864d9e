import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function toolCalled(run: Run, { tool, args, match, times }: CheckOf<"tool_called">): CheckResult;
export declare function toolNotCalled(run: Run, { tool, args, match }: CheckOf<"tool_not_called">): CheckResult;
