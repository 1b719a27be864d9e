import type { CheckOf } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { CheckContext } from "./check-context.ts";
import { type CheckResult } from "./check-result.ts";
export declare function writesAre(run: Run, { calls: wanted, include_failed }: CheckOf<"writes_are">, context?: CheckContext): CheckResult;
/** The writes that took effect; one without any recorded answer may have, so it counts. */
export declare function writesOf(run: Run, includeFailed?: boolean): RunCall[];
