import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function stateAt(run: Run, { step, pointer, value }: CheckOf<"state_at">): CheckResult;
