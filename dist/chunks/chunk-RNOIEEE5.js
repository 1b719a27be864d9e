import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  signatureWords
} from "./chunk-NJ6GYLXS.js";
import {
  differenceLines,
  differencePlace,
  shortValue
} from "./chunk-J6ADYWQU.js";
import {
  groupCases
} from "./chunk-VC2UBWLI.js";
import {
  isProven,
  lacksKey,
  spendText,
  standingWords
} from "./chunk-VVAC76JP.js";
import {
  countsText
} from "./chunk-7MVEMZQZ.js";
import {
  untrustedHtmlCode,
  untrustedMarkdown,
  untrustedMarkdownBlock
} from "./chunk-JWK2KAH4.js";
import {
  plural
} from "./chunk-W6MLTXWJ.js";

// src/core/report/case-markdown.ts
var mostListed = 10;
function caseFold(result, editBase) {
  const attempt = result.attempts.find(({ verdict }) => verdict === result.verdict) ?? result.attempts[0];
  const parts = [
    untrustedMarkdown(result.reason, { max: 600 }),
    ...result.altered === void 0 ? [] : [
      list(
        "Altered",
        result.altered.map((text) => untrustedMarkdown(text))
      )
    ],
    ...attempt === void 0 ? [] : attemptParts(result, attempt),
    commandsPart(result, editBase)
  ];
  const summary = `${untrustedHtmlCode(result.case_id)} ${standingWords[result.standing]}: ${untrustedHtmlCode(result.title)}`;
  return `<details><summary>${summary}</summary>

${parts.filter((part) => part !== "").join("\n\n")}

</details>
`;
}
function caseLine({ case_id, standing, reason }) {
  return `- ${untrustedMarkdown(case_id)} ${standingWords[standing]}: ${untrustedMarkdown(reason, { max: 160 })}
`;
}
function attemptParts(result, attempt) {
  const { signatures, assertions, counts, misses, first_difference: first, leans_on_simulated: leans } = attempt;
  const fired = signatures.filter(({ outcome }) => outcome === "pass");
  const failed = assertions.filter(({ outcome }) => outcome === "fail");
  const human = [...signatures, ...assertions].filter(({ outcome }) => outcome === "needs_human");
  return [
    list(
      `Signatures that fired (${fired.length} of ${signatures.length})`,
      fired.map((one) => untrustedMarkdown(signatureWords(one)))
    ),
    list("Assertions that failed", failed.map(failedAssertion)),
    first === void 0 ? "" : `First difference, ${untrustedMarkdown(differencePlace(first))}:

${untrustedMarkdownBlock(differenceLines(first).join("\n"), { language: "diff", max: 900 })}`,
    `${attemptsText(result)}  
Calls: **${countsText(counts)}**`,
    leans.length === 0 ? "" : `Leans on simulated writes: ${leans.slice(0, mostListed).map((tool) => untrustedMarkdown(tool)).join(", ")}`,
    list(
      "Missing",
      misses.map(({ message }) => untrustedMarkdown(message))
    ),
    list(
      "Needs human",
      human.map(({ check }) => untrustedMarkdown(check))
    )
  ];
}
function failedAssertion({ check, message, expected, observed }) {
  const facts = [
    ...expected === void 0 ? [] : [`  - expected ${untrustedMarkdown(shortValue(expected))}`],
    ...observed === void 0 ? [] : [`  - observed ${untrustedMarkdown(shortValue(observed))}`]
  ];
  return [`${untrustedMarkdown(check)}: ${untrustedMarkdown(message)}`, ...facts].join("\n");
}
function attemptsText({ attempts, verdict, rate, attempts_needed, live_model }) {
  const same = attempts.filter((attempt) => attempt.verdict === verdict).length;
  const needed = attempts_needed === void 0 ? "" : `, ${attempts_needed} more needed`;
  const share = `${same} of ${plural(attempts.length, "attempt")} ${verdict}${needed}`;
  if (!live_model) return share;
  const { low, high } = rate.interval;
  return `${share}; ${rate.reproduced} of ${rate.of} reproduced (95 % interval ${percent(low)} to ${percent(high)}), live model`;
}
function percent(share) {
  return `${Math.round(share * 100)} %`;
}
function commandsPart({ commands, path }, editBase) {
  const { reproduce, add_recordings, guard } = commands;
  const lines = [
    reproduce,
    ...add_recordings === void 0 ? [] : [`# add what is missing`, add_recordings],
    ...guard === void 0 ? [] : [`# keep it fixed`, guard]
  ];
  const block = untrustedMarkdownBlock(lines.map(commandLine).join("\n"), { language: "sh", max: 1200 });
  if (guard === void 0 || editBase === void 0) return block;
  return `${block}

[Edit case.yaml](${editBase}/${path.split("/").map(encodePart).join("/")}/case.yaml): set \`state: guard\``;
}
function commandLine(command) {
  return command.replaceAll(/\s+/g, " ");
}
function encodePart(part) {
  return encodeURIComponent(part.replaceAll(new RegExp("\\p{Cs}", "gu"), "�")).replaceAll(/[!'()*~]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
function list(title, items) {
  if (items.length === 0) return "";
  const more = items.length > mostListed ? [`- and ${items.length - mostListed} more`] : [];
  return [`**${title}**`, "", ...items.slice(0, mostListed).map((item) => `- ${item}`), ...more].join("\n");
}

// src/core/report/markdown.ts
var sections = [
  { title: "Regressed", standings: ["regressed"] },
  { title: "Broken", standings: ["broken"] },
  { title: "Unguarded", standings: ["unguarded"] },
  { title: "Altered guards", standings: ["altered"] },
  { title: "Errors", standings: ["error"] },
  { title: "Newly fixed", standings: ["newly-fixed"] },
  { title: "Fixed but unproven", standings: ["unproven"] },
  { title: "Changed", standings: ["changed", "flaky"] },
  { title: "Still failing", standings: ["still-failing"] },
  { title: "Inconclusive", standings: ["inconclusive"] },
  { title: "Quarantined", standings: ["quarantined"] },
  { title: "Skipped", standings: ["skipped"], counted: true },
  { title: "Held", standings: ["holding"], counted: true }
];
var steps = [
  () => "fold",
  ({ blocks }) => blocks ? "fold" : "line",
  ({ blocks }) => blocks ? "fold" : "count",
  () => "line",
  ({ blocks }) => blocks ? "line" : "count"
];
var commentLimit = 65536;
function reportMarkdown(report, options) {
  const head = headOf(report);
  const tail = tailOf(report, options);
  const room = (options.maxBytes ?? commentLimit - 1) - options.byteLength(head + tail);
  const groups = groupCases(report.cases);
  for (const [index, detail] of steps.entries()) {
    const left2 = index === 0 ? "" : leftOut(options);
    const body = bodyOf(groups, detail, { ...options, room: room - options.byteLength(left2) });
    if (body !== void 0) return `${head}${body}${left2}${tail}`;
  }
  const left = leftOut(options);
  const lines = linesThatFit(groups, { ...options, room: room - options.byteLength(left) });
  return `${head}${lines}${left}${tail}`;
}
function bodyOf(groups, detail, { byteLength, room, editBase }) {
  const parts = [];
  let used = 0;
  for (const { title, standings, counted } of sections) {
    const members = standings.flatMap((standing) => groups.get(standing) ?? []);
    if (members.length === 0) continue;
    const heading = `
### ${title} (${members.length})

`;
    parts.push(heading);
    used += byteLength(heading);
    for (const result of counted === true ? [] : members) {
      const block = blockOf(result, detail(result), editBase);
      used += byteLength(block);
      if (used > room) return void 0;
      parts.push(block);
    }
  }
  return used > room ? void 0 : parts.join("");
}
function linesThatFit(groups, { byteLength, room }) {
  const longestRest = 40;
  const filled = sections.map(({ title, standings }) => {
    const members = standings.flatMap((standing) => groups.get(standing) ?? []);
    return { heading: members.length === 0 ? "" : `
### ${title} (${members.length})

`, members };
  });
  let used = filled.reduce((sum, { heading }) => sum + byteLength(heading) + (heading === "" ? 0 : longestRest), 0);
  return filled.map(({ heading, members }) => {
    const lines = [];
    for (const result of members.filter(({ blocks }) => blocks)) {
      const line = caseLine(result);
      used += byteLength(line);
      if (used > room) break;
      lines.push(line);
    }
    const more = members.length - lines.length;
    return `${heading}${lines.join("")}${lines.length > 0 && more > 0 ? `
… and ${more} more
` : ""}`;
  }).join("");
}
function blockOf(result, detail, editBase) {
  if (detail === "count") return "";
  return detail === "fold" ? caseFold(result, editBase) : caseLine(result);
}
function headOf(report) {
  return `${decision(report)}  
${caused(report)}  
${nextAct(report)}
`;
}
function decision({ cases, summary }) {
  const key = cases.some(lacksKey) ? " It needs key: a maintainer can replay the cases with a live model." : "";
  if (cases.length === 0)
    return summary.ok ? "**ReplayKit: no cases yet.**" : "**ReplayKit failed: no case was judged.**";
  if (summary.blocking > 0) {
    const stand = summary.blocking === 1 ? "stands" : "stand";
    return `**ReplayKit failed: ${plural(summary.blocking, "case")} ${stand} against merging.**${key}`;
  }
  if (!summary.ok) return `**ReplayKit failed: no case was judged.**${key}`;
  const unproven = cases.filter((result) => result.state === "guard" && !isProven(result)).length;
  if (unproven > 0) return `**ReplayKit: not proven, ${plural(unproven, "guard")} inconclusive.**${key}`;
  return `**ReplayKit passed: nothing stands against merging.**${key}`;
}
var causes = [
  "regressed",
  "broken",
  "unguarded",
  "altered",
  "error",
  "newly-fixed",
  "unproven",
  "changed"
];
function caused({ summary, cases }) {
  const parts = causes.flatMap((standing) => {
    const count = summary.standings[standing] ?? 0;
    return count === 0 ? [] : [`${count} ${standingWords[standing]}`];
  });
  const held = summary.standings.holding ?? 0;
  if (parts.length === 0)
    return `This pull request changed the standing of none of ${plural(cases.length, "case")}; ${held} held.`;
  return `This pull request leaves ${parts.join(", ")}; ${held} of ${plural(cases.length, "case")} held.`;
}
var acts = [
  ["regressed", "fix what came back: each fold below has the command that reproduces it."],
  ["broken", "look at the guards that now behave differently: their first difference is below."],
  ["unguarded", "give the unguarded cases what they miss: the command is in their fold."],
  ["altered", "a maintainer accepts the altered guards with the label `replaykit:accept`, or they are put back."],
  ["error", "make the runner run: the reason is in each fold below."],
  ["newly-fixed", "keep what is fixed: run `replaykit guard` as shown below."],
  ["unproven", "run more attempts to prove what looks fixed."],
  ["changed", "see whether the changed behaviour is wanted."],
  ["inconclusive", "add the recordings that are missing."],
  ["flaky", "nothing now: a guard failed no more often than luck explains."]
];
function nextAct({ cases, summary }) {
  if (cases.length === 0) return "Next: make a case with `replaykit scaffold <trace.json> --out cases/<id>`.";
  const blocked = acts.find(([standing]) => cases.some((result) => result.blocks && result.standing === standing));
  const act = blocked ?? acts.find(([standing]) => (summary.standings[standing] ?? 0) > 0);
  return `Next: ${act?.[1] ?? "nothing to do."}`;
}
function tailOf({ summary }, { marker, note }) {
  const spend = summary.spend === void 0 ? "" : `
Spent on live models: ${spendText(summary.spend)}.
`;
  return `${spend}${note === void 0 ? "" : `
${note}
`}${marker === void 0 ? "" : `
${marker}
`}`;
}
function leftOut({ artifactUrl }) {
  const where = artifactUrl === void 0 ? "the report in the run's artifact" : `[the full report](${artifactUrl})`;
  return `
Shortened to fit: every case is in ${where}.
`;
}

export {
  reportMarkdown
};
