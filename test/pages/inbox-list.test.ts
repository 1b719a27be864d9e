import { expect, it } from "vitest";
import { type InboxFilter, inboxList } from "../../src/pages/inbox-list.ts";
import type { GroupView } from "../../src/pages/inbox-page.tsx";
import { agoText } from "../../src/pages/time.tsx";

const now = Date.UTC(2026, 10, 22, 12);
const day = 86_400_000;
const plain: InboxFilter = { view: "open", order: "last", page: 1 };

function group(id: string, more: Partial<GroupView> = {}): GroupView {
  const seen = { first_seen: now - 3 * day, last_seen: now, days: { "20261122": 1 } };
  return { id, title: `title ${id}`, agent: "a", count: 1, kept: 1, state: "new", note: {}, ...seen, ...more };
}

const idsOf = (groups: GroupView[], filter: Partial<InboxFilter>) =>
  inboxList(groups, { ...plain, ...filter }, now).groups.map(({ id }) => id);

const some = [
  group("1", { state: "ignored", days: { "20261122": 100 } }),
  group("2", { state: "guarded", days: { "20261121": 3 }, agent: "b" }),
  group("3", { state: "came_back", first_seen: now - 1, title: "KeyError: 'plan'", last_seen: now - 2 }),
  group("4", { count: 9, last_seen: now - 1, days: { "20261101": 9 } }),
];

it("hides what is ignored, and counts what it hides nowhere but in its own tab", () => {
  expect(idsOf(some, {})).toEqual(["4", "3"]);
  expect(idsOf(some, { view: "ignored" })).toEqual(["1"]);
  const { counts, totals } = inboxList(some, plain, now);
  expect(counts).toEqual({ open: 2, promoted: 0, guarded: 1, ignored: 1, all: 3 });
  expect(totals).toEqual({ groups: 3, fresh: 1, week: 4, guarded: 4, mark: `4.${now}` });
});

it("filters by agent and text, sorts, and pages to the end", () => {
  expect(idsOf(some, { view: "all", agent: "b" })).toEqual(["2"]);
  expect(idsOf(some, { text: "keyerror" })).toEqual(["3"]);
  expect(idsOf(some, { text: "nothing" })).toEqual([]);
  expect(idsOf(some, { order: "runs" })).toEqual(["4", "3"]);
  expect(idsOf(some, { order: "trend" })).toEqual(["3", "4"]);
  const many = Array.from({ length: 134 }, (_, index) => group(String(index).padStart(3, "0")));
  const pages = [1, 2, 3, 4].map((page) => inboxList(many, { ...plain, page }, now));
  expect(pages.map(({ groups, from }) => [from, groups.length])).toEqual([
    [0, 50],
    [50, 50],
    [100, 34],
    [100, 34],
  ]);
});

it("says how long ago something was", () => {
  const past = (ms: number) => agoText(now - ms, now);
  expect([past(-5), past(59_000), past(60_000), past(3_600_000), past(day), past(9 * day)]).toEqual([
    "just now",
    "just now",
    "1 min ago",
    "1 h ago",
    "1 day ago",
    "9 days ago",
  ]);
});
