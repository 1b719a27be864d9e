import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  at
} from "./chunk-HRXOAXY4.js";

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
  if (typeof value === "string" && written24.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const millis = millisOf(value);
  return millis === void 0 ? void 0 : isoOfMillis(millis);
}
function isoOfMillis(millis) {
  const whole = Math.floor(millis);
  const second = Math.floor(whole / 1e3);
  if (second !== written.second) {
    written.second = second;
    written.text = new Date(second * 1e3).toISOString().slice(0, -4);
  }
  const rest = whole - second * 1e3;
  return `${written.text}${rest < 10 ? "00" : rest < 100 ? "0" : ""}${rest}Z`;
}
var written = { second: Number.NaN, text: "" };
function millisBetween(start, end) {
  if (start === void 0 || end === void 0 || end < start) return void 0;
  return Math.round((end - start) * 1e3) / 1e3;
}
var year9999 = 253402300799999;
function finite(millis) {
  return Number.isNaN(millis) ? void 0 : millis;
}
function fromNumber(value) {
  if (!Number.isFinite(value) || value <= 0) return void 0;
  const millis = value < 1e11 ? value * 1e3 : value < 1e14 ? value : value < 1e17 ? value / 1e3 : value / 1e6;
  return millis <= year9999 ? millis : void 0;
}
var written24 = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
function fromText(text) {
  if (written24.test(text)) return finite(Date.parse(text));
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
