import type { TrialEnd, TrialResult } from "../../schema/result.ts";
import type { Verdict } from "../../schema/attempt-result.ts";
import {
  type ArmFailures,
  type Block,
  blockSize,
  largestBlock,
  logAboveTolerated,
  logContinued,
  logWorse,
  reaches,
} from "./statistics.ts";

export type Arm = "head" | "base";

/** Default share of attempts that a guard on a live model may fail. */
export const defaultTolerated = 0.05;

/** Largest probability that a claim of `newly-fixed` is wrong. */
export const fixAlpha = 0.05;

/** A block that the provider spoiled is drawn again up to this many times; then the trial ends. */
const mostRedraws = 2;

/** Log evidence below which the head's attempts speak for the tolerated rate. */
const toleratedBelow = Math.log(0.2);

export type TrialQuestion = "worse" | "fixed";

/** The question of a trial: whether a guard got worse than on the base, or whether an open case is fixed. */
export interface TrialRule {
  question: TrialQuestion;
  /** Largest probability that a run fails although nothing is worse, or claims a wrong fix. */
  alpha: number;
  /** Suspects of the run (in a shard: guards of the plan), or open cases that are tested for a fix. */
  tested: number;
  mostBlocks: number;
  /** Share of attempts that may fail. */
  tolerated: number;
  /** False without a base to compare with; then only the tolerated rate counts. */
  compared: boolean;
}

/** The evidence on one suspect so far. */
export interface Trial {
  blocks: Block[];
  /** How often the provider spoiled the current block. */
  redraws: number;
  /** After how many recorded answers models are live, on both arms. */
  liveAfter?: number | undefined;
  /** Whether an attempt on the base ended without an error. */
  baseRuns?: boolean;
  /**
   * Blocks of earlier runs of the same code, base, case and runner, one list for each run. Either all runs are there or
   * none.
   */
  earlier?: Block[][] | undefined;
}

export type TrialStep = { kind: "block"; slots: Arm[] } | { kind: "end"; why: TrialEnd };

export const emptyTrial: Trial = { blocks: [], redraws: 0 };

/**
 * The next step: a block of attempts in the order of its slots, or the end. `below(limit)` returns an integer from 0 to
 * `limit - 1`, each equally likely. The error guarantees rest on this draw alone.
 */
export function nextStep(trial: Trial, rule: TrialRule, below: (limit: number) => number): TrialStep {
  const why = trialEnd(trial, rule);
  return why === undefined ? { kind: "block", slots: drawSlots(rule.compared, below) } : { kind: "end", why };
}

/** Why the trial is over; `undefined` if another block is needed. */
export function trialEnd(trial: Trial, rule: TrialRule): TrialEnd | undefined {
  const { blocks, redraws } = trial;
  const { alpha, tested, mostBlocks, compared } = rule;
  if (redraws > mostRedraws) return "provider";
  if (blocks.length === 0) return mostBlocks === 0 ? "blocks used up" : undefined;
  // Nothing is decided beside a base that only ends in errors (`isUnusable`). Stopping early never makes a run red.
  if (compared && trial.baseRuns === false) return "no evidence";
  const evidence = logEvidence(trial, rule);
  if (reaches(evidence, Math.log(tested / alpha))) return "proven";
  if (compared && !failsMore(trial, rule)) return "no worse";
  if (rule.question === "worse" && logTolerated(trial, rule) < toleratedBelow) return "tolerated";
  const left = mostBlocks - blocks.length;
  const needed = Math.log(1 / alpha) - logContinued(0, logEarlier(trial, rule));
  if (compared) {
    const compare = logCompared(trial, rule);
    if (blocks.length > 1 && compare < 0) return "no evidence";
    if (!reaches(compare + left * Math.log(largestBlock), needed)) return "out of reach";
  } else if (!reaches(bestWithoutBase(trial, rule, left), needed)) return "out of reach";
  return left === 0 ? "blocks used up" : undefined;
}

export interface TrialAttempt {
  arm: Arm;
  verdict: Verdict;
  /** The provider failed the attempt. */
  provider: boolean;
  /** Number of recorded answers before the first live one; `undefined`: no model was live. */
  liveAfter?: number | undefined;
}

/**
 * Whether an attempt voids its block: the provider failed it, or its model was live after fewer recorded answers than
 * the trial allows. A recorded answer that only one arm gets always fails or never does, which looks like a change.
 */
export function voidsBlock({ liveAfter }: Pick<Trial, "liveAfter">, attempt: TrialAttempt): boolean {
  return attempt.provider || isEarlier(attempt.liveAfter, liveAfter);
}

/** The trial after a block. If attempts were live earlier, both arms are from then on. */
export function addBlock(trial: Trial, attempts: TrialAttempt[]): Trial {
  const earliest = attempts.map(({ liveAfter }) => liveAfter).reduce(earlierOf, trial.liveAfter);
  if (isEarlier(earliest, trial.liveAfter)) return { ...trial, liveAfter: earliest };
  if (attempts.some(({ provider }) => provider)) return { ...trial, redraws: trial.redraws + 1 };
  const arm = (name: Arm) => attempts.filter((attempt) => attempt.arm === name).map(({ verdict }) => verdict);
  const base = arm("base");
  const block: Block = { head: failuresOf(arm("head")), ...(base.length === 0 ? {} : { base: failuresOf(base) }) };
  const baseRuns = trial.baseRuns === true || base.some((verdict) => verdict !== "error");
  return { ...trial, blocks: [...trial.blocks, block], redraws: 0, baseRuns };
}

