import * as z from "zod";
import { safePattern } from "../../core/matching/safe-pattern.ts";
import { redactRuleSchema } from "../../core/schema/config.ts";
import { durationSchema } from "../../core/schema/duration.ts";
import { hookSchema, inLowerCase, peopleSchema, projectSettingsSchema } from "./settings.ts";

const bounds = { least: 24, most: 64 };

/** The key that a `whsec_…` stands for; `undefined`: it is none that may sign. Standard Webhooks demands 24 to 64 bytes. */
export function webhookKey(secret: string): Uint8Array | undefined {
  const [, text] = /^whsec_([A-Za-z0-9+/]+)={0,2}$/.exec(secret) ?? [];
  if (text === undefined) return undefined;
  if (text.length % 4 === 1) return undefined; // no bytes are written so
  const bytes = atob(text);
  // Decoding passes over the last bits that make no byte: only what it gives back whole was understood.
  const whole = btoa(bytes).replace(/=+$/, "") === text;
  if (!whole || bytes.length < bounds.least || bytes.length > bounds.most) return undefined;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

const webhookSecretSchema = z.string().refine((secret) => webhookKey(secret) !== undefined, {
  error: `expected whsec_ and base64 of ${bounds.least} to ${bounds.most} bytes: echo "whsec_$(openssl rand -base64 32)"`,
});

/** A pattern runs on text that strangers wrote: what detectors may not use, rules may not either. */
const writtenRuleSchema = redactRuleSchema.superRefine(({ pattern, flags = "" }, context) => {
  const safe = safePattern(pattern, `${flags.replace(/[gyd]/g, "")}gd`);
  if (!safe.ok) context.addIssue({ code: "custom", path: ["pattern"], message: safe.message.slice(0, 300) });
});

/** What would be gone before anybody could look at it is not kept at all, and says so by sampling. */
const keptFor = durationSchema.refine((ms) => ms >= 60_000, { error: "expected at least 1m" });
const { success, failed, flagged, test } = projectSettingsSchema.parse({}).retention;

const { shape } = projectSettingsSchema;

/** What is written under a key is told of as what is read there. */
function describedAs<Schema extends z.ZodType>(key: keyof typeof shape, schema: Schema): Schema {
  return schema.describe(shape[key].description ?? "");
}

/**
 * What a project's settings must be when they are written. They are read more leniently: what was taken before a rule was made
 * must not stop the project that lives with it.
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
  deleted: z.literal(true),
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
