import { shareText } from "../../core/report/coverage-line.ts";
import { AppPage, Empty } from "../app-page.tsx";
import type { RunView } from "../run/run-list.tsx";
import { Commands } from "../run/run-parts.tsx";
import { safeText } from "../safe-text.ts";
import type { WeekView } from "./coverage-page.tsx";
import { addressOf, type InboxFilter, type InboxList, type InboxTotals, type InboxView } from "./inbox-list.ts";
import { GroupTable, TableFoot } from "./inbox-table.tsx";
import { LookFirst } from "./look-first.tsx";
import { type ReleaseView, releaseWords } from "./releases.tsx";

interface InboxPageProps {
  project: string;
  list: InboxList;
  /** Failures by week; this week is the last. */
  weeks: WeekView[];
  releases: ReleaseView[];
  /** Successful runs that are marked for a look. */
  looks: RunView[];
  filter: InboxFilter;
  now: number;
  /** Address of the Worker, for the commands that send a first run. */
  origin: string;
}

/** The groups of failures, those that need a person first. */
export function InboxPage({ project, list, weeks, releases, looks, filter, now, origin }: InboxPageProps) {
  const isFiltered = isNarrowed(filter);
  const isEmpty = list.totals.groups === 0 && list.counts.ignored === 0 && !isFiltered;
  return (
    <AppPage title="Inbox" project={project} here="inbox">
      <div class="head">
        <h1>Inbox</h1>
        {isEmpty ? null : <Totals totals={list.totals} weeks={weeks} />}
      </div>
      <LookFirst runs={looks} open={list.groups.length === 0} now={now} />
      {isEmpty ? (
        <FirstRun project={project} origin={origin} />
      ) : (
        <Groups list={list} releases={releases} filter={filter} now={now} />
      )}
    </AppPage>
  );
}

function Totals({ totals, weeks }: { totals: InboxTotals; weeks: WeekView[] }) {
  const { groups, fresh, week, guarded, mark } = totals;
  const before = weeks.slice(0, -1).filter(({ failed }) => failed > 0);
  return (
    <p class="figures">
      <a href="" data-fresh={mark} hidden>
        More failures came in: show
      </a>{" "}
      <b>{groups.toLocaleString("en-US")}</b> {groups === 1 ? "group" : "groups"} ·{" "}
      <b>{fresh.toLocaleString("en-US")}</b> new in 24 hours
      {week === 0 ? null : (
        <>
          {" "}
          · <b>{Math.round((guarded / week) * 100)} %</b> of this week’s <b>{week.toLocaleString("en-US")}</b> failed
          runs are guarded
          {before.length === 0
            ? null
            : ` (weeks before: ${before.map((one) => shareText(one.guarded, one.failed)).join(", ")})`}{" "}
          · <a href="/coverage">Coverage</a>
        </>
      )}
    </p>
  );
}

function isNarrowed({ agent, release, text }: InboxFilter): boolean {
  return agent !== undefined || release !== undefined || text !== undefined;
}

interface GroupsProps {
  list: InboxList;
  releases: ReleaseView[];
  filter: InboxFilter;
  now: number;
}

function Groups({ list, releases, filter, now }: GroupsProps) {
  return (
    <>
      <InboxFilters list={list} releases={releases} filter={filter} />
      {list.groups.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <form method="post" action="/groups/state">
          <input type="hidden" name="back" value={addressOf(filter, { page: filter.page })} />
          <GroupTable list={list} releases={releases} filter={filter} now={now} />
          <TableFoot list={list} filter={filter} />
        </form>
      )}
    </>
  );
}

function Nothing({ filter }: { filter: InboxFilter }) {
  if (!isNarrowed(filter) && filter.view === "open")
    return (
      <Empty title="Nothing needs you.">
        <p class="soft">Every failure is promoted, guarded, resolved or ignored.</p>
      </Empty>
    );
  return (
    <Empty title="No group matches.">
      <p>
        <a href="/">Show what needs you</a>
      </p>
    </Empty>
  );
}

function FirstRun({ project, origin }: Pick<InboxPageProps, "project" | "origin">) {
  return (
    <Empty title="No failure yet.">
      <p class="soft">Runs with the same failure form a group here. Send the first run:</p>
      <Commands
        commands={[
          {
            about: "A trace file in any format that ReplayKit knows:",
            command: `npx replaykit worker push trace.json --worker ${origin} --token rk_…`,
          },
          {
            about: "Every run of an agent with OpenTelemetry:",
            command: `export OTEL_EXPORTER_OTLP_ENDPOINT=${origin}\nexport OTEL_EXPORTER_OTLP_HEADERS="Authorization=Bearer rk_…"`,
          },
        ]}
      />
      <p class="soft">
        <code>npx replaykit worker token {project}</code> makes a token.
      </p>
    </Empty>
  );
}

const viewWords: Record<InboxView, string> = {
  open: "Needs you",
  promoted: "Promoted",
  guarded: "Guarded",
  resolved: "Resolved",
  ignored: "Ignored",
  all: "All but ignored",
};

interface InboxFiltersProps {
  list: InboxList;
  releases: ReleaseView[];
  filter: InboxFilter;
}

/** Tabs by state, and the other filters of the list. */
function InboxFilters({ list, releases, filter }: InboxFiltersProps) {
  return (
    <div class="filter">
      <nav class="tabs" aria-label="State">
        {Object.entries(viewWords).map(([name, words]) => {
          const view = name as InboxView; // a key of the table
          return (
            <a href={addressOf(filter, { view })} {...(view === filter.view ? { "aria-current": "page" } : {})}>
              {words} <b>{list.counts[view].toLocaleString("en-US")}</b>
            </a>
          );
        })}
      </nav>
      <span class="grow" />
      <FilterForm list={list} releases={releases} filter={filter} />
    </div>
  );
}

function FilterForm({ list, releases, filter }: InboxFiltersProps) {
  return (
    <form class="line narrowing" data-filter>
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
      {releases.length < 2 && filter.release === undefined ? null : (
        <select name="release" aria-label="Release">
          <option value="">all releases</option>
          {releases.map(({ id, agent }) => (
            <option value={id} selected={id === filter.release}>
              {[releaseWords(id, releases), filter.agent === undefined && agent ? safeText(agent, 40) : ""]
                .filter(Boolean)
                .join(" · ")}
            </option>
          ))}
        </select>
      )}
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
