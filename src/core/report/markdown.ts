import { plural } from "../checks/check-result.ts";
import type { CaseResult, ReplayReport, Standing } from "../schema/result.ts";
import { countWords, isWeak, lacksKey, spendLines, standingWords, unprovenWords } from "../verdict/summary.ts";
import { onWordText } from "../verdict/observed-evidence.ts";
import { caseFold, caseLine } from "./case-markdown.ts";
import { sandboxLines } from "./evidence-text.ts";
import { trialCounts } from "../verdict/trial.ts";
import { liveLine } from "./live-line.ts";
import { quietBody } from "./quiet-markdown.ts";
import { openChecks } from "./shown-attempt.ts";
import { groupCases } from "./text.ts";
import { untrustedMarkdown } from "./untrusted.ts";

export interface MarkdownOptions {
  byteLength: (text: string) => number;
  /** GitHub's limit for a comment. */
  maxBytes?: number | undefined;
  /** An HTML comment by which the comment is found again; stands last, so that the first lines are for people. */
  marker?: string | undefined;
  /** Where the whole report is, linked where the comment leaves something out. */
  artifactUrl?: string | undefined;
  /** Address under which a file of the head branch is edited, without a slash at its end. */
  editBase?: string | undefined;
  /** A line of the edge's own, such as which base was compared. */
  note?: string | undefined;
  /** The report is a stranger's: shown as its claim, beside how GitHub says that the run ended. */
  claim?: { conclusion: string | undefined } | undefined;
}

/** What acts on the pull request comes first; what merely holds is counted. */
const sections: { title: string; standings: Standing[]; counted?: boolean }[] = [
  { title: "Regressed", standings: ["regressed"] },
  { title: "Broken", standings: ["broken"] },
  { title: "Unguarded", standings: ["unguarded"] },
  { title: "Altered guards", standings: ["altered"] },
  { title: "Errors", standings: ["error"] },
  { title: "Newly fixed", standings: ["newly-fixed"] },
  { title: "Fixed but unproven", standings: ["unproven"] },
  { title: "Changed", standings: ["changed"] },
  { title: "Flaky", standings: ["flaky"] },
  { title: "Still failing", standings: ["still-failing"] },
  { title: "Inconclusive", standings: ["inconclusive"] },
  { title: "Quarantined", standings: ["quarantined"] },
  { title: "Skipped", standings: ["skipped"], counted: true },
  { title: "Held", standings: ["holding"], counted: true },
];

type Detail = "fold" | "line" | "count";

/** How much is said of a case, step by step; each step is tried until one fits. */
const steps: ((result: CaseResult) => Detail)[] = [
  () => "fold",
  ({ blocks }) => (blocks ? "fold" : "line"),
  ({ blocks }) => (blocks ? "fold" : "count"),
  () => "line",
  ({ blocks }) => (blocks ? "line" : "count"),
];

const commentLimit = 65_536;

/** The pull request comment: three lines of prose, then what needs an act; it degrades until it fits, by UTF-8 bytes. */
export function reportMarkdown(report: ReplayReport, options: MarkdownOptions): string {
  const head = headOf(report, options.claim);
  const tail = tailOf(report, options);
  const room = (options.maxBytes ?? commentLimit - 1) - options.byteLength(head + tail);
  const groups = groupCases(report.cases);
  for (const [index, detail] of steps.entries()) {
    const left = index === 0 ? "" : leftOut(options);
    const body = bodyOf(groups, detail, { ...options, room: room - options.byteLength(left) });
    if (body !== undefined) return `${head}${body}${left}${tail}`;
  }
  const left = leftOut(options);
  const lines = linesThatFit(groups, { ...options, room: room - options.byteLength(left) });
  return `${head}${lines}${left}${tail}`;
}

interface Room extends MarkdownOptions {
  room: number;
}

