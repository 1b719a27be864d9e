import { groupActs, type GroupView, StateBadge } from "./group-state.tsx";
import { addressOf, type InboxFilter, type InboxList, type InboxOrder } from "./inbox-list.ts";
import { beginningOf, type ReleaseView } from "./releases.tsx";
import { agentText, safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";
import { commonScale, Sparkline } from "./group-state.tsx";
import { Time } from "../time.tsx";

interface GroupTableProps {
  list: InboxList;
  releases: ReleaseView[];
  filter: InboxFilter;
  now: number;
}

interface Column {
  order?: InboxOrder;
  words: string;
  class: string;
  dir?: "ascending";
}

const columns: Column[] = [
  { order: "title", words: "What went wrong", class: "what", dir: "ascending" },
  { order: "agent", words: "Agent", class: "c-agent wide", dir: "ascending" },
  { order: "trend", words: "14 days", class: "c-trend trend" },
  { order: "runs", words: "Runs", class: "c-runs right middle" },
  { order: "first", words: "First seen", class: "c-time wide" },
  { words: "Since", class: "c-short wide" },
  { order: "last", words: "Last seen", class: "c-time" },
  { words: "State", class: "c-state middle" },
];

/** The groups as rows. A user who may promote can tick several at once. */
export function GroupTable({ list, releases, filter, now }: GroupTableProps) {
  const { may } = useSite();
  const most = commonScale(list.groups, now);
  return (
    <table class="list">
      <thead>
        <tr>
          {may.promote ? (
            <th class="c-tick">
              <input type="checkbox" data-all aria-label="All on this page" />
            </th>
          ) : null}
          {columns.map((column) => (
            <Heading column={column} filter={filter} />
          ))}
        </tr>
      </thead>
      <tbody>
        {list.groups.map((group) => (
          <GroupLine group={group} releases={releases} now={now} most={most} ticks={may.promote} />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ column, filter }: { column: Column; filter: InboxFilter }) {
  const { order, words, class: name, dir = "descending" } = column;
  const isSorted = order !== undefined && order === filter.order;
  return (
    <th class={name} {...(isSorted ? { "aria-sort": dir } : {})}>
      {order === undefined ? (
        words
      ) : (
        <a href={addressOf(filter, { order })}>
          {words}
          {isSorted ? <span aria-hidden="true">{dir === "ascending" ? " ↑" : " ↓"}</span> : null}
        </a>
      )}
    </th>
  );
}

interface GroupLineProps {
  group: GroupView;
  releases: ReleaseView[];
  now: number;
  most: number;
  ticks: boolean;
}

function GroupLine({ group, releases, now, most, ticks }: GroupLineProps) {
  const { id, title, agent, count, days, first_seen, last_seen } = group;
  const who = agentText(agent);
  return (
    <tr data-item={id}>
      {ticks ? (
        <td class="c-tick">
          <input type="checkbox" name="group" value={id} aria-label={`Select ${safeText(title, 80)}`} />
        </td>
      ) : null}
      <td class="what" dir="auto">
        <a href={`/groups/${encodeURIComponent(id)}`} title={safeText(title, 300)}>
          {safeText(title, 200)}
        </a>
        <span class="narrow under" dir="ltr">
          <span class="who">{who}</span>
          <span class="phone">
            · {count === 1 ? "1 run" : `${count} runs`} <StateBadge group={group} now={now} />
          </span>
          <Sparkline days={days} now={now} most={most} />
        </span>
      </td>
      <td class="soft wide">{who}</td>
      <td class="trend">
        <Sparkline days={days} now={now} most={most} />
      </td>
      <td class="right middle">{count.toLocaleString("en-US")}</td>
      <td class="soft wide">
        <Time at={first_seen} now={now} />
      </td>
      <td class="soft wide">{beginningOf(group, releases)}</td>
      <td class="soft">
        <Time at={last_seen} now={now} />
      </td>
      <td class="middle">
        <StateBadge group={group} now={now} />
      </td>
    </tr>
  );
}

/** Actions on the ticked groups, the keys, and links to the other pages. */
export function TableFoot({ list, filter }: Omit<GroupTableProps, "now" | "releases">) {
  const { may } = useSite();
  const { from, groups, matching, pages } = list;
  const page = Math.min(filter.page, pages);
  return (
    <div class="pages">
      {may.promote ? (
        <span class="acts">
          {groupActs.map(({ state, words, key, about }) => (
            <button name="state" value={state} data-key={key} title={about}>
              {words} <kbd>{key}</kbd>
            </button>
          ))}
        </span>
      ) : null}
      <span class="filter-of">
        <kbd>j</kbd> <kbd>k</kbd> move ·{" "}
        {may.promote ? (
          <>
            <kbd>x</kbd> select · <kbd>i</kbd> ignore · <kbd>r</kbd> resolve ·{" "}
          </>
        ) : null}
        <kbd>/</kbd> find
      </span>
      <nav class="line number" aria-label="Pages of the list">
        {page > 1 ? <a href={addressOf(filter, { page: page - 1 })}>Before</a> : null}
        <span>
          {(from + 1).toLocaleString("en-US")}–{(from + groups.length).toLocaleString("en-US")} of{" "}
          {matching.toLocaleString("en-US")}
        </span>
        {page < pages ? <a href={addressOf(filter, { page: page + 1 })}>Next</a> : null}
      </nav>
    </div>
  );
}
