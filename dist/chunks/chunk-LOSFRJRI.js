import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/nearest-name.ts
function nearestName(name, known) {
  const wanted = plain(name);
  if (wanted.length > longestCompared) return void 0;
  const ranked = known.map((candidate) => ({ candidate, off: distance(wanted, plain(candidate)) })).filter(({ candidate, off }) => off <= Math.min(2, Math.floor(plain(candidate).length / 2))).toSorted((one, other) => one.off - other.off);
  return ranked[0]?.candidate ?? known.find((candidate) => wanted.length > 2 && plain(candidate).startsWith(wanted));
}
var ownNames = ["stats", "stat", "stage", "stale", "reply", "relay"];
function isMisspelling(name, nearest) {
  if (ownNames.includes(name)) return false;
  const off = distance(plain(name), plain(nearest));
  return off <= 1 || off === 2 && name.length >= 7;
}
var longestCompared = 40;
function plain(name) {
  return name.toLowerCase().replaceAll(/[-_]/g, "");
}
function distance(from, to) {
  let before = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swaps = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = swaps && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

export {
  nearestName,
  ownNames,
  isMisspelling,
  distance
};
