import * as z from "zod";

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const pattern = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/;

/** A duration such as `60s` or `1.5m`, or a number of milliseconds. Parses to milliseconds. */
export const durationSchema = z
  .union([z.number().nonnegative(), z.string().regex(pattern, "a duration such as 60s")])
  .transform(durationMs);

/**
 * Milliseconds that something took, by a clock that may have been set back meanwhile. They are then negative and count
 * as 0, since nobody loses a run for it.
 */
export const elapsedSchema = z
  .number()
  .overwrite((ms) => Math.max(0, ms))
  .nonnegative();

/** Milliseconds of a duration: `60s` → 60000. NaN if it is malformed. */
export function durationMs(duration: number | string): number {
  if (typeof duration === "number") return duration;
  const match = pattern.exec(duration);
  const unit = match?.[2];
  if (!match || !(unit === "ms" || unit === "s" || unit === "m" || unit === "h" || unit === "d")) return Number.NaN;
  return Number(match[1]) * units[unit];
}

/** Milliseconds as a duration: `60000` → `60s`. A fraction stays a number. */
export function formatDuration(milliseconds: number): number | string {
  if (!Number.isSafeInteger(milliseconds)) return milliseconds;
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000}s` : `${milliseconds}ms`;
}
