import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/matching/equal-json.ts
function equalJson(a, b) {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => equalJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]));
}

export {
  equalJson
};
