import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  effectsSchema
} from "./chunk-XEYS2RPR.js";
import {
  durationSchema
} from "./chunk-E3666BLM.js";
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
  literal,
  looseObject,
  number,
  record,
  strictObject,
  string,
  union
} from "./chunk-SN3GIU3B.js";
import {
  __export
} from "./chunk-VHE66NNS.js";

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean,
  date: () => date,
  number: () => number2,
  string: () => string2
});
function string2(params) {
  return _coercedString(ZodString, params);
}
function number2(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date(params) {
  return _coercedDate(ZodDate, params);
}

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date2,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date2(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
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

export {
  coerce_exports,
  valueMatcherSchema,
  argsModeSchema,
  caseVersion,
  caseStateSchema,
  caseIdSchema,
  replayRulesSchema,
  caseHeadSchema,
  caseFileNames
};
