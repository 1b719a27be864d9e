import { AppPage, Empty } from "./app-page.tsx";
import { type GroupView, groupStates, Sparkline, StateBadge } from "./inbox-page.tsx";
import { type Fact, FactList } from "./run-facts.tsx";
import { safeText, timeText } from "./safe-text.ts";

/** A run of the index, as the Worker's API answers it. */
export interface RunView {
  id: string;
  run_id: string;
  status: string;
  received_at: number;
  agent?: string | undefined;
  what?: string | undefined;
  tool_calls: number;
  failed: boolean;
  mark?: string | undefined;
  group?: string | undefined;
  rating?: string | undefined;
}

export function GroupPage({
  project,
  group,
  runs,
  now,
}: {
  project: string;
  group: GroupView;
  runs: RunView[];
  now: number;
}) {
  return (
    <AppPage title={safeText(group.title, 80)} project={project}>
      <p class="trail">
        <a href="/">Inbox</a>
      </p>
      <h1>{safeText(group.title, 300)}</h1>
      <p class="numbers">
        <StateBadge state={group.state} />
        <span>
          <strong>{group.count}</strong> {group.count === 1 ? "run" : "runs"} of{" "}
          {safeText(group.agent ?? "an unknown agent", 100)}, {group.kept} kept
        </span>
        <Sparkline days={group.days} now={now} />
      </p>
      <FactList facts={factsOf(group)} />
      <form class="line with-label" method="post" action={`/groups/${encodeURIComponent(group.id)}/state`}>
        <label for="new-state">State</label>
        <select id="new-state" name="state">
          {Object.entries(groupStates).map(([state, { words }]) => (
            <option value={state} selected={state === group.state}>
              {words}
            </option>
          ))}
        </select>
        <button>Change</button>
      </form>
      <h2>Runs</h2>
      {runs.length === 0 ? <Empty title="None of its runs is kept any more." /> : <RunList runs={runs} comparable />}
    </AppPage>
  );
}

function factsOf({ id, first_seen, last_seen, note }: GroupView): Fact[] {
  return [
    ["Fingerprint", <span class="mono">{id}</span>],
    ["First seen", timeText(first_seen)],
    ["Last seen", timeText(last_seen)],
    ...Object.entries(note).map(([name, value]): Fact => {
      const linked = /^https?:\/\//.test(value) ? <a href={value}>{safeText(value)}</a> : safeText(value);
      return [safeText(name.replaceAll("_", " "), 40), linked];
    }),
  ];
}

/** Runs as cards; the first one offers to be compared with the next. */
export function RunList({ runs, comparable = false }: { runs: RunView[]; comparable?: boolean }) {
  const [first] = runs;
  return (
    <>
      {runs.map((run) => (
        <article class="card" data-item={run.id}>
          <div>
            <h2>
              <a href={`/runs/${run.id}`} class="mono">
                {safeText(run.run_id, 80)}
              </a>{" "}
              <span class={run.failed ? "state bad" : "state soft"}>{run.failed ? "failed" : run.status}</span>
            </h2>
            <p class="soft">
              {run.what === undefined ? null : `${safeText(run.what, 200)} · `}
              {run.tool_calls} {run.tool_calls === 1 ? "tool call" : "tool calls"} · {timeText(run.received_at)}
            </p>
          </div>
          <p>
            {run.mark === undefined ? null : <span class="state warn">marked to promote</span>}{" "}
            {comparable && first !== undefined && run.id !== first.id ? (
              <a href={`/runs/${first.id}/compare?with=${run.id}`}>compare with the newest</a>
            ) : null}
          </p>
        </article>
      ))}
    </>
  );
}

export function FoundPage({
  project,
  query,
  runs,
  message,
}: {
  project: string;
  query: string;
  runs: RunView[];
  message?: string | undefined;
}) {
  return (
    <AppPage title="Find" project={project} query={query}>
      <h1>Found for “{safeText(query, 100)}”</h1>
      {runs.length === 0 ? <Empty title={safeText(message ?? "Nothing.")} /> : <RunList runs={runs} />}
    </AppPage>
  );
}
