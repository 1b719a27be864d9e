import { plural } from "../../checks/check-result.ts";
import type { Standing, TrialResult } from "../../schema/result.ts";
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

/** A base that never ran says nothing of the head: what it ended with is what has to be mended first. */
export function unusableText(trial: TrialResult, rules: Pick<SuiteRules, "base" | "withoutBase">): string {
  const base = baseOf(rules);
  const said = trial.base_error === undefined ? "" : `; on ${base} ${trial.base_error}`;
  return `every attempt on ${base} ended in an error (is it set up?): ${trialCountsText(trial, rules)}${said}`;
}

export function baseOf({ base = "the base" }: Pick<SuiteRules, "base">): string {
  return base;
}

/** Rules that decide cases on live models. */
export interface SuiteRules {
  alpha: number;
  failOn: Standing[];
  /** Without a base: whether live evidence blocks. */
  unpaired: "block" | "show";
  /** The most blocks that a case may have. */
  mostBlocks: number;
  /** What suspects are compared with, such as `main`. */
  base?: string | undefined;
  /** Why there is no base to compare with. */
  withoutBase?: string | undefined;
  /** Why a fix is compared with nothing, where that is another reason. */
  withoutFixBase?: string | undefined;
  /** Guards of all shards: where others are judged elsewhere nobody knows yet how many suspects there are. */
  guards?: number | undefined;
  /** By case id, the share of attempts in which an open case failed when it was measured: it plans the pairs and proves nothing. */
  rates?: Map<string, number> | undefined;
}

/** A case attempted beside its base, and whether the suite's evidence proves the claim. */
export interface TriedCase {
  trial: TrialResult;
  proven: boolean;
  rules: SuiteRules;
}
