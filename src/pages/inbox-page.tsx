import { AppPage, Empty } from "./app-page.tsx";
import {
  type InboxFilter,
  type InboxList,
  type InboxOrder,
  type InboxTotals,
  type InboxView,
  pageSize,
} from "./inbox-list.ts";
import { Commands } from "./run-parts.tsx";
import { safeText } from "./safe-text.ts";
import { commonScale, Sparkline } from "./sparkline.tsx";
import { Time } from "./time.tsx";

/** A group of failures, as the Worker's API answers it. */
export interface GroupView {
  id: string;
  title: string;
  agent?: string | undefined;
  count: number;
  kept: number;
  first_seen: number;
  last_seen: number;
  /** Failures by day (`20261121`). */
  days: Record<string, number>;
  state: "new" | "promoted" | "guarded" | "came_back" | "ignored";
  note: Record<string, string>;
}

export const groupStates: Record<GroupView["state"], { words: string; tone: string }> = {
  new: { words: "new", tone: "bad" },
  promoted: { words: "promoted", tone: "warn" },
  guarded: { words: "guarded", tone: "guard" },
  came_back: { words: "came back", tone: "bad" },
  ignored: { words: "ignored", tone: "soft" },
};

export interface InboxPageProps {
  project: string;
  list: InboxList;
  filter: InboxFilter;
  now: number;
  /** Where the Worker answers: stands in the lines that send a first run. */
  origin: string;
  /** True where there are more groups than were looked at. */
  more?: boolean;
}

const viewWords: Record<InboxView, string> = {
  open: "Needs you",
  promoted: "Promoted",
  guarded: "Guarded",
  ignored: "Ignored",
  all: "All but ignored",
};

export function InboxPage({ project, list, filter, now, origin, more = false }: InboxPageProps) {
  const isFiltered = filter.agent !== undefined || filter.text !== undefined;
  const isEmpty = list.totals.groups === 0 && list.counts.ignored === 0 && !isFiltered;
  return (
    <AppPage title="Inbox" project={project} here="inbox">
      <div class="head">
        <h1>Inbox</h1>
        {isEmpty ? null : <Totals totals={list.totals} more={more} />}
      </div>
      {isEmpty ? <FirstRun origin={origin} /> : <Groups list={list} filter={filter} now={now} />}
    </AppPage>
  );
}

function Totals({ totals: { groups, fresh, week, guarded, mark }, more }: { totals: InboxTotals; more: boolean }) {
  return (
    <p class="figures">
      <a href="" data-fresh={mark} hidden>
        More failures came in: show
      </a>{" "}
      <b>
        {groups}
        {more ? "+" : ""}
      </b>{" "}
      {groups === 1 ? "group" : "groups"} · <b>{fresh}</b> new in 24 hours
      {week === 0 ? null : (
        <>
          {" "}
          · <b>{Math.round((guarded / week) * 100)} %</b> of this week’s <b>{week}</b> failed runs are guarded
        </>
      )}
    </p>
  );
}