type Question = Pick<TrialRule, "question" | "tolerated" | "compared">;

/** The log e-value of a trial, combined with earlier runs; 0 (no evidence) before the first full block. */
export function logEvidence(trial: Pick<Trial, "blocks" | "earlier">, rule: Question): number {
  const own = logOwnEvidence(trial, rule);
  return (trial.earlier ?? []).length === 0 ? own : logContinued(own, logEarlier(trial, rule));
}

/** Each run's e-value has a mean of at most 1 given the runs before it, so the mean of the product is at most 1 too. */
function logEarlier({ earlier = [] }: Pick<Trial, "earlier">, rule: Question): number {
  return earlier.reduce((sum, blocks) => sum + logOwnEvidence({ blocks }, rule), 0);
}

function logOwnEvidence(trial: Pick<Trial, "blocks">, rule: Question): number {
  if (trial.blocks.length === 0) return 0;
  if (rule.question === "fixed") return rule.compared ? logCompared(trial, rule) : 0;
  const tolerated = logTolerated(trial, rule);
  return rule.compared ? Math.min(tolerated, logCompared(trial, rule)) : tolerated;
}

/**
 * Number of further pairs that would prove a fix if the head never failed and the base failed at `rate`; `undefined` if
 * that exceeds the limit.
 */
export function pairsMissing(trial: Trial, rule: TrialRule, rate: number): number | undefined {
  const needed = Math.log(rule.tested / rule.alpha);
  const blocks = [...trial.blocks];
  const { earlier } = trial;
  for (let more = 1; blocks.length < rule.mostBlocks; more += 1) {
    const failed = Math.round(more * blockSize * rate) - Math.round((more - 1) * blockSize * rate);
    blocks.push({ head: { reproduced: 0, not_held: 0 }, base: { reproduced: failed, not_held: failed } });
    if (reaches(logEvidence({ blocks, earlier }, rule), needed)) return more * blockSize;
  }
  return undefined;
}

/** Failures of all blocks on each arm. */
export function trialCounts({ blocks }: Pick<Trial, "blocks">): {
  head: ArmFailures & { of: number };
  base: ArmFailures & { of: number };
} {
  const sum = (arms: (ArmFailures | undefined)[]) => {
    const made = arms.filter((arm) => arm !== undefined);
    return {
      reproduced: made.reduce((total, { reproduced }) => total + reproduced, 0),
      not_held: made.reduce((total, { not_held }) => total + not_held, 0),
      of: made.length * blockSize,
    };
  };
  return { head: sum(blocks.map(({ head }) => head)), base: sum(blocks.map(({ base }) => base)) };
}

function isEarlier(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && (other === undefined || one < other);
}

function earlierOf(one: number | undefined, other: number | undefined): number | undefined {
  return isEarlier(one, other) ? one : other;
}

function failuresOf(verdicts: Verdict[]): ArmFailures {
  return {
    reproduced: verdicts.filter((verdict) => verdict === "reproduced").length,
    not_held: verdicts.filter((verdict) => verdict !== "fixed").length,
  };
}

/** Whether the suspected arm (for an open case: the base) fails more often by either count. */
function failsMore(trial: Pick<Trial, "blocks">, { question }: Pick<TrialRule, "question">): boolean {
  const { head, base } = trialCounts(trial);
  const [worse, other] = question === "worse" ? [head, base] : [base, head];
  return worse.not_held > other.not_held || worse.reproduced > other.reproduced;
}

function logCompared({ blocks }: Pick<Trial, "blocks">, { question }: Pick<TrialRule, "question">): number {
  return logWorse(
    blocks.flatMap(({ head, base }) => {
      if (base === undefined) return [];
      return question === "worse" ? [{ worse: head, other: base }] : [{ worse: base, other: head }];
    }),
  );
}

function logTolerated(trial: Pick<Trial, "blocks">, { tolerated }: Pick<TrialRule, "tolerated">): number {
  const { head } = trialCounts(trial);
  return logAboveTolerated(head.not_held, head.of, tolerated);
}

/** The evidence if all remaining attempts failed. */
function bestWithoutBase(trial: Pick<Trial, "blocks">, { tolerated }: TrialRule, left: number): number {
  const { head } = trialCounts(trial);
  const more = left * blockSize;
  return logAboveTolerated(head.not_held + more, head.of + more, tolerated);
}

/** Four attempts of each arm in random order, each order equally likely (Fisher–Yates shuffle). */
function drawSlots(compared: boolean, below: (limit: number) => number): Arm[] {
  const head = Array.from({ length: blockSize }, (): Arm => "head");
  if (!compared) return head;
  const slots = [...head, ...head.map((): Arm => "base")];
  for (let last = slots.length - 1; last > 0; last -= 1) {
    const at = below(last + 1);
    const [here = "head", there = "head"] = [slots[last], slots[at]];
    slots[last] = there;
    slots[at] = here;
  }
  return slots;
}

/**
 * True if every attempt on the base ended in an error: it was not set up, or there was an outage. Beside it any head
 * would look fixed, or no worse.
 */
export function isUnusable({ compared, base }: TrialResult): boolean {
  const made = Object.entries(base);
  return compared && made.length > 0 && made.every(([verdict]) => verdict === "error");
}

/** The most frequent verdict. */
export function commonest(counts: TrialResult["head"]): Verdict {
  const order: Verdict[] = ["reproduced", "changed", "inconclusive", "error", "fixed"];
  return order.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0] ?? "error";
}
