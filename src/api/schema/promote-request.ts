import * as z from "zod";
import { effectsSchema } from "../../core/schema/effect.ts";
import { feedbackSchema } from "../../core/schema/trace.ts";

export const promoteRequestSchema = z.strictObject({
  /** One of the project's repositories. Default: the agent's, else the first. */
  repository: z.string().optional(),
  title: z.string().max(200).optional(),
  slug: z.string().max(48).optional(),
  runner: z.string().max(100).optional(),
  expectation: feedbackSchema.optional(),
  /** Sentences for a person or a judge. */
  statements: z.array(z.string().max(1_000)).max(20).default([]),
  effects: effectsSchema.prefault({}),
  /** Checks in the short forms of case.yaml, in place of those that are found. */
  signatures: z.array(z.unknown()).optional(),
  assertions: z.array(z.unknown()).optional(),
  /** If true, returns the files and the text, and writes nothing. */
  dry_run: z.boolean().default(false),
});
export type PromoteRequest = z.infer<typeof promoteRequestSchema>;
