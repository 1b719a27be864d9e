import type { TraceEvent } from "../../core/schema/trace.ts";
import type { Row } from "./run-rows.ts";
import { argumentsText } from "./run-rows-view.tsx";
import { safeText } from "../safe-text.ts";

export type Lane = "model" | "tool" | "error" | "other";
export type Tone = "model" | "read" | "write" | "error" | "other";

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

export interface Bar {
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

/** Most bars below one another in a lane. More would be too thin. */
const mostSlots = 4;
/** Most bars of one lane and tone. More cannot be told apart, and each takes time to paint. */
const mostBars = 48;

/** A bar for each row. `timed`: most rows have a time, so that times are the scale and not the order. */
export function barsOf(rows: readonly Row[], hrefOf: (index: number) => string): { bars: Bar[]; timed: boolean } {
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

/** The bars of one lane. If there are too many to tell them apart, those of one tone that begin together become one. */
export function merged(bars: readonly Bar[], scale: (at: number) => number): Bar[] {
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

/** Bars that overlap stand below one another: parallel calls, and those inside another. Failures are drawn last. */
export function stacked(bars: readonly Bar[]): { placed: (Bar & { slot: number })[]; slots: number } {
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
