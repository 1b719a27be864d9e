import { addressOf, type InboxFilter, type InboxList, type InboxView } from "./inbox-list.ts";
import { type ReleaseView, releaseWords } from "./releases.tsx";
import { safeText } from "./safe-text.ts";

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

/** The tabs by state, and what else a list is narrowed by. */
export function InboxFilters({ list, releases, filter }: InboxFiltersProps) {
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
