import * as z from "zod";
import { recordOf } from "./record-of.ts";
import { badScoresSchema } from "./bad-scores.ts";
import { durationSchema } from "./duration.ts";
import { effectsSchema, toolLocationsSchema } from "./effect.ts";
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
  /** This runner runs the cases whose source names this agent. */
  agent: z.string().optional(),
  /** Globs of files that decide whether a pull request affects this runner. */
  paths: z.array(z.string()).optional(),
  /** `jsonl`: number of cases after which the process is replaced. */
  recycle_after: z.number().int().min(1).default(100),
  hide_checks: z.boolean().default(false),
  /** Folders in which the runner's changes are kept. All other files that it writes are discarded with its sandbox. */
  writable: z.array(z.string()).default([]),
  /** `allow` lets the runner reach other machines during replay. A runner with its own key may always do so. */
  network: z.enum(["deny", "allow"]).default("deny"),
});
export type RunnerConfig = z.infer<typeof runnerSchema>;

const upstreamSchema = z.looseObject({
  key_env: z.string().optional(),
  base_url: z.string().optional(),
  /** US dollars per million tokens. Absent: only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
});

export const redactRuleSchema = z.looseObject({ name: z.string(), pattern: z.string(), flags: z.string().optional() });

export const judgeSchema = z.looseObject({
  api: z.enum(["openai", "anthropic", "command"]),
  model: z.string().optional(),
  base_url: z.string().optional(),
  /** Absent: the provider's usual variable, or no key if `base_url` is set. */
  key_env: z.string().optional(),
  command: command.optional(),
  /** For one question. */
  timeout: durationSchema.default(60_000),
  /** US dollars per million tokens. Absent: only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  votes: z.number().int().min(1).max(9).default(3),
  /**
   * Folder of cached answers. Absent: `.replaykit/judge-cache`. Another folder can be committed or kept between jobs.
   */
  cache: z.string().min(1).optional(),
});
export type JudgeConfig = z.infer<typeof judgeSchema>;

/** The model that plays the user in simulated scenarios that name no command. */
export const simulatorSchema = z.looseObject({
  api: z.enum(["openai", "anthropic"]),
  model: z.string(),
  base_url: z.string().optional(),
  /** Absent: the provider's usual variable, or no key if `base_url` is set. */
  key_env: z.string().optional(),
  /** For one turn. */
  timeout: durationSchema.default(60_000),
  /** US dollars per million tokens. Absent: only tokens are counted. */
  price: z.looseObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
  /** An attempt with more user turns is inconclusive. */
  max_turns: z.number().int().min(1).max(1000).default(30),
});
export type SimulatorConfig = z.infer<typeof simulatorSchema>;

const httpHostSchema = z
  .union([
    z.string().min(1),
    z.looseObject({ host: z.string().min(1), base_url: z.url({ protocol: /^https?$/ }).optional() }),
  ])
  .transform((entry) => (typeof entry === "string" ? { host: entry, base_url: undefined } : entry));

/**
 * REST tools: requests to these hosts are tool calls. `*.example.com` covers its subdomains; `base_url` is where they go.
 */
export const httpToolsSchema = z.looseObject({ allow: z.array(httpHostSchema).default([]) });
export type HttpTools = z.infer<typeof httpToolsSchema>;

/** How verdicts on live models are found. On pull requests the base's values apply. */
const liveSchema = z.looseObject({
  /** Screening attempts of a guard on a live model. A guard that fails one gets a trial beside the base. */
  screen: z.number().int().min(1).max(100).default(1),
  /** Probability that a run is red although nothing is worse. */
  alpha: z.number().gt(0).max(0.5).default(0.01),
  /** Maximum pairs of attempts (one on the head, one on the base) for a case. */
  max_pairs: z.number().int().min(4).max(1000).default(48),
  /** Whether live evidence blocks without a base. Absent: `block` at a terminal, `show` in the Action. */
  without_base: z.enum(["block", "show"]).optional(),
});

/** The pool: recordings of other cases and of kept runs, which answer reads that a case has no recording of. */
const poolSchema = z.looseObject({
  max_age: durationSchema
    .default(30 * 86_400_000)
    .describe("maximum time between a pooled recording and the case's own; 0 turns pooling off"),
});

/** `replaykit.yaml` at the repository's root. Every key is optional. */
export const configSchema = z.looseObject({
  version: z.literal(configVersion).default(configVersion),
  /** A folder, or globs of case folders. */
  cases: z.union([z.string(), z.array(z.string())]).default("cases"),
  runner: runnerSchema.optional(),
  runners: z.record(z.string(), runnerSchema).default({}),
  /** Where plain functions are defined, so that they are routed without a change of their code. */
  tools: toolLocationsSchema.default({}),
  effects: effectsSchema.prefault({}),
  /**
   * Renamed tools: from the agent's present name to the name in the cases. On pull requests the base's value applies.
   */
  aliases: recordOf(z.string().min(1)).prefault({}),
  /** Calls that count as other calls. On pull requests the base's value applies. */
  equivalent: z.array(equivalentSchema).default([]),
  /** On pull requests the base's value applies. */
  pool: poolSchema.prefault({}),
  terminal_tools: z.array(z.string()).default([]),
  select: z.union([z.enum(["all", "affected", "smoke"]), z.strictObject({ tags: z.array(z.string()) })]).default("all"),
  budget: z
    .looseObject({
      usd: z.number().nonnegative().optional(),
      tokens: z.number().int().nonnegative().optional(),
      /** Allowed growth over the base in money, tokens or steps, such as `20%`. More fails the run. */
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
  /** Evidence that lets a guard pass. `observed`: what the gateway saw. `reported`: also what the runner reports. */
  evidence: z.enum(["observed", "reported"]).default("reported"),
  redact: z
    .looseObject({
      rules: z.array(redactRuleSchema).default([]),
      allow: z.array(z.string()).default([]),
      command: z.union([z.string(), z.array(z.string())]).nullish(),
    })
    .prefault({}),
  /** Which evaluator scores of imported traces mark a run as bad. */
  bad_scores: badScoresSchema.optional(),
  judge: judgeSchema.nullish(),
  simulator: simulatorSchema.optional(),
  /**
   * Whether runners and all other code of a change run in a sandbox. Where none is possible, `required` refuses to
   * replay and `auto` replays without one and reports it. `off` accepts that code can read keys and write. On pull
   * requests the base's value applies.
   */
  sandbox: z.enum(["required", "auto", "off"]).default("auto"),
});
export type ReplayConfig = z.infer<typeof configSchema>;
