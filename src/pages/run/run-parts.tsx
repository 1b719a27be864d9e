import type { Child } from "hono/jsx";
import type { EffectLookup } from "../../core/effects.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { firstIndex, foldRows, type Item, mainItems, rowsOf } from "./run-rows.ts";
import { RowList } from "./run-rows-view.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";
import { stepsOfRun } from "./steps.ts";
import { TimelineChart } from "./timeline-chart.tsx";

/** Most events that a page reads, and most steps with states that it shows. */
const mostEvents = 20_000;
const mostSteps = 200;

export interface RunStoryProps {
  trace: TraceRun;
  effects: EffectLookup;
  /** The request or command that gives the events which the page leaves out. */
  rest: string;
  /** This page's address without its query. */
  address: string;
  /** True shows every row and folds none. */
  whole?: boolean | undefined;
  /** Checkpoints by step id, if the store keeps them. */
  checkpoints?: StepperProps["checkpoints"];
  /** Shown below the run. */
  children?: Child;
}

/** What a run did: a chart to scale, its rows, and its states step by step. */
export function RunStory({ trace, effects, rest, address, whole = false, checkpoints, children }: RunStoryProps) {
  const events = trace.events.slice(0, mostEvents);
  const rows = rowsOf(events, effects);
  const items = whole ? rows.map((row): Item => ({ kind: "row", row })) : mainItems(foldRows(rows));
  const began = rows.map(({ event }) => Date.parse(event.at ?? "")).find((at) => !Number.isNaN(at));
  const allAt = `${address}?all=1`;
  const steps = events.some(({ type }) => type === "state") ? stepsOfRun(events) : [];
  if (rows.length === 0) return <p class="soft">The run has no events.</p>;
  return (
    <div class="story-below">
      <h2>Timeline</h2>
      <TimelineChart rows={rows} hrefOf={placesOf(items, allAt)} />
      <div class="head">
        <h2>Step by step</h2>
        <p class="notes">
          {whole ? <a href={address}>Fold what repeats</a> : null}{" "}
          <span class="keys">
            <kbd>j</kbd> <kbd>k</kbd> next, before · <kbd>e</kbd> next error
          </span>
        </p>
      </div>
      <RowList items={items} began={began} allAt={allAt} rest={rest} />
      {trace.events.length > mostEvents ? (
        <p>
          {trace.events.length - mostEvents} more events are at <code>{rest}</code>.
        </p>
      ) : null}
      {steps.length === 0 ? null : (
        <>
          <h2>State, step by step</h2>
          <Stepper steps={steps.slice(0, mostSteps)} of={steps.length} checkpoints={checkpoints} />
        </>
      )}
      {children}
    </div>
  );
}

/** The address of each event's row: on this page if it is shown there, else on the page with all rows. */
function placesOf(items: readonly Item[], allAt: string): (index: number) => string {
  const places = new Map<number, string>();
  for (const item of items) {
    if (item.kind === "gap") continue;
    const place = `#event-${firstIndex(item) + 1}`;
    if (item.kind === "row") places.set(item.row.index, place);
    else for (let index = firstIndex(item); index <= item.last; index += 1) places.set(index, place);
  }
  return (index) => places.get(index) ?? `${allAt}#event-${index + 1}`;
}

/** Commands to copy, each with what it does. */
export function Commands({ commands }: { commands: { about: string; command: string }[] }) {
  return (
    <>
      {commands.map(({ about, command }) => (
        <div class="command">
          <p>{about}</p>
          <div class="line">
            <pre class="grow" tabindex={0}>
              {command}
            </pre>
            <button type="button" hidden data-copy={command}>
              Copy
            </button>
          </div>
        </div>
      ))}
    </>
  );
}
