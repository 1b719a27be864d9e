import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseStateSchema
} from "./chunk-CDTRLQZL.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  _enum,
  array,
  boolean,
  literal,
  number,
  partialRecord,
  record,
  strictObject,
  string
} from "./chunk-SN3GIU3B.js";

// src/core/schema/result.ts
var resultVersion = 1;
var outcomeSchema = strictObject({
  /** The check as a short text, e.g. `max_tool_calls lookup_billing 3`. */
  check: string(),
  kind: string(),
  outcome: _enum(["pass", "fail", "needs_human"]),
  /** One sentence: what was expected and what came. */
  message: string(),
  expected: jsonSchema.optional(),
  observed: jsonSchema.optional(),
  /** The call that came closest to the wanted one. */
  nearest: jsonSchema.optional(),
  /** Who decided a semantic check: a person's name, or the judge's. */
  decided_by: string().optional()
});
var verdictSchema = _enum(["reproduced", "fixed", "changed", "inconclusive", "error"]);
var standingSchema = _enum([
  "regressed",
  "broken",
  "unguarded",
  "error",
  "altered",
  "newly-fixed",
  "unproven",
  "changed",
  "flaky",
  "still-failing",
  "inconclusive",
  "holding",
  "quarantined",
  "skipped"
]);
var count = number().int().nonnegative();
var missSchema = strictObject({
  /** What was missing: a tool recording, a model recording, a user turn, a key, or the provider failed. */
  kind: _enum(["tool", "model", "user_turn", "key", "provider"]),
  /** What was asked for: a tool and its arguments, or a model request's summary. */
  tool: string().optional(),
  args: jsonSchema.optional(),
  nearest: jsonSchema.optional(),
  /** First JSON Pointer at which the nearest recording differs, and the rule that would make it match. */
  differs_at: string().optional(),
  rule: string().optional(),
  message: string()
});
var evidenceCountsSchema = strictObject({
  /** `observed`: the gateway saw it; `reported`: the runner said it; `not observed`: nobody did. */
  basis: _enum(["observed", "reported", "not observed"]),
  /** True where other network was denied: only observed and isolated is proof. */
  isolated: boolean(),
  served: count,
  simulated: count,
  missed: count,
  blocked: count,
  live: count,
  uncontrolled: count,
  unconsumed: count
});
var differenceSchema = strictObject({
  /** Position among the calls or steps of the recorded run, from 0. */
  index: count,
  what: _enum(["tool", "arguments", "result", "state", "missing", "extra", "output", "status"]),
  /** JSON Pointer inside the arguments, result or state. */
  pointer: string().optional(),
  tool: string().optional(),
  recorded: jsonSchema.optional(),
  replayed: jsonSchema.optional()
});
var spendSchema = strictObject({ usd: number().nonnegative(), tokens: count });
var attemptResultSchema = strictObject({
  attempt: count,
  verdict: verdictSchema,
  /** Why, in one line; for `error` and `inconclusive` it names the cause. */
  reason: string(),
  signatures: array(outcomeSchema),
  assertions: array(outcomeSchema),
  counts: evidenceCountsSchema,
  misses: array(missSchema),
  first_difference: differenceSchema.optional(),
  /** Tools whose simulated write the verdict leans on. */
  leans_on_simulated: array(string()),
  duration_ms: number().nonnegative(),
  exit: strictObject({ code: number().nullable(), signal: string().nullable(), timed_out: boolean() }).optional(),
  spend: spendSchema.optional()
});
var intervalSchema = strictObject({ low: number(), high: number() });
var caseResultSchema = strictObject({
  case_id: string(),
  title: string(),
  /** Folder of the case, relative to the repository, with `/`. */
  path: string(),
  state: caseStateSchema,
  verdict: verdictSchema,
  standing: standingSchema,
  /** One sentence for the reviewer. */
  reason: string(),
  /** True where this standing fails the run under `fail_on`. */
  blocks: boolean(),
  base: strictObject({ verdict: verdictSchema, reason: string() }).optional(),
  /** Share of attempts that reproduced, with its 95 % interval. */
  rate: strictObject({ reproduced: count, of: count, interval: intervalSchema }),
  /** Further fixed attempts that the evidence needs (`unproven`). */
  attempts_needed: count.optional(),
  live_model: boolean(),
  altered: array(string()).optional(),
  attempts: array(attemptResultSchema),
  /** Commands that act on this result: reproduce locally, add recordings, guard. */
  commands: strictObject({
    reproduce: string(),
    add_recordings: string().optional(),
    guard: string().optional()
  }),
  /** Line numbers in case.yaml of the keys that annotations point at. */
  lines: record(string(), number().int()).optional(),
  duration_ms: number().nonnegative()
});
var replayReportSchema = strictObject({
  version: literal(resultVersion),
  summary: strictObject({
    total: count,
    standings: partialRecord(standingSchema, count),
    verdicts: partialRecord(verdictSchema, count),
    blocking: count,
    /** Standings that fail the run. */
    fail_on: array(standingSchema),
    ok: boolean(),
    /** Green only when every guard was conclusive. */
    headline: string(),
    spend: spendSchema.optional(),
    duration_ms: number().nonnegative()
  }),
  cases: array(caseResultSchema),
  /** The part of a plan that this report covers; shards of one plan share its hash. */
  shard: strictObject({
    index: number().int().min(1),
    of: number().int().min(1),
    plan: string(),
    /** Cases of the whole plan. */
    cases: count
  }).optional()
});

export {
  resultVersion,
  verdictSchema,
  standingSchema,
  caseResultSchema,
  replayReportSchema
};
