import type { EffectLookup } from "../../core/effects.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { lookShare } from "../../core/rehearsal/look-mark.ts";
import { AppPage } from "../app-page.tsx";
import { type Branch, ForkTree } from "./fork-tree.tsx";
import { lookText } from "../inbox/look-first.tsx";
import type { RunView } from "./run-list.tsx";
import { type Fact, FactList, factsOfTrace } from "./run-facts.tsx";
import { Commands, RunStory } from "./run-parts.tsx";
import { RunSummary } from "./run-summary.tsx";
import { safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";
import { Time } from "../time.tsx";

export interface RunPageProps {
  project: string;
  run: RunView;
  trace: TraceRun;
  effects: EffectLookup;
  /** The run that it was forked from, if that is kept, and its own forks. */
  family?: { parent?: RunView | undefined; forks: RunView[]; more: boolean } | undefined;
  now?: number | undefined;
  /** True shows every row and folds none. */
  whole?: boolean | undefined;
}

/** A run of the inbox: what was asked, answered and went wrong, its facts, and what it did. */
export function RunPage({ project, run, trace, effects, family, now, whole }: RunPageProps) {
  const received: Fact = ["Received", <Time at={run.received_at} now={now} />];
  return (
    <AppPage title={`Run ${safeText(run.run_id, 60)}`} project={project}>
      <p class="trail">
        <a href="/">Inbox</a>
        {run.group === undefined ? null : (
          <a href={`/groups/${encodeURIComponent(run.group)}`}>Runs with the same failure</a>
        )}
        <span class="mono">{safeText(run.run_id, 120)}</span>
      </p>
      <div class="head">
        <h1>{safeText(titleOf(run), 300)}</h1>
        <Actions run={run} />
      </div>
      <RunSummary trace={trace} effects={effects} what={run.failed ? run.what : undefined} />
      <FactList facts={[...factsOfTrace(trace), received]} />
      <Family run={run} {...(family ?? { forks: [], more: false })} />
      <RunStory
        trace={trace}
        effects={effects}
        rest={`GET /v1/runs/${run.id}`}
        address={`/runs/${run.id}`}
        whole={whole}
      >
        <h2>On your machine</h2>
        <Commands
          commands={[
            {
              about: "This adds the run as a case on a branch of your checkout, and replays it:",
              command: `npx replaykit promote ${run.id} --to .`,
            },
          ]}
        />
      </RunStory>
    </AppPage>
  );
}

interface FamilyProps {
  run: RunView;
  parent?: RunView | undefined;
  forks: RunView[];
  /** True if there are forks that are not listed. */
  more: boolean;
}

/** A run's parent and forks; nothing if it has neither. */
function Family({ run, parent, forks, more }: FamilyProps) {
  if (run.parent === undefined && forks.length === 0) return null;
  const own: Branch = { ...run, forks: forks.map((fork) => ({ ...fork, forks: [] })) };
  const tree = parent === undefined ? own : { ...parent, forks: [own] };
  return (
    <>
      <h2>Forks</h2>
      {run.parent === undefined || parent !== undefined ? null : (
        <p class="soft">
          Forked from <span class="mono">{safeText(run.parent, 120)}</span>, which is not kept.
        </p>
      )}
      <ForkTree tree={tree} current={run.run_id} compareAt={(from, fork) => `/runs/${from}/compare?with=${fork}`} />
      {more ? (
        <p class="soft small">
          More of its forks: <code>GET /v1/runs?parent=</code>
        </p>
      ) : null}
    </>
  );
}

function titleOf({ failed, what, status, run_id }: RunView): string {
  if (failed) return what ?? "Failed run";
  return status === "success" ? `Run ${run_id} ended well` : `Run ${run_id}`;
}

function Actions({ run }: { run: RunView }) {
  const { may } = useSite();
  const share = lookShare(run.mark);
  return (
    <div class="line">
      {share ? <span class="chip warn">{lookText(share)} wrote something else</span> : null}
      {run.rating === undefined ? null : (
        <span class={run.rating === "bad" ? "chip bad" : "chip good"}>rated {run.rating}</span>
      )}
      <a class="button" href={`/runs/${run.id}/compare?with=good`}>
        Compare with a good run
      </a>
      {may.promote ? <Decisions run={run} /> : null}
    </div>
  );
}

/** Decisions about a run, for users who may promote. */
function Decisions({ run }: { run: RunView }) {
  return (
    <>
      <details class="menu">
        <summary>Rate…</summary>
        <form method="post" action={`/runs/${run.id}/feedback`}>
          <label for="comment">What was wrong or right</label>
          <input id="comment" class="wide" name="comment" maxlength={1_000} />
          <div class="line">
            <button name="rating" value="bad">
              Bad run
            </button>
            <button name="rating" value="good">
              Good run
            </button>
          </div>
        </form>
      </details>
      <form method="post" action={`/runs/${run.id}/mark`}>
        <button name="mark" value={run.mark === "promote" ? "none" : "promote"}>
          {run.mark === "promote" ? "Remove the mark" : "Mark for the next promotion"}
        </button>
      </form>
      {lookShare(run.mark) ? (
        <form method="post" action={`/runs/${run.id}/mark`}>
          <button name="mark" value="none">
            Looked at
          </button>
        </form>
      ) : null}
      <a class="button main" href={`/runs/${run.id}/promote`}>
        Promote to a case
      </a>
    </>
  );
}
