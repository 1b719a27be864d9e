import type { CaseResult } from "../../core/schema/result.ts";
import { decideSuite, liveSummary, type SuiteRules } from "../../core/verdict/decide-suite.ts";
import { toleratedOf } from "../../core/verdict/plan-attempts.ts";
import { fixAlpha, type TrialQuestion, type TrialRule } from "../../core/verdict/trial.ts";
import { resultOf } from "./judge-case.ts";
import { orderedPool } from "./ordered-pool.ts";
import { faultOf, keepResult, type ScreenedCase } from "./replay-case.ts";
import type { ReplayContext } from "./replay-context.ts";
import { type ProviderState, runTrial } from "./run-trial.ts";
import { brokenCase } from "./unjudged-case.ts";

/** A case of the suite by its place: judged by itself, or screened and still to be tried. */
export interface SuiteCase {
  result?: CaseResult | undefined;
  screened?: ScreenedCase | undefined;
}

export interface DecidedSuite {
  results: CaseResult[];
  live: ReturnType<typeof liveSummary>;
}

/**
 * Tries what was screened beside the base, suspects first and fixes last, so that what the budget leaves goes to what may block; then
 * decides over all of them. `guards` are those of the whole plan, where this is a shard of it.
 */
export async function runTrials(
  cases: SuiteCase[],
  { guards, width, context }: { guards: number | undefined; width: number; context: ReplayContext },
): Promise<DecidedSuite> {
  const all = [...cases];
  const provider: ProviderState = { endedInRow: 0 };
  for (const question of ["worse", "fixed"] as const) {
    const waiting = all.flatMap(({ screened }, index) =>
      screened?.question === question ? [{ screened, index }] : [],
    );
    const tested = Math.max(waiting.length, question === "worse" ? (guards ?? 0) : 0);
    const tries = { question, tested, provider, context };
    await orderedPool(waiting.toSorted(likelyRedFirst), width, async ({ screened, index }) => {
      all[index] = { screened, result: await tryCase(screened, tries) };
    });
  }
  const rules = rulesOf(cases, guards, context);
  const judged = all.flatMap(({ result, screened }) => (result === undefined ? [] : [{ result, screened }]));
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

interface Tries {
  question: TrialQuestion;
  tested: number;
  provider: ProviderState;
  context: ReplayContext;
}

async function tryCase(screened: ScreenedCase, { question, tested, provider, context }: Tries): Promise<CaseResult> {
  const { folder, prepared, attempts, started } = screened;
  const { case: replayCase } = prepared.loaded;
  const { alpha, mostBlocks } = context.live;
  try {
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
    const trial = idle ? undefined : await runTrial(screened, rule, { base, provider, context });
    return resultOf(attempts, prepared, { context, duration_ms: performance.now() - started, trial });
  } catch (error) {
    const subject = { folder, path: prepared.path, case: replayCase };
    return brokenCase(subject, faultOf(error), { failOn: context.failOn, base: undefined });
  }
}

function rulesOf(cases: SuiteCase[], guards: number | undefined, context: ReplayContext): SuiteRules {
  const { alpha, mostBlocks, unpaired } = context.live;
  const rates = cases.flatMap(({ screened }) => {
    const { id, source } = screened?.prepared.loaded.case ?? {};
    const [reproduced = 0, of = 0] = source?.rate?.split("/").map(Number) ?? [];
    return id === undefined || of === 0 ? [] : [[id, Math.min(1, reproduced / of)] as const];
  });
  return {
    alpha,
    mostBlocks,
    unpaired,
    guards,
    failOn: context.failOn,
    base: context.baseSide.name,
    withoutBase: context.baseSide.why("worse"),
    withoutFixBase: context.baseSide.why("fixed"),
    rates: new Map(rates),
  };
}

/** What reproduced its failure is the likeliest to be decided. */
function likelyRedFirst(a: { screened: ScreenedCase }, b: { screened: ScreenedCase }): number {
  const weight = ({ attempts }: ScreenedCase) => (attempts.at(-1)?.verdict === "reproduced" ? 0 : 1);
  return weight(a.screened) - weight(b.screened);
}
