import * as z from "zod";
import { releasePartsSchema } from "../../core/schema/release.ts";

const count = z.number().int().nonnegative();

/** One release of an agent, and how its runs went. */
export const releaseRowSchema = releasePartsSchema.extend({
  id: z.string().describe("digest of its parts; `unknown`: its runs say nothing of their release"),
  first_seen: count,
  last_seen: count.optional().describe("left out: no run of it came in the time asked for"),
  runs: z.number().nonnegative().describe("all that came, sampled out or not; an estimate where `effective` is less"),
  failed: z.number().nonnegative(),
  effective: z.number().nonnegative().describe("as many runs, all seen, would say as much"),
  rate: z
    .object({ rate: z.number(), low: z.number(), high: z.number() })
    .optional()
    .describe("share that failed, with its 95 % interval; left out: no run"),
});
export type ReleaseRow = z.infer<typeof releaseRowSchema>;

export const releasesPageSchema = z.object({ releases: z.array(releaseRowSchema), next: z.string().nullable() });

/** A release in which a group was seen. */
export const groupReleaseSchema = z.object({ id: z.string(), count, first_seen: count, last_seen: count });
export type GroupRelease = z.infer<typeof groupReleaseSchema>;
