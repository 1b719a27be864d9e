import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  durationSchema
} from "./chunk-E3666BLM.js";
import {
  effectsSchema
} from "./chunk-XEYS2RPR.js";
import {
  jsonObjectSchema,
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  ZodBigInt,
  ZodBoolean,
  ZodDate,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  ZodNumber,
  ZodString,
  _coercedBigint,
  _coercedBoolean,
  _coercedDate,
  _coercedNumber,
  _coercedString,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  array,
  boolean,
  literal,
  looseObject,
  number,
  partialRecord,
  record,
  strictObject,
  string,
  union
} from "./chunk-SN3GIU3B.js";
import {
  __export
} from "./chunk-VHE66NNS.js";

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean2,
  date: () => date2,
  number: () => number2,
  string: () => string2
});
function string2(params) {
  return _coercedString(ZodString, params);
}
function number2(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean2(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date2(params) {
  return _coercedDate(ZodDate, params);
}

// src/core/schema/matcher.ts
var valueMatcherSchema = union([
  strictObject({ $any: literal(true) }),
  strictObject({ $regex: string() }),
  strictObject({ $type: _enum(["string", "number", "integer", "boolean", "null", "array", "object"]) }),
  strictObject({ $one_of: array(jsonSchema).min(1) }),
  strictObject({ $near: number(), $by: number().nonnegative() })
]);
var argsModeSchema = _enum(["exact", "subset", "ignore"]);

// src/core/schema/case.ts
var caseVersion = 1;
var caseStateSchema = _enum(["open", "guard", "quarantined", "retired"]);
var caseIdSchema = string().regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "lower-case letters, digits and dashes");
var toolModeSchema = _enum(["fixtures", "static", "simulate", "deny", "live"]);
var modelModeSchema = _enum(["recorded", "recorded-until-divergence", "live"]);
var toolArgsRule = union([
  argsModeSchema,
  looseObject({
    args: argsModeSchema.optional(),
    ignore: array(string()).optional().describe("JSON Pointers into the arguments that do not count")
  })
]);
var replayRulesSchema = looseObject({
  model: modelModeSchema.optional().describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
  tools: union([toolModeSchema, record(string(), toolModeSchema)]).default("fixtures").describe("one mode for all tools, or a mode by tool (`default` for the others)"),
  on_read_miss: _enum(["fail", "tool-error"]).default("fail"),
  on_write_miss: _enum(["simulate", "fail"]).default("simulate"),
  match: looseObject({
    args: argsModeSchema.default("exact"),
    ignore: array(string()).default([]),
    tools: record(string(), toolArgsRule).default({})
  }).prefault({}),
  attempts: union([literal("auto"), number().int().min(1).max(1e3)]).default("auto"),
  timeout: durationSchema.optional(),
  /** `model_call`: an attempt without an observed model call ran nothing (for failures that an empty run shows too). */
  demand: _enum(["model_call"]).optional()
});
var scenarioSchema = looseObject({
  input: array(looseObject({ role: string(), content: jsonSchema })).default([]),
  mode: _enum(["continue", "scripted", "simulated"]).default("continue"),
  /** `continue`: the user turn (from 1) at which the agent takes over; absent = the last one. */
  from_turn: number().int().min(1).optional(),
  /** `simulated`: who plays the user. */
  simulator: looseObject({ command: union([string(), array(string())]).optional(), model: string().optional() }).optional(),
  context: jsonObjectSchema.default({})
});
var quarantineSchema = looseObject({ owner: string(), reason: string(), until: iso_exports.date() });
var reviewSchema = looseObject({
  assertion: string(),
  verdict: _enum(["pass", "fail"]),
  by: string(),
  at: string(),
  note: string().optional(),
  /** SHA-256 of the output that was judged: another output needs another look. */
  output_hash: string().optional()
});
var caseHeadSchema = looseObject({
  version: literal(caseVersion),
  id: caseIdSchema,
  title: string().min(1).max(200),
  state: caseStateSchema.default("open"),
  source: looseObject({
    run_id: string(),
    fingerprint: string().optional(),
    captured_at: string().optional(),
    /** Attempts that reproduced over attempts made when the case was added, e.g. `4/5`. */
    rate: string().regex(/^\d+\/\d+$/).optional()
  }).optional(),
  runner: string().optional(),
  agent: string().optional(),
  tags: array(string()).default([]),
  effects: effectsSchema.default({}),
  terminal_tools: array(string()).optional(),
  scenario: scenarioSchema.prefault({}),
  replay: replayRulesSchema.prefault({}),
  quarantine: quarantineSchema.optional(),
  /** Share of attempts that may reproduce before a guard on a live model counts as regressed. */
  tolerated_rate: number().min(0).max(1).optional(),
  reviews: array(reviewSchema).default([])
});
var caseFileNames = [
  "case.yaml",
  "source-trace.json",
  "fixtures/tools.json",
  "fixtures/model.json",
  "notes.md"
];

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
  coerce_exports,
  valueMatcherSchema,
  argsModeSchema,
  caseVersion,
  caseIdSchema,
  replayRulesSchema,
  caseHeadSchema,
  caseFileNames,
  resultVersion,
  verdictSchema,
  standingSchema,
  replayReportSchema
};
