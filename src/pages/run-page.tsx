import type { EffectLookup } from "../core/effects.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { AppPage } from "./app-page.tsx";
import type { RunView } from "./group-page.tsx";
import { Commands, type Fact, FactList, replayabilityFact, RunStory } from "./run-parts.tsx";
import { safeText, timeText } from "./safe-text.ts";

export interface RunPageProps {
  project: string;
  run: RunView;
  trace: TraceRun;
  effects: EffectLookup;
}

/** A run of the inbox. */
export function RunPage({ project, run, trace, effects }: RunPageProps) {
  return (
    <AppPage title={`Run ${safeText(run.run_id, 60)}`} project={project}>
      {run.group === undefined ? null : (
        <p class="trail">
          <a href={`/groups/${encodeURIComponent(run.group)}`}>Runs that failed alike</a>
        </p>
      )}
      <h1>
        Run <span class="mono">{safeText(run.run_id, 120)}</span>
      </h1>
      <p class={run.failed ? "lead bad" : "lead soft"}>{safeText(run.what ?? run.status, 400)}</p>
      <FactList facts={factsOf(run, trace)} />
      <Actions run={run} />
      <RunStory trace={trace} effects={effects} rest={`GET /v1/runs/${run.id}`}>
        <h2>On your machine</h2>
        <Commands
          commands={[
            {
              about: "This puts the run as a case on a branch of your checkout, where it replays:",
              command: `replaykit promote ${run.id} --to .`,
            },
          ]}
        />
      </RunStory>
    </AppPage>
  );
}

function factsOf(run: RunView, trace: TraceRun): Fact[] {
  const { name, version } = trace.agent ?? {};
  const agent = [name, version].filter((part) => part !== undefined).join(" ") || "unknown";
  const [label, replayable] = replayabilityFact(trace);
  return [
    ["Agent", safeText(agent, 200)],
    ["Status", run.status],
    ["Received", timeText(run.received_at)],
    [label, replayable],
  ];
}

function Actions({ run }: { run: RunView }) {
  return (
    <div class="panel line">
      <p class="grow">
        <a class="button main" href={`/runs/${run.id}/promote`}>
          Promote to a case…
        </a>
      </p>
      <form class="line" method="post" action={`/runs/${run.id}/mark`}>
        <button name="mark" value={run.mark === undefined ? "promote" : "none"}>
          {run.mark === undefined ? "Mark for the next promotion" : "Take the mark away"}
        </button>
      </form>
      <form class="line" method="post" action={`/runs/${run.id}/feedback`}>
        <div>
          <label for="comment">What was wrong or right</label>
          <input id="comment" name="comment" maxlength={1_000} />
        </div>
        <button name="rating" value="bad">
          Bad run
        </button>
        <button name="rating" value="good">
          Good run
        </button>
        {run.rating === undefined ? null : <span class="soft">rated {run.rating}</span>}
      </form>
    </div>
  );
}
