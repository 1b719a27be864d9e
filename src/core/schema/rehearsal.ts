import * as z from "zod";
import { jsonSchema } from "./json.ts";
import { figureNames, intervalSchema } from "./result.ts";
import { spendSchema } from "./attempt-result.ts";

export const rehearsalVersion = 1;

const count = z.number().int().nonnegative();

/** Attempts of a case on one side: with the current version or with a candidate. */
const sideSchema = z.strictObject({
  passed: count,
  /** Decided attempts. An attempt with a missing recording or a provider failure is undecided. */
  of: count,
  undecided: count,
});

const rehearsedCaseSchema = z.strictObject({
  case_id: z.string(),
  title: z.string(),
  path: z.string(),
  /** True for a case made from a good run. */
  control: z.boolean(),
  current: sideSchema,
  candidate: sideSchema,
  change: z.enum(["better", "worse", "same", "not compared"]),
  /** Why the case was not compared, or what the candidate did worse. */
  reason: z.string().optional(),
});
export type RehearsedCase = z.infer<typeof rehearsedCaseSchema>;

/** A write that only one side made. */
const writeDifferenceSchema = z.strictObject({
  case_id: z.string(),
  tool: z.string(),
  args: jsonSchema,
  made_by: z.enum(["current", "candidate"]),
  /** Number of attempts that made it, out of `of`. */
  times: count,
  of: count,
});
export type WriteDifference = z.infer<typeof writeDifferenceSchema>;

const transcriptSchema = z.strictObject({ status: z.string(), verdict: z.string(), lines: z.array(z.string()) });
export type Transcript = z.infer<typeof transcriptSchema>;

const comparedTranscriptsSchema = z.strictObject({
  case_id: z.string(),
  attempt: count,
  differences: count,
  /** One sentence: where the two diverge. */
  where: z.string(),
  current: transcriptSchema,
  candidate: transcriptSchema,
});
export type ComparedTranscripts = z.infer<typeof comparedTranscriptsSchema>;

/** Average per run: US dollars, tokens, steps or milliseconds. */
const figurePerRunSchema = z.strictObject({
  current: z.number().nonnegative(),
  candidate: z.number().nonnegative(),
  /** Growth as a share of the current figure, with its 95 % interval over the cases. */
  change: z.number(),
  interval: intervalSchema,
});

const comparisonSchema = z.strictObject({
  cases: count,
  /** The candidate's mean share of passed attempts minus the current version's. */
  difference: z.number(),
  /** 95 % interval of that difference. */
  interval: intervalSchema,
  p: z.number(),
  /** Significance level that `p` must reach: 0.05 divided by the number of comparisons. */
  level: z.number(),
});

const candidateSchema = z.strictObject({
  /** The model, the prompt files or the configuration. */
  name: z.string(),
  /** Result of the paired tests over the suite and its controls. */
  outcome: z.enum(["better", "worse", "no difference shown", "not compared"]),
  comparison: comparisonSchema,
  /**
   * The same for controls only. A loss there makes the candidate worse despite other gains. Absent: none was compared.
   */
  controls: comparisonSchema.optional(),
  counts: z.strictObject({ better: count, worse: count, same: count, not_compared: count }),
  figures: z.partialRecord(z.enum(figureNames), figurePerRunSchema),
  writes: z.array(writeDifferenceSchema),
  cases: z.array(rehearsedCaseSchema),
  transcripts: z.array(comparedTranscriptsSchema),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** `rehearse --json` prints this, and its other reports are made from it. */
export const rehearsalSchema = z.strictObject({
  version: z.literal(rehearsalVersion),
  current: z.string(),
  candidates: z.array(candidateSchema),
  /** Attempts per case and side. */
  attempts: count,
  /** Why the rehearsal is incomplete: the budget ended before all attempts were made. */
  partial: z.string().optional(),
  /** Cost of all sides. */
  spend: spendSchema.optional(),
});
export type Rehearsal = z.infer<typeof rehearsalSchema>;
