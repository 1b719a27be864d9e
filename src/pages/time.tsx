import { timeText } from "./safe-text.ts";

const units: [ms: number, word: string][] = [
  [86_400_000, "day"],
  [3_600_000, "h"],
  [60_000, "min"],
];

/**
 * An age such as `5 min ago`. The script shows the exact time in the reader's own zone on hover. Without `now`, the
 * time itself.
 */
export function Time({ at, now }: { at: number | string | undefined; now?: number | undefined }) {
  const time = new Date(at ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return <span class="soft">unknown</span>;
  return (
    <time datetime={time.toISOString()} title={timeText(at)} {...(now === undefined ? {} : { "data-ago": "" })}>
      {now === undefined ? timeText(at) : agoText(time.getTime(), now)}
    </time>
  );
}

export function agoText(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const [size, word] = units.find(([ms]) => past >= ms) ?? [];
  if (size === undefined) return "just now";
  const count = Math.floor(past / size);
  return `${count} ${word}${word === "day" && count > 1 ? "s" : ""} ago`;
}

export function durationText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}
