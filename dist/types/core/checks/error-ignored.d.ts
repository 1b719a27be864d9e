import type { CheckOf } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
/** Holds where a tool failed for good and nothing that was said after it admits that; `not`: where no failure was passed over. */
export declare function errorIgnored(run: Run, { tool, not }: CheckOf<"error_ignored">): CheckResult;
/** What happened, in one sentence. */
export declare function ignoredWords({ tool, error }: RunCall): string;
/**
 * Whether a call failed and the run found no other way: the same tool worked later or, where nothing was to be written, any other
 * one that was asked after the failure was known.
 */
export declare function failedForGood({ calls }: Pick<Run, "calls">, index: number): boolean;
/** What the agent said once it knew the answer of a call. */
export declare function saidAfter({ said }: Pick<Run, "said">, { said_before }: RunCall): string[];
/** A text in letters of which we know no words. */
export declare function isForeign(text: string): boolean;
