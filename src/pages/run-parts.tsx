import type { Child } from "hono/jsx";
import type { EffectLookup } from "../core/effects.ts";
import { replayability } from "../core/formats/replayability.ts";
import type { TraceRun } from "../core/schema/trace.ts";
import { EventList } from "./event-list.tsx";
import { Stepper, type StepperProps } from "./stepper.tsx";
import { stepsOfRun } from "./steps.ts";
import { TimelineChart } from "./timeline-chart.tsx";

/** How many events and steps a page shows; what is past them is said. */
const mostEvents = 500;
const mostSteps = 200;

export interface RunStoryProps {
  trace: TraceRun;
  effects: EffectLookup;
  /** Where the events are that a page does not show. */
  rest: string;
  /** Of the steps, by their id, where the store keeps them. */
  checkpoints?: StepperProps["checkpoints"];
  /** What stands before the long list. */
  children?: Child;
}

/** What a run did: drawn to scale, step by step, and event by event. */
export function RunStory({ trace, effects, rest, checkpoints, children }: RunStoryProps) {
  const events = trace.events.slice(0, mostEvents);
  return (
    <>
      <h2>Timeline</h2>
      <TimelineChart events={events} effects={effects} />
      <h2>Step by step</h2>
      <Stepper steps={stepsOfRun(events).slice(0, mostSteps)} trace={trace} checkpoints={checkpoints} />
      {children}
      <h2>Events</h2>
      <EventList events={events} positions={[...events.keys()]} anchors />
      {trace.events.length > mostEvents ? (
        <p>
          {trace.events.length - mostEvents} more events are at <code>{rest}</code>.
        </p>
      ) : null}
    </>
  );
}

export type Fact = [name: string, value: Child];

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of the run could be answered from its record, and what is missing. */
export function replayabilityFact(trace: TraceRun): Fact {
  const { score, reasons } = replayability(trace);
  return ["Replayability", `${Math.round(score * 100)} %${reasons.length > 0 ? `: ${reasons.join("; ")}` : ""}`];
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
