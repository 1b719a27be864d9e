import type { TraceEvent } from "../core/schema/trace.ts";
import { safeText } from "./safe-text.ts";

/** The events of a run in words, each with its raw JSON. `positions` picks some of them. */
export function EventList({
  events,
  positions,
  anchors = false,
}: {
  events: readonly TraceEvent[];
  positions: readonly number[];
  /** True for the one list that links lead to. */
  anchors?: boolean;
}) {
  return (
    <ol class="events">
      {positions.map((position) => {
        const event = events[position];
        if (event === undefined) return null;
        return (
          <li value={position + 1} {...(anchors ? { id: `event-${position + 1}` } : {})}>
            <div class="row">
              <div class={eventClass(event)}>
                <strong>{event.type.replaceAll("_", " ")}</strong> <span class="mono">{eventWords(event)}</span>
                {event.duration_ms === undefined ? null : <span class="soft"> {Math.round(event.duration_ms)} ms</span>}
              </div>
              <details>
                <summary class="soft">
                  JSON<span class="unseen"> of event {position + 1}</span>
                </summary>
                <pre tabindex={0}>{safeText(JSON.stringify(event, null, 2), 20_000)}</pre>
              </details>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function eventClass(event: TraceEvent): string {
  const failed = event.type === "error" || ("error" in event && event.error !== undefined);
  return failed ? "event failed" : "event";
}

type Words = { [K in TraceEvent["type"]]: (event: Extract<TraceEvent, { type: K }>) => string };

const words: Words = {
  input_message: ({ role, content }) => `${safeText(role, 40)}: ${shown(content)}`,
  model_call: ({ model = "model", output, error }) =>
    `${safeText(model, 80)} → ${error === undefined ? shown(output) : safeText(error.message)}`,
  tool_call: ({ tool_name, tool_args }) => `${safeText(tool_name, 80)} ${shown(tool_args)}`,
  tool_result: ({ output, error }) =>
    error === undefined ? shown(output) : `${error.kind} error: ${safeText(error.message)}`,
  state: ({ step_id, state }) => `${safeText(step_id, 80)} ${shown(state)}`,
  error: ({ error }) => safeText(error),
  final_output: ({ content }) => shown(content),
  other: ({ name, data }) => `${safeText(name, 80)} ${shown(data)}`,
};

/** The table's entry for a type takes the event of that type, which the compiler can't follow through an index. */
function eventWords<K extends TraceEvent["type"]>(event: Extract<TraceEvent, { type: K }>): string {
  const say: (event: Extract<TraceEvent, { type: K }>) => string = words[event.type];
  return say(event);
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  return safeText(typeof value === "string" ? value : JSON.stringify(value), 600);
}
