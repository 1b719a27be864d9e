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
  /** Number of open cases, which are numbered after the guards. */
  open?: number;
  /** Attempts that screen a guard. */
  screen?: number;
  alpha?: number;
  tolerated?: number;
  compared?: boolean;
  /** If true, guards stop at the evidence needed if all of them were tested, as in a shard. */
  sharded?: boolean;
}

export interface SuiteEnd {
  /** Guards that block the merge. */
  red: Set<number>;
  /** Open cases that are called fixed. */
  fixed: Set<number>;
  suspects: number;
  headAttempts: number;
  baseAttempts: number;
  /** For each guard, its blocks in this run and in earlier ones. */
  tried: Map<number, Trial["blocks"][]>;
}

/**
 * Simulates one run of a suite by the product's own rule: screens the guards, then tries the suspects beside the base, block by block.
 * `before` is an earlier run of the same code: its suspects are tried again and its blocks count.
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
  const liveAfter = new Map<number, number>();
  const held = (guard: number, most: number): boolean => {
    for (let slot = 0; slot < most; slot += 1) {
      const tried = act({ guard, arm: "head", slot });
      if (tried.liveAfter !== undefined)
        liveAfter.set(guard, Math.min(tried.liveAfter, liveAfter.get(guard) ?? Infinity));
      if (tried.verdict !== "fixed") return false;
    }
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
    const trials = cases.map(
      (one): Trial => ({ ...emptyTrial, earlier: before?.tried.get(one), liveAfter: liveAfter.get(one) }),
    );
    let running = cases.map((guard, index) => ({ guard, index }));
    while (running.length > 0) {
      running = running.filter(({ guard, index }) => {
        const step = nextStep(trials[index] ?? emptyTrial, rule, (limit) => chance.below(limit));
        if (step.kind === "end") return false;
        const trial = trials[index] ?? emptyTrial;
        const { liveAfter } = trial;
        const results = step.slots.map((arm, slot) => ({ arm, ...act({ guard, arm, slot, liveAfter }) }));
        trials[index] = addBlock(trial, results);
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
