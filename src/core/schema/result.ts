import * as z from "zod";
import { caseStateSchema } from "./case.ts";
import { verdictSchema, count, spendSchema, attemptResultSchema } from "./attempt-result.ts";

export const resultVersion = 1;

/** Ordered by urgency: standings that a reviewer must act on come first. */
export const standingSchema = z.enum([
  "regressed",
  "broken",
  "unguarded",
  "altered",
  "error",
  "newly-fixed",
  "unproven",
  "changed",
  "flaky",
  "still-failing",
  "inconclusive",
  "skipped",
  "quarantined",
  "holding",
]);
export type Standing = z.infer<typeof standingSchema>;

/**
 * Failed attempts of one arm (head or base) of a block: those with every signature, and those that failed in any way.
 */
const armFailuresSchema = z.strictObject({ reproduced: count.max(4), not_held: count.max(4) });

/** Four attempts on each arm, in random order; without a base, on the head only. */
const blockSchema = z.strictObject({ head: armFailuresSchema, base: armFailuresSchema.optional() });

export const trialEndSchema = z.enum([
  "proven",
  "no worse",
  "tolerated",
  "no evidence",
  "out of reach",
  "blocks used up",
  "provider",
  "budget",
  "interrupted",
]);

/** Why a trial ended. */
export type TrialEnd = z.infer<typeof trialEndSchema>;

