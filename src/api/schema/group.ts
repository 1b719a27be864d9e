import * as z from "zod";
import { releasePartsSchema } from "../../core/schema/release.ts";

const count = z.number().int().nonnegative();

/** One release of an agent, and how its runs went. */
const releaseRowSchema = releasePartsSchema.extend({
  id: z.string().describe("digest of its parts; `unknown`: its runs name no release"),
  first_seen: count,
  last_seen: count.optional().describe("left out: it had no run in the requested time"),
  runs: z.number().nonnegative().describe("all received runs, sampled out or not; an estimate if `effective` is lower"),
  failed: z.number().nonnegative(),
  effective: z.number().nonnegative().describe("number of runs that, if all were seen, would give the same certainty"),
  rate: z
    .object({ rate: z.number(), low: z.number(), high: z.number() })
    .optional()
    .describe("share that failed, with its 95 % interval; left out: there is no run"),
});
export type ReleaseRow = z.infer<typeof releaseRowSchema>;

export const releasesPageSchema = z.object({ releases: z.array(releaseRowSchema), next: z.string().nullable() });

/** A release in which a group was seen. */
const groupReleaseSchema = z.object({ id: z.string(), count, first_seen: count, last_seen: count });
export type GroupRelease = z.infer<typeof groupReleaseSchema>;

/** `guarded`: a case covers it; `resolved`: a person said that it is over. Both come back when it fails again. */
export const groupStateSchema = z.enum(["new", "promoted", "guarded", "resolved", "came_back", "ignored"]);

/** All runs with the same failure (one fingerprint). */
export const groupRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  agent: z.string().optional(),
  count: z.number().int(),
  kept: z.number().int(),
  first_seen: z.number().int(),
  last_seen: z.number().int(),
  /** Failures by day (`20261121`), the newest 30, for a sparkline. */
  days: z.record(z.string(), z.number().int()),
  /** Ids of its newest kept runs. */
  recent: z.array(z.string()),
  state: groupStateSchema,
  /** Releases in which it was seen: first the one where it began, last the one where it was seen last. */
  releases: z.array(groupReleaseSchema).default([]),
  /** Case, pull request and the like, if there are any. */
  note: z.record(z.string(), z.string()),
});
export type GroupRow = z.infer<typeof groupRowSchema>;
