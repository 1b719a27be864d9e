import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/canonical-json.ts
function canonicalJson(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  const members = [];
  for (const key of Object.keys(value).toSorted(byCodeUnit)) {
    const member = value[key];
    if (member !== void 0) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}
function byCodeUnit(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

export {
  canonicalJson
};