/** `undefined` as soon as it does not fit: no more is built than could be shown. */
function bodyOf(
  groups: Map<Standing, CaseResult[]>,
  detail: (result: CaseResult) => Detail,
  { byteLength, room, editBase }: Room,
): string | undefined {
  const parts: string[] = [];
  let used = 0;
  for (const { title, standings, counted } of sections) {
    const members = standings.flatMap((standing) => groups.get(standing) ?? []);
    if (members.length === 0) continue;
    const [first] = members;
    const quiet = counted === true && first !== undefined && detail(first) !== "count";
    const heading = `\n### ${title} (${members.length})\n\n${quiet ? quietBody(members) : ""}`;
    parts.push(heading);
    used += byteLength(heading);
    for (const result of counted === true ? [] : members) {
      const block = blockOf(result, detail(result), editBase);
      used += byteLength(block);
      if (used > room) return undefined;
      parts.push(block);
    }
  }
  return used > room ? undefined : parts.join("");
}

/** The last resort: a line for as many of the cases that fail as there is room for, and the number of the others. */
function linesThatFit(groups: Map<Standing, CaseResult[]>, { byteLength, room }: Room): string {
  const longestRest = 40;
  const filled = sections.map(({ title, standings }) => {
    const members = standings.flatMap((standing) => groups.get(standing) ?? []);
    return { heading: members.length === 0 ? "" : `\n### ${title} (${members.length})\n\n`, members };
  });
  let used = filled.reduce((sum, { heading }) => sum + byteLength(heading) + (heading === "" ? 0 : longestRest), 0);
  return filled
    .map(({ heading, members }) => {
      const lines: string[] = [];
      for (const result of members.filter(({ blocks }) => blocks)) {
        const line = caseLine(result);
        used += byteLength(line);
        if (used > room) break;
        lines.push(line);
      }
      const more = members.length - lines.length;
      return `${heading}${lines.join("")}${lines.length > 0 && more > 0 ? `\n… and ${more} more\n` : ""}`;
    })
    .join("");
}

function blockOf(result: CaseResult, detail: Detail, editBase: string | undefined): string {
  if (detail === "count") return "";
  return detail === "fold" ? caseFold(result, editBase) : caseLine(result);
}

function headOf(report: ReplayReport, claim: MarkdownOptions["claim"]): string {
  const first = claim === undefined ? decision(report) : claimedDecision(report, claim);
  const open = report.summary.not_sandboxed === undefined ? "" : " **Not sandboxed.**";
  const more = sandboxLines(report.summary).map((line) => `  \n${untrustedMarkdown(line)}`);
  return `${first}${open}  \n${caused(report)}  \n${nextAct(report)}${more.join("")}\n`;
}

/** What a stranger's run tells of itself, and how that agrees with what GitHub says of it. */
function claimedDecision({ summary }: ReplayReport, { conclusion }: { conclusion: string | undefined }): string {
  const { blocking, ok } = summary;
  const against =
    blocking === 0
      ? "no case was judged"
      : `${plural(blocking, "case")} ${blocking === 1 ? "stands" : "stand"} against merging`;
  const told = ok ? "nothing stands against merging" : against;
  const agrees = conclusion === undefined || (conclusion === "success") === ok;
  const ended =
    conclusion === undefined
      ? ""
      : ` GitHub says that the run ended with ${untrustedMarkdown(conclusion)}${agrees ? "" : ", which contradicts it"}.`;
  return `**ReplayKit, as this pull request's own run tells it: ${told}.**  \nIts code ran there and could have written this itself: nothing of it was verified.${ended}`;
}

function decision({ cases, summary }: ReplayReport): string {
  const key = cases.some(lacksKey) ? " It needs key: a maintainer can replay the cases with a live model." : "";
  if (cases.length === 0)
    return summary.ok ? "**ReplayKit: no cases yet.**" : "**ReplayKit failed: no case was judged.**";
  if (summary.blocking > 0) {
    const stand = summary.blocking === 1 ? "stands" : "stand";
    return `**ReplayKit failed: ${plural(summary.blocking, "case")} ${stand} against merging.**${key}`;
  }
  if (!summary.ok) return `**ReplayKit failed: no case was judged.**${key}`;
  const unproven = unprovenWords(cases);
  if (unproven !== undefined) return `**ReplayKit: not proven, ${unproven}.**${key}`;
  const word = onWordText(cases);
  if (word !== undefined) return `**ReplayKit passed: nothing stands against merging; ${word}.**${key}`;
  return `**ReplayKit passed: nothing stands against merging.**${key}`;
}

