import { messageLines, modelLine } from "../../core/checkpoint/checkpoint-lines.ts";
import { valueAt } from "../../core/matching/json-pointer.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Json } from "../../core/schema/json.ts";
import { safeText } from "../safe-text.ts";
import type { StepOfRun } from "./steps.ts";

/** Messages shown at a step, counted from the end. The steps before show the others. */
const mostMessages = 8;
const mostChanges = 12;

export interface StepperProps {
  steps: StepOfRun[];
  /** Number of steps of the run. */
  of: number;
  /** Checkpoints by step id, if the store keeps them. */
  checkpoints?: ReadonlyMap<string, Checkpoint> | undefined;
}

/**
 * The states of a run one below the other, each with its changes. The script shows one at a time, picked with a slider.
 */
export function Stepper({ steps, of, checkpoints }: StepperProps) {
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
      {of > steps.length ? (
        <p class="soft small">
          The first {steps.length} of {of} steps.
        </p>
      ) : null}
      {steps.map((step, index) => (
        <section data-step={step.number} class="step">
          <h3>
            Step {step.number} <EventsOf positions={step.events} />
          </h3>
          <State step={step} before={steps[index - 1]?.state} />
          <Conversation checkpoint={step.step_id === undefined ? undefined : checkpoints?.get(step.step_id)} />
        </section>
      ))}
    </div>
  );
}

function EventsOf({ positions }: { positions: number[] }) {
  const [first] = positions;
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return null;
  const words = first === last ? `event ${first + 1}` : `events ${first + 1} to ${last + 1}`;
  return (
    <a class="small" href={`#event-${first + 1}`}>
      {words}
    </a>
  );
}

function State({ step: { state, changed }, before }: { step: StepOfRun; before: Json | undefined }) {
  if (state === undefined) return <p class="soft">No state was recorded after this step.</p>;
  return (
    <>
      {changed.length === 0 || before === undefined ? (
        <p>State:</p>
      ) : (
        <>
          <p>State, changed at {safeText(changed.slice(0, mostChanges).join(", "), 600)}:</p>
          <ul class="plain mono small">
            {changed.slice(0, mostChanges).map((pointer) => (
              <li>
                {safeText(pointer, 120)}: <del class="bad">{valueText(before, pointer)}</del> →{" "}
                <ins class="good">{valueText(state, pointer)}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      <pre tabindex={0}>{safeText(JSON.stringify(state, null, 2), 10_000)}</pre>
    </>
  );
}

function valueText(state: Json, pointer: string): string {
  const value = valueAt(state, pointer === "/" ? "" : pointer);
  return value === undefined ? "(none)" : safeText(JSON.stringify(value), 200);
}

/** The model, and its conversation at the end of the step. */
function Conversation({ checkpoint }: { checkpoint: Checkpoint | undefined }) {
  if (!checkpoint || checkpoint.messages.length === 0) return null;
  const { model, messages } = checkpoint;
  const lines = messageLines(messages.slice(-mostMessages));
  const modelText = modelLine(model);
  return (
    <details>
      <summary>
        Conversation: {messages.length} messages{modelText === undefined ? "" : ` with ${safeText(modelText, 200)}`}
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
