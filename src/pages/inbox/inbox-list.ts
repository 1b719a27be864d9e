import { compact } from "../../core/compact.ts";
import type { GroupView } from "./group-state.tsx";

export type InboxView = "open" | "promoted" | "guarded" | "resolved" | "ignored" | "all";
export type InboxOrder = "last" | "first" | "runs" | "trend" | "title" | "agent";

/** What the inbox's address asks for. */
export interface InboxFilter {
  view: InboxView;
  /** Left out: those of every agent. */
  agent?: string | undefined;
  /** Left out: those of every release. */
  release?: string | undefined;
  text?: string | undefined;
  order: InboxOrder;
  /** From 1. */
  page: number;
}

export interface InboxTotals {
  groups: number;
  /** Seen first in the last 24 hours. */
  fresh: number;
  /** Failed runs of the last seven days, and how many of them are of guarded groups. */
  week: number;
  guarded: number;
  /** Changes whenever a group is seen or comes. */
  mark: string;
}

/** A page of the inbox, as the Worker's API answers it. */
export interface InboxList {
  groups: GroupView[];
  /** How many match, and the place of the first that is shown, from 0. */
  matching: number;
  from: number;
  pages: number;
  counts: Record<InboxView, number>;
  agents: string[];
  totals: InboxTotals;
}

/** The inbox's address with something else asked for; a page of another list begins at its start. */
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
