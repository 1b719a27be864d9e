import * as z from "zod";
import { badScoresSchema } from "../../core/schema/bad-scores.ts";
import { durationSchema } from "../../core/schema/duration.ts";
import { effectsSchema } from "../../core/schema/effect.ts";
import { redactRuleSchema } from "../../core/schema/config.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Where a project's server-sent news go. */
export const hookSchema = z.strictObject({
  /** `https:` or, for an e-mail, `mailto:` with one address. */
  url: z
    .url({ protocol: /^(?:https?|mailto)$/ })
    .refine((url) => !/^mailto:(?![^?,\s]+@[^?,\s]+$)/i.test(url), "name one address, as in mailto:ada@example.com"),
  /** `standard`: signed after Standard Webhooks; `slack`: a body that Slack's incoming webhooks take. */
  form: z.enum(["standard", "slack"]).default("standard"),
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: z.string().optional(),
  events: z
    .array(z.enum(["group.new", "group.spike", "group.came_back", "group.new_in_release", "digest.weekly"]))
    .default(["group.new", "group.came_back"]),
});
export type Hook = z.infer<typeof hookSchema>;

export const peopleSchema = z.record(z.string(), z.enum(["viewer", "promoter", "admin"]));
type People = z.infer<typeof peopleSchema>;

/** What an earlier version kept as it was written is nobody's who has a lower-case entry too. */
export function inLowerCase(people: People): People {
  const entries = Object.entries(people);
  const exact = entries.filter(([address]) => address === address.toLowerCase());
  return Object.fromEntries([...entries.map(([address, role]) => [address.toLowerCase(), role] as const), ...exact]);
}

/** What one project decides for itself; every key has a default. */
export const projectSettingsSchema = z.strictObject({
  /** Repositories (`owner/name`) that cases may be promoted to. */
  repositories: z.array(z.string().regex(/^[\w.-]+\/[\w.-]+$/)).default([]),
  /** Runner and case folder by agent name. */
  agents: z
    .record(
      z.string(),
      z.strictObject({
        repository: z.string().optional(),
        runner: z.string().optional(),
        cases: z.string().optional(),
      }),
    )
    .default({}),
  effects: effectsSchema.default({}),
  terminal_tools: z.array(z.string()).default([]),
  /** Checks, in the short forms of case.yaml, that mark a run as failed where one holds. */
  detectors: z.array(z.unknown()).default([]),
  /** Which scores of evaluators mark a run as bad, as in replaykit.yaml; left out: as there by default. */
  bad_scores: badScoresSchema.optional(),
  redact: z
    .strictObject({ rules: z.array(redactRuleSchema).default([]), allow: z.array(z.string()).default([]) })
    .prefault({}),
  sampling: z
    .strictObject({
      /** Share of successes that are kept, by a hash of the run id. */
      success: z.number().min(0).max(1).default(0.1),
      /** Failures of one group kept whole per day. */
      failures_per_group: z.number().int().min(1).default(20),
      /** Of further failures, one in this many is kept. */
      then_one_in: z.number().int().min(1).default(10),
      /** How long a success that was sampled out waits for feedback; 0 turns it off. */
      feedback_window: durationSchema.default(72 * hour),
    })
    .prefault({}),
  retention: z
    .strictObject({
      success: durationSchema.default(7 * day),
      failed: durationSchema.default(30 * day),
      flagged: durationSchema.default(90 * day),
      test: durationSchema.default(day),
    })
    .prefault({}),
  limits: z
    .strictObject({
      /**
       * Past it requests are answered 429; at once may come ten seconds' worth, or twenty, but no more than a minute's. Spans gather in an
       * object for each 6,000.
       */
      requests_per_minute: z.number().int().min(1).default(6_000),
      /** Requests at work at a time, in each place that the Worker runs in; more wait in line. */
      requests_at_once: z.number().int().min(1).max(64).default(4),
      runs_per_day: z.number().int().min(1).default(10_000_000),
      /** Limit of a day's cost, estimated as in `/v1/stats`; absent: no limit. */
      usd_per_day: z.number().positive().optional(),
      items_per_request: z.number().int().min(1).max(1_000).default(1_000),
    })
    .prefault({}),
  hooks: z.array(hookSchema).max(10).default([]),
  /** Secrets (`whsec_…`) that may sign deliveries to `/v1/hooks/<project>`; several are active during a rotation. */
  webhook_secrets: z
    .array(z.string().regex(/^whsec_/))
    .max(4)
    .default([]),
  /** GitHub repositories, by id, whose workflows may use this project through OIDC, and what they may do. */
  oidc: z
    .array(
      z.strictObject({
        repository_id: z.string().regex(/^\d+$/),
        scopes: z.array(z.enum(["ingest", "read", "promote"])).default(["read"]),
        /** Only a workflow of this file and ref, e.g. `owner/repo/.github/workflows/x.yml@refs/heads/main`. */
        job_workflow_ref: z.string().optional(),
      }),
    )
    .default([]),
  /** People, by e-mail, and their role where Cloudflare Access signs them in. */
  people: peopleSchema.overwrite(inLowerCase).default({}),
});
export type ProjectSettings = z.infer<typeof projectSettingsSchema>;
