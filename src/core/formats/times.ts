import type { Json } from "../schema/json.ts";
import { at } from "./fields.ts";

/** Milliseconds since 1970 from any spelling: ISO 8601, seconds, milliseconds, micro- or nanoseconds, and `{low, high}`. */
export function millisOf(value: Json | undefined): number | undefined {
  if (typeof value === "number") return fromNumber(value);
  if (typeof value === "string") return fromText(value);
  const low = at(value, "low");
  const high = at(value, "high");
  if (typeof low !== "number" || typeof high !== "number") return undefined;
  return fromNumber((high >>> 0) * 2 ** 32 + (low >>> 0));
}

/** The same time as ISO 8601 in UTC, to the millisecond. */
export function isoOf(value: Json | undefined): string | undefined {
  if (typeof value === "string" && written24.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const millis = millisOf(value);
  return millis === undefined ? undefined : isoOfMillis(millis);
}

export function isoOfMillis(millis: number): string {
  const whole = Math.floor(millis);
  const second = Math.floor(whole / 1000);
  if (second !== written.second) {
    written.second = second;
    written.text = new Date(second * 1000).toISOString().slice(0, -4);
  }
  const rest = whole - second * 1000;
  return `${written.text}${rest < 10 ? "00" : rest < 100 ? "0" : ""}${rest}Z`;
}

/** Times of one run stand close together: the second that was written last is kept, for writing it is slow. */
const written = { second: Number.NaN, text: "" };

/** Milliseconds between two times; undefined where one is missing or the clock went back. */
export function millisBetween(start: number | undefined, end: number | undefined): number | undefined {
  if (start === undefined || end === undefined || end < start) return undefined;
  return Math.round((end - start) * 1000) / 1000;
}

const year9999 = 253_402_300_799_999;

function finite(millis: number): number | undefined {
  return Number.isNaN(millis) ? undefined : millis;
}

/** The size tells the unit: a second count of today has 10 digits, of nanoseconds 19. */
function fromNumber(value: number): number | undefined {
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const millis = value < 1e11 ? value * 1000 : value < 1e14 ? value : value < 1e17 ? value / 1000 : value / 1e6;
  return millis <= year9999 ? millis : undefined;
}

/** As it is written here: nothing is to be done but to see that there is such a time. */
const written24 = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function fromText(text: string): number | undefined {
  if (written24.test(text)) return finite(Date.parse(text));
  if (/^\d+(\.\d+)?$/.test(text)) return fromNumber(Number(text));
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const iso = text
    .replace(" ", "T")
    .replace(" UTC", "Z")
    .replace(/(\.\d{3})\d+/, "$1");
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) || !iso.includes("T") ? iso : `${iso}Z`;
  const millis = Date.parse(zoned);
  return Number.isNaN(millis) || millis < 0 || millis > year9999 ? undefined : millis;
}
