import type { TraceEvent } from "../../core/schema/trace.ts";
import type { Row } from "./run-rows.ts";
import { argumentsText } from "./run-rows-view.tsx";
import { safeText } from "../safe-text.ts";
import { durationText } from "../time.tsx";

type Lane = "model" | "tool" | "error" | "other";
type Tone = "model" | "read" | "write" | "error" | "other";

const lanes: { lane: Lane; name: string }[] = [
  { lane: "model", name: "model" },
  { lane: "tool", name: "tools" },
  { lane: "error", name: "errors" },
  { lane: "other", name: "others" },
];

const legend: Record<Tone, string> = {
  model: "model",
  read: "tool that reads",
  write: "tool that writes",
  error: "failed",
  other: "message, state",
};

const laneOf: Record<TraceEvent["type"], Lane> = {
  model_call: "model",
  tool_call: "tool",
  tool_result: "tool",
  error: "error",
  input_message: "other",
  state: "other",
  final_output: "other",
  other: "other",
};

interface Bar {
  lane: Lane;
  tone: Tone;
  start: number;
  end: number;
  name: string;
  /** Number of rows that the bar stands for. Overlapping rows become one bar. */
  rows: number;
  /** Address of the row below. */
  href: string;
}

const laneHeight = 24;
const barHeight = 16;
/** Most bars below one another in a lane. More would be too thin. */
const mostSlots = 4;
/** Most bars of one lane and tone. More cannot be told apart, and each takes time to paint. */
const mostBars = 48;

export interface TimelineChartProps {
  rows: readonly Row[];
  /** Address of the row of an event. */
  hrefOf: (index: number) => string;
}

/**
 * The run drawn to scale, with a lane each for model, tools, errors and others. Without times, the order is the scale.
 */
export function TimelineChart({ rows, hrefOf }: TimelineChartProps) {
  if (rows.length === 0) return null;
  const { bars, timed } = barsOf(rows, hrefOf);
  const from = bars.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const to = bars.reduce((most, { end }) => Math.max(most, end), from);
  const scale = (at: number) => ((at - from) / Math.max(1, to - from)) * 100;
  const drawn = lanes.filter(({ lane }) => bars.some((bar) => bar.lane === lane));
  const over = timed ? ` over ${durationText(to - from)}` : ", in order; the trace has no times";
  return (
    <div class="drawing">
      <div class="plot">
        <ul class="plain lanes" aria-hidden="true">
          {drawn.map(({ name }) => (
            <li>{name}</li>
          ))}
        </ul>
        <div class="scroll" tabindex={0} role="group" aria-label="Timeline, scrolls sideways">
          <svg
            class="chart"
            height={drawn.length * laneHeight}
            role="group"
            aria-label={`Timeline of ${rows.length} steps${over}. The list below says the same in words.`}
          >
            {drawn.map(({ lane }, place) => (
              <LaneBars
                bars={merged(
                  bars.filter((bar) => bar.lane === lane),
                  scale,
                )}
                y={place * laneHeight}
                scale={scale}
              />
            ))}
          </svg>
          <p class="axis">
            <span>0</span>
            <span>{timed ? durationText(to - from) : `${rows.length} steps`}</span>
          </p>
        </div>
      </div>
      <Legend tones={new Set(bars.map(({ tone }) => tone))} />
    </div>
  );
}

function LaneBars({ bars, y, scale }: { bars: Bar[]; y: number; scale: (at: number) => number }) {
  const { placed, slots } = stacked(bars);
  const height = barHeight / slots;
  return (
    <>
      <line class="lane" x1="0" x2="100%" y1={y + 12} y2={y + 12} />
      {placed.map(({ tone, start, end, name, rows, href, slot }) => (
        <a href={href} tabindex={-1}>
          <title>{rows > 1 ? `${rows} steps, the first: ${name}` : name}</title>
          <rect
            class={tone}
            x={`${rounded(Math.min(scale(start), 99.7))}%`}
            y={rounded(y + 4 + slot * height)}
            width={`${rounded(Math.max(0.3, scale(end) - scale(start)))}%`}
            height={slots === 1 ? height : height - 1}
            rx={slots === 1 ? 2 : 1}
          />
        </a>
      ))}
    </>
  );
}

