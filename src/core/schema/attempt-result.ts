import * as z from "zod";
import { jsonSchema } from "./json.ts";

/** Result of one check. */
export const outcomeSchema = z.strictObject({
  /** The check as a short text, e.g. `max_tool_calls lookup_billing 3`. */
  check: z.string(),
  kind: z.string(),
  outcome: z.enum(["pass", "fail", "needs_human"]),
  /** True if undecided: the run lacks a fact that the check needs, or the pattern searched only a part of the text. */
  unseen: z.boolean().optional(),
  /** True if `unseen` is, because a pattern could test only the first part of a text. */
  truncated: z.boolean().optional(),
  /** One sentence for a reviewer: what was expected and what came. */
  message: z.string(),
  expected: jsonSchema.optional(),
  observed: jsonSchema.optional(),
  /** The call that is closest to the expected one. */
  nearest: jsonSchema.optional(),
  /** Who decided a semantic check: the name of a person or of the judge. */
  decided_by: z.string().optional(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

export const verdictSchema = z.enum(["reproduced", "fixed", "changed", "inconclusive", "error"]);
export type Verdict = z.infer<typeof verdictSchema>;

export const count = z.number().int().nonnegative();

export const missSchema = z.strictObject({
  /** What was missing: a tool fixture, a model fixture, a user turn or a key. `provider`: the provider failed. */
  kind: z.enum(["tool", "model", "user_turn", "key", "provider"]),
  /** The request: a tool and its arguments, or a summary of a model request. */
  tool: z.string().optional(),
  args: jsonSchema.optional(),
  nearest: jsonSchema.optional(),
  /** First JSON Pointer at which the nearest fixture differs; `rule` would make it match. */
  differs_at: z.string().optional(),
  rule: z.string().optional(),
  /**
   * If a text differs: the recorded one and the present one, each with a few words around it, and what to do if known.
   */
  recorded: z.string().optional(),
  asked: z.string().optional(),
  remedy: z.string().optional(),
  message: z.string(),
});
export type Miss = z.infer<typeof missSchema>;

/** A read that a fixture of another case or of a kept run answered. */
export const pooledAnswerSchema = z.strictObject({
  tool: z.string(),
  args: jsonSchema,
  /** The case or run that the fixture comes from. */
  source: z.string(),
  /** Time between its recording and the case's, in milliseconds. */
  age_ms: z.number().nonnegative(),
});
export type PooledAnswer = z.infer<typeof pooledAnswerSchema>;

/** How the calls of an attempt were answered, and on whose evidence. */
export const evidenceCountsSchema = z.strictObject({
  /** `observed`: the gateway saw the calls. `reported`: the runner reported them. `not observed`: neither. */
  basis: z.enum(["observed", "reported", "not observed"]),
  /** True if all other network access was denied. Only evidence that is observed and isolated is proof. */
  isolated: z.boolean(),
  served: count,
  simulated: count,
  missed: count,
  blocked: count,
  live: count,
  /** Number of recorded model answers before the first live one; absent: no model was live. */
  live_after: count.optional(),
  uncontrolled: count,
  unconsumed: count,
  /** Error texts served as text: the recording does not show whether the tool returned or raised them. Absent: none. */
  text_errors: count.optional(),
  /** Calls that a model asked for and the agent answered without calling its routed function; absent: none. */
  declined: count.optional(),
  /** What wrote the user's turns. They count as simulated; a model's turns also count as live. */
  user: z.enum(["command", "model"]).optional(),
});
export type EvidenceCounts = z.infer<typeof evidenceCountsSchema>;

export const differenceSchema = z.strictObject({
  /** Index among the calls or steps of the recorded run, from 0. */
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
  /** One line; for `error` and `inconclusive` it names the cause. */
  reason: z.string(),
  signatures: z.array(outcomeSchema),
  assertions: z.array(outcomeSchema),
  counts: evidenceCountsSchema,
  misses: z.array(missSchema),
  first_difference: differenceSchema.optional(),
  /** Tools whose simulated writes the verdict depends on. */
  leans_on_simulated: z.array(z.string()),
  /** Reads answered from other cases or kept runs, which count as served; absent: none. */
  leans_on_pooled: z.array(pooledAnswerSchema).optional(),
  duration_ms: z.number().nonnegative(),
  /** Number of model calls; if none are known, of steps; if none, of tool calls. */
  steps: count.optional(),
  tokens: count.optional(),
  exit: z
    .strictObject({ code: z.number().nullable(), signal: z.string().nullable(), timed_out: z.boolean() })
    .optional(),
  /** Cost of live models. */
  spend: spendSchema.optional(),
  /** Cost of the judge; cached answers cost nothing. */
  judge_spend: spendSchema.optional(),
  /** Only if the verdict is `error`: the last lines of the runner's standard error, redacted. */
  stderr: z.array(z.string()).max(8).optional(),
  /** Files that the runner changed in its discarded sandbox, at most 50. Absent: none, or there was no sandbox. */
  wrote: z.array(z.strictObject({ path: z.string(), what: z.string() })).optional(),
});
export type AttemptResult = z.infer<typeof attemptResultSchema>;
