import * as z from "zod";
import { groupReleaseSchema } from "./release.ts";

/** `guarded`: a case holds it; `resolved`: somebody says that it is over. Both come back when it fails again. */
export const groupStateSchema = z.enum(["new", "promoted", "guarded", "resolved", "came_back", "ignored"]);

/** All runs that failed alike (one fingerprint). */
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
  /** Releases in which it was seen: the first of them first, the last last. */
  releases: z.array(groupReleaseSchema).default([]),
  /** Case, pull request and the like, once there are some. */
  note: z.record(z.string(), z.string()),
});
export type GroupRow = z.infer<typeof groupRowSchema>;
