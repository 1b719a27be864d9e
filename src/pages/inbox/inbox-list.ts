import { compact } from "../../core/compact.ts";
import type { GroupView } from "./group-state.tsx";

export type InboxView = "open" | "promoted" | "guarded" | "resolved" | "ignored" | "all";
export type InboxOrder = "last" | "first" | "runs" | "trend" | "title" | "agent";

/** The query in the inbox's address. */
export interface InboxFilter {
  view: InboxView;
  /** Absent: groups of every agent. */
  agent?: string | undefined;
  /** Absent: groups of every release. */
  release?: string | undefined;
  text?: string | undefined;
  order: InboxOrder;
  /** Page number, from 1. */
  page: number;
}

export interface InboxTotals {
  groups: number;
  /** Groups that were first seen in the last 24 hours. */
  fresh: number;
  /** Failed runs of the last seven days, and how many of them belong to guarded groups. */
  week: number;
  guarded: number;
  /** Changes whenever a group is added or seen again. */
  mark: string;
}

/** A page of the inbox, as the Worker's API returns it. */
export interface InboxList {
  groups: GroupView[];
  /** Number of matching groups, and the place of the first one on this page, from 0. */
  matching: number;
  from: number;
  pages: number;
  counts: Record<InboxView, number>;
  agents: string[];
  totals: InboxTotals;
}

/** The inbox's address with a changed query. It begins at the first page, unless the change is a page. */
export function addressOf(filter: InboxFilter, change: Partial<InboxFilter>): string {
  const { view, agent, release, text, order, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams({
    ...compact({
      view: view === "open" ? undefined : view,
      agent,
      release,
      text,
      order: order === "last" ? undefined : order,
      page: page === 1 ? undefined : String(page),
    }),
  });
  return query.size === 0 ? "/" : `/?${query.toString()}`;
}
