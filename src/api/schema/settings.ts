import * as z from "zod";
import { badScoresSchema } from "../../core/schema/bad-scores.ts";
import { durationSchema } from "../../core/schema/duration.ts";
import { effectsSchema } from "../../core/schema/effect.ts";
import { redactRuleSchema } from "../../core/schema/config.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Where a project's notifications go. */
export const hookSchema = z.strictObject({
  url: z
    .url({ protocol: /^(?:https?|mailto)$/ })
    .refine((url) => !/^mailto:(?![^?,\s]+@[^?,\s]+$)/i.test(url), "name one address, as in mailto:ada@example.com")
    .describe("`https:` or, for an e-mail, `mailto:` with one address"),
  form: z
    .enum(["standard", "slack"])
    .default("standard")
    .describe("`standard`: signed after Standard Webhooks; `slack`: a body that Slack's incoming webhooks take"),
  secret: z.string().optional().describe("`whsec_` and base64, as Standard Webhooks writes it"),
  events: z
    .array(z.enum(["group.new", "group.spike", "group.came_back", "group.new_in_release", "digest.weekly"]))
    .default(["group.new", "group.came_back"])
    .describe(
      "a new group; a day with far more failures than the week before; a guarded or resolved group that fails again; a failure that the agent's previous release did not have; a summary on Mondays",
    ),
});
export type Hook = z.infer<typeof hookSchema>;

export const peopleSchema = z.record(z.string(), z.enum(["viewer", "promoter", "admin"]));
type People = z.infer<typeof peopleSchema>;

/**
 * People with their addresses in lower case. An earlier version kept addresses as written. If two entries differ only
 * in case, the lower-case one wins.
 */
export function inLowerCase(people: People): People {
  const entries = Object.entries(people);
  const exact = entries.filter(([address]) => address === address.toLowerCase());
  return Object.fromEntries([...entries.map(([address, role]) => [address.toLowerCase(), role] as const), ...exact]);
}

/**
 * The settings of one project. Every key has a default. `/openapi.json` shows the descriptions; users have no others.
 */
export const projectSettingsSchema = z.strictObject({
  repositories: z
    .array(z.string().regex(/^[\w.-]+\/[\w.-]+$/))
    .default([])
    .describe("repositories (`owner/name`) that cases may be promoted to; the first is the default"),
  agents: z
    .record(
      z.string(),
      z.strictObject({
        repository: z.string().optional(),
        runner: z.string().optional(),
        cases: z.string().optional(),
      }),
    )
    .default({})
    .describe("by the agent's name: the repository, runner and case folder of its cases"),
  effects: effectsSchema.prefault({}).describe("what each tool does to the world, by its name, as in replaykit.yaml"),
  terminal_tools: z.array(z.string()).default([]).describe("tools that end a run: it needs no final answer then"),
  detectors: z
    .array(z.unknown())
    .default([])
    .describe("checks, in the short forms of case.yaml, that mark a run as failed if one of them holds"),
  bad_scores: badScoresSchema
    .optional()
    .describe("which scores of evaluators mark a run as bad, as in replaykit.yaml; default: as there"),
  redact: z
    .strictObject({ rules: z.array(redactRuleSchema).default([]), allow: z.array(z.string()).default([]) })
    .prefault({})
    .describe("own rules, and values or kinds that are left as they are, as in replaykit.yaml"),
  sampling: z
    .strictObject({
      success: z.number().min(0).max(1).default(0.1).describe("share of successes that are kept, by the run id"),
      failures_per_group: z.number().int().min(1).default(20).describe("failures of one group kept a day"),
      then_one_in: z.number().int().min(1).default(10).describe("of further failures, one in this many is kept"),
      feedback_window: durationSchema
        .default(72 * hour)
        .describe("how long a success that was sampled out waits for feedback; 0 turns it off"),
    })
    .prefault({})
    .describe("which runs are kept; all are counted"),
  retention: z
    .strictObject({
      success: durationSchema.default(7 * day),
      failed: durationSchema.default(30 * day),
      flagged: durationSchema.default(90 * day),
      test: durationSchema.default(day),
    })
    .prefault({})
    .describe("how long runs are kept, by class; at most as long as r2-lifecycle.json says"),
  limits: z
    .strictObject({
      requests_per_minute: z
        .number()
        .int()
        .min(1)
        .default(6_000)
        .describe(
          "above it, requests get 429. A burst may hold the requests of ten seconds, or 20 if that is more, but never more than a minute's. One object gathers spans for each 6,000",
        ),
      requests_at_once: z
        .number()
        .int()
        .min(1)
        .max(64)
        .default(4)
        .describe("requests handled at the same time, in each place where the Worker runs; others wait"),
      runs_per_day: z.number().int().min(1).default(10_000_000).describe("above it, requests get 429 until 00:00 UTC"),
      usd_per_day: z
        .number()
        .positive()
        .optional()
        .describe("limit of a day's cost, estimated as in `/v1/stats`; absent: no limit"),
      items_per_request: z.number().int().min(1).max(1_000).default(1_000).describe("runs that one body may hold"),
    })
    .prefault({})
    .describe("above a limit, requests are refused with 429 or 413"),
  hooks: z
    .array(hookSchema)
    .max(10)
    .default([])
    .describe("where notifications of new, returning and spiking groups go"),
  webhook_secrets: z
    .array(z.string().regex(/^whsec_/))
    .max(4)
    .default([])
    .describe(
      "secrets (`whsec_…`) that may sign deliveries to `/v1/hooks/<project>`; several are active during a rotation",
    ),
  oidc: z
    .array(
      z.strictObject({
        repository_id: z.string().regex(/^\d+$/),
        scopes: z.array(z.enum(["ingest", "read", "promote"])).default(["read"]),
        job_workflow_ref: z
          .string()
          .optional()
          .describe("only a workflow of this file and ref: `owner/repo/.github/workflows/x.yml@refs/heads/main`"),
      }),
    )
    .default([])
    .describe("GitHub repositories, by id, whose workflows may use this project, and what they may do"),
  people: peopleSchema
    .overwrite(inLowerCase)
    .default({})
    .describe("people, by e-mail, and their role where Cloudflare Access signs them in"),
});
export type ProjectSettings = z.infer<typeof projectSettingsSchema>;
