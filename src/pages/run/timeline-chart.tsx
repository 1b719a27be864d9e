import type { Row } from "./run-rows.ts";
import { durationText } from "../time.tsx";
import { type Bar, barsOf, type Lane, merged, stacked, type Tone } from "./timeline-bars.ts";

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

const laneHeight = 24;
const barHeight = 16;

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
