import { plural } from "../../checks/check-result.ts";
import type { CaseResult, Standing, TrialResult } from "../../schema/result.ts";
import { failedByProvider } from "../attempt/evidence.ts";
import { blockSize } from "./statistics.ts";
import { trialCounts, type TrialQuestion } from "./trial.ts";

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

/** Says that the base never ran, and with which error: a person must mend that first. */
export function unusableText(trial: TrialResult, rules: Pick<SuiteRules, "base" | "withoutBase">): string {
  const base = baseOf(rules);
  const baseError = trial.base_error === undefined ? "" : `; on ${base} ${trial.base_error}`;
  return `every attempt on ${base} ended in an error (is it set up?): ${trialCountsText(trial, rules)}${baseError}`;
}

/** Why a trial ended too early to say anything; `undefined` if it did not. */
export function openEndText(
  { attempts }: Pick<CaseResult, "attempts">,
  { end, blocks }: TrialResult,
  rules: Pick<SuiteRules, "base">,
): string | undefined {
  if (end === "provider") {
    const reason = attempts.find(failedByProvider)?.reason ?? "it failed while the case was tried";
    return `inconclusive: provider (${reason.replace(/^provider: /, "")})`;
  }
  const where = rules.base === undefined ? "" : ` beside ${rules.base}`;
  if (end === "budget") return `undecided: the budget ended after ${plural(blocks.length * blockSize, "pair")}${where}`;
  if (end === "interrupted")
    return `undecided: it was interrupted after ${plural(blocks.length * blockSize, "pair")}${where}`;
  return undefined;
}

export function baseOf({ base = "the base" }: Pick<SuiteRules, "base">): string {
  return base;
}

/** For each question, the number of cases of all shards that may be tried: live guards, and live open cases. */
export type PlannedTrials = Record<TrialQuestion, number>;

/** Rules that decide cases on live models. */
export interface SuiteRules {
  alpha: number;
  failOn: Standing[];
  /** Whether live evidence blocks if there is no base. */
  unpaired: "block" | "show";
  /** Largest number of blocks for one case. */
  mostBlocks: number;
  /** Name of the base, such as `main`. */
  base?: string | undefined;
  /** Why there is no base to compare with. */
  withoutBase?: string | undefined;
  /** Why a fix has no base to compare with, if the reason differs from `withoutBase`. */
  withoutFixBase?: string | undefined;
  /** Only in a single shard, which does not know what the others try. */
  planned?: PlannedTrials | undefined;
  /** By case id: the measured share of attempts in which an open case failed. It plans the pairs and proves nothing. */
  rates?: Map<string, number> | undefined;
}

/** A case attempted on head and base, and whether the suite's evidence proves the claim. */
export interface TriedCase {
  trial: TrialResult;
  proven: boolean;
  rules: SuiteRules;
}
