import type { EffectLookup } from "../core/effects.ts";
import type { StoredRun } from "../core/schema/run-record.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { AppPage, Empty } from "./app-page.tsx";
import { type Branch, ForkTree } from "./run/fork-tree.tsx";
import { type Fact, FactList, factsOfTrace } from "./run/run-facts.tsx";
import { Commands, RunStory, type RunStoryProps } from "./run/run-parts.tsx";
import { RunSummary } from "./run/run-summary.tsx";
import { agentText, safeText } from "./safe-text.ts";
import { useSite } from "./site.ts";
import { Time } from "./time.tsx";

/** A run of a local store. Links name it by `id`. */
export interface LocalRunView extends StoredRun {
  id: string;
  steps: number;
}

export interface LocalRunsPageProps {
  place: string;
  runs: LocalRunView[];
  filter: { status?: string | undefined; q?: string | undefined };
  /** True if runs match that are not shown. */
  more: boolean;
}

const statuses = ["error", "success", "running", "unknown"];

/** The runs of a store, newest first. Two ticked runs can be compared. */
export function LocalRunsPage({ place, runs, filter, more }: LocalRunsPageProps) {
  const { root } = useSite();
  return (
    <AppPage title="Runs" project={place}>
      <h1>Runs</h1>
      <form class="line filter">
        <div>
          <label for="status">Status</label>
          <select id="status" name="status">
            <option value="">all</option>
            {statuses.map((status) => (
              <option selected={status === filter.status}>{status}</option>
            ))}
          </select>
        </div>
        <div>
          <label for="q">Run or agent</label>
          <input id="q" name="q" value={filter.q ?? ""} maxlength={200} />
        </div>
        <button>Filter</button>
      </form>
      {runs.length === 0 ? <NoRuns filtered={filter.status !== undefined || filter.q !== undefined} /> : null}
      <form action={`${root}compare`}>
        {runs.length === 0 ? null : <RunTable runs={runs} />}
        {runs.length < 2 ? null : (
          <p class="line">
            <button>Compare the two ticked runs</button>
            <span class="soft keys">Keys: j and k go through the runs, Enter opens one, / filters.</span>
          </p>
        )}
      </form>
      {more ? <p class="soft">There are more: filter for them.</p> : null}
    </AppPage>
  );
}

function NoRuns({ filtered }: { filtered: boolean }) {
  const { root } = useSite();
  if (filtered)
    return (
      <Empty title="No run matches.">
        <p>
          <a href={root}>Show all runs</a>
        </p>
      </Empty>
    );
  return (
    <Empty title="No run yet.">
      <p>
        An agent that uses <code>kitFromEnvironment()</code> of <code>replaykit/node</code> records its runs here.
      </p>
    </Empty>
  );
}

function RunTable({ runs }: { runs: LocalRunView[] }) {
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="c-tick">
            <span class="unseen">Compare</span>
          </th>
          <th class="what">Run</th>
          <th class="c-mid middle">Agent</th>
          <th class="c-short middle right">Steps</th>
          <th class="c-mid middle">Started</th>
          <th class="c-state">Status</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunLine run={run} />
        ))}
      </tbody>
    </table>
  );
}

function RunLine({ run }: { run: LocalRunView }) {
  const { root } = useSite();
  const { id, run_id, agent, status, steps, started_at, parent } = run;
  const who = agentText([agent?.name, agent?.version].filter((part) => part !== undefined).join(" "), 100);
  return (
    <tr data-item={id}>
      <td class="c-tick">
        <input type="checkbox" name="run" value={id} aria-label={`Compare ${safeText(run_id, 80)}`} />
      </td>
      <td class="what">
        <a class="mono" href={`${root}runs/${id}`}>
          {safeText(run_id, 80)}
        </a>
        {parent === undefined ? null : (
          <span class="soft">
            {" "}
            fork of <bdi>{safeText(parent.run_id, 80)}</bdi>
          </span>
        )}
        <span class="narrow">
          {who} · {steps} {steps === 1 ? "step" : "steps"}
        </span>
      </td>
      <td class="soft middle">{who}</td>
      <td class="middle right">{steps}</td>
      <td class="soft middle">
        <Time at={started_at} />
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

const tones: Record<string, string> = { error: "bad", success: "good", running: "warn" };

function StatusBadge({ status }: { status: string }) {
  return <span class={`chip ${tones[status] ?? "soft"}`}>{status}</span>;
}

export interface LocalRunPageProps {
  place: string;
  run: LocalRunView;
  trace: TraceRun;
  tree: Branch;
  effects: EffectLookup;
  checkpoints?: RunStoryProps["checkpoints"];
  whole?: boolean | undefined;
}

/** One run of a store, with its forks. */
export function LocalRunPage({ place, run, trace, tree, effects, checkpoints, whole }: LocalRunPageProps) {
  const { root } = useSite();
  const name = shellWord(run.run_id);
  return (
    <AppPage title={`Run ${safeText(run.run_id, 60)}`} project={place}>
      <h1>
        Run <span class="mono">{safeText(run.run_id, 120)}</span> <StatusBadge status={run.status} />
      </h1>
      <RunSummary trace={trace} effects={effects} what={run.status === "error" ? run.error : undefined} />
      <FactList facts={[...factsOfTrace(trace), ...factsOf(run)]} />
      {tree.forks.length === 0 ? null : <h2>Forks</h2>}
      {tree.forks.length === 0 ? null : (
        <ForkTree
          tree={tree}
          current={run.run_id}
          compareAt={(parent, fork) => `${root}compare?run=${parent}&run=${fork}`}
        />
      )}
      <RunStory
        trace={trace}
        effects={effects}
        rest={`npx replaykit show ${name ?? "<run>"} --full`}
        address={`${root}runs/${run.id}`}
        whole={whole}
        checkpoints={checkpoints}
      >
        <h2>Continue from here</h2>
        {name === undefined ? <p class="soft">Quote this run's id in a shell.</p> : null}
        <Commands commands={name === undefined ? [] : commandsFor(name)} />
      </RunStory>
    </AppPage>
  );
}

function commandsFor(name: string) {
  return [
    { about: "Make a case of it:", command: `npx replaykit scaffold ${name} --out cases/my-case` },
    { about: "Fork it from a step:", command: `npx replaykit runs fork ${name} --step 1 --runner-cmd "…"` },
  ];
}

function factsOf({ started_at, ended_at, steps }: LocalRunView): Fact[] {
  return [
    ["Started", <Time at={started_at} />],
    ["Ended", ended_at === undefined ? "not yet" : <Time at={ended_at} />],
    ["Steps", String(steps)],
  ];
}

/** A run's id is untrusted: only a plain one stands in a command that people copy. */
function shellWord(runId: string): string | undefined {
  return /^[\w.:-]{1,200}$/.test(runId) && !runId.startsWith("-") ? runId : undefined;
}
