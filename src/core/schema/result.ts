import * as z from "zod";
import { caseStateSchema } from "./case.ts";
import { verdictSchema, count, spendSchema, attemptResultSchema } from "./attempt-result.ts";

export const resultVersion = 1;

/** In the order of attention: what a reviewer must act on comes first. */
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

/** How often the attempts of one arm of a block failed: with every signature, and in any way at all. */
const armFailuresSchema = z.strictObject({ reproduced: count.max(4), not_held: count.max(4) });

/** Four attempts on each arm, in an order that was drawn; without a base on the head alone. */
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

/** Why a trial made no further block. */
export type TrialEnd = z.infer<typeof trialEndSchema>;

/** The attempts of a suspect, or of an open case that looks fixed, beside the base (design §4.6). */
export const trialResultSchema = z.strictObject({
  question: z.enum(["worse", "fixed"]),
  /** The blocks of this run. */
  blocks: z.array(blockSchema),
  /** Digest of the code, the base, the case and the runner: runs that share it count together. */
  identity: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The blocks of earlier runs with the same identity, a run each. */
  earlier: z.array(z.array(blockSchema)).optional(),
  /** How the attempts of these blocks ended. */
  head: z.partialRecord(verdictSchema, count),
  base: z.partialRecord(verdictSchema, count),
  /** What the base's first attempt that ended in an error said: nothing else of these attempts is kept. */
  base_error: z.string().optional(),
  /** Share of attempts that may fail. */
  tolerated: z.number().min(0).lt(1),
  /** False if there was no base to compare with. */
  compared: z.boolean(),
  end: trialEndSchema,
  /** What the attempts cost that are not listed with the case: the base's, and those of blocks that the provider spoiled. */
  spend: spendSchema.optional(),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

export const intervalSchema = z.strictObject({ low: z.number(), high: z.number() });

export const caseResultSchema = z.strictObject({
  case_id: z.string(),
  title: z.string(),
  /** Folder of the case, relative to the repository, with `/`. */
  path: z.string(),
  /** Commit whose version of the case was replayed, where that is not the head. */
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
  /** True if chance took part: the case is judged with the whole suite. */
  live_model: z.boolean(),
  /** Why it counts as live, and what would make one attempt decide. */
  live_because: z.string().optional(),
  trial: trialResultSchema.optional(),
  /** Of a weak case: why nothing better can be asserted. An agent that does nothing passes it too. */
  weak: z.string().optional(),
  altered: z.array(z.string()).optional(),
  /** Tools whose function is replaced in a replay although this change touches its code: nothing of that was exercised. */
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

/** One figure of a suite on the base and here: US dollars, tokens, steps or milliseconds, each case counted once. */
const figureSchema = z.strictObject({
  base: z.number().nonnegative(),
  head: z.number().nonnegative(),
  /** Share by which it grew, with its 95 % interval over the cases. */
  change: z.number(),
  interval: intervalSchema,
});
export type Figure = z.infer<typeof figureSchema>;

const againstBaseSchema = z.strictObject({
  /** What it was compared with, such as a branch's name. */
  base: z.string(),
  /** Cases that both replayed. */
  cases: count,
  figures: z.partialRecord(z.enum(figureNames), figureSchema),
  /** Share by which a figure may grow (`budget.increase`). */
  allowed: z.number().nonnegative().optional(),
  /** Figures that surely grew by more than is allowed: they fail the run. */
  exceeded: z.array(z.enum(figureNames)).optional(),
});
export type AgainstBase = z.infer<typeof againstBaseSchema>;

export const replayReportSchema = z.strictObject({
  version: z.literal(resultVersion),
  summary: z.strictObject({
    total: count,
    standings: z.partialRecord(standingSchema, count),
    /** How many of the cases are weak; absent: none. */
    weak: count.optional(),
    verdicts: z.partialRecord(verdictSchema, count),
    blocking: count,
    /** Standings that fail the run. */
    fail_on: z.array(standingSchema),
    ok: z.boolean(),
    /** Green only when every guard was conclusive. */
    headline: z.string(),
    spend: spendSchema.optional(),
    judge_spend: spendSchema.optional(),
    /** Why the runners ran on the machine itself; absent: they ran in a sandbox, or nobody asked for one. */
    not_sandboxed: z.string().optional(),
    /** Runners whose setup ran before them, in a sandbox of its own that had network and no secret. */
    setups: z.array(z.string()).optional(),
    /** What was tried again of the guards on live models, and what is promised of it. */
    live: z
      .strictObject({
        guards: count,
        suspects: count,
        attempts: z.strictObject({ head: count, base: count }),
        /** Chance that a run is red though nothing is worse. */
        alpha: z.number(),
        /** What suspects were compared with, such as a branch's name. */
        base: z.string().optional(),
        /** Why they were compared with nothing. */
        without_base: z.string().optional(),
        /** Without a base: whether live evidence blocks. */
        unpaired: z.enum(["block", "show"]),
        max_pairs: count,
      })
      .optional(),
    /** Cost and steps of the suite here and on the base. */
    against_base: againstBaseSchema.optional(),
    duration_ms: z.number().nonnegative(),
  }),
  cases: z.array(caseResultSchema),
  /** Which attempt of its workflow run this is, from 1: the next one counts what this one tried. */
  run_attempt: z.number().int().min(1).optional(),
  /** The part of a plan that this report covers; shards of one plan share its hash. */
  shard: z
    .strictObject({
      index: z.number().int().min(1),
      of: z.number().int().min(1),
      plan: z.string(),
      /** Cases of the whole plan. */
      cases: count,
      /** Guards of the whole plan that may meet a live model. */
      live_guards: count.optional(),
    })
    .optional(),
});

/** What `replay --json` prints, the Action stores and every report is made from. */
export type ReplayReport = z.infer<typeof replayReportSchema>;
