import type { EffectLookup } from "../../core/effects.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { AppPage, Empty } from "../app-page.tsx";
import { groupActs, type GroupView, groupStates, StateBadge } from "./group-state.tsx";
import { ReleaseTable, type ReleaseView } from "./releases.tsx";
import { FactList, factsOfTrace } from "../run/run-facts.tsx";
import { RunList, type RunView } from "../run/run-list.tsx";
import { RunSummary } from "../run/run-summary.tsx";
import { agentText, safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";
import { commonScale, Sparkline } from "./group-state.tsx";
import { Time } from "../time.tsx";

export interface GroupPageProps {
  project: string;
  group: GroupView;
  /** Known releases of its agent. */
  releases: ReleaseView[];
  /**
   * Number of runs of each of its releases since the release began. Missing for a release that is not counted so far
   * back.
   */
  allRuns: ReadonlyMap<string, number>;
  /** Newest first. */
  runs: RunView[];
  /** Cursor of the older runs; `null` if there are none. */
  next?: string | null;
  /** Traces of the newest runs, by run id. */
  traces: ReadonlyMap<string, TraceRun>;
  effects: EffectLookup;
  now: number;
}

/** One failure: what it is, its state, its runs, and the newest run beside the list. */
export function GroupPage({
  project,
  group,
  releases,
  allRuns,
  runs,
  next = null,
  traces,
  effects,
  now,
}: GroupPageProps) {
  const { title, days, id } = group;
  const [newest] = runs;
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
        <StateBadge group={group} now={now} />
        <Figures group={group} now={now} />
        <Sparkline days={days} now={now} most={commonScale([group], now)} />
      </div>
      <div class="split">
        <section>
          <h2>Runs</h2>
          {runs.length === 0 ? (
            <Empty title="None of its runs is kept any more." />
          ) : (
            <RunList runs={runs} traces={traces} now={now} comparable />
          )}
          {next === null ? null : <OlderRuns id={id} cursor={next} />}
          <ReleaseTable group={group} releases={releases} allRuns={allRuns} now={now} />
        </section>
        {newest === undefined ? null : <Preview run={newest} trace={traces.get(newest.id)} effects={effects} />}
      </div>
    </AppPage>
  );
}

function Figures({ group: { count, kept, agent, first_seen, last_seen }, now }: Pick<GroupPageProps, "group" | "now">) {
  return (
    <span>
      <b>{count.toLocaleString("en-US")}</b> {count === 1 ? "run" : "runs"} of <bdi>{agentText(agent, 100)}</bdi>,{" "}
      {kept.toLocaleString("en-US")} kept · first <Time at={first_seen} now={now} /> · last{" "}
      <Time at={last_seen} now={now} />
    </span>
  );
}

function OlderRuns({ id, cursor }: { id: string; cursor: string }) {
  return (
    <p class="small">
      <a href={`/groups/${encodeURIComponent(id)}?cursor=${encodeURIComponent(cursor)}`}>Older runs</a>
    </p>
  );
}

function Preview({ run, trace, effects }: { run: RunView; trace: TraceRun | undefined; effects: EffectLookup }) {
  return (
    <aside aria-label="Newest run">
      <h2>
        Newest run{" "}
        <a href={`/runs/${run.id}`} class="small">
          open it
        </a>
      </h2>
      {trace === undefined ? (
        <p class="soft">Its trace is no longer stored.</p>
      ) : (
        <>
          <RunSummary trace={trace} effects={effects} what={run.what} />
          <FactList facts={factsOfTrace(trace)} />
        </>
      )}
    </aside>
  );
}

function Actions({ group, newest }: { group: GroupView; newest: RunView | undefined }) {
  const { may } = useSite();
  return (
    <div class="line">
      {may.promote ? (
        <form class="line" method="post" action={`/groups/${encodeURIComponent(group.id)}/state`}>
          {groupActs.map(({ state, words, about }) =>
            state === group.state ? null : (
              <button name="state" value={state} title={about}>
                {words}
              </button>
            ),
          )}
        </form>
      ) : null}
      {newest === undefined ? null : (
        <a class="button" href={`/runs/${newest.id}/compare?with=good`}>
          Compare with a good run
        </a>
      )}
      {newest === undefined || !may.promote ? null : (
        <a class="button main" href={`/runs/${newest.id}/promote`}>
          Promote to a case
        </a>
      )}
    </div>
  );
}

/** What was already done about the group, so that nobody repeats it. */
function Banner({ group: { state, note }, runs }: { group: GroupView; runs: RunView[] }) {
  const { case: name, pull_request: address, came_back: returned } = note;
  const linked = address !== undefined && /^https?:\/\//.test(address) ? address : undefined;
  const entries = Object.entries(note).filter(([key]) => !["case", "pull_request", "came_back", "was"].includes(key));
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
        {back === undefined ? null : <a href={`/runs/${back.id}`}>The run with which it came back</a>}
        {entries.map(([key, value]) => (
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
  promoted: "A case was proposed.",
  guarded: "A case guards it: it returns to the inbox when it fails again.",
  resolved: "It was marked as resolved: it returns to the inbox when it fails again.",
  came_back: "It came back after it was resolved.",
  ignored: "It is ignored: the inbox hides it.",
};
