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

/** A length of time in its two largest units. */
export function durationText(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(ms < 9_995 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const hours = Math.floor(seconds / 3_600);
  if (hours < 48) return `${hours} h ${Math.floor((seconds % 3_600) / 60)} min`;
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}

/** A time since the beginning of a run, short enough for a narrow column: `4.20 s`, `29:51.5`, `72:00:00`. */
export function clockText(ms: number): string {
  if (ms < 59_995) return `${(ms / 1_000).toFixed(2)} s`;
  const tenths = Math.round(ms / 100);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const minutes = Math.floor(tenths / 600);
  if (minutes < 60) return `${minutes}:${two((tenths % 600) / 10)}.${tenths % 10}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two((tenths % 600) / 10)}`;
}

/** US dollars to the cent; of less than a cent two digits. */
export function usdText(usd: number): string {
  if (usd > 0 && usd < 0.000_001) return "under $0.000001";
  if (usd > 0 && usd < 0.01) return `$${usd.toPrecision(2)}`;
  return `$${usd.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
