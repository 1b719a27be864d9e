import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  at
} from "./chunk-3QQEB6C6.js";

// src/core/formats/times.ts
function millisOf(value) {
  if (typeof value === "number") return fromNumber(value);
  if (typeof value === "string") return fromText(value);
  const low = at(value, "low");
  const high = at(value, "high");
  if (typeof low !== "number" || typeof high !== "number") return void 0;
  return fromNumber((high >>> 0) * 2 ** 32 + (low >>> 0));
}
function isoOf(value) {
  const millis = millisOf(value);
  if (typeof value === "string" && millis !== void 0 && written24.test(value)) return value;
  return millis === void 0 ? void 0 : isoOfMillis(millis);
}
function isoOfMillis(millis) {
  const whole = Math.floor(millis);
  const day = Math.floor(whole / millisOfDay);
  if (day !== written.day) {
    written.day = day;
    written.text = new Date(day * millisOfDay).toISOString().slice(0, -13);
  }
  const inDay = whole - day * millisOfDay;
  const rest = inDay % 1e3;
  const seconds = (inDay - rest) / 1e3;
  const second = seconds % 60;
  const minutes = (seconds - second) / 60;
  const minute = minutes % 60;
  const tail = `${second < 10 ? "0" : ""}${second}.${rest < 10 ? "00" : rest < 100 ? "0" : ""}${rest}Z`;
  const hour = (minutes - minute) / 60;
  return `${written.text}${hour < 10 ? "0" : ""}${hour}:${minute < 10 ? "0" : ""}${minute}:${tail}`;
}
var millisOfDay = 864e5;
var written = { day: Number.NaN, text: "" };
var read = { day: "-", start: Number.NaN };
function millisBetween(start, end) {
  if (start === void 0 || end === void 0 || end < start) return void 0;
  return Math.round((end - start) * 1e3) / 1e3;
}
var written24 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
var year9999 = 253402300799999;
function fromNumber(value) {
  if (!Number.isFinite(value) || value <= 0) return void 0;
  const millis = value < 1e11 ? value * 1e3 : value < 1e14 ? value : value < 1e17 ? value / 1e3 : value / 1e6;
  return millis <= year9999 ? millis : void 0;
}
function whenWritten(text) {
  const between = text.charCodeAt(10);
  if (text.length < 19 || between !== 84 && between !== 32) return Number.NaN;
  if (text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58) return Number.NaN;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (!(hour < 24 && minute < 60 && second < 60)) return Number.NaN;
  const millis = text.charCodeAt(19) === 46 ? digits(text, 20, 3) : 0;
  return isUtcFrom(text, 19) ? startOfDay(text) + ((hour * 60 + minute) * 60 + second) * 1e3 + millis : Number.NaN;
}
function isUtcFrom(text, from) {
  let at2 = from;
  if (text.charCodeAt(at2) === 46) at2 += 1;
  while (isDigit(text.charCodeAt(at2))) at2 += 1;
  const left = text.length - at2;
  return left === 0 || left === 1 && text.charCodeAt(at2) === 90 || left === 6 && text.endsWith("+00:00");
}
function isDigit(code) {
  return code >= 48 && code <= 57;
}
function startOfDay(text) {
  if (!text.startsWith(read.day)) {
    const day = text.slice(0, 10);
    read.start = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
    read.day = day;
  }
  return read.start;
}
function digits(text, from, count) {
  let value = 0;
  for (let place = from; place < from + count; place += 1) {
    const code = text.charCodeAt(place);
    if (!isDigit(code)) return Number.NaN;
    value = value * 10 + code - 48;
  }
  return value;
}
function fromText(text) {
  const when = whenWritten(text);
  if (!Number.isNaN(when)) return when;
  if (/^\d+(\.\d+)?$/.test(text)) return fromNumber(Number(text));
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return void 0;
  const iso = text.replace(" ", "T").replace(" UTC", "Z").replace(/(\.\d{3})\d+/, "$1");
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) || !iso.includes("T") ? iso : `${iso}Z`;
  const millis = Date.parse(zoned);
  return Number.isNaN(millis) || millis < 0 || millis > year9999 ? void 0 : millis;
}

export {
  millisOf,
  isoOf,
  isoOfMillis,
  millisBetween
};
