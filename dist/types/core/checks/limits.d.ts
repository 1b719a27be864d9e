import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function maxSteps(run: Run, { count }: CheckOf<"max_steps">): CheckResult;
export declare function maxTokens(run: Run, { count }: CheckOf<"max_tokens">): CheckResult;
export declare function maxDuration(run: Run, { duration }: CheckOf<"max_duration">): CheckResult;
