import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  standingOrder,
  standingWords
} from "./chunk-VVAC76JP.js";
import {
  countsText
} from "./chunk-7MVEMZQZ.js";
import {
  untrustedTerminal
} from "./chunk-JWK2KAH4.js";

// src/core/report/colour.ts
var codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 };
function createPaint(colour) {
  return (name, text) => colour ? `\x1B[${codes[name]}m${text}\x1B[0m` : text;
}

// src/core/report/text.ts
var quiet = /* @__PURE__ */ new Set(["holding"]);
var colours = {
  regressed: "red",
  broken: "red",
  unguarded: "red",
  error: "red",
  altered: "red",
  "newly-fixed": "green",
  unproven: "yellow",
  changed: "yellow",
  flaky: "yellow",
  "still-failing": "yellow",
  inconclusive: "yellow",
  holding: "green",
  quarantined: "dim",
  skipped: "dim"
};
function reportText({ cases, summary }, options = {}) {
  const paint = createPaint(options.colour === true);
  const byStanding = groupCases(cases);
  const lines = standingOrder.flatMap((standing) => {
    const members = byStanding.get(standing) ?? [];
    if (members.length === 0) return [];
    const title = paint(colours[standing], `${members.length} ${standingWords[standing]}`);
    return [title, ...quiet.has(standing) ? [] : members.flatMap((result) => caseLines(result, paint)), ""];
  });
  const verdict = paint(
    summary.ok ? summary.headline.startsWith("Passed") ? "green" : "yellow" : "red",
    safe(summary.headline)
  );
  return `${[...lines, verdict].join("\n")}
`;
}
function caseLines(result, paint) {
  const { case_id, title, reason, commands, attempts, blocks } = result;
  const failed = attempts[0]?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
  const counts = attempts.at(-1)?.counts;
  const misses = attempts.at(-1)?.misses ?? [];
  const add = commands.add_recordings ?? commands.guard;
  return [
    `  ${safe(case_id)}  ${safe(title)}`,
    `    ${safe(reason)}`,
    ...blocks ? failed.map(({ check, message }) => `    failed: ${safe(check)}: ${safe(message)}`) : [],
    ...misses.slice(0, 3).map(({ message }) => `    missing: ${safe(message)}`),
    ...counts ? [paint("dim", `    calls: ${countsText(counts)}`)] : [],
    `    ${paint("dim", `next: ${safe(add ?? commands.reproduce)}`)}`
  ];
}
function groupCases(cases) {
  const groups = /* @__PURE__ */ new Map();
  for (const result of cases) {
    const group = groups.get(result.standing);
    if (group) group.push(result);
    else groups.set(result.standing, [result]);
  }
  return groups;
}
function safe(text) {
  return untrustedTerminal(text).replaceAll(/\s+/g, " ");
}

export {
  createPaint,
  reportText,
  groupCases
};
