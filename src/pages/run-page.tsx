import type { EffectLookup } from "../core/effects.ts";
import { replayability } from "../core/formats/replayability.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { AppPage } from "./app-page.tsx";
import { EventList } from "./event-list.tsx";
import type { RunView } from "./group-page.tsx";
import { safeText, timeText } from "./safe-text.ts";
import { type StepOfRun, stepsOfRun } from "./steps.ts";
import { TimelineChart } from "./timeline-chart.tsx";

export interface RunPageProps {
  project: string;
  run: RunView;
  trace: TraceRun;
  effects: EffectLookup;
}

/** How many events and steps a page shows; what is past them is said and stands in the raw JSON of the API. */
const mostEvents = 500;
const mostSteps = 200;

export function RunPage({ project, run, trace, effects }: RunPageProps) {
  const events = trace.events.slice(0, mostEvents);
  const command = `replaykit promote ${run.id} --to .`;
  return (
    <AppPage title={`Run ${safeText(run.run_id, 60)}`} project={project}>
      <h1>
        Run <span class="mono">{safeText(run.run_id, 120)}</span>
      </h1>
      <p class={run.failed ? "bad" : "soft"}>{safeText(run.what ?? run.status, 400)}</p>
      <Facts run={run} trace={trace} />
      <Actions run={run} />
      <h2>Timeline</h2>
      <TimelineChart events={events} effects={effects} />
      <h2>Step by step</h2>
      <Stepper steps={stepsOfRun(events).slice(0, mostSteps)} trace={trace} />
      <h2>Events</h2>
      <EventList events={events} positions={[...events.keys()]} anchors />
      {trace.events.length > mostEvents ? (
        <p>
          {trace.events.length - mostEvents} more events are at <code>GET /v1/runs/{run.id}</code>.
        </p>
      ) : null}
      <h2>On your machine</h2>
      <p>This puts the run as a case on a branch of your checkout, where it replays:</p>
      <pre tabindex={0}>{command}</pre>
      <button type="button" hidden data-copy={command}>
        Copy
      </button>
    </AppPage>
  );
}

function Facts({ run, trace }: { run: RunView; trace: TraceRun }) {
  const { score, reasons } = replayability(trace);
  const facts: [string, string][] = [
    ["Agent", [trace.agent?.name, trace.agent?.version].filter((part) => part !== undefined).join(" ") || "unknown"],
    ["Status", run.status],
    ["Received", timeText(run.received_at)],
    ["Replayability", `${Math.round(score * 100)} %${reasons.length > 0 ? `: ${reasons.join("; ")}` : ""}`],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{safeText(value, 400)}</dd>
        </>
      ))}
      {run.group === undefined ? null : (
        <>
          <dt>Group</dt>
          <dd>
            <a class="mono" href={`/groups/${encodeURIComponent(run.group)}`}>
              {run.group}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}

function Actions({ run }: { run: RunView }) {
  return (
    <div class="line">
      <p>
        <a href={`/runs/${run.id}/promote`}>Promote to a case…</a>
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

/** All steps one below the other; the script shows one at a time. */
function Stepper({ steps, trace }: { steps: StepOfRun[]; trace: TraceRun }) {
  if (steps.length === 0) return <p class="soft">The run has no events.</p>;
  return (
    <>
      <div id="stepper" hidden>
        <label for="step">
          Step <output id="step-value" for="step" />
        </label>
        <input id="step" class="stepper" type="range" min="1" max={steps.length} value="1" />
      </div>
      {steps.map(({ number, events, state, changed }) => (
        <section data-step={number}>
          <h3>Step {number}</h3>
          <EventList events={trace.events} positions={events} />
          {state === undefined ? null : (
            <>
              <p>{changed.length === 0 ? "State:" : `State, changed at ${safeText(changed.join(", "), 600)}:`}</p>
              <pre tabindex={0}>{safeText(JSON.stringify(state, null, 2), 10_000)}</pre>
            </>
          )}
        </section>
      ))}
    </>
  );
}
