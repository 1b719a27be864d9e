import type { CaseResult, ReplayReport, Standing, TrialResult } from "../../schema/result.ts";
import type { Verdict } from "../../schema/attempt-result.ts";
import { combineAttempts } from "../trial/attempts.ts";
import { decideFix, unpaired } from "../trial/decide-fix.ts";
import { blockSize, decideByEvidence } from "../trial/statistics.ts";
import { isConclusive } from "../attempt/check-outcomes.ts";
import {
  baseOf,
  openEndText,
  type SuiteRules,
  trialCountsText,
  type TriedCase,
  unusableText,
} from "../trial/trial-text.ts";
import { compact } from "../../compact.ts";
import { commonest, fixAlpha, isUnusable, logEvidence, trialCounts } from "../trial/trial.ts";

const labels: Partial<Record<Verdict, Standing>> = {
  reproduced: "regressed",
  changed: "broken",
  inconclusive: "unguarded",
  error: "error",
};

/**
 * Decides all cases on live models together (design §4.6): e-BH over the suspects, and again over the open cases that
 * were tested for a fix. The result depends on the whole suite, so it is computed again when the reports of shards are
 * merged.
 */
export function decideSuite(cases: CaseResult[], rules: SuiteRules): CaseResult[] {
  const worse = decided(cases, "worse", { alpha: rules.alpha, n: rules.planned?.worse });
  const fixed = decided(cases, "fixed", { alpha: fixAlpha, n: rules.planned?.fixed });
  const tested = rules.planned?.fixed ?? cases.filter(({ trial }) => trial?.question === "fixed").length;
  return cases.map((result) => {
    const { trial, standing, state } = result;
    if (standing === "quarantined" || standing === "skipped") return result;
    if (state === "open" && result.live_model && result.verdict === "fixed" && trial === undefined) {
      return { ...result, ...unpaired(result, rules) };
    }
    if (trial === undefined) return result;
    const next =
      trial.question === "worse"
        ? suspect(result, { trial, proven: worse.has(result), rules })
        : decideFix(result, { trial, proven: fixed.has(result), rules, tested });
    return standing === "altered" ? { ...result, verdict: next.verdict } : { ...result, ...next };
  });
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

type Decision = Pick<CaseResult, "verdict" | "standing" | "reason" | "blocks">;

function suspect(result: CaseResult, { trial, proven, rules }: TriedCase): Decision {
  const { compared } = trial;
  const counts = trialCountsText(trial, rules);
  const undecided = (reason: string): Decision => ({
    verdict: verdictOf(result),
    standing: "inconclusive",
    reason,
    blocks: false,
  });
  const why = openEndText(result, trial, rules);
  if (why !== undefined && !proven) return undecided(why);
  if (!compared && rules.unpaired === "show") return undecided(`not proven: ${counts}`);
  if (proven) {
    const verdict = commonestFailure(trial);
    const standing = labels[verdict] ?? "error";
    const reason = result.attempts.find((attempt) => attempt.verdict === verdict)?.reason ?? "it fails";
    const opening = standing === "regressed" ? "the failure came back: " : "";
    return { verdict, standing, reason: `${opening}${counts}: ${reason}`, blocks: rules.failOn.includes(standing) };
  }
  if (isUnusable(trial)) return undecided(unusableText(trial, rules));
  const { head, base } = trialCounts(trial);
  const alike = compared && base.not_held > 0 && base.not_held * 2 >= head.not_held;
  const opening = alike
    ? `fails on ${baseOf(rules)} too (drift or outage)`
    : "it failed once, and not more often than luck explains when it was tried again";
  return { verdict: verdictOf(result), standing: "flaky", reason: `${opening}: ${counts}`, blocks: false };
}

/** The combined verdict of the attempts that say something about the agent, or the case's own if there are none. */
function verdictOf({ attempts, verdict }: CaseResult): Verdict {
  const conclusive = attempts.filter((attempt) => isConclusive(attempt.verdict));
  return conclusive.length === 0 ? verdict : combineAttempts(conclusive).verdict;
}

function commonestFailure({ head }: TrialResult): Verdict {
  const { fixed: _held, ...failed } = head;
  return commonest(failed);
}

/** The report's summary of the cases on live models; `undefined` if no case met one. */
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
    ...compact({ base, without_base: withoutBase }),
    unpaired: without,
    max_pairs: mostBlocks * blockSize,
  };
}
