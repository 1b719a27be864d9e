import { plural } from "../checks/check-result.ts";
import type { TrialResult } from "../schema/result.ts";
import type { SuiteRules } from "./suite-rules.ts";
import { trialCounts } from "./trial.ts";

/** `failed 3 of 8 on this branch, 0 of 8 on main`. */
export function trialCountsText(trial: TrialResult, rules: Pick<SuiteRules, "base" | "withoutBase">): string {
  const { head, base } = trialCounts(trial);
  const own = `failed ${head.not_held} of ${head.of} on this branch`;
  const before = earlierText(trial);
  if (trial.compared) return `${own}, ${base.not_held} of ${base.of} on ${baseOf(rules)}${before}`;
  return `${own}${before}; ${rules.withoutBase ?? "no base was compared"}`;
}

/** ` (in 2 earlier runs of the same code 5 of 16, 0 of 16)`. */
function earlierText({ earlier = [], compared }: TrialResult): string {
  if (earlier.length === 0) return "";
  const { head, base } = trialCounts({ blocks: earlier.flat() });
  const onBase = compared ? `, ${base.not_held} of ${base.of}` : "";
  return ` (in ${plural(earlier.length, "earlier run")} of the same code ${head.not_held} of ${head.of}${onBase})`;
}

export function baseOf({ base = "the base" }: Pick<SuiteRules, "base">): string {
  return base;
}
