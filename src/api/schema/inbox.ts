import * as z from "zod";
import { groupRowSchema } from "./group.ts";

/** The tabs of the inbox. `open`: what needs a person; `all`: everything that is not ignored. */
export const inboxViews = ["open", "promoted", "guarded", "resolved", "ignored", "all"] as const;
export const inboxOrders = ["last", "first", "runs", "trend", "title", "agent"] as const;

export const inboxQuerySchema = z.object({
  view: z.enum(inboxViews).default("open"),
  agent: z.string().min(1).max(200).optional(),
  release: z.string().min(1).max(20).optional().describe("groups that failed in it: `id` of `GET /v1/releases`"),
  text: z.string().trim().min(1).max(200).optional().describe("in the title, the agent's name or the id"),
  order: z.enum(inboxOrders).default("last").describe("`trend`: by failures of the last seven days"),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe("from 1; past the end the last one"),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

const count = z.number().int().nonnegative();

export const inboxAnswerSchema = z.object({
  /** One page of the matching groups. */
  groups: z.array(groupRowSchema),
  /** Number of matching groups, and the place of the first one on this page, from 0. */
  matching: count,
  from: count,
  pages: count,
  /** Number of groups in each view, for the same agent and text. */
  counts: z.record(z.enum(inboxViews), count),
  agents: z.array(z.string()),
  /** Totals of all groups that are not ignored, whatever the filters. */
  totals: z.object({
    groups: count,
    /** Groups that were first seen in the last 24 hours. */
    fresh: count,
    /** Failed runs of the last seven days, and how many of them belong to guarded groups. */
    week: count,
    guarded: count,
    /** Changes whenever a group is added or seen again. */
    mark: z.string(),
  }),
});
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>;
