import * as z from "zod";
import { jsonSchema } from "./json.ts";

/** What one check gave, with words a reviewer understands. */
export const outcomeSchema = z.strictObject({
  /** The check as a short text, e.g. `max_tool_calls lookup_billing 3`. */
  check: z.string(),
  kind: z.string(),
  outcome: z.enum(["pass", "fail", "needs_human"]),
  /** True if it cannot be decided on this run: its door does not carry what the check needs, or a pattern looked at a part only. */
  unseen: z.boolean().optional(),
  /** True if `unseen` is, because a pattern could test only the first part of a text. */
  truncated: z.boolean().optional(),
  /** One sentence: what was expected and what came. */
  message: z.string(),
  expected: jsonSchema.optional(),
  observed: jsonSchema.optional(),
  /** The call that came closest to the wanted one. */
  nearest: jsonSchema.optional(),
  /** Who decided a semantic check: a person's name, or the judge's. */
  decided_by: z.string().optional(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

export const verdictSchema = z.enum(["reproduced", "fixed", "changed", "inconclusive", "error"]);
export type Verdict = z.infer<typeof verdictSchema>;

export const count = z.number().int().nonnegative();

export const missSchema = z.strictObject({
  /** What was missing: a tool fixture, a model fixture, a user turn, a key, or the provider failed. */
  kind: z.enum(["tool", "model", "user_turn", "key", "provider"]),
  /** The request: a tool and its arguments, or a summary of a model request. */
  tool: z.string().optional(),
  args: jsonSchema.optional(),
  nearest: jsonSchema.optional(),
  /** First JSON Pointer at which the nearest fixture differs, and the rule that would make it match. */
  differs_at: z.string().optional(),
  rule: z.string().optional(),
  /** Of a text that changed: what was recorded there and what was asked now, with a few words around; and what to do, if it is known. */
  recorded: z.string().optional(),
  asked: z.string().optional(),
  remedy: z.string().optional(),
  message: z.string(),
});
export type Miss = z.infer<typeof missSchema>;

/** A read that was answered by a fixture of another case or of a kept run. */
export const pooledAnswerSchema = z.strictObject({
  tool: z.string(),
  args: jsonSchema,
  /** The case or the run that it comes from. */
  source: z.string(),
  /** Time between its recording and the case's. */
  age_ms: z.number().nonnegative(),
});
export type PooledAnswer = z.infer<typeof pooledAnswerSchema>;

/** How the attempt's calls were answered, and who says so. */
export const evidenceCountsSchema = z.strictObject({
  /** `observed`: the gateway saw it; `reported`: the runner said it; `not observed`: nobody did. */
  basis: z.enum(["observed", "reported", "not observed"]),
  /** True if other network was denied: only observed and isolated is proof. */
  isolated: z.boolean(),
  served: count,
  simulated: count,
  missed: count,
  blocked: count,
  live: count,
  uncontrolled: count,
  unconsumed: count,
  /** Error texts that were served as text because nobody can say whether the tool returned or raised them; absent: none. */
  text_errors: count.optional(),
  /** Calls that a model asked for and the agent's own code answered, without calling its routed function; absent: none. */
  declined: count.optional(),
  /** Who made up the user's turns, which count as simulated; those of a model count as live too. */
  user: z.enum(["command", "model"]).optional(),
});
export type EvidenceCounts = z.infer<typeof evidenceCountsSchema>;

export const differenceSchema = z.strictObject({
  /** Position among the calls or steps of the recorded run, from 0. */
  index: count,
  what: z.enum(["tool", "arguments", "result", "state", "missing", "extra", "output", "status"]),
  /** JSON Pointer inside the arguments, result or state. */
  pointer: z.string().optional(),
  tool: z.string().optional(),
  recorded: jsonSchema.optional(),
  replayed: jsonSchema.optional(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const spendSchema = z.strictObject({ usd: z.number().nonnegative(), tokens: count });
export type Spend = z.infer<typeof spendSchema>;

export const attemptResultSchema = z.strictObject({
  attempt: count,
  verdict: verdictSchema,
  /** Why, in one line; for `error` and `inconclusive` it names the cause. */
  reason: z.string(),
  signatures: z.array(outcomeSchema),
  assertions: z.array(outcomeSchema),
  counts: evidenceCountsSchema,
  misses: z.array(missSchema),
  first_difference: differenceSchema.optional(),
  /** Tools whose simulated write the verdict leans on. */
  leans_on_simulated: z.array(z.string()),
  /** Reads that other cases or kept runs answered; absent: none. They count as served. */
  leans_on_pooled: z.array(pooledAnswerSchema).optional(),
  duration_ms: z.number().nonnegative(),
  /** What the run took: model calls, else steps, else calls; and tokens, where anybody counted them. */
  steps: count.optional(),
  tokens: count.optional(),
  exit: z
    .strictObject({ code: z.number().nullable(), signal: z.string().nullable(), timed_out: z.boolean() })
    .optional(),
  /** What live models cost. */
  spend: spendSchema.optional(),
  /** Cost of the judge; cached answers cost nothing. */
  judge_spend: spendSchema.optional(),
  /** Where the verdict is an error: the last lines that the runner wrote to its standard error, redacted; at most 8. */
  stderr: z.array(z.string()).max(8).optional(),
  /** What the runner changed in its sandbox, which was thrown away: at most 50 entries; absent: nothing, or there was no sandbox. */
  wrote: z.array(z.strictObject({ path: z.string(), what: z.string() })).optional(),
});
export type AttemptResult = z.infer<typeof attemptResultSchema>;
