import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  againstBaseLine,
  attentionOf,
  countOf,
  countsText,
  exceptionText,
  groupByAttention,
  isWeak,
  liveLine,
  missLines,
  notExercisedText,
  openChecks,
  pooledText,
  recordsAgain,
  saidToPass,
  sandboxLines,
  shownAttempt,
  spendLines,
  standingWords,
  wroteText
} from "./chunk-ZPONSFWV.js";
import {
  untrustedJson,
  untrustedTerminal
} from "./chunk-NP4WE3DX.js";

// src/core/report/json.ts
function reportJson(report) {
  return `${untrustedJson(report)}
`;
}

// src/core/report/colour.ts
var codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 };
function createPaint(colour) {
  return (name, text) => colour ? `\x1B[${codes[name]}m${text}\x1B[0m` : text;
}

// src/core/report/text.ts
var mostWaiting = 10;
var colours = {
  regressed: "red",
  "needs you": "yellow",
  fixed: "green",
  "still failing": "yellow",
  holding: "green",
  quarantined: "dim",
  skipped: "dim"
};
function reportText({ cases, summary }, options = {}) {
  const paint = createPaint(options.colour === true);
  const lines = [...groupByAttention(cases)].flatMap(([attention, members]) => {
    if (members.length === 0) return [];
    const title = paint(colours[attention], countOf(attention, members.length));
    return [
      title,
      ...attention === "holding" ? waitingLines(members) : members.flatMap((one) => caseLines(one, paint)),
      ""
    ];
  });
  const verdict = paint(
    summary.ok ? summary.headline.startsWith("Passed") ? "green" : "yellow" : "red",
    safe(summary.headline)
  );
  const first = sandboxLines(summary).map((line) => paint("yellow", safe(line)));
  return `${[...first, ...lines, ...againstBaseLine(summary, safe), ...spendLines(summary), ...liveLine(summary).map(safe), verdict].join("\n")}
`;
}
function caseLines(result, paint) {
  const { case_id, title, reason, commands, attempts, blocks, live_because, weak } = result;
  const failed = attempts[0]?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
  const counts = attempts.at(-1)?.counts;
  const untried = counts && exceptionText(counts);
  const wrote = wroteText(attempts.at(-1) ?? {});
  const misses = attempts.at(-1)?.misses ?? [];
  const pooled = attempts.at(-1)?.leans_on_pooled ?? [];
  const add = commands.add_recordings ?? commands.guard;
  const again = commands.add_recordings && recordsAgain(commands.add_recordings) ? "   (with a key: records it again)" : "";
  const word = standingWords[result.standing];
  const exactly = word === attentionOf[result.standing] ? "" : ` (${word})`;
  return [
    `  ${safe(case_id)}${exactly}  ${safe(title)}`,
    `    ${safe(reason)}`,
    ...weak === void 0 ? [] : [paint("dim", `    weak: ${safe(weak)}`)],
    ...blocks ? failed.map(({ check, message }) => `    failed: ${safe(check)}: ${safe(message)}`) : [],
    ...(attempts.at(-1)?.stderr ?? []).slice(-3).map((line) => paint("dim", `    stderr: ${safe(line)}`)),
    ...openChecks(result).map((one) => `    needs review: ${saidLine(one)}`),
    ...saidToPass(result).map((one) => `    passed: ${saidLine(one)} (${safe(one.decided_by ?? "")})`),
    ...pooled.slice(0, 3).map((answer) => `    pooled: ${safe(pooledText(answer))}`),
    ...misses.slice(0, 3).flatMap((miss) => {
      const [first = "", ...more] = missLines(miss);
      return [`    missing: ${safe(first)}`, ...more.map((line) => `             ${safe(line)}`)];
    }),
    ...counts ? [paint("dim", `    calls: ${countsText(counts)}`)] : [],
    ...wrote === void 0 ? [] : [paint("dim", `    ${safe(wrote)}`)],
    ...untried === void 0 ? [] : [paint("dim", `    ${untried}`)],
    ...live_because === void 0 ? [] : [paint("dim", `    live: ${safe(live_because)}`)],
    `    ${paint("dim", `next: ${safe(add ?? commands.reproduce)}${again}`)}`
  ];
}
function waitingLines(cases) {
  const weak = cases.filter(isWeak).map(({ case_id, weak: why }) => `  ${safe(case_id)}  weak: ${safe(why ?? "")}`);
  const waiting = cases.flatMap(
    (result) => openChecks(result).map((one) => `  ${safe(result.case_id)}  needs review: ${saidLine(one)}`)
  );
  const more = waiting.length > mostWaiting ? [`  and ${waiting.length - mostWaiting} more that need review`] : [];
  const untried = cases.flatMap((result) => {
    const counts = shownAttempt(result)?.counts;
    const text = counts && exceptionText(counts);
    const pooled = (shownAttempt(result)?.leans_on_pooled ?? []).map((answer) => `leans on ${pooledText(answer)}`);
    const replaced = notExercisedText(result.not_exercised);
    const said = [...replaced === void 0 ? [] : [replaced], ...text === void 0 ? [] : [text], ...pooled];
    return said.map((one) => `  ${safe(result.case_id)}  ${safe(one)}`);
  });
  const others = untried.length > mostWaiting ? [`  and ${untried.length - mostWaiting} more`] : [];
  const weaker = weak.length > mostWaiting ? [`  and ${weak.length - mostWaiting} more that are weak`] : [];
  return [
    ...weak.slice(0, mostWaiting),
    ...weaker,
    ...waiting.slice(0, mostWaiting),
    ...more,
    ...untried.slice(0, mostWaiting),
    ...others
  ];
}
function saidLine({ check, message }) {
  return `${safe(check)}: ${safe(message)}`;
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
  reportJson,
  createPaint,
  reportText,
  groupCases
};
