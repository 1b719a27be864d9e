import * as z from "zod";
import { badScoresSchema } from "./bad-scores.ts";
import { durationSchema } from "./duration.ts";
import { effectsSchema, toolPlacesSchema } from "./effect.ts";
import { equivalentSchema } from "./matcher.ts";
import { standingSchema } from "./result.ts";

export const configVersion = 1;

const command = z
  .union([z.string().min(1), z.array(z.string()).min(1)])
  .describe("argv, or one string split by POSIX quoting");

export const runnerSchema = z.looseObject({
  command,
  mode: z.enum(["process", "jsonl"]).default("process"),
  timeout: durationSchema.default(60_000),
  /** Names of environment variables that the runner may see. */
  pass_env: z.array(z.string()).default([]),
  shell: z.boolean().default(false),
  cwd: z.string().optional(),
  setup: command.optional(),
  /** Cases whose source names this agent are run by it. */
  agent: z.string().optional(),
  /** Globs of files that decide whether a pull request affects this runner. */
  paths: z.array(z.string()).optional(),
  /** `jsonl`: cases after which the process is replaced. */
  recycle_after: z.number().int().min(1).default(100),
  hide_checks: z.boolean().default(false),
  /** Folders that stay changed when the runner changes them; everything else that it writes is thrown away with its sandbox. */
  writable: z.array(z.string()).default([]),
  /** `allow` lets the runner reach other machines during replay; a runner with a key of its own may always. */
  network: z.enum(["deny", "allow"]).default("deny"),
});
export type RunnerConfig = z.infer<typeof runnerSchema>;

const upstreamSchema = z.looseObject({
  key_env: z.string().optional(),
  base_url: z.string().optional(),
  /** US dollars for a million tokens; without it only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
});

export const redactRuleSchema = z.looseObject({ name: z.string(), pattern: z.string(), flags: z.string().optional() });

export const judgeSchema = z.looseObject({
  api: z.enum(["openai", "anthropic", "command"]),
  model: z.string().optional(),
  base_url: z.string().optional(),
  /** Absent: the provider's usual variable, or no key where `base_url` is set. */
  key_env: z.string().optional(),
  command: command.optional(),
  /** For one question. */
  timeout: durationSchema.default(60_000),
  /** US dollars for a million tokens; without it only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  votes: z.number().int().min(1).max(9).default(3),
  /** Absent: `.replaykit/judge-cache`. Another folder can be committed, or kept between jobs. */
  cache: z.string().min(1).optional(),
});
export type JudgeConfig = z.infer<typeof judgeSchema>;

/** The model that plays the user of simulated scenarios which have no command of their own. */
export const simulatorSchema = z.looseObject({
  api: z.enum(["openai", "anthropic"]),
  model: z.string(),
  base_url: z.string().optional(),
  /** Absent: the provider's usual variable, or no key where `base_url` is set. */
  key_env: z.string().optional(),
  /** For one turn. */
  timeout: durationSchema.default(60_000),
  /** US dollars for a million tokens; without it only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  /** An attempt in which the user says more than this is inconclusive. */
  max_turns: z.number().int().min(1).max(1000).default(30),
});
export type SimulatorConfig = z.infer<typeof simulatorSchema>;

const httpHostSchema = z
  .union([
    z.string().min(1),
    z.looseObject({ host: z.string().min(1), base_url: z.url({ protocol: /^https?$/ }).optional() }),
  ])
  .transform((entry) => (typeof entry === "string" ? { host: entry, base_url: undefined } : entry));

/** REST tools: requests to these hosts are tool calls. `*.example.com` covers what is below it; `base_url`: where requests go. */
export const httpToolsSchema = z.looseObject({ allow: z.array(httpHostSchema).default([]) });
export type HttpTools = z.infer<typeof httpToolsSchema>;

/** How a suite on live models is judged (all of it from the base on pull requests). */
const liveSchema = z.looseObject({
  /** Attempts by which a guard on a live model is screened; one that does not hold is tried again beside the base. */
  screen: z.number().int().min(1).max(100).default(1),
  /** Chance that a run is red though nothing is worse. */
  alpha: z.number().gt(0).max(0.5).default(0.01),
  /** The most pairs of attempts, one on the head and one on the base, that a case gets. */
  max_pairs: z.number().int().min(4).max(1000).default(48),
  /** Whether live evidence blocks where there is no base to compare with; absent: block at a terminal, show in the Action. */
  without_base: z.enum(["block", "show"]).optional(),
});

/** What answers a read that a case has no recording of: recordings of other cases and kept runs. */
const poolSchema = z.looseObject({
  max_age: durationSchema
    .default(30 * 86_400_000)
    .describe("the most time between a pooled recording and the case's own; 0 pools nothing"),
});

/** `replaykit.yaml` at the repository's root; every key has a default. */
export const configSchema = z.looseObject({
  version: z.literal(configVersion).default(configVersion),
  /** A folder, or globs of case folders. */
  cases: z.union([z.string(), z.array(z.string())]).default("cases"),
  runner: runnerSchema.optional(),
  runners: z.record(z.string(), runnerSchema).default({}),
  /** Where plain functions live, so that they are routed without a change of code. */
  tools: toolPlacesSchema.default({}),
  effects: effectsSchema.default({}),
  /** Renamed tools (the base's on pull requests): the name that the agent has now, and the one in the cases. */
  aliases: z.record(z.string(), z.string().min(1)).default({}),
  /** Calls that count as others (the base's on pull requests). */
  equivalent: z.array(equivalentSchema).default([]),
  /** The base's on pull requests. */
  pool: poolSchema.prefault({}),
  terminal_tools: z.array(z.string()).default([]),
  select: z.union([z.enum(["all", "affected", "smoke"]), z.strictObject({ tags: z.array(z.string()) })]).default("all"),
  budget: z
    .looseObject({
      usd: z.number().nonnegative().optional(),
      tokens: z.number().int().nonnegative().optional(),
      /** How much more than the base a pull request may cost, in money, tokens or steps, such as `20%`; more fails it. */
      increase: z
        .string()
        .regex(/^\d{1,4}(?:\.\d{1,3})?\s?%$/, "expected a share, such as 20%")
        .optional(),
    })
    .optional(),
  live: liveSchema.prefault({}),
  upstream: z.record(z.string(), upstreamSchema).default({}),
  http: httpToolsSchema.optional(),
  fail_on: z.array(standingSchema).default(["regressed", "broken", "unguarded", "error"]),
  /** What a guard's green may rest on: `observed` takes only what passed through the gateway, `reported` the runner's word too. */
  evidence: z.enum(["observed", "reported"]).default("reported"),
  redact: z
    .looseObject({
      rules: z.array(redactRuleSchema).default([]),
      allow: z.array(z.string()).default([]),
      command: z.union([z.string(), z.array(z.string())]).nullish(),
    })
    .prefault({}),
  /** Which scores of evaluators, in traces that are imported, make a run a bad one. */
  bad_scores: badScoresSchema.optional(),
  judge: judgeSchema.nullish(),
  simulator: simulatorSchema.optional(),
  /**
   * Whether runners, and all else that a change brings, run apart from the machine: `required` refuses to replay where that cannot be,
   * `auto` says so, `off` accepts that keys can be read and that writes happen. On pull requests it is the base's.
   */
  sandbox: z.enum(["required", "auto", "off"]).default("auto"),
});
export type ReplayConfig = z.infer<typeof configSchema>;
