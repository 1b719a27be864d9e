import * as z from "zod";
import { jsonSchema } from "./json.ts";
import { figureNames, intervalSchema } from "./result.ts";
import { spendSchema } from "./attempt-result.ts";

export const rehearsalVersion = 1;

const count = z.number().int().nonnegative();

/** How the attempts of a case went on one side. */
const sideSchema = z.strictObject({
  passed: count,
  /** Attempts that were decided: a recording that lacks, or a provider that failed, decides nothing. */
  of: count,
  undecided: count,
});

const rehearsedCaseSchema = z.strictObject({
  case_id: z.string(),
  title: z.string(),
  path: z.string(),
  /** True for a case made of a good run. */
  control: z.boolean(),
  current: sideSchema,
  candidate: sideSchema,
  change: z.enum(["better", "worse", "same", "not compared"]),
  /** Why it was not compared, or what the candidate did where it is worse. */
  reason: z.string().optional(),
});
export type RehearsedCase = z.infer<typeof rehearsedCaseSchema>;

/** A write that one side alone made. */
const writeDifferenceSchema = z.strictObject({
  case_id: z.string(),
  tool: z.string(),
  args: jsonSchema,
  made_by: z.enum(["current", "candidate"]),
  /** In so many attempts. */
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
  /** Where the two part: one sentence. */
  where: z.string(),
  current: transcriptSchema,
  candidate: transcriptSchema,
});
export type ComparedTranscripts = z.infer<typeof comparedTranscriptsSchema>;

/** Average per run: US dollars, tokens, steps or milliseconds. */
const figurePerRunSchema = z.strictObject({
  current: z.number().nonnegative(),
  candidate: z.number().nonnegative(),
  /** Share by which it grew, with its 95 % interval over the cases. */
  change: z.number(),
  interval: intervalSchema,
});

const comparisonSchema = z.strictObject({
  cases: count,
  /** Mean share of passed attempts of the candidate, less the current one's. */
  difference: z.number(),
  /** 95 % interval of that difference. */
  interval: intervalSchema,
  p: z.number(),
  /** A p up to here is told from chance: 0.05, shared by all that is asked of the candidates. */
  level: z.number(),
});

const candidateSchema = z.strictObject({
  /** The model, the prompt files or the configuration. */
  name: z.string(),
  /** Result of the paired test over the suite. */
  outcome: z.enum(["better", "worse", "no difference shown", "not compared"]),
  comparison: comparisonSchema,
  /** The same over the cases of good runs alone: to lose them is worse, whatever is won elsewhere. Absent: none was compared. */
  controls: comparisonSchema.optional(),
  counts: z.strictObject({ better: count, worse: count, same: count, not_compared: count }),
  figures: z.partialRecord(z.enum(figureNames), figurePerRunSchema),
  writes: z.array(writeDifferenceSchema),
  cases: z.array(rehearsedCaseSchema),
  transcripts: z.array(comparedTranscriptsSchema),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What `rehearse --json` prints, and its other reports are made from. */
export const rehearsalSchema = z.strictObject({
  version: z.literal(rehearsalVersion),
  current: z.string(),
  candidates: z.array(candidateSchema),
  /** Attempts of each case on each side. */
  attempts: count,
  /** Why it is only a part of what was asked for: the budget ended before all attempts were made. */
  partial: z.string().optional(),
  /** Cost of all sides. */
  spend: spendSchema.optional(),
});
export type Rehearsal = z.infer<typeof rehearsalSchema>;
