import type { TraceRun } from "../core/schema/trace.ts";
import { messageLines, modelLine } from "../core/checkpoint-lines.ts";
import type { Checkpoint } from "../core/schema/checkpoint.ts";
import { EventList } from "./event-list.tsx";
import { safeText } from "./safe-text.ts";
import type { StepOfRun } from "./steps.ts";

/** Of the conversation at a step, the end is shown: the rest is that of the steps before. */
const mostMessages = 8;

export interface StepperProps {
  steps: StepOfRun[];
  trace: TraceRun;
  /** By step id, where the store keeps them. */
  checkpoints?: ReadonlyMap<string, Checkpoint> | undefined;
}

/** All steps one below the other; the script shows one at a time, picked with a slider. */
export function Stepper({ steps, trace, checkpoints }: StepperProps) {
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
      {steps.map(({ number, events, state, step_id, changed }) => (
        <section data-step={number}>
          <h3>Step {number}</h3>
          <EventList events={trace.events} positions={events} />
          {state === undefined ? null : (
            <>
              <p>{changed.length === 0 ? "State:" : `State, changed at ${safeText(changed.join(", "), 600)}:`}</p>
              <pre tabindex={0}>{safeText(JSON.stringify(state, null, 2), 10_000)}</pre>
            </>
          )}
          <Conversation checkpoint={step_id === undefined ? undefined : checkpoints?.get(step_id)} />
        </section>
      ))}
    </div>
  );
}

/** The model and what it had been told when the step ended. */
function Conversation({ checkpoint }: { checkpoint: Checkpoint | undefined }) {
  if (!checkpoint || checkpoint.messages.length === 0) return null;
  const { model, messages } = checkpoint;
  const lines = messageLines(messages.slice(-mostMessages));
  const asked = modelLine(model);
  return (
    <details>
      <summary>
        Conversation: {messages.length} messages{asked === undefined ? "" : ` with ${safeText(asked, 200)}`}
      </summary>
      <ul>
        {messages.length > mostMessages ? <li class="soft">{messages.length - mostMessages} before these</li> : null}
        {lines.map(({ role, text }) => (
          <li>
            <strong>{safeText(role, 40)}</strong> {safeText(text, 600)}
          </li>
        ))}
      </ul>
    </details>
  );
}
