import { decideByEvidence } from "../../src/core/verdict/e-values.ts";
import {
  addBlock,
  logEvidence,
  defaultTolerated,
  emptyTrial,
  fixAlpha,
  nextStep,
  type Trial,
  type TrialRule,
} from "../../src/core/verdict/trial.ts";
import type { Chance } from "./chance-source.ts";
import type { Moment, World } from "./worlds.ts";

export interface SuiteShape {
  guards: number;
  /** Attempts by which a guard is screened. */
  screen?: number;
  alpha?: number;
  tolerated?: number;
  compared?: boolean;
  /** Guards stop at the evidence that all of them would need: what a shard knows. */
  sharded?: boolean;
  /** True: the cases are open, and what is asked is whether they are fixed. */
  open?: boolean;
}

export interface SuiteEnd {
  /** Which of the guards block (or, of open cases, are claimed to be fixed). */
  decided: Set<number>;
  suspects: number;
  headAttempts: number;
  baseAttempts: number;
}

/** One run over a suite in a simulated world, by the product's own rule: screening, then suspects side by side, block by block. */
export function simulateSuite(world: World, shape: SuiteShape, chance: Chance): SuiteEnd {
  const { guards, screen = 1, alpha = 0.01, tolerated = defaultTolerated, compared = true, open = false } = shape;
  const attempt = world(chance, guards);
  let clock = 0;
  const made = { head: 0, base: 0 };
  const act = (moment: Omit<Moment, "clock">) => {
    made[moment.arm] += 1;
    return attempt({ ...moment, clock: clock++ });
  };
  const suspects: number[] = [];
  for (let guard = 0; guard < guards; guard += 1) {
    let held = true;
    for (let slot = 0; slot < screen && held; slot += 1) held = act({ guard, arm: "head", slot }).verdict === "fixed";
    if (held === open) suspects.push(guard);
  }
  const question = open ? "fixed" : "worse";
  const level = open ? fixAlpha : alpha;
  const tested = shape.sharded === true ? guards : suspects.length;
  const rule: TrialRule = { question, alpha: level, tested, mostBlocks: 12, tolerated, compared };
  const trials: Trial[] = suspects.map(() => emptyTrial);
  let running = suspects.map((guard, index) => ({ guard, index }));
  while (running.length > 0) {
    running = running.filter(({ guard, index }) => {
      const step = nextStep(trials[index] ?? emptyTrial, rule, (limit) => chance.below(limit));
      if (step.kind === "end") return false;
      const results = step.slots.map((arm, slot) => ({ arm, ...act({ guard, arm, slot }) }));
      trials[index] = addBlock(trials[index] ?? emptyTrial, results);
      return true;
    });
  }
  const decided = decideByEvidence(
    trials.map((trial) => logEvidence(trial, rule)),
    level,
  );
  return {
    decided: new Set(suspects.filter((_guard, index) => decided[index])),
    suspects: suspects.length,
    headAttempts: made.head,
    baseAttempts: made.base,
  };
}