/** The attempts of a suspect, or of an open case that looks fixed, beside the base (design §4.6). */
export const trialResultSchema = z.strictObject({
  question: z.enum(["worse", "fixed"]),
  /** Blocks of this run. */
  blocks: z.array(blockSchema),
  /** Digest of the code, the base, the case and the runner. Blocks of runs with the same digest are added up. */
  identity: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Blocks of earlier runs with the same identity, one list per run. */
  earlier: z.array(z.array(blockSchema)).optional(),
  /** Number of attempts by verdict, on each arm. */
  head: z.partialRecord(verdictSchema, count),
  base: z.partialRecord(verdictSchema, count),
  /** Reason of the first attempt on the base that ended in an error. Nothing else of the base's attempts is kept. */
  base_error: z.string().optional(),
  /** Share of attempts that may fail. */
  tolerated: z.number().min(0).lt(1),
  /** False if there was no base to compare with. */
  compared: z.boolean(),
  end: trialEndSchema,
  /**
   * Cost of attempts that the case does not list: those on the base, and those of blocks spoiled by provider failures.
   */
  spend: spendSchema.optional(),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

export const intervalSchema = z.strictObject({ low: z.number(), high: z.number() });

export const caseResultSchema = z.strictObject({
  case_id: z.string(),
  title: z.string(),
  /** Folder of the case, relative to the repository, with `/`. */
  path: z.string(),
  /** Commit whose version of the case was replayed; absent: the head. */
  case_commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
  state: caseStateSchema,
  verdict: verdictSchema,
  standing: standingSchema,
  /** One sentence for the reviewer. */
  reason: z.string(),
  /** True if this standing fails the run under `fail_on`. */
  blocks: z.boolean(),
  base: z.strictObject({ verdict: verdictSchema, reason: z.string() }).optional(),
  /** Share of attempts that reproduced, with its 95 % interval. */
  rate: z.strictObject({ reproduced: count, of: count, interval: intervalSchema }),
  /** Pairs of attempts, one on each side, that the evidence still needs (`unproven`). */
  attempts_needed: count.optional(),
  /** True if a live model took part, so that chance did. The verdict then depends on the whole suite's evidence. */
  live_model: z.boolean(),
  /** Why the case counts as live, and what would make one attempt enough. */
  live_because: z.string().optional(),
  trial: trialResultSchema.optional(),
  /** Only for a weak case, which an agent that does nothing passes too: why nothing better can be asserted. */
  weak: z.string().optional(),
  altered: z.array(z.string()).optional(),
  /** Tools whose code this change touches, but whose function replay replaces: the changed code did not run. */
  not_exercised: z.array(z.string()).optional(),
  attempts: z.array(attemptResultSchema),
  /** Commands that act on this result: reproduce locally, add recordings, guard. */
  commands: z.strictObject({
    reproduce: z.string(),
    add_recordings: z.string().optional(),
    guard: z.string().optional(),
  }),
  /** Line numbers in case.yaml of the keys that annotations point at. */
  lines: z.record(z.string(), z.number().int()).optional(),
  duration_ms: z.number().nonnegative(),
});
export type CaseResult = z.infer<typeof caseResultSchema>;

export const figureNames = ["cost", "tokens", "steps", "time"] as const;

/** A figure of a suite on the base and the head: US dollars, tokens, steps or milliseconds. Each case counts once. */
const figureSchema = z.strictObject({
  base: z.number().nonnegative(),
  head: z.number().nonnegative(),
  /** Growth as a share of the base, with its 95 % interval over the cases. */
  change: z.number(),
  interval: intervalSchema,
});
export type Figure = z.infer<typeof figureSchema>;

const againstBaseSchema = z.strictObject({
  /** Name of the base, such as a branch. */
  base: z.string(),
  /** Number of cases that were replayed on both. */
  cases: count,
  figures: z.partialRecord(z.enum(figureNames), figureSchema),
  /** Share by which a figure may grow (`budget.increase`). */
  allowed: z.number().nonnegative().optional(),
  /** Figures that grew by more than `allowed` beyond doubt; they fail the run. */
  exceeded: z.array(z.enum(figureNames)).optional(),
});
export type AgainstBase = z.infer<typeof againstBaseSchema>;

export const replayReportSchema = z.strictObject({
  version: z.literal(resultVersion),
  summary: z.strictObject({
    total: count,
    standings: z.partialRecord(standingSchema, count),
    /** Number of weak cases; absent: none. */
    weak: count.optional(),
    verdicts: z.partialRecord(verdictSchema, count),
    blocking: count,
    /** Standings that fail the run. */
    fail_on: z.array(standingSchema),
    ok: z.boolean(),
    /** One line; it is green only if every guard was conclusive. */
    headline: z.string(),
    /** Why no case has a result, such as `the 3 cases are retired`. */
    left_out: z.string().optional(),
    spend: spendSchema.optional(),
    judge_spend: spendSchema.optional(),
    /** Why the runners ran without a sandbox; absent: they had one, or none was asked for. */
    not_sandboxed: z.string().optional(),
    /** Runners whose setup command ran first, in its own sandbox with network but no secrets. */
    setups: z.array(z.string()).optional(),
    /** Trials of guards on live models, and the error rate that they keep to. */
    live: z
      .strictObject({
        guards: count,
        suspects: count,
        attempts: z.strictObject({ head: count, base: count }),
        /** Probability that a run is red although nothing is worse. */
        alpha: z.number(),
        /** Name of the base that suspects were compared with, such as a branch. */
        base: z.string().optional(),
        /** Why there was no base to compare with. */
        without_base: z.string().optional(),
        /** Whether live evidence without a base blocks or is only shown. */
        unpaired: z.enum(["block", "show"]),
        max_pairs: count,
      })
      .optional(),
    /** Cost, tokens, steps and time of the suite on the head and on the base. */
    against_base: againstBaseSchema.optional(),
    duration_ms: z.number().nonnegative(),
  }),
  cases: z.array(caseResultSchema),
  /** Attempt number of the workflow run, from 1. The next attempt also counts the blocks of this one. */
  run_attempt: z.number().int().min(1).optional(),
  /** The part of a plan that this report covers; shards of one plan share its hash. */
  shard: z
    .strictObject({
      index: z.number().int().min(1),
      of: z.number().int().min(1),
      plan: z.string(),
      /** Cases of the whole plan. */
      cases: count,
      /** Those of this shard, retired ones too. */
      own_cases: count.optional(),
      /** Guards of the whole plan that may meet a live model. */
      live_guards: count.optional(),
      /** The base's `budget.increase`: the job that joins the shards has no checkout to read it from. */
      increase: z.string().optional(),
      /** The Action's inputs that chose the cases, if any did. They name the suite in the comment and the check. */
      suite: z
        .strictObject({
          config: z.string().min(1),
          cases: z.array(z.string()),
          select: z.string().optional(),
          runner: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
});

/** `replay --json` prints this, the Action stores it, and every report is made from it. */
export type ReplayReport = z.infer<typeof replayReportSchema>;
