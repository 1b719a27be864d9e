import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function toolSequence(run: Run, check: CheckOf<"tool_sequence">): CheckResult;
