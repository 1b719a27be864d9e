import type { GroupView } from "./inbox-page.tsx";

export const inboxViews = ["open", "promoted", "guarded", "ignored", "all"] as const;
export type InboxView = (typeof inboxViews)[number];
export const inboxOrders = ["last", "first", "runs", "trend", "title", "agent"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

/** What the inbox's address asks for. */
export interface InboxFilter {
  view: InboxView;
  /** Left out: those of every agent. */
  agent?: string | undefined;
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

export const pageSize = 50;
const dayMs = 86_400_000;

const states: Record<InboxView, readonly GroupView["state"][]> = {
  open: ["new", "came_back"],
  promoted: ["promoted"],
  guarded: ["guarded"],
  ignored: ["ignored"],
  all: ["new", "came_back", "promoted", "guarded"],
};

/** The groups that one page of the inbox shows, and what it says of all of them. */
export function inboxList(groups: readonly GroupView[], filter: InboxFilter, now: number): InboxList {
  const wanted = filter.text?.toLowerCase();
  const among = groups.filter(
    ({ agent, title, id }) =>
      (filter.agent === undefined || agent === filter.agent) &&
      (wanted === undefined || [title, agent ?? "", id].some((text) => text.toLowerCase().includes(wanted))),
  );
  const inView = (view: InboxView) => among.filter(({ state }) => states[view].includes(state));
  const counts = Object.fromEntries(inboxViews.map((view) => [view, inView(view).length])) as InboxList["counts"]; // one entry each
  const matching = inView(filter.view).toSorted(orders(now)[filter.order]);
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const from = (Math.min(filter.page, pages) - 1) * pageSize;
  const agents = [...new Set(groups.flatMap(({ agent }) => agent ?? []))].toSorted((a, b) => a.localeCompare(b));
  return {
    groups: matching.slice(from, from + pageSize),
    matching: matching.length,
    from,
    pages,
    counts,
    agents,
    totals: totalsOf(groups, now),
  };
}

type Comparison = (a: GroupView, b: GroupView) => number;

function orders(now: number): Record<InboxOrder, Comparison> {
  const week = lastDays(now, 7);
  const recent = (group: GroupView) => week.reduce((sum, day) => sum + (group.days[day] ?? 0), 0);
  const last: Comparison = (a, b) => b.last_seen - a.last_seen || a.id.localeCompare(b.id);
  return {
    last,
    first: (a, b) => b.first_seen - a.first_seen || last(a, b),
    runs: (a, b) => b.count - a.count || last(a, b),
    trend: (a, b) => recent(b) - recent(a) || last(a, b),
    title: (a, b) => a.title.localeCompare(b.title) || last(a, b),
    agent: (a, b) => (a.agent ?? "").localeCompare(b.agent ?? "") || last(a, b),
  };
}

function totalsOf(groups: readonly GroupView[], now: number): InboxTotals {
  const days = lastDays(now, 7);
  const shown = groups.filter(({ state }) => state !== "ignored");
  const runs = (some: readonly GroupView[]) =>
    some.reduce((sum, group) => sum + days.reduce((of, day) => of + (group.days[day] ?? 0), 0), 0);
  return {
    groups: shown.length,
    fresh: shown.filter(({ first_seen }) => first_seen > now - dayMs).length,
    week: runs(shown),
    mark: `${groups.length}.${groups.reduce((last, { last_seen }) => Math.max(last, last_seen), 0)}`,
    guarded: runs(shown.filter(({ state }) => state === "guarded" || state === "came_back")),
  };
}

/** Days as groups count them (`20261121`, UTC), the oldest first. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10).replaceAll("-", ""),
  );
}
