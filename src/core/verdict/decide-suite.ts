import { plural } from "../checks/check-result.ts";
import type { CaseResult, ReplayReport, Spend, Standing, TrialResult, Verdict } from "../schema/result.ts";
import { combineAttempts } from "./combine-attempts.ts";
import { blockSize, decideByEvidence, logAboveTolerated } from "./e-values.ts";
import { failedByProvider } from "./live-model.ts";
import { withNotExercised } from "./not-exercised.ts";
import { fixAlpha, logEvidence, pairsMissing, trialCounts } from "./trial.ts";

export interface SuiteRules {
  alpha: number;
  failOn: Standing[];
  /** Without a base: whether live evidence blocks. */
  unpaired: "block" | "show";
  /** The most blocks that a case may have. */
  mostBlocks: number;
  /** What suspects are compared with, such as `main`. */
  base?: string | undefined;
  /** Why they are compared with nothing. */
  withoutBase?: string | undefined;
  /** Why a fix is compared with nothing, where that is another reason. */
  withoutFixBase?: string | undefined;
  /** Guards of all shards: where others are judged elsewhere nobody knows yet how many suspects there are. */
  guards?: number | undefined;
  /** By case id, the share of attempts in which an open case failed when it was measured: it plans the pairs and proves nothing. */
  rates?: Map<string, number> | undefined;
}

/** Above this the head's attempts say that a case fails more often than is tolerated. */
const notFixed = Math.log(20);

const labels: Partial<Record<Verdict, Standing>> = {
  reproduced: "regressed",
  changed: "broken",
  inconclusive: "unguarded",
  error: "error",
};

/**
 * Where the cases on live models stand, all of them taken together (design §4.6): e-BH over the suspects, and over the open cases that
 * were tested for a fix. What they prove hangs on the whole suite, so that each shard's results are decided again when they are joined.
 */
export function decideSuite(cases: CaseResult[], rules: SuiteRules): CaseResult[] {
  const worse = decided(cases, "worse", { alpha: rules.alpha, n: rules.guards });
  const fixed = decided(cases, "fixed", { alpha: fixAlpha, n: undefined });
  const tested = cases.filter(({ trial }) => trial?.question === "fixed").length;
  return cases.map((result) => {
    const { trial, standing, state } = result;
    if (standing === "quarantined" || standing === "skipped") return result;
    if (state === "open" && result.live_model && result.verdict === "fixed" && trial === undefined) {
      return told({ ...result, ...unpaired(result, rules) });
    }
    if (trial === undefined) return result;
    const next =
      trial.question === "worse"
        ? suspect(result, { trial, proven: worse.has(result), rules })
        : candidate(result, { trial, proven: fixed.has(result), rules, tested });
    return standing === "altered" ? { ...result, verdict: next.verdict } : told({ ...result, ...next });
  });
}

/** What is decided anew says again what no attempt could see. */
function told(result: CaseResult): CaseResult {
  return { ...result, reason: withNotExercised(result.reason, result.not_exercised) };
}

function decided(
  cases: CaseResult[],
  question: TrialResult["question"],
  { alpha, n }: { alpha: number; n: number | undefined },
): Set<CaseResult> {
  const tried = cases.filter(({ trial }) => trial?.question === question);
  const evidence = tried.map(({ trial }) => (trial === undefined || isUnusable(trial) ? 0 : logEvidence(trial, trial)));
  const enough = decideByEvidence(evidence, alpha, n);
  return new Set(tried.filter((_result, index) => enough[index]));
}

/** A base whose every attempt ended in an error was not set up, or met an outage: against it everything looks fixed, or alike. */
function isUnusable({ compared, base }: TrialResult): boolean {
  const made = Object.entries(base);
  return compared && made.length > 0 && made.every(([verdict]) => verdict === "error");
}

interface Tried {
  trial: TrialResult;
  proven: boolean;
  rules: SuiteRules;
}

type Decision = Pick<CaseResult, "verdict" | "standing" | "reason" | "blocks">;

function suspect(result: CaseResult, { trial, proven, rules }: Tried): Decision {
  const { compared } = trial;
  const counts = countsText(trial, rules);
  const undecided = (reason: string): Decision => ({
    verdict: verdictOf(result),
    standing: "inconclusive",
    reason,
    blocks: false,
  });
  const why = openEnd(result, trial, rules);
  if (why !== undefined && !proven) return undecided(why);
  if (!compared && rules.unpaired === "show") return undecided(`not proven: ${counts}`);
  if (proven) {
    const verdict = commonestFailure(trial);
    const standing = labels[verdict] ?? "error";
    const reason = result.attempts.find((attempt) => attempt.verdict === verdict)?.reason ?? "it fails";
    const opening = standing === "regressed" ? "the failure came back: " : "";
    return { verdict, standing, reason: `${opening}${counts}: ${reason}`, blocks: rules.failOn.includes(standing) };
  }
  if (isUnusable(trial))
    return undecided(`every attempt on ${baseOf(rules)} ended in an error (is it set up?): ${counts}`);
  const { head, base } = trialCounts(trial);
  const alike = compared && base.not_held > 0 && base.not_held * 2 >= head.not_held;
  const opening = alike
    ? `fails on ${baseOf(rules)} too (drift or outage)`
    : "it failed once, and not more often than luck explains when it was tried again";
  return { verdict: verdictOf(result), standing: "flaky", reason: `${opening}: ${counts}`, blocks: false };
}

