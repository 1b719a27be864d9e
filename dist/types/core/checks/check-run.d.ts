import type { Check } from "../schema/check.ts";
import type { Outcome } from "../schema/result.ts";
import type { Run } from "../schema/run.ts";
import type { CheckContext } from "./check-context.ts";
export type { CheckContext } from "./check-context.ts";
/** Whether a check holds on a run, with the reason in words. */
export declare function checkRun(given: Run, check: Check, context?: CheckContext): Outcome;
