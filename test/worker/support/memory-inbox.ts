import type { GroupRow } from "../../../src/api/schema/group.ts";
import { type InboxAnswer, type InboxQuery, inboxViews } from "../../../src/api/schema/inbox.ts";
import { type InboxRequest, inboxPageSize, statesOf } from "../../../worker/store/groups/inbox.ts";
import { isGuarded } from "../../../worker/store/groups/coverage.ts";
import { dayOf } from "../../../worker/store/groups/count-groups.ts";

const dayMs = 86_400_000;
type Comparison = (a: GroupRow, b: GroupRow) => number;

/** The inbox as a list in memory answers it: what the database's is held against. */
export function memoryInbox(groups: readonly GroupRow[], { query, now }: InboxRequest): InboxAnswer {
  const wanted = query.text?.toLowerCase();
  const among = groups.filter(
    ({ agent, title, id, releases }) =>
      (query.release === undefined || releases.some((one) => one.id === query.release)) &&
      (query.agent === undefined || agent === query.agent) &&
      (wanted === undefined || [title, agent ?? "", id].some((text) => text.toLowerCase().includes(wanted))),
  );
  const inView = (view: InboxQuery["view"]) => among.filter(({ state }) => statesOf[view].includes(state));
  const since = dayOf(now - 6 * dayMs);
  const recent = ({ days }: GroupRow) =>
    Object.entries(days).reduce((sum, [day, count]) => sum + (day >= since ? count : 0), 0);
  const last: Comparison = (a, b) => b.last_seen - a.last_seen || a.id.localeCompare(b.id);
  const orders: Record<InboxQuery["order"], Comparison> = {
    last,
    first: (a, b) => b.first_seen - a.first_seen || last(a, b),
    runs: (a, b) => b.count - a.count || last(a, b),
    trend: (a, b) => recent(b) - recent(a) || last(a, b),
    title: (a, b) => a.title.localeCompare(b.title) || last(a, b),
    agent: (a, b) => (a.agent ?? "").localeCompare(b.agent ?? "") || last(a, b),
  };
  const matching = inView(query.view).toSorted(orders[query.order]);
  const pages = Math.max(1, Math.ceil(matching.length / inboxPageSize));
  const from = (Math.min(query.page, pages) - 1) * inboxPageSize;
  const shown = groups.filter(({ state }) => state !== "ignored");
  const runs = (some: readonly GroupRow[]) => some.reduce((sum, group) => sum + recent(group), 0);
  return {
    groups: matching.slice(from, from + inboxPageSize),
    matching: matching.length,
    from,
    pages,
    counts: Object.fromEntries(inboxViews.map((view) => [view, inView(view).length])) as InboxAnswer["counts"], // one entry each
    agents: [...new Set(groups.flatMap(({ agent }) => agent ?? []))].toSorted(),
    totals: {
      groups: shown.length,
      fresh: shown.filter(({ first_seen }) => first_seen > now - dayMs).length,
      week: runs(shown),
      guarded: runs(shown.filter(({ state, note }) => isGuarded({ state, ...note }))),
      mark: `${groups.length}.${groups.reduce((most, { last_seen }) => Math.max(most, last_seen), 0)}`,
    },
  };
}
