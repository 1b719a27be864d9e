import type { Check } from "../schema/check.ts";
import type { Equivalent } from "../schema/equivalent.ts";
import type { Run } from "../schema/run.ts";
/**
 * A run and a check in which calls that a rule of replaykit.yaml makes equal are equal. `writes_are` compares both sides with every
 * batch written out. A check that names one tool sees the batch and what it counts as, so that neither hides the other.
 */
export declare function withEquivalents(run: Run, check: Check, rules: readonly Equivalent[]): {
    run: Run;
    check: Check;
};
