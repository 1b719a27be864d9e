import * as z from "zod";
import { safePattern } from "../../core/matching/safe-pattern.ts";
import { redactRuleSchema } from "../../core/schema/config.ts";
import { durationSchema } from "../../core/schema/duration.ts";
import { hookSchema, inLowerCase, peopleSchema, projectSettingsSchema } from "./settings.ts";

const bounds = { least: 24, most: 64 };

/** The key in a `whsec_…` secret; `undefined` if it may not sign. Standard Webhooks requires 24 to 64 bytes. */
export function webhookKey(secret: string): Uint8Array | undefined {
  const [, text] = /^whsec_([A-Za-z0-9+/]+)={0,2}$/.exec(secret) ?? [];
  if (text === undefined) return undefined;
  if (text.length % 4 === 1) return undefined; // no base64 has this length
  const bytes = atob(text);
  // `atob` ignores surplus bits at the end, so the bytes are encoded again and compared.
  const whole = btoa(bytes).replace(/=+$/, "") === text;
  if (!whole || bytes.length < bounds.least || bytes.length > bounds.most) return undefined;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

const webhookSecretSchema = z.string().refine((secret) => webhookKey(secret) !== undefined, {
  error: `expected whsec_ and base64 of ${bounds.least} to ${bounds.most} bytes: echo "whsec_$(openssl rand -base64 32)"`,
});

/** Patterns run on untrusted text, so a rule may not use what a detector may not use. */
const writtenRuleSchema = redactRuleSchema.superRefine(({ pattern, flags = "" }, context) => {
  const safe = safePattern(pattern, `${flags.replace(/[gyd]/g, "")}gd`);
  if (!safe.ok) context.addIssue({ code: "custom", path: ["pattern"], message: safe.message.slice(0, 300) });
});

/** Shorter times would delete a run before anybody could look at it. To keep no runs, use sampling. */
const keptFor = durationSchema.refine((ms) => ms >= 60_000, { error: "expected at least 1m" });
const { success, failed, flagged, test } = projectSettingsSchema.parse({}).retention;

const { shape } = projectSettingsSchema;

/** Describes the schema for writing a key as the schema for reading it does. */
function describedAs<Schema extends z.ZodType>(key: keyof typeof shape, schema: Schema): Schema {
  return schema.describe(shape[key].description ?? "");
}

/**
 * A project's settings when they are written. Reading is more lenient: settings from before a rule must not stop their
 * project.
 */
export const settingsRequestSchema = projectSettingsSchema.extend({
  hooks: describedAs(
    "hooks",
    z
      .array(hookSchema.extend({ secret: webhookSecretSchema.optional().describe("`whsec_` and base64") }))
      .max(10)
      .default([]),
  ),
  people: describedAs(
    "people",
    peopleSchema
      .superRefine((people, context) => {
        const seen = new Set<string>();
        for (const address of Object.keys(people)) {
          const lower = address.toLowerCase();
          if (seen.has(lower)) context.addIssue({ code: "custom", message: "two entries differ only in letter case" });
          seen.add(lower);
        }
      })
      .overwrite(inLowerCase)
      .default({}),
  ),
  redact: describedAs(
    "redact",
    z
      .strictObject({ rules: z.array(writtenRuleSchema).default([]), allow: z.array(z.string()).default([]) })
      .prefault({}),
  ),
  retention: describedAs(
    "retention",
    z
      .strictObject({
        success: keptFor.default(success),
        failed: keptFor.default(failed),
        flagged: keptFor.default(flagged),
        test: keptFor.default(test),
      })
      .prefault({}),
  ),
  webhook_secrets: describedAs("webhook_secrets", z.array(webhookSecretSchema).max(4).default([])),
});

/** What a credential may do. */
export const scopeSchema = z.enum(["ingest", "read", "promote", "metrics", "admin"]);
export type Scope = z.infer<typeof scopeSchema>;

const count = z.number().int().nonnegative();

export const projectsSchema = z.object({
  projects: z.array(z.object({ id: z.string(), created_at: count })),
});
export const projectSchema = z.object({ project: z.string(), settings: projectSettingsSchema });
export const deletedProjectSchema = z.object({
  project: z.string(),
  deleted: z.boolean().describe("false: some of it is left, repeat the request"),
  objects: count,
});
export const rebuiltSchema = z.object({ runs: count, next: z.string().nullable() });
export const madeTokenSchema = z.object({
  token: z.string(),
  id: z.string(),
  project: z.string(),
  name: z.string(),
  scopes: z.array(scopeSchema),
});
export const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(scopeSchema),
      created_at: count,
      expires_at: count.nullable(),
      revoked_at: count.nullable(),
    }),
  ),
});
export const revokedSchema = z.object({ revoked: z.string() });
