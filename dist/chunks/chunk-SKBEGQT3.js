import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  standingSchema
} from "./chunk-BEDZKUB6.js";
import {
  effectsSchema
} from "./chunk-XEYS2RPR.js";
import {
  durationSchema
} from "./chunk-E3666BLM.js";
import {
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number,
  record,
  strictObject,
  string,
  union
} from "./chunk-SN3GIU3B.js";

// src/core/schema/config.ts
var configVersion = 1;
var command = union([string().min(1), array(string()).min(1)]).describe("argv, or one string split by POSIX quoting");
var runnerSchema = looseObject({
  command,
  mode: _enum(["process", "jsonl"]).default("process"),
  timeout: durationSchema.default(6e4),
  /** Names of environment variables that the runner may see. */
  pass_env: array(string()).default([]),
  shell: boolean().default(false),
  cwd: string().optional(),
  setup: command.optional(),
  /** Cases whose source names this agent are run by it. */
  agent: string().optional(),
  /** Globs of files that decide whether a pull request affects this runner. */
  paths: array(string()).optional(),
  /** `jsonl`: cases after which the process is replaced. */
  recycle_after: number().int().min(1).default(100),
  hide_checks: boolean().default(false),
  /** `allow` lets the runner reach other machines during replay; a runner with a key of its own may always. */
  network: _enum(["deny", "allow"]).default("deny")
});
var upstreamSchema = looseObject({
  key_env: string().optional(),
  base_url: string().optional(),
  /** US dollars for a million tokens; without it only tokens are counted. */
  price: looseObject({ input: number().nonnegative(), output: number().nonnegative() }).optional()
});
var redactRuleSchema = looseObject({ name: string(), pattern: string(), flags: string().optional() });
var judgeSchema = looseObject({
  api: _enum(["openai", "anthropic", "command"]),
  model: string().optional(),
  base_url: string().optional(),
  /** Absent: the provider's usual variable, or no key where `base_url` is set. */
  key_env: string().optional(),
  command: command.optional(),
  /** For one question. */
  timeout: durationSchema.default(6e4),
  /** US dollars for a million tokens; without it only tokens are counted. */
  price: looseObject({ input: number().nonnegative(), output: number().nonnegative() }).optional(),
  votes: number().int().min(1).max(9).default(3)
});
var configSchema = looseObject({
  version: literal(configVersion).default(configVersion),
  /** A folder, or globs of case folders. */
  cases: union([string(), array(string())]).default("cases"),
  runner: runnerSchema.optional(),
  runners: record(string(), runnerSchema).default({}),
  effects: effectsSchema.default({}),
  terminal_tools: array(string()).default([]),
  select: union([_enum(["all", "affected", "smoke"]), strictObject({ tags: array(string()) })]).default("all"),
  budget: looseObject({ usd: number().nonnegative().optional(), tokens: number().int().nonnegative().optional() }).optional(),
  upstream: record(string(), upstreamSchema).default({}),
  fail_on: array(standingSchema).default(["regressed", "broken", "unguarded", "error"]),
  redact: looseObject({
    rules: array(redactRuleSchema).default([]),
    allow: array(string()).default([]),
    command: union([string(), array(string())]).nullish()
  }).prefault({}),
  judge: judgeSchema.nullish()
});

export {
  configVersion,
  runnerSchema,
  configSchema
};
