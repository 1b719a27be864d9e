import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceSchema
} from "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/formats/fields.ts
function present(value) {
  const kept = {};
  for (const key in value) if (value[key] !== void 0) kept[key] = value[key];
  return kept;
}
function at(value, ...path) {
  const [only] = path;
  if (path.length === 1 && typeof only === "string") {
    return isObject(value) && Object.hasOwn(value, only) ? value[only] : void 0;
  }
  let here = value;
  for (const key of path) {
    if (Array.isArray(here) && typeof key === "number") here = here[key];
    else if (isObject(here) && typeof key === "string" && Object.hasOwn(here, key)) here = here[key];
    else return void 0;
  }
  return here;
}
function first(value, ...keys) {
  if (!isObject(value)) return void 0;
  for (const key of keys) {
    const member = Object.hasOwn(value, key) ? value[key] : void 0;
    if (member !== void 0 && member !== null) return member;
  }
  return void 0;
}
function objectOf(value) {
  return isObject(value) ? value : {};
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
  return listOf(value).filter(isObject);
}
function textOf(value) {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : void 0;
}
function numberOf(value) {
  if (typeof value === "string" && value.trim() !== "") return numberOf(Number(value));
  return typeof value === "number" && Number.isFinite(value) ? value : void 0;
}
var maxDepth = 100;
function unwrapped(value) {
  if (typeof value !== "string" || !/^\s*[{[]/.test(value)) return value;
  try {
    if (value.length < maxDepth * 2) return JSON.parse(value);
    return parseJson(value, { name: "text", maxDepth });
  } catch {
    return value;
  }
}
function argumentsOf(value) {
  if (value === void 0 || value === null || value === "") return {};
  return unwrapped(value) ?? {};
}
function asText(value) {
  if (value === void 0 || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
function isItem(value) {
  const type = at(value, "type");
  if (typeof type !== "string" || at(value, "role") !== void 0)
    return type === "message" && at(value, "role") !== void 0;
  return /^(?:reasoning|[a-z_]+_call|[a-z_]+_call_(?:output|result))$/.test(type);
}

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
  return millis === void 0 ? void 0 : isoOfMillis(millis);
}
function isoOfMillis(millis) {
  return new Date(Math.floor(millis)).toISOString();
}
function millisBetween(start, end) {
  if (start === void 0 || end === void 0 || end < start) return void 0;
  return Math.round((end - start) * 1e3) / 1e3;
}
var year9999 = 253402300799999;
function fromNumber(value) {
  if (!Number.isFinite(value) || value <= 0) return void 0;
  const millis = value < 1e11 ? value * 1e3 : value < 1e14 ? value : value < 1e17 ? value / 1e3 : value / 1e6;
  return millis <= year9999 ? millis : void 0;
}
function fromText(text) {
  if (/^\d+(\.\d+)?$/.test(text)) return fromNumber(Number(text));
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return void 0;
  const iso = text.replace(" ", "T").replace(" UTC", "Z").replace(/(\.\d{3})\d+/, "$1");
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) || !iso.includes("T") ? iso : `${iso}Z`;
  const millis = Date.parse(zoned);
  return Number.isNaN(millis) || millis < 0 || millis > year9999 ? void 0 : millis;
}

// src/core/formats/otlp/rebuild-native.ts
var ownAttributes = { run: "replaykit.run", event: "replaykit.event", index: "replaykit.index" };
function rebuildNative(spans) {
  const run = spans.map(({ attributes }) => unwrapped(attributes[ownAttributes.run])).find(isObject);
  if (!run) return void 0;
  const indexed = spans.flatMap(({ attributes }) => {
    const event = unwrapped(attributes[ownAttributes.event]);
    return event === void 0 ? [] : [{ event, index: Number(attributes[ownAttributes.index] ?? 0) }];
  });
  const events = indexed.toSorted((a, b) => a.index - b.index).map(({ event }) => event);
  const parsed = traceSchema.safeParse({ ...run, events });
  return parsed.success ? { trace: parsed.data, notes: [] } : void 0;
}

export {
  present,
  at,
  first,
  objectOf,
  listOf,
  objectsOf,
  textOf,
  numberOf,
  unwrapped,
  argumentsOf,
  asText,
  isItem,
  millisOf,
  isoOf,
  isoOfMillis,
  millisBetween,
  ownAttributes,
  rebuildNative
};
