import type { CaseResult } from "../../../core/schema/result.ts";
import type { Verdict } from "../../../core/schema/attempt-result.ts";
import { decideSuite, liveSummary } from "../../../core/verdict/suite/decide-suite.ts";
import type { PlannedTrials, SuiteRules } from "../../../core/verdict/trial/trial-text.ts";
import { failedByProvider } from "../../../core/verdict/attempt/evidence.ts";
import { toleratedOf } from "../../../core/verdict/trial/attempts.ts";
import { fixAlpha, type TrialQuestion, type TrialRule } from "../../../core/verdict/trial/trial.ts";
import { isLimited } from "../budget.ts";
import { resultOf } from "../judge-case.ts";
import { orderedPool } from "../ordered-pool.ts";
import { prepareCase } from "../plan/prepare-case.ts";
import { faultOf, keepResult, readyCase, type ScreenedCase } from "../replay-case.ts";
import type { ReplayContext } from "../replay-context.ts";
import { type ProviderState, runTrial } from "./run-trial.ts";
import { brokenCase } from "../unjudged-case.ts";

/** A case of the suite: judged by itself, or screened. A screened case without a result waits for its trial. */
export interface SuiteCase {
  result?: CaseResult | undefined;
  screened?: ScreenedCase | undefined;
}

export interface DecidedSuite {
  results: CaseResult[];
  live: ReturnType<typeof liveSummary>;
}

interface Suite {
  planned: PlannedTrials | undefined;
  provider: ProviderState;
  width: number;
  context: ReplayContext;
}

/**
 * Tries the screened cases that ask this question beside the base, the likeliest to be decided first. With a budget it
 * tries one after the other.
 */
export async function runTrials(
  cases: SuiteCase[],
  question: TrialQuestion,
  { planned, provider, width, context }: Suite,
): Promise<void> {
  const waiting = cases.flatMap((one) =>
    one.screened?.question === question && one.result === undefined ? [{ one, screened: one.screened }] : [],
  );
  const tested = Math.max(waiting.length, planned?.[question] ?? 0);
  const tries = { question, tested, provider, context };
  const limited = isLimited(context.config.budget);
  await orderedPool(waiting.toSorted(likelyRedFirst), limited ? 1 : width, async ({ one, screened }) => {
    one.result = await tryCase(screened, tries);
  });
}

/** Decides over all cases of the suite. */
export function decideTrials(cases: SuiteCase[], { planned, context }: Suite): DecidedSuite {
  const rules = rulesOf(cases, planned, context);
  const judged = cases.flatMap(({ result, screened }) => (result === undefined ? [] : [{ result, screened }]));
  const results = decideSuite(
    judged.map(({ result }) => result),
    rules,
  );
  judged.forEach(({ screened }, index) => {
    const result = results[index];
    if (screened && result) keepResult(result, screened.evidence, context);
  });
  return { results, live: liveSummary(results, rules) };
}

/** Failures in the order of how surely they come again. */
const likelihood: Verdict[] = ["reproduced", "changed", "error", "inconclusive", "fixed"];

interface Tries {
  question: TrialQuestion;
  tested: number;
  provider: ProviderState;
  context: ReplayContext;
}

async function tryCase(screened: ScreenedCase, { question, tested, provider, context }: Tries): Promise<CaseResult> {
  const { folder, path, attempts, started } = screened;
  const { alpha, mostBlocks } = context.live;
  try {
    const head = await readyCase(prepareCase(folder, context.prepare), context);
    const { case: replayCase } = head.prepared.loaded;
    const base = await context.baseSide.of(folder, question);
    const rule: TrialRule = {
      question,
      alpha: question === "worse" ? alpha : fixAlpha,
      tested,
      mostBlocks,
      tolerated: context.toleratedRates?.get(replayCase.id) ?? toleratedOf(replayCase),
      compared: base !== undefined,
    };
    const idle = question === "fixed" && base === undefined;
    const trial = idle ? undefined : await runTrial(screened, rule, { head, base, provider, context });
    const result = resultOf(attempts, head.prepared, { context, duration_ms: performance.now() - started, trial });
    return context.share(result);
  } catch (error) {
    const subject = { folder, path, case: screened.case };
    return brokenCase(subject, faultOf(error), { failOn: context.failOn, base: undefined });
  }
}

function rulesOf(cases: SuiteCase[], planned: PlannedTrials | undefined, context: ReplayContext): SuiteRules {
  const { alpha, mostBlocks, unpaired } = context.live;
  const rates = cases.flatMap(({ screened }) => {
    const { id, rate } = screened?.case ?? {};
    const [reproduced = 0, of = 0] = rate?.split("/").map(Number) ?? [];
    return id === undefined || of === 0 ? [] : [[id, Math.min(1, reproduced / of)] as const];
  });
  return {
    alpha,
    mostBlocks,
    unpaired,
    planned,
    failOn: context.failOn,
    base: context.baseSide.name,
    withoutBase: context.baseSide.why("worse"),
    withoutFixBase: context.baseSide.why("fixed"),
    rates: new Map(rates),
  };
}

/**
 * Orders cases by how often screening failed, then by how surely the failure comes again. A failure that may be the
 * provider's comes last.
 */
function likelyRedFirst(a: { screened: ScreenedCase }, b: { screened: ScreenedCase }): number {
  const shareHeld = ({ attempts }: ScreenedCase) =>
    attempts.filter(({ verdict }) => verdict === "fixed").length / attempts.length;
  const place = ({ attempts }: ScreenedCase) =>
    Math.min(
      ...attempts.map((attempt) =>
        failedByProvider(attempt) ? likelihood.length : likelihood.indexOf(attempt.verdict),
      ),
    );
  return shareHeld(a.screened) - shareHeld(b.screened) || place(a.screened) - place(b.screened);
}
