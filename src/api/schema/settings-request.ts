import * as z from "zod";
import { safePattern } from "../../core/matching/safe-pattern.ts";
import { durationSchema } from "../../core/schema/duration.ts";
import { redactRuleSchema } from "../../core/schema/config.ts";
import { hookSchema, inLowerCase, peopleSchema, projectSettingsSchema } from "./settings.ts";
import { webhookSecretSchema } from "./webhook-secret.ts";

/** A pattern runs on text that strangers wrote: what detectors may not use, rules may not either. */
const writtenRuleSchema = redactRuleSchema.superRefine(({ pattern, flags = "" }, context) => {
  const safe = safePattern(pattern, `${flags.replace(/[gyd]/g, "")}gd`);
  if (!safe.ok) context.addIssue({ code: "custom", path: ["pattern"], message: safe.message.slice(0, 300) });
});

/** What would be gone before anybody could look at it is not kept at all, and says so by sampling. */
const keptFor = durationSchema.refine((ms) => ms >= 60_000, { error: "expected at least 1m" });
const { success, failed, flagged, test } = projectSettingsSchema.parse({}).retention;

/**
 * What a project's settings must be when they are written. They are read more leniently: what was taken before a rule was made
 * must not stop the project that lives with it.
 */
export const settingsRequestSchema = projectSettingsSchema.extend({
  hooks: z
    .array(hookSchema.extend({ secret: webhookSecretSchema.optional() }))
    .max(10)
    .default([]),
  people: peopleSchema
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
  redact: z
    .strictObject({ rules: z.array(writtenRuleSchema).default([]), allow: z.array(z.string()).default([]) })
    .prefault({}),
  retention: z
    .strictObject({
      success: keptFor.default(success),
      failed: keptFor.default(failed),
      flagged: keptFor.default(flagged),
      test: keptFor.default(test),
    })
    .prefault({}),
  webhook_secrets: z.array(webhookSecretSchema).max(4).default([]),
});
