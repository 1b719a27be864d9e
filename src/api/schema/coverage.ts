import * as z from "zod";
import { groupStateSchema } from "./group.ts";

const count = z.number().int().nonnegative();
/** Fingerprints as in `source.fingerprint` of a case. Those of an older algorithm are known too. */
const fingerprints = z.array(z.string().min(1).max(100)).max(10_000).default([]);

/** What git knows of cases; the Worker cannot read git. If all are left out, the states of the groups count. */
export const coverageRequestSchema = z.strictObject({
  guards: fingerprints.describe("fingerprints of cases that are guards"),
  open: fingerprints.describe("fingerprints of cases that are no guards yet"),
  adds: fingerprints.describe("fingerprints of cases that a change adds"),
});

/** Counts of all failed runs, sampled out or not. */
const heldSchema = z.object({
  failed: count,
  guarded: count.describe("failures that a guard covers"),
  open: count.describe("failures with a case that is no guard yet"),
});
export type CoverageCounts = z.infer<typeof heldSchema>;

const weekSchema = heldSchema.extend({ since: z.iso.date().describe("its first day") });

const writePathSchema = z.object({
  writes: z
    .array(z.string())
    .nullable()
    .describe("tools whose writes took effect, in order; `[]`: none did; `null`: not known"),
  failed: z.number().nonnegative().describe("estimated from the kept runs of each group"),
  guarded: z.number().nonnegative(),
  open: z.number().nonnegative(),
});
export type WritePath = z.infer<typeof writePathSchema>;

const proposedGroupSchema = z.object({
  id: z.string(),
  title: z.string(),
  agent: z.string().optional(),
  state: groupStateSchema,
  failed: count.describe("this week"),
  run: z.string().optional().describe("its newest kept run, to make a case of"),
});

/** How much of what fails has a case. Ignored groups do not count. */
export const coverageSchema = heldSchema.extend({
  since: z.iso.date().describe("first day of the week, which ends today (UTC)"),
  until: z.iso.date(),
  adds: count.describe("failures that the cases in `adds` cover and no guard does"),
  weeks: z.array(weekSchema).describe("four, this one last: failures of each, with today's cases"),
  write_paths: z.array(writePathSchema).describe("by volume; of the 200 largest groups of the week"),
  proposed: z.array(proposedGroupSchema).describe("the largest groups of the week that have no case, at most 20"),
});
export type Coverage = z.infer<typeof coverageSchema>;
