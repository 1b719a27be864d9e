import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  resultVersion
} from "./chunk-BEDZKUB6.js";
import {
  plural
} from "./chunk-W6MLTXWJ.js";

// src/core/verdict/summary.ts
var standingOrder = [
  "regressed",
  "broken",
  "unguarded",
  "altered",
  "error",
  "newly-fixed",
  "unproven",
  "changed",
  "flaky",
  "still-failing",
  "inconclusive",
  "skipped",
  "quarantined",
  "holding"
];
var standingWords = {
  regressed: "regressed",
  broken: "broken",
  unguarded: "unguarded",
  error: "in error",
  altered: "altered",
  "newly-fixed": "newly fixed",
  unproven: "fixed but unproven",
  changed: "changed",
  flaky: "flaky",
  "still-failing": "still failing",
  inconclusive: "inconclusive",
  holding: "holding",
  quarantined: "quarantined",
  skipped: "skipped"
};
function buildReport(cases, failOn, options = {}) {
  const standings = {};
  const verdicts = {};
  let blocking = 0;
  let judged = 0;
  for (const { standing, verdict, blocks } of cases) {
    standings[standing] = (standings[standing] ?? 0) + 1;
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (blocks) blocking += 1;
    if (standing !== "skipped") judged += 1;
  }
  const none = judged === 0 && (cases.length > 0 || options.expected === true);
  const spend = spendOf(cases);
  return {
    version: resultVersion,
    summary: {
      total: cases.length,
      standings: ordered(standings),
      verdicts,
      blocking,
      fail_on: failOn,
      ok: blocking === 0 && !none,
      headline: headlineOf(cases, { none, standings, blocking, spend }),
      ...spend === void 0 ? {} : { spend },
      duration_ms: options.duration_ms ?? cases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
    },
    cases
  };
}
function ordered(counts) {
  const entries = standingOrder.flatMap((standing) => {
    const count = counts[standing];
    return count === void 0 ? [] : [[standing, count]];
  });
  return Object.fromEntries(entries);
}
function headlineOf(cases, { none, standings, blocking, spend }) {
  if (none) return "Failed: no case was judged";
  if (cases.length === 0) return "No cases yet: make one with replaykit scaffold <trace.json> --out cases/<id>";
  const needsKey = cases.some(lacksKey);
  const tail = `${needsKey ? "; needs key" : ""}${spend === void 0 ? "" : `; spent ${spendText(spend)}`}`;
  const counts = standingOrder.flatMap((standing) => {
    const count = standings[standing];
    return count === void 0 ? [] : [`${count} ${standingWords[standing]}`];
  });
  const unproven = cases.filter((result) => result.state === "guard" && !isProven(result)).length;
  if (blocking > 0) return `Failed: ${counts.join(", ")}${tail}`;
  if (unproven > 0) return `Not proven: ${plural(unproven, "guard")} inconclusive; ${counts.join(", ")}${tail}`;
  return `Passed: ${counts.join(", ")}${tail}`;
}
function isProven({ verdict, standing }) {
  return verdict !== "inconclusive" && verdict !== "error" && standing !== "skipped";
}
function lacksKey({ attempts }) {
  return attempts.some(({ misses }) => misses.some(({ kind }) => kind === "key"));
}
function spendText({ usd, tokens }) {
  return `$${usd.toFixed(2)}, ${tokens} tokens`;
}
function spendOf(cases) {
  const spends = cases.flatMap(({ attempts }) => attempts.flatMap(({ spend }) => spend === void 0 ? [] : [spend]));
  if (spends.length === 0) return void 0;
  return spends.reduce((sum, { usd, tokens }) => ({ usd: sum.usd + usd, tokens: sum.tokens + tokens }));
}

export {
  standingOrder,
  standingWords,
  buildReport,
  isProven,
  lacksKey,
  spendText
};
