import type { Json } from "../../schema/json.ts";
import { at } from "./fields.ts";

/** Milliseconds since 1970 from any form: ISO 8601, seconds, milliseconds, micro- or nanoseconds, and `{low, high}`. */
export function millisOf(value: Json | undefined): number | undefined {
  if (typeof value === "number") return fromNumber(value);
  if (typeof value === "string") return fromText(value);
  const low = at(value, "low");
  const high = at(value, "high");
  if (typeof low !== "number" || typeof high !== "number") return undefined;
  return fromNumber((high >>> 0) * 2 ** 32 + (low >>> 0));
}

/** The time as ISO 8601 in UTC, to the millisecond. */
export function isoOf(value: Json | undefined): string | undefined {
  const millis = millisOf(value);
  // The text is in this form already.
  if (typeof value === "string" && millis !== undefined && written24.test(value)) return value;
  return millis === undefined ? undefined : isoOfMillis(millis);
}

export function isoOfMillis(millis: number): string {
  const whole = Math.floor(millis);
  const day = Math.floor(whole / millisOfDay);
  if (day !== written.day) {
    written.day = day;
    written.text = new Date(day * millisOfDay).toISOString().slice(0, -13);
  }
  const inDay = whole - day * millisOfDay;
  const rest = inDay % 1000;
  const seconds = (inDay - rest) / 1000;
  const second = seconds % 60;
  const minutes = (seconds - second) / 60;
  const minute = minutes % 60;
  const tail = `${second < 10 ? "0" : ""}${second}.${rest < 10 ? "00" : rest < 100 ? "0" : ""}${rest}Z`;
  const hour = (minutes - minute) / 60;
  return `${written.text}${hour < 10 ? "0" : ""}${hour}:${minute < 10 ? "0" : ""}${minute}:${tail}`;
}

const millisOfDay = 86_400_000;

/** Times of one run are close together, so the last day written and the last day read are cached. */
const written = { day: Number.NaN, text: "" };
const read = { day: "-", start: Number.NaN };

/**
 * Milliseconds between two times. Undefined if one is missing, if the clock went back, or if they are millennia apart.
 */
export function millisBetween(start: number | undefined, end: number | undefined): number | undefined {
  if (start === undefined || end === undefined || end < start || end - start > year9999) return undefined;
  return Math.round((end - start) * 1000) / 1000;
}

const written24 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const year9999 = 253_402_300_799_999;

/** The size gives the unit: today's seconds have 10 digits, nanoseconds 19. */
function fromNumber(value: number): number | undefined {
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const millis = value < 1e11 ? value * 1000 : value < 1e14 ? value : value < 1e17 ? value / 1000 : value / 1e6;
  return millis <= year9999 ? millis : undefined;
}

/** Reads `2026-01-31T12:00:00.123Z`, the usual form, or a prefix of it; NaN for any other text. */
function whenWritten(text: string): number {
  const between = text.charCodeAt(10);
  if (text.length < 19 || (between !== 0x54 && between !== 0x20)) return Number.NaN;
  if (text.charCodeAt(13) !== 0x3a || text.charCodeAt(16) !== 0x3a) return Number.NaN;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (!(hour < 24 && minute < 60 && second < 60)) return Number.NaN;
  const millis = text.charCodeAt(19) === 0x2e ? digits(text, 20, 3) : 0;
  return isUtcFrom(text, 19) ? startOfDay(text) + ((hour * 60 + minute) * 60 + second) * 1000 + millis : Number.NaN;
}

/** True if only a fraction and the zone of UTC follow. A time without a zone is UTC. */
function isUtcFrom(text: string, from: number): boolean {
  let at = from;
  if (text.charCodeAt(at) === 0x2e) at += 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  const left = text.length - at;
  return left === 0 || (left === 1 && text.charCodeAt(at) === 0x5a) || (left === 6 && text.endsWith("+00:00"));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function startOfDay(text: string): number {
  if (!text.startsWith(read.day)) {
    const day = text.slice(0, 10);
    read.start = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
    read.day = day;
  }
  return read.start;
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let place = from; place < from + count; place += 1) {
    const code = text.charCodeAt(place);
    if (!isDigit(code)) return Number.NaN;
    value = value * 10 + code - 0x30;
  }
  return value;
}

function fromText(text: string): number | undefined {
  const when = whenWritten(text);
  if (!Number.isNaN(when)) return when;
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
