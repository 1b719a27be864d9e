import { plural } from "../../checks/check-result.ts";
import type { CaseResult, TrialResult } from "../../schema/result.ts";
import type { Spend } from "../../schema/attempt-result.ts";
import { shellArgument } from "../../text/shell-word.ts";
import { guardCommand } from "../missing-command.ts";
import { logAboveTolerated } from "./statistics.ts";
import { baseOf, openEndText, type SuiteRules, trialCountsText, type TriedCase, unusableText } from "./trial-text.ts";
import { commonest, fixAlpha, isUnusable, pairsMissing, trialCounts } from "./trial.ts";

/** Log evidence above which the head fails more often than is tolerated. */
const notFixed = Math.log(20);

type Candidacy = Pick<CaseResult, "verdict" | "standing" | "reason" | "blocks"> &
  Partial<Pick<CaseResult, "attempts_needed" | "commands">>;

/** Decides an open case whose attempts on the head were compared with the base. */
export function decideFix(
  result: CaseResult,
  { trial, proven, rules, tested }: TriedCase & { tested: number },
): Candidacy {
  const counts = trialCountsText(trial, rules);
  const { head, base } = trialCounts(trial);
  const verdict = head.not_held === 0 ? "fixed" : commonest(trial.head);
  const failing = logAboveTolerated(head.not_held, head.of, trial.tolerated) >= notFixed;
  const { case_id } = result;
  if (proven && !failing) {
    const guard = withGuard(result, rules);
    return { verdict: "fixed", standing: "newly-fixed", reason: `fixed: ${counts}`, blocks: false, ...guard };
  }
  if (head.reproduced > 0) {
    const less = proven ? "less often than on the base, but still there" : "the known failure is still there";
    const compared = isUnusable(trial) ? unusableText(trial, rules) : counts;
    return { verdict: "reproduced", standing: "still-failing", reason: `${less}: ${compared}`, blocks: false };
  }
  const unproven = { verdict, standing: "unproven" as const, blocks: false };
  if (isUnusable(trial)) return { ...unproven, reason: unusableText(trial, rules) };
  if (base.of > 0 && base.not_held === 0)
    return { ...unproven, reason: `${baseOf(rules)} does not show it either: ${counts}` };
  const rate = base.of > 0 ? base.not_held / base.of : (rules.rates?.get(case_id) ?? 1);
  const made = openEndText(result, trial, rules) ?? counts;
  return { ...unproven, ...missingPairs(result, { trial, rate, tested, rules, counts: made }) };
}

/** Decides an open case that looks fixed but has no base to compare with. */
export function unpaired(result: CaseResult, rules: SuiteRules): Partial<CaseResult> {
  const trial: TrialResult = {
    question: "fixed",
    blocks: [],
    head: {},
    base: {},
    tolerated: 0,
    compared: true,
    end: "blocks used up",
  };
  const rate = rules.rates?.get(result.case_id) ?? 1;
  const counts = `fixed in ${plural(result.attempts.length, "attempt")}; ${rules.withoutFixBase ?? rules.withoutBase ?? "no base was compared"}`;
  return { standing: "unproven", ...missingPairs(result, { trial, rate, tested: 1, rules, counts }) };
}

interface UnprovenFix {
  trial: TrialResult;
  /** Share of the base's attempts that fail. */
  rate: number;
  tested: number;
  rules: SuiteRules;
  counts: string;
}

function missingPairs(
  result: CaseResult,
  { trial, rate, tested, rules, counts }: UnprovenFix,
): Pick<CaseResult, "reason" | "attempts_needed" | "commands"> {
  const rule = { ...trial, alpha: fixAlpha, tested, mostBlocks: rules.mostBlocks };
  const pairs = pairsMissing({ ...trial, redraws: 0 }, rule, rate);
  if (pairs === undefined)
    return { reason: `${counts}; proof would take more pairs than are allowed`, commands: result.commands };
  const price = priceOf(result, pairs * 2);
  return {
    reason: `${counts}; about ${pairs} more pairs would prove it${price}`,
    attempts_needed: pairs,
    ...withGuard(result, rules),
  };
}

/** The command that proves the fix and keeps it. Without the base it would refuse. */
function withGuard({ case_id, commands }: CaseResult, { base }: SuiteRules): Pick<CaseResult, "commands"> {
  const beside = base === undefined || /\s/.test(base) ? "<base>" : shellArgument(base); // no ref has a blank
  return { commands: { ...commands, guard: guardCommand(case_id, beside) } };
}

/** The cost of this many more attempts, estimated from the attempts that were made. */
function priceOf({ attempts }: CaseResult, more: number): string {
  const sum = (of: (spend: Spend) => number) =>
    attempts.reduce((total, { spend }) => total + (spend === undefined ? 0 : of(spend)), 0);
  const each = (total: number) => (total / attempts.length) * more;
  const usd = each(sum((spend) => spend.usd));
  if (usd > 0) return ` (about $${usd < 0.01 ? usd.toPrecision(1) : usd.toFixed(2)})`;
  const tokens = Math.round(each(sum((spend) => spend.tokens)));
  return tokens > 0 ? ` (about ${tokens} tokens, price not known)` : " (price not known)";
}