/** The inbox's address with something else asked for; a page of another list begins at its start. */
function addressOf(filter: InboxFilter, change: Partial<InboxFilter>): string {
  const { view, agent, text, order, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams({
    ...(view === "open" ? {} : { view }),
    ...(agent === undefined ? {} : { agent }),
    ...(text === undefined ? {} : { text }),
    ...(order === "last" ? {} : { order }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? "/" : `/?${query.toString()}`;
}

interface ListProps {
  list: InboxList;
  filter: InboxFilter;
  now: number;
}

function Groups({ list, filter, now }: ListProps) {
  return (
    <>
      <div class="filter">
        <nav class="tabs" aria-label="State">
          {Object.entries(viewWords).map(([name, words]) => {
            const view = name as InboxView; // a key of the table
            return (
              <a href={addressOf(filter, { view })} {...(view === filter.view ? { "aria-current": "page" } : {})}>
                {words} <b>{list.counts[view]}</b>
              </a>
            );
          })}
        </nav>
        <span class="grow" />
        <FilterForm list={list} filter={filter} />
      </div>
      {list.groups.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <form method="post" action="/groups/state">
          <input type="hidden" name="back" value={addressOf(filter, { page: filter.page })} />
          <GroupTable list={list} filter={filter} now={now} />
          <Foot list={list} filter={filter} />
        </form>
      )}
    </>
  );
}

function FilterForm({ list, filter }: Omit<ListProps, "now">) {
  return (
    <form class="line" data-filter>
      {filter.view === "open" ? null : <input type="hidden" name="view" value={filter.view} />}
      {filter.order === "last" ? null : <input type="hidden" name="order" value={filter.order} />}
      <select name="agent" aria-label="Agent">
        <option value="">all agents</option>
        {list.agents.map((agent) => (
          <option value={agent} selected={agent === filter.agent}>
            {safeText(agent, 60)}
          </option>
        ))}
      </select>
      <input
        name="text"
        type="search"
        aria-label="Text in what went wrong"
        placeholder="Text in what went wrong"
        value={filter.text ?? ""}
        maxlength={200}
      />
      <button>Filter</button>
    </form>
  );
}

function Nothing({ filter }: { filter: InboxFilter }) {
  if (filter.agent === undefined && filter.text === undefined && filter.view === "open")
    return (
      <Empty title="Nothing needs you.">
        <p class="soft">Every failure is promoted, guarded or ignored.</p>
      </Empty>
    );
  return (
    <Empty title="No group is like that.">
      <p>
        <a href="/">Show what needs you</a>
      </p>
    </Empty>
  );
}

const columns: { order?: InboxOrder; words: string; class: string; dir?: "ascending" }[] = [
  { order: "title", words: "What went wrong", class: "what", dir: "ascending" },
  { order: "agent", words: "Agent", class: "c-agent wide", dir: "ascending" },
  { order: "trend", words: "14 days", class: "c-trend middle" },
  { order: "runs", words: "Runs", class: "c-runs right middle" },
  { order: "first", words: "First seen", class: "c-time wide" },
  { order: "last", words: "Last seen", class: "c-time" },
  { words: "State", class: "c-state middle" },
];

function GroupTable({ list, filter, now }: ListProps) {
  const most = commonScale(list.groups, now);
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="c-tick">
            <input type="checkbox" data-all aria-label="All on this page" />
          </th>
          {columns.map(({ order, words, class: name, dir = "descending" }) => (
            <th class={name} {...(order === filter.order ? { "aria-sort": dir } : {})}>
              {order === undefined ? (
                words
              ) : (
                <a href={addressOf(filter, { order })}>
                  {words}
                  {order === filter.order ? <span aria-hidden="true">{dir === "ascending" ? " ↑" : " ↓"}</span> : null}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.groups.map((group) => (
          <GroupLine group={group} now={now} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function GroupLine({ group, now, most }: { group: GroupView; now: number; most: number }) {
  const { id, title, agent, count, days, first_seen, last_seen, state } = group;
  const who = safeText(agent ?? "unknown agent", 60);
  return (
    <tr data-item={id}>
      <td class="c-tick">
        <input type="checkbox" name="group" value={id} aria-label={`Select ${safeText(title, 80)}`} />
      </td>
      <td class="what">
        <a href={`/groups/${encodeURIComponent(id)}`} title={safeText(title, 300)}>
          {safeText(title, 200)}
        </a>
        <span class="narrow">
          {who} · {count === 1 ? "1 run" : `${count} runs`} <StateBadge state={state} />
        </span>
      </td>
      <td class="soft wide">{who}</td>
      <td class="middle">
        <Sparkline days={days} now={now} most={most} />
      </td>
      <td class="right middle">{count.toLocaleString("en-US")}</td>
      <td class="soft wide">
        <Time at={first_seen} now={now} />
      </td>
      <td class="soft">
        <Time at={last_seen} now={now} />
      </td>
      <td class="middle">
        <StateBadge state={state} />
      </td>
    </tr>
  );
}

function Foot({ list, filter }: Omit<ListProps, "now">) {
  const { from, groups, matching, pages } = list;
  const page = Math.floor(from / pageSize) + 1;
  return (
    <div class="pages">
      <span class="acts">
        <button name="state" value="ignored" data-key="i">
          Ignore
        </button>
        <button name="state" value="guarded" data-key="r" title="guarded: it comes back here when it fails again">
          Resolve
        </button>
        <button name="state" value="new" data-key="n">
          Needs you
        </button>
      </span>
      <span class="filter-of">
        <kbd>j</kbd> <kbd>k</kbd> move · <kbd>x</kbd> select · <kbd>i</kbd> ignore · <kbd>r</kbd> resolve · <kbd>/</kbd>{" "}
        find
      </span>
      <nav class="line number" aria-label="Pages of the list">
        {page > 1 ? <a href={addressOf(filter, { page: page - 1 })}>Before</a> : null}
        <span>
          {from + 1}–{from + groups.length} of {matching}
        </span>
        {page < pages ? <a href={addressOf(filter, { page: page + 1 })}>Next</a> : null}
      </nav>
    </div>
  );
}

function FirstRun({ origin }: { origin: string }) {
  return (
    <Empty title="No failure yet.">
      <p class="soft">Runs that failed alike make a group here. Send the first run:</p>
      <Commands
        commands={[
          {
            about: "A trace file in any format that ReplayKit knows:",
            command: `npx replaykit push trace.json --worker ${origin} --token rk_…`,
          },
          {
            about: "Every run of an agent with OpenTelemetry:",
            command: `export OTEL_EXPORTER_OTLP_ENDPOINT=${origin} OTEL_EXPORTER_OTLP_HEADERS="Authorization=Bearer rk_…"`,
          },
        ]}
      />
      <p class="soft">
        <code>replaykit worker token</code> makes a token.
      </p>
    </Empty>
  );
}

export function StateBadge({ state }: { state: GroupView["state"] }) {
  const { words, tone } = groupStates[state];
  return <span class={`chip ${tone}`}>{words}</span>;
}