/** Bars that overlap stand below one another: parallel calls, and those inside another. Failures are drawn last. */
function stacked(bars: readonly Bar[]): { placed: (Bar & { slot: number })[]; slots: number } {
  const ends: number[] = [];
  const placed = bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.start);
    const next = ends.length < mostSlots ? ends.length : ends.indexOf(Math.min(...ends));
    const slot = free === -1 ? next : free;
    ends[slot] = Math.max(ends[slot] ?? bar.end, bar.end);
    return { ...bar, slot };
  });
  const late = (bar: Bar) => Number(bar.tone === "error");
  return { placed: placed.toSorted((a, b) => late(a) - late(b)), slots: Math.max(1, ends.length) };
}

function Legend({ tones }: { tones: ReadonlySet<Tone> }) {
  return (
    <div class="legend">
      {Object.entries(legend).map(([tone, words]) =>
        [...tones].some((one) => one === tone) ? (
          <span>
            <i class={tone} />
            {words}
          </span>
        ) : null,
      )}
      <fieldset class="zoom">
        <legend>Zoom</legend>
        {[1, 3, 9].map((times) => (
          <label>
            <input type="radio" name="zoom" id={`zoom-${times}`} checked={times === 1} />×{times}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The bars of one lane. If there are too many to tell them apart, those of one tone that begin together become one. */
function merged(bars: readonly Bar[], scale: (at: number) => number): Bar[] {
  if (bars.length <= mostBars) return [...bars];
  const buckets = new Map<string, Bar>();
  for (const bar of bars) {
    const bucket = `${Math.floor((scale(bar.start) / 100) * (mostBars - 1))} ${bar.tone}`;
    const there = buckets.get(bucket);
    if (there) {
      there.end = Math.max(there.end, bar.end);
      there.rows += bar.rows;
    } else buckets.set(bucket, { ...bar });
  }
  return [...buckets.values()];
}

function barsOf(rows: readonly Row[], hrefOf: (index: number) => string): { bars: Bar[]; timed: boolean } {
  const times = rows.map(({ event }) => Date.parse(event.at ?? ""));
  const timed = times.filter((at) => !Number.isNaN(at)).length > rows.length / 2;
  // A row without a time starts where the row before it did. Rows before the first time start at that time.
  let clock = timed ? (times.find((at) => !Number.isNaN(at)) ?? 0) : 0;
  const bars = rows.map((row, index): Bar => {
    const at = timed ? (times[index] ?? Number.NaN) : index;
    clock = Number.isNaN(at) ? clock : at;
    return {
      lane: laneOf[row.event.type],
      tone: toneOf(row),
      start: clock,
      end: timed ? endOf(row, clock) : index + 0.8,
      name: nameOf(row.event),
      rows: 1,
      href: hrefOf(row.index),
    };
  });
  return { bars, timed };
}

function toneOf({ event, failed, write }: Row): Tone {
  if (failed) return "error";
  if (event.type === "model_call") return "model";
  if (event.type !== "tool_call" && event.type !== "tool_result") return "other";
  return write ? "write" : "read";
}

function endOf({ event, result }: Row, start: number): number {
  if (event.duration_ms !== undefined) return start + event.duration_ms;
  const answered = Date.parse(result?.at ?? "");
  return Number.isNaN(answered) ? start : Math.max(start, answered + (result?.duration_ms ?? 0));
}

function nameOf(event: TraceEvent): string {
  if (event.type === "tool_call") return `${safeText(event.tool_name, 80)} ${argumentsText(event.tool_args, 120)}`;
  if (event.type === "model_call") return safeText(event.model ?? "model", 100);
  return (event.type === "error" && safeText(event.error, 200)) || event.type.replaceAll("_", " ");
}
