import { decideByEvidence } from "../../src/core/verdict/trial/statistics.ts";
import {
  addBlock,
  logEvidence,
  defaultTolerated,
  emptyTrial,
  fixAlpha,
  nextStep,
  type Trial,
  type TrialQuestion,
  type TrialRule,
} from "../../src/core/verdict/trial/trial.ts";
import type { Chance } from "./chance-source.ts";
import type { Moment, World } from "./worlds.ts";

export interface SuiteShape {
  guards: number;
  /** Open cases of the same run, numbered after the guards. */
  open?: number;
  /** Attempts by which a guard is screened. */
  screen?: number;
  alpha?: number;
  tolerated?: number;
  compared?: boolean;
  /** Guards stop at the evidence that all of them would need: what a shard knows. */
  sharded?: boolean;
}

export interface SuiteEnd {
  /** Which of the guards block. */
  red: Set<number>;
  /** Which of the open cases are claimed to be fixed. */
  fixed: Set<number>;
  suspects: number;
  headAttempts: number;
  baseAttempts: number;
  /** By guard, the blocks of this run and of those before it. */
  tried: Map<number, Trial["blocks"][]>;
}

/**
 * One run over a suite in a simulated world, by the product's own rule: screening, then suspects side by side, block by block.
 * `before` is an earlier run of the same code: what was tried then is tried again, and counts.
 */
export function simulateSuite(world: World, shape: SuiteShape, chance: Chance, before?: SuiteEnd): SuiteEnd {
  const { guards, open = 0, screen = 1, alpha = 0.01, tolerated = defaultTolerated, compared = true } = shape;
  const attempt = world(chance, guards + open);
  let clock = 0;
  const made = { head: 0, base: 0 };
  const act = (moment: Omit<Moment, "clock">) => {
    made[moment.arm] += 1;
    return attempt({ ...moment, clock: clock++ });
  };
  const held = (guard: number, most: number): boolean => {
    for (let slot = 0; slot < most; slot += 1) if (act({ guard, arm: "head", slot }).verdict !== "fixed") return false;
    return true;
  };
  const numbers = [...Array(guards + open).keys()];
  const screened = numbers.map((number) => held(number, number < guards ? screen : 1));
  const suspects = numbers.filter((one) => one < guards && (!screened[one] || before?.tried.has(one)));
  const candidates = numbers.filter((one) => one >= guards && screened[one]);

  function tryBeside(cases: number[], question: TrialQuestion): { decided: Set<number>; trials: Trial[] } {
    const level = question === "fixed" ? fixAlpha : alpha;
    const tested = shape.sharded === true ? guards : cases.length;
    const rule: TrialRule = { question, alpha: level, tested, mostBlocks: 12, tolerated, compared };
    const trials = cases.map((one): Trial => ({ ...emptyTrial, earlier: before?.tried.get(one) }));
    let running = cases.map((guard, index) => ({ guard, index }));
    while (running.length > 0) {
      running = running.filter(({ guard, index }) => {
        const step = nextStep(trials[index] ?? emptyTrial, rule, (limit) => chance.below(limit));
        if (step.kind === "end") return false;
        const results = step.slots.map((arm, slot) => ({ arm, ...act({ guard, arm, slot }) }));
        trials[index] = addBlock(trials[index] ?? emptyTrial, results);
        return true;
      });
    }
    const enough = decideByEvidence(
      trials.map((trial) => logEvidence(trial, rule)),
      level,
    );
    return { decided: new Set(cases.filter((_one, index) => enough[index])), trials };
  }

  const worse = tryBeside(suspects, "worse");
  return {
    red: worse.decided,
    fixed: tryBeside(candidates, "fixed").decided,
    suspects: suspects.length,
    headAttempts: made.head,
    baseAttempts: made.base,
    tried: new Map(
      suspects.map((one, index) => {
        const { blocks = [], earlier = [] } = worse.trials[index] ?? {};
        return [one, [...earlier, blocks]];
      }),
    ),
  };
}
