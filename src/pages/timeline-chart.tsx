import { canonicalJson } from "../core/canonical-json.ts";
import type { EffectLookup } from "../core/effects.ts";
import type { TraceEvent } from "../core/schema/trace.ts";
import { safeText } from "./safe-text.ts";

type Lane = "model" | "tool" | "error" | "other";
const lanes: { lane: Lane; name: string }[] = [
  { lane: "model", name: "model" },
  { lane: "tool", name: "tools" },
  { lane: "error", name: "errors" },
  { lane: "other", name: "others" },
];

const laneOf: Record<TraceEvent["type"], Lane | undefined> = {
  model_call: "model",
  tool_call: "tool",
  tool_result: undefined, // drawn as the end of its call
  error: "error",
  input_message: "other",
  state: "other",
  final_output: "other",
  other: "other",
};

interface Bar {
  lane: Lane;
  start: number;
  end: number;
  name: string;
  failed: boolean;
  write: boolean;
  /** How many equal calls came before, counted from 1; left out where the call is the only one. */
  repeat: number | undefined;
}

const left = 60;
const width = 930;
const laneHeight = 44;

/** The run drawn to scale: lanes for model, tools, errors and the rest. Without times the order is the scale. */
export function TimelineChart({ events, effects }: { events: readonly TraceEvent[]; effects: EffectLookup }) {
  const { bars, timed } = barsOf(events, effects);
  if (bars.length === 0) return null;
  const from = Math.min(...bars.map(({ start }) => start));
  const to = Math.max(from + 1, ...bars.map(({ end }) => end));
  const x = (at: number) => left + ((at - from) / (to - from)) * width;
  const height = lanes.length * laneHeight + 24;
  const label = `Timeline of ${bars.length} events${timed ? ` over ${duration(to - from)}` : ", in order; the trace has no times"}. The list below says the same in words.`;
  return (
    <div class="scroll" tabindex={0} role="group" aria-label="Timeline, scrolls sideways">
      <svg class="chart" viewBox={`0 0 1000 ${height}`} role="img" aria-label={label}>
        {lanes.map(({ name }, row) => (
          <>
            <text x="0" y={row * laneHeight + 31}>
              {name}
            </text>
            <line class="lane" x1={left} x2={left + width} y1={row * laneHeight + 42} y2={row * laneHeight + 42} />
          </>
        ))}
        {bars.map((bar) => {
          const y = lanes.findIndex(({ lane }) => lane === bar.lane) * laneHeight + 17;
          return (
            <g>
              <rect
                class={barClass(bar)}
                x={x(bar.start)}
                y={y}
                width={Math.max(4, x(bar.end) - x(bar.start))}
                height="20"
                rx="2"
              >
                <title>{bar.name}</title>
              </rect>
              {bar.repeat === undefined ? null : (
                <text x={x(bar.start)} y={y - 3}>
                  ×{bar.repeat}
                </text>
              )}
            </g>
          );
        })}
        <text x={left} y={height - 4}>
          0
        </text>
        <text x={left + width} y={height - 4} text-anchor="end">
          {timed ? duration(to - from) : `${bars.length} events`}
        </text>
      </svg>
    </div>
  );
}

function barClass({ lane, failed, write, repeat }: Bar): string {
  const base = failed ? "error" : write ? "write" : lane;
  return repeat === undefined ? base : `${base} repeat`;
}

function barsOf(events: readonly TraceEvent[], effects: EffectLookup): { bars: Bar[]; timed: boolean } {
  const timed = events.filter(({ at }) => at !== undefined && !Number.isNaN(Date.parse(at))).length > events.length / 2;
  const results = resultsOf(events);
  const seen = countCalls(events);
  const made = new Map<string, number>();
  // What has no time stands where the one before it stood; before the first, where that begins.
  let clock = timed ? firstTime(events) : 0;
  const bars = events.flatMap((event, index): Bar[] => {
    const lane = laneOf[event.type];
    const at = timed ? Date.parse(event.at ?? "") : index;
    clock = Number.isNaN(at) ? clock : at;
    if (lane === undefined) return [];
    const result = results.get(event);
    return [
      {
        lane,
        start: clock,
        end: timed ? endOf(event, result, clock) : index + 1,
        name: nameOf(event),
        failed: failedOf(event) || (result !== undefined && failedOf(result)),
        write: event.type === "tool_call" && effects(event.tool_name).effect === "write",
        repeat: repeatOf(event, seen, made),
      },
    ];
  });
  return { bars, timed };
}

function firstTime(events: readonly TraceEvent[]): number {
  return Date.parse(events.find(({ at }) => !Number.isNaN(Date.parse(at ?? "")))?.at ?? "");
}

function keyOf(event: TraceEvent): string | undefined {
  return event.type === "tool_call" ? canonicalJson([event.tool_name, event.tool_args]) : undefined;
}

function countCalls(events: readonly TraceEvent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of events) {
    const key = keyOf(event);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function repeatOf(event: TraceEvent, seen: Map<string, number>, made: Map<string, number>): number | undefined {
  const key = keyOf(event);
  if (key === undefined || (seen.get(key) ?? 0) < 2) return undefined;
  const number = (made.get(key) ?? 0) + 1;
  made.set(key, number);
  return number;
}

function waiting(open: Map<string | undefined, TraceEvent[]>, id: string | undefined): TraceEvent[] {
  const list = open.get(id) ?? [];
  open.set(id, list);
  return list;
}

/** The result of each call: the one with its id, else the next without. */
function resultsOf(events: readonly TraceEvent[]): Map<TraceEvent, TraceEvent> {
  const results = new Map<TraceEvent, TraceEvent>();
  const open = new Map<string | undefined, TraceEvent[]>();
  for (const event of events) {
    if (event.type === "tool_call") waiting(open, event.call_id).push(event);
    const call = event.type === "tool_result" ? open.get(event.call_id)?.shift() : undefined;
    if (call !== undefined) results.set(call, event);
  }
  return results;
}

function endOf(event: TraceEvent, result: TraceEvent | undefined, start: number): number {
  if (event.duration_ms !== undefined) return start + event.duration_ms;
  const answered = Date.parse(result?.at ?? "");
  if (Number.isNaN(answered)) return start;
  return Math.max(start, answered + (result?.duration_ms ?? 0));
}

function failedOf(event: TraceEvent): boolean {
  return event.type === "error" || ("error" in event && event.error !== undefined);
}

function nameOf(event: TraceEvent): string {
  if (event.type === "tool_call") return safeText(`${event.tool_name} ${JSON.stringify(event.tool_args)}`, 200);
  if (event.type === "model_call") return safeText(event.model ?? "model", 100);
  return event.type === "error" ? safeText(event.error, 200) : event.type.replaceAll("_", " ");
}

function duration(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