const causes: Standing[] = [
  "regressed",
  "broken",
  "unguarded",
  "altered",
  "error",
  "newly-fixed",
  "unproven",
  "changed",
];

function caused({ cases: all }: ReplayReport): string {
  const cases = all.filter((result) => !isWeak(result));
  const apart = countWords(all.filter(isWeak));
  const weak = apart === "" ? "" : ` Weak cases, which an agent that does nothing passes too, count apart: ${apart}.`;
  const count = (standing: Standing) => cases.filter((result) => result.standing === standing).length;
  const parts = causes.flatMap((standing) =>
    count(standing) === 0 ? [] : [`${count(standing)} ${standingWords[standing]}`],
  );
  const held = count("holding");
  if (parts.length === 0)
    return `This pull request changed the standing of none of ${plural(cases.length, "case")}; ${held} held.${weak}`;
  return `This pull request leaves ${parts.join(", ")}; ${held} of ${plural(cases.length, "case")} held.${weak}`;
}

const acts: [Standing, string][] = [
  ["regressed", "fix what came back: each fold below has the command that reproduces it."],
  ["broken", "look at the guards that now behave differently: their first difference is below."],
  ["unguarded", "give the unguarded cases what they miss: the command is in their fold."],
  ["altered", "a maintainer accepts the altered guards with the label `replaykit:accept`, or they are put back."],
  ["error", "make the runner run: the reason is in each fold below."],
  ["newly-fixed", "keep what is fixed: run `replaykit guard` as shown below."],
  ["unproven", "prove what looks fixed: the pairs that are missing are named below."],
  ["changed", "see whether the changed behaviour is wanted."],
  ["inconclusive", "add the recordings that are missing."],
  ["flaky", "nothing now: the guards below failed, and this change is not shown to be why."],
];

function nextAct({ cases, summary }: ReplayReport): string {
  if (cases.length === 0) return "Next: make a case with `replaykit scaffold <trace.json> --out cases/<id>`.";
  const blocked = acts.find(([standing]) => cases.some((result) => result.blocks && result.standing === standing));
  const act = blocked ?? acts.find(([standing]) => (summary.standings[standing] ?? 0) > 0);
  if (act?.[0] === "inconclusive") return `Next: ${undecidedAct(cases)}`;
  if (act?.[0] === "flaky" && cases.every(failsOnBaseToo)) return `Next: ${driftAct}`;
  if (act === undefined && cases.some((result) => openChecks(result).length > 0))
    return "Next: answer what only a person can say: `replaykit review <case>`, or a judge in replaykit.yaml.";
  return `Next: ${act?.[1] ?? "nothing to do."}`;
}

const driftAct =
  "look at the base: the guards below fail there too, so that the provider or its model changed, and not this pull request.";

/** Whether a guard that is flaky failed about as often on the base; any other case has no say in it. */
function failsOnBaseToo({ standing, trial }: CaseResult): boolean {
  if (standing !== "flaky" || trial === undefined) return true;
  const { head, base } = trialCounts(trial);
  return base.not_held > 0 && base.not_held * 2 >= head.not_held;
}

/** What is inconclusive lacks recordings, or could not be tried to the end. */
function undecidedAct(cases: CaseResult[]): string {
  const ended = new Set(cases.map(({ trial }) => trial?.end));
  if (ended.has("provider")) return "run it again when the provider answers.";
  if (ended.has("budget")) return "raise the budget, or run it again with fewer cases.";
  if (cases.some(({ trial }) => trial !== undefined))
    return "give the run a base that is set up: the reason is in each fold.";
  return "add the recordings that are missing.";
}

function tailOf({ summary }: ReplayReport, { marker, note }: MarkdownOptions): string {
  const said = [...spendLines(summary), ...liveLine(summary, (text) => untrustedMarkdown(text))];
  return `${said.map((line) => `\n${line}.\n`).join("")}${note === undefined ? "" : `\n${note}\n`}${marker === undefined ? "" : `\n${marker}\n`}`;
}

function leftOut({ artifactUrl }: MarkdownOptions): string {
  const where = artifactUrl === undefined ? "the report in the run's artifact" : `[the full report](${artifactUrl})`;
  return `\nShortened to fit: every case is in ${where}.\n`;
}
