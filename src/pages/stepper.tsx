import type { TraceRun } from "../core/schema/trace.ts";
import { EventList } from "./event-list.tsx";
import { safeText } from "./safe-text.ts";
import type { StepOfRun } from "./steps.ts";

/** All steps one below the other; the script shows one at a time, picked with a slider. */
export function Stepper({ steps, trace }: { steps: StepOfRun[]; trace: TraceRun }) {
  if (steps.length === 0) return <p class="soft">The run has no events.</p>;
  return (
    <div class="panel">
      <div id="stepper" hidden>
        <div class="line">
          <button type="button" data-go="-1" aria-label="Step before">
            ‹
          </button>
          <label for="step" class="grow">
            Step <output id="step-value" for="step" />
            <input id="step" class="wide" type="range" min="1" max={steps.length} value="1" />
          </label>
          <button type="button" data-go="1" aria-label="Next step">
            ›
          </button>
        </div>
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
    </div>
  );
}
