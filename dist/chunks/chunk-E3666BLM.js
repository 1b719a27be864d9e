import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  number,
  string,
  union
} from "./chunk-SN3GIU3B.js";

// src/core/schema/duration.ts
var units = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5 };
var pattern = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/;
var durationSchema = union([number().nonnegative(), string().regex(pattern, "a duration such as 60s")]).transform(durationMs);
function durationMs(duration) {
  if (typeof duration === "number") return duration;
  const match = pattern.exec(duration);
  const unit = match?.[2];
  if (!match || !(unit === "ms" || unit === "s" || unit === "m" || unit === "h" || unit === "d")) return Number.NaN;
  return Number(match[1]) * units[unit];
}
function formatDuration(milliseconds) {
  if (!Number.isSafeInteger(milliseconds)) return milliseconds;
  return milliseconds % 1e3 === 0 ? `${milliseconds / 1e3}s` : `${milliseconds}ms`;
}

export {
  durationSchema,
  durationMs,
  formatDuration
};