/** Why a trial ended before it could say anything. */
function openEnd({ attempts }: CaseResult, { end, blocks }: TrialResult, rules: SuiteRules): string | undefined {
  if (end === "provider") {
    const said = attempts.find(failedByProvider)?.reason ?? "it failed while the case was tried";
    return `inconclusive: provider (${said.replace(/^provider: /, "")})`;
  }
  const where = rules.base === undefined ? "" : ` beside ${rules.base}`;
  if (end === "budget") return `undecided: the budget ended after ${plural(blocks.length * blockSize, "pair")}${where}`;
  if (end === "interrupted")
    return `undecided: it was interrupted after ${plural(blocks.length * blockSize, "pair")}${where}`;
  return undefined;
}

type Candidacy = Pick<CaseResult, "verdict" | "standing" | "reason" | "blocks"> &
  Partial<Pick<CaseResult, "attempts_needed" | "commands">>;

function candidate(result: CaseResult, { trial, proven, rules, tested }: Tried & { tested: number }): Candidacy {
  const counts = countsText(trial, rules);
  const { head, base } = trialCounts(trial);
  const verdict = head.not_held === 0 ? "fixed" : commonest(trial.head);
  const failing = logAboveTolerated(head.not_held, head.of, trial.tolerated) >= notFixed;
  const { case_id, commands } = result;
  if (proven && !failing) {
    const kept = { ...commands, guard: `replaykit guard ${case_id}` };
    return { verdict: "fixed", standing: "newly-fixed", reason: `fixed: ${counts}`, blocks: false, commands: kept };
  }
  if (head.reproduced > 0) {
    const less = proven ? "less often than on the base, but still there" : "the known failure is still there";
    return { verdict: "reproduced", standing: "still-failing", reason: `${less}: ${counts}`, blocks: false };
  }
  const unproven = { verdict, standing: "unproven" as const, blocks: false };
  if (isUnusable(trial)) {
    return { ...unproven, reason: `every attempt on ${baseOf(rules)} ended in an error (is it set up?): ${counts}` };
  }
  if (base.of > 0 && base.not_held === 0)
    return { ...unproven, reason: `${baseOf(rules)} does not show it either: ${counts}` };
  const rate = base.of > 0 ? base.not_held / base.of : (rules.rates?.get(case_id) ?? 1);
  return { ...unproven, ...missingPairs(result, { trial, rate, tested, rules, counts }) };
}

/** An open case that looks fixed and was compared with nothing. */
function unpaired(result: CaseResult, rules: SuiteRules): Partial<CaseResult> {
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

interface Missing {
  trial: TrialResult;
  /** Share of the base's attempts that fail. */
  rate: number;
  tested: number;
  rules: SuiteRules;
  counts: string;
}

function missingPairs(
  result: CaseResult,
  { trial, rate, tested, rules, counts }: Missing,
): Pick<CaseResult, "reason" | "attempts_needed"> {
  const rule = { ...trial, alpha: fixAlpha, tested, mostBlocks: rules.mostBlocks };
  const pairs = pairsMissing({ ...trial, redraws: 0 }, rule, rate);
  if (pairs === undefined) return { reason: `${counts}; more pairs than are allowed would be needed to prove it` };
  const price = priceOf(result, pairs * 2);
  return { reason: `${counts}; about ${pairs} more pairs would prove it${price}`, attempts_needed: pairs };
}

/** What so many attempts more would cost, by those that were made. */
function priceOf({ attempts }: CaseResult, more: number): string {
  const sum = (of: (spend: Spend) => number) =>
    attempts.reduce((total, { spend }) => total + (spend === undefined ? 0 : of(spend)), 0);
  const each = (total: number) => (total / attempts.length) * more;
  const usd = each(sum((spend) => spend.usd));
  if (usd > 0) return ` (about $${usd < 0.01 ? usd.toPrecision(1) : usd.toFixed(2)})`;
  const tokens = Math.round(each(sum((spend) => spend.tokens)));
  return tokens > 0 ? ` (about ${tokens} tokens, price not known)` : " (price not known)";
}

/** `failed 3 of 8 on this branch, 0 of 8 on main`. */
export function countsText(trial: TrialResult, rules: Pick<SuiteRules, "base" | "withoutBase">): string {
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

function baseOf({ base = "the base" }: Pick<SuiteRules, "base">): string {
  return base;
}

/** Taken together: attempts that say nothing of the agent do not outweigh those that do. */
function verdictOf({ attempts, verdict }: CaseResult): Verdict {
  const conclusive = attempts.filter((attempt) => attempt.verdict !== "error" && attempt.verdict !== "inconclusive");
  return conclusive.length === 0 ? verdict : combineAttempts(conclusive).verdict;
}

function commonestFailure({ head }: TrialResult): Verdict {
  const { fixed: _held, ...failed } = head;
  return commonest(failed);
}

function commonest(counts: TrialResult["head"]): Verdict {
  const order: Verdict[] = ["reproduced", "changed", "inconclusive", "error", "fixed"];
  return order.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0] ?? "error";
}

/** What a report says of the suite as a whole; `undefined` where no case met a live model. */
export function liveSummary(
  cases: CaseResult[],
  { alpha, base, withoutBase, unpaired: without, mostBlocks }: SuiteRules,
): ReplayReport["summary"]["live"] {
  if (!cases.some(({ live_model }) => live_model)) return undefined;
  const guards = cases.filter(({ state, live_model }) => state === "guard" && live_model);
  const tried = guards.flatMap(({ trial }) => (trial === undefined ? [] : [trial]));
  const onBase = tried.reduce((sum, trial) => sum + trialCounts(trial).base.of, 0);
  return {
    guards: guards.length,
    suspects: tried.length,
    attempts: { head: guards.reduce((sum, { attempts }) => sum + attempts.length, 0), base: onBase },
    alpha,
    ...(base === undefined ? {} : { base }),
    ...(withoutBase === undefined ? {} : { without_base: withoutBase }),
    unpaired: without,
    max_pairs: mostBlocks * blockSize,
  };
}
