import type { EffectLookup } from "../core/effects.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { AppPage, Empty } from "./app-page.tsx";
import { type GroupView, groupStates, StateBadge } from "./inbox-page.tsx";
import { FactList, factsOfTrace } from "./run-facts.tsx";
import { RunList, type RunView } from "./run-list.tsx";
import { RunSummary } from "./run-summary.tsx";
import { safeText } from "./safe-text.ts";
import { commonScale, Sparkline } from "./sparkline.tsx";
import { Time } from "./time.tsx";

export interface GroupPageProps {
  project: string;
  group: GroupView;
  /** The newest first. */
  runs: RunView[];
  /** Of the newest runs, by id. */
  traces: ReadonlyMap<string, TraceRun>;
  effects: EffectLookup;
  now: number;
}

export function GroupPage({ project, group, runs, traces, effects, now }: GroupPageProps) {
  const { title, count, kept, agent, days, first_seen, last_seen, id } = group;
  const [newest] = runs;
  const preview = newest && traces.get(newest.id);
  return (
    <AppPage title={safeText(title, 80)} project={project}>
      <p class="trail">
        <a href="/">Inbox</a>
        <span class="mono">{id}</span>
      </p>
      <div class="head">
        <h1>{safeText(title, 300)}</h1>
        <Actions group={group} newest={newest} />
      </div>
      <Banner group={group} runs={runs} />
      <div class="line figures">
        <StateBadge state={group.state} />
        <span>
          <b>{count.toLocaleString("en-US")}</b> {count === 1 ? "run" : "runs"} of{" "}
          {safeText(agent ?? "an unknown agent", 100)}, {kept} kept · first <Time at={first_seen} now={now} /> · last{" "}
          <Time at={last_seen} now={now} />
        </span>
        <Sparkline days={days} now={now} most={commonScale([group], now)} />
      </div>
      <Releases runs={runs} />
      {preview === undefined || newest === undefined ? null : (
        <>
          <h2>
            Newest run{" "}
            <a href={`/runs/${newest.id}`} class="small">
              open it
            </a>
          </h2>
          <RunSummary trace={preview} effects={effects} what={newest.what} />
          <FactList facts={factsOfTrace(preview)} />
        </>
      )}
      <h2>Runs</h2>
      {runs.length === 0 ? (
        <Empty title="None of its runs is kept any more." />
      ) : (
        <RunList runs={runs} traces={traces} now={now} comparable />
      )}
    </AppPage>
  );
}

/** How many of the runs that are listed each release made: where it began, and whether it goes on. */
function Releases({ runs }: { runs: RunView[] }) {
  const counts = new Map<string, number>();
  for (const { agent_version } of runs) {
    if (agent_version !== undefined) counts.set(agent_version, (counts.get(agent_version) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const words = [...counts].slice(0, 8).map(([version, count]) => `${safeText(version, 40)} (${count})`);
  return <FactList facts={[["Releases, the newest first", words.join(", ")]]} />;
}

const acts: { state: GroupView["state"]; words: string }[] = [
  { state: "ignored", words: "Ignore" },
  { state: "guarded", words: "Resolve" },
  { state: "new", words: "Needs you" },
];

function Actions({ group, newest }: { group: GroupView; newest: RunView | undefined }) {
  return (
    <div class="line">
      <form class="line" method="post" action={`/groups/${encodeURIComponent(group.id)}/state`}>
        {acts.map(({ state, words }) =>
          state === group.state ? null : (
            <button name="state" value={state} title={`the state becomes: ${groupStates[state].words}`}>
              {words}
            </button>
          ),
        )}
      </form>
      {newest === undefined ? null : (
        <a class="button main" href={`/runs/${newest.id}/promote`}>
          Promote to a case
        </a>
      )}
    </div>
  );
}

/** What is done about it already, before anybody does it again. */
function Banner({ group: { state, note }, runs }: { group: GroupView; runs: RunView[] }) {
  const { case: name, pull_request: address, came_back: returned } = note;
  const linked = address !== undefined && /^https?:\/\//.test(address) ? address : undefined;
  const told = Object.entries(note).filter(([key]) => !["case", "pull_request", "came_back"].includes(key));
  if (state === "new" && Object.keys(note).length === 0) return null;
  const back = runs.find(({ run_id }) => run_id === returned);
  return (
    <div class={`box ${groupStates[state].tone}`}>
      <p>{bannerWords[state]}</p>
      <p>
        {name === undefined ? null : (
          <>
            Case <code>{safeText(name, 80)}</code>.{" "}
          </>
        )}
        {linked === undefined ? null : <a href={linked}>{safeText(linked, 200)}</a>}
        {back === undefined ? null : <a href={`/runs/${back.id}`}>The run by which it came back</a>}
        {told.map(([key, value]) => (
          <span>
            {safeText(key.replaceAll("_", " "), 40)}: {safeText(value, 200)}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}

const bannerWords: Record<GroupView["state"], string> = {
  new: "It is open.",
  promoted: "A case of it was proposed.",
  guarded: "It counts as fixed: it comes back to the inbox when it fails again.",
  came_back: "It came back after it was fixed.",
  ignored: "It is ignored: the inbox hides it.",
};
