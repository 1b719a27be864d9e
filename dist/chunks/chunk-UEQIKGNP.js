import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/run/text-of.ts
var textKeys = ["text", "content", "parts", "message", "choices", "output_text", "output"];
function textOf(value) {
  return pieces(value, 0).join("\n").trim();
}
var maxDepth = 8;
function pieces(value, depth) {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pieces(item, depth + 1));
  if (!isObject(value) || value.type === "thinking" || value.type === "reasoning") return [];
  for (const key of textKeys) {
    const found = Object.hasOwn(value, key) ? pieces(value[key], depth + 1) : [];
    if (found.length > 0) return found;
  }
  return [];
}
function outputText(output) {
  if (output === void 0) return "";
  return typeof output === "string" ? output : textOf(output) || JSON.stringify(output);
}
function presentOutput(output) {
  if (output === void 0 || output === null) return void 0;
  return typeof output === "string" && output.trim() === "" ? void 0 : output;
}

// src/core/matching/json-pointer.ts
function escapePointerPart(part) {
  return String(part).replaceAll("~", "~0").replaceAll("/", "~1");
}
function parsePointer(pointer) {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return void 0;
  return pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function valueAt(value, pointer) {
  const parts = parsePointer(pointer);
  if (!parts) return void 0;
  let here = value;
  for (const part of parts) {
    if (here === void 0) return void 0;
    here = memberOf(here, part);
  }
  return here;
}
function withoutPointers(value, pointers) {
  let rest = value;
  for (const pointer of pointers) {
    const parts = parsePointer(pointer);
    if (parts && parts.length > 0) rest = without(rest, parts);
  }
  return rest;
}
function memberOf(value, part) {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(part) ? value[Number(part)] : void 0;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : void 0;
}
function without(value, [part, ...deeper]) {
  if (part === void 0) return value;
  const member = memberOf(value, part);
  if (member === void 0) return value;
  if (Array.isArray(value)) {
    return value.map(
      (item, index) => String(index) === part ? deeper.length > 0 ? without(item, deeper) : null : item
    );
  }
  if (!isObject(value)) return value;
  const kept = [];
  for (const [key, item] of Object.entries(value)) {
    if (key !== part) kept.push([key, item]);
    else if (deeper.length > 0) kept.push([key, without(item, deeper)]);
  }
  return fromEntries(kept);
}
function fromEntries(entries) {
  return Object.fromEntries(entries);
}

export {
  textOf,
  outputText,
  presentOutput,
  escapePointerPart,
  parsePointer,
  valueAt,
  withoutPointers
};
