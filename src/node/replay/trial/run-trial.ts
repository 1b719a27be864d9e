import { randomInt } from "node:crypto";
import { compact, unlessEmpty } from "../../../core/compact.ts";
import type { TrialResult } from "../../../core/schema/result.ts";
import type { AttemptResult, Spend, Verdict } from "../../../core/schema/attempt-result.ts";
import { failedByProvider, liveAfterOf } from "../../../core/verdict/attempt/evidence.ts";
import type { Block } from "../../../core/verdict/trial/statistics.ts";
import {
  addBlock,
  type Arm,
  emptyTrial,
  nextStep,
  type Trial,
  type TrialAttempt,
  type TrialRule,
  voidsBlock,
} from "../../../core/verdict/trial/trial.ts";
import type { ReadyCase } from "./base-side.ts";
import { makeAttempt } from "../attempt/run-attempt.ts";
import { orderedPool } from "../ordered-pool.ts";
import type { ReplayContext } from "../replay-context.ts";
import type { ScreenedCase } from "../replay-case.ts";

/** After this many suspects in a row that the provider ended, others that it failed are not tried. */
const providerGone = 3;

/** Shared by all cases: a provider that is gone for one is gone for all. */
export interface ProviderState {
  endedInRow: number;
}

/**
 * Blocks of earlier runs. They count only if both these runs and this one were compared with a base, or neither was. A
 * run that finished no block adds nothing.
 */
function earlierBlocks({ before }: ScreenedCase, { compared }: TrialRule): Block[][] {
  if (before?.compared !== compared) return [];
  return [...(before.earlier ?? []), before.blocks].filter((blocks) => blocks.length > 0);
}

interface TrialSides {
  head: ReadyCase;
  base: ReadyCase | undefined;
}

interface MadeAttempt extends TrialAttempt {
  result: AttemptResult;
}

/** Tries a screened case, block by block, until the evidence is decisive, can no longer be, or the budget is spent. */
export async function runTrial(
  screened: ScreenedCase,
  rule: TrialRule,
  { head, base, provider, context }: TrialSides & { provider: ProviderState; context: ReplayContext },
): Promise<TrialResult> {
  const verdicts: Record<Arm, Partial<Record<Verdict, number>>> = { head: {}, base: {} };
  const earlier = earlierBlocks(screened, rule);
  let trial: Trial = { ...emptyTrial, earlier, liveAfter: liveAfterOf(screened.attempts) };
  let spend: Spend | undefined;
  let base_error: string | undefined;
  let made = screened.attempts.length;

  function ended(end: TrialResult["end"]): TrialResult {
    const { question, tolerated, compared } = rule;
    const { blocks } = trial;
    const same = compact({ identity: screened.identity, earlier: unlessEmpty(earlier) });
    return { question, blocks, ...same, ...verdicts, tolerated, compared, end, ...compact({ base_error, spend }) };
  }

  for (;;) {
    if (context.signal?.aborted) return ended("interrupted");
    if (context.budget.reached() !== undefined) return ended("budget");
    if (provider.endedInRow >= providerGone && screened.attempts.some(failedByProvider)) return ended("provider");
    const step = nextStep(trial, rule, (limit) => randomInt(limit));
    if (step.kind === "end") {
      if (step.why === "provider") provider.endedInRow += 1;
      return ended(step.why);
    }
    const attempts = await runBlock(step.slots, { screened, head, base, from: made + 1, trial }, context);
    if (attempts === undefined) return ended("interrupted");
    made += step.slots.length;
    const { length } = trial.blocks;
    trial = addBlock(trial, attempts);
    const voided = trial.blocks.length === length;
    for (const { arm, result } of attempts) {
      if (!voided) verdicts[arm][result.verdict] = (verdicts[arm][result.verdict] ?? 0) + 1;
      if (arm === "base" && result.verdict === "error") base_error ??= result.reason;
      if (arm === "head" && !voided) screened.attempts.push(result);
      else spend = sumOf(spend, result.spend);
    }
    if (!voided) provider.endedInRow = 0;
  }
}

/**
 * Makes the attempts of one block in the order that was drawn. Attempts are numbered over both sides, so that the draw
 * also assigns what depends on the number (the seed). If one attempt voids the block, the others are not made, to save
 * their cost.
 */
async function runBlock(
  slots: Arm[],
  { screened, head, base, from, trial }: TrialSides & { screened: ScreenedCase; from: number; trial: Trial },
  context: ReplayContext,
): Promise<MadeAttempt[] | undefined> {
  const { liveAfter } = trial;
  let voided = false;
  let stopped = false;
  const numbered = slots.map((arm, index) => ({ arm, attempt: from + index }));
  const made = await orderedPool(numbered, context.jobs, async ({ arm, attempt }) => {
    const side = arm === "base" ? base : head;
    if (voided || side === undefined) return undefined;
    const { prepared, runner } = side;
    const evidence = arm === "head" ? screened.evidence : undefined;
    const result = await makeAttempt({ prepared, runner, attempt, evidence, liveAfter }, context);
    if (result === undefined) {
      stopped = true;
      return undefined;
    }
    const provider = failedByProvider(result);
    const made = { arm, result, verdict: result.verdict, provider, liveAfter: result.counts.live_after };
    voided ||= voidsBlock(trial, made);
    return made;
  });
  return stopped ? undefined : made.filter((attempt) => attempt !== undefined);
}

function sumOf(spent: Spend | undefined, more: Spend | undefined): Spend | undefined {
  if (spent === undefined || more === undefined) return spent ?? more;
  return { usd: spent.usd + more.usd, tokens: spent.tokens + more.tokens };
}
