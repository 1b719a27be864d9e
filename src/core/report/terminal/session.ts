import type { CaseResult, ReplayReport, Standing } from "../../schema/result.ts";
import type { AttemptResult, Verdict } from "../../schema/attempt-result.ts";
import { isConclusive } from "../../verdict/attempt/check-outcomes.ts";
import { recordsAgain } from "../../verdict/missing-command.ts";
import { fullReason, notExercisedText } from "../../verdict/not-exercised.ts";
import { onWord, onWordReason } from "../../verdict/attempt/evidence.ts";
import { type Colour, createPaint, wrapText } from "./terminal-text.ts";
import { countsText, exceptionText, missLines, sandboxLines, timeoutText, wroteText } from "../evidence-text.ts";
import { differenceLines, differencePlace } from "../difference-lines.ts";
import { trialCountsText } from "../../verdict/trial/trial-text.ts";
import { spendLines } from "../../verdict/suite/summary.ts";
import { liveLine } from "../live-line.ts";
import { openChecks, decidedPasses, shownAttempt, signatureWords } from "../shown-attempt.ts";
import { columnsOf, padColumns } from "../../text/columns.ts";
import { untrustedTerminal } from "../untrusted.ts";

const results: Record<Verdict, { words: string; colour: Colour }> = {
  reproduced: { words: "FAILURE REPRODUCED", colour: "red" },
  fixed: { words: "FAILURE NOT REPRODUCED", colour: "green" },
  changed: { words: "BEHAVIOUR CHANGED", colour: "yellow" },
  inconclusive: { words: "INCONCLUSIVE", colour: "yellow" },
  error: { words: "ERROR", colour: "red" },
};

/** Words for a live case whose standing overrides the verdict of a single attempt. */
const decisions: Partial<Record<Standing, { words: string; colour: Colour }>> = {
  flaky: { words: "FLAKY, DOES NOT BLOCK", colour: "yellow" },
  inconclusive: { words: "NOT PROVEN", colour: "yellow" },
  unproven: { words: "FAILURE NOT REPRODUCED, FIX NOT PROVEN", colour: "yellow" },
};

/** Each case in the layout of the published README: a box with what happened, then the figures. */
export function reportSession(
  { cases, summary }: ReplayReport,
  { colour = false, columns = widest }: { colour?: boolean; columns?: number | undefined } = {},
): string {
  if (cases.length === 0) return `${summary.headline}\n`;
  const spent = [...spendLines(summary), ...liveLine(summary)].map((line) => `\n  ${safe(line)}`);
  const first = sandboxLines(summary).map((line) => `${safe(line)}\n`);
  const shown = cases.map((result) => session(result, { colour, columns, live: summary.live }));
  return `${first.join("")}${shown.join("\n\n")}${spent.join("")}\n`;
}

/** Columns that the frame takes of the box. */
const frame = 4;
const widest = 100;
const narrowest = 30;

interface SessionStyle {
  colour: boolean;
  columns: number;
  live: ReplayReport["summary"]["live"];
}

function session(result: CaseResult, { colour, columns, live }: SessionStyle): string {
  const paint = createPaint(colour);
  const attempt = shownAttempt(result);
  const decision = result.live_model ? decisions[result.standing] : undefined;
  const { words, colour: paintName } = decision ?? results[result.verdict];
  const verdict = `Result: ${words}`;
  const happened = safe(happenedWords(result, attempt));
  const inner = Math.max(narrowest, Math.min(widest, columns)) - frame;
  const lines = box([...wrapText(happened, inner), ...wrapText(verdict, inner)], Math.min(70, inner));
  const painted = lines.map((line) => line.replace(verdict, paint(paintName, verdict)));
  const counts = trialLine(result, { live, happened });
  const known = attempt === undefined ? [] : figures(result, attempt);
  return [...painted, "", ...counts, ...known, ...nextSteps(result)].join("\n");
}

/** How often the case failed on the head and on the base, unless the box already says it. */
function trialLine(
  { trial }: CaseResult,
  { live, happened }: { live: SessionStyle["live"]; happened: string },
): string[] {
  if (trial === undefined || trial.blocks.length === 0) return [];
  const counts = safe(trialCountsText(trial, { base: live?.base, withoutBase: live?.without_base }));
  return happened.includes(counts) ? [] : [`  Attempts: ${counts}`];
}

function happenedWords(result: CaseResult, attempt: AttemptResult | undefined): string {
  const { verdict, standing, live_model } = result;
  const reason = fullReason(result);
  if (live_model && decisions[standing]) return reason;
  if (verdict !== "reproduced" || !attempt) return reason;
  return attempt.signatures.map(signatureWords).join("; ");
}

function figures(result: CaseResult, attempt: AttemptResult): string[] {
  const { verdict, rate, attempts, standing } = result;
  const decided = attempt.assertions.filter(({ outcome }) => outcome !== "needs_human");
  const passed = decided.filter(({ outcome }) => outcome === "pass").length;
  const judged = isConclusive(verdict);
  const unseen = attempt.assertions.filter((outcome) => outcome.unseen === true).length;
  const waiting = attempt.assertions.length - decided.length - unseen;
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const first = attempt.first_difference;
  return [
    `  Observed failure reproduced: ${judged ? (verdict === "reproduced" ? "Yes" : "No") : "Unknown"}`,
    `  Desired assertions: ${passed}/${decided.length} passed`,
    `  Semantic checks needing review: ${waiting}`,
    ...lineOf("  Not visible in this run: ", unseen === 0 ? undefined : String(unseen)),
    `  Calls: ${countsText(attempt.counts)}`,
    ...lineOf("  Sandbox ", wroteLine(attempt)),
    ...lineOf("  ", exceptionText(attempt.counts)),
    ...lineOf("  ", timeoutText(attempt)),
    ...lineOf("  Evidence: ", onWord([result]).length === 0 ? undefined : onWordReason(attempt.counts)),
    `  Standing: ${standing}${attempts.length > 1 ? ` (${rate.reproduced} of ${rate.of} attempts reproduced)` : ""}`,
    ...lineOf("    ", verdict === "reproduced" ? notExercisedText(result.not_exercised) : undefined),
    ...failed.map(({ check, message }) => `  Failed: ${safe(check)}: ${safe(message)}`),
    ...(attempt.stderr === undefined ? [] : [`  End of standard error:`]),
    ...(attempt.stderr ?? []).map((line) => `    ${untrustedTerminal(line)}`),
    ...openChecks(result).map(({ check, message }) => `  Needs review: ${safe(check)}: ${safe(message)}`),
    ...decidedPasses(result).map(
      ({ check, message, decided_by = "" }) => `  Passed: ${safe(check)}: ${safe(message)} (${safe(decided_by)})`,
    ),
    ...(result.live_because === undefined ? [] : [`  Live: ${safe(result.live_because)}`]),
    ...(first && verdict !== "reproduced"
      ? [
          `  First difference: ${safe(differencePlace(first))}`,
          ...differenceLines(first).map((line) => `    ${safe(line)}`),
        ]
      : []),
  ];
}

function wroteLine(attempt: AttemptResult): string | undefined {
  const text = wroteText(attempt);
  return text === undefined ? undefined : `${safe(text)} (thrown away)`;
}

function lineOf(indent: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${indent}${text}`];
}

function nextSteps(result: CaseResult): string[] {
  const { attempts, commands } = result;
  const misses = attempts.at(-1)?.misses ?? [];
  return [
    ...misses.flatMap((miss) => indented("  Missing: ", missLines(miss))),
    ...(commands.add_recordings === undefined
      ? []
      : [`  Next: ${safe(commands.add_recordings)}${recordsAgain(result) ? "   (with a key: records it again)" : ""}`]),
    ...(commands.guard === undefined ? [] : [`  Next: ${safe(commands.guard)}`]),
  ];
}

/** The first line after a label, the others below it with the same indent. */
function indented(label: string, [first = "", ...more]: string[]): string[] {
  const indent = " ".repeat(label.length);
  return [`${label}${safe(first)}`, ...more.map((line) => `${indent}${safe(line)}`)];
}

function safe(text: string): string {
  return untrustedTerminal(text).replaceAll(/\s+/g, " ");
}

function box(lines: string[], least: number): string[] {
  const width = Math.max(least, ...lines.map(columnsOf));
  const title = " ReplayKit Result ";
  const left = Math.floor((width + 2 - title.length) / 2);
  const right = width + 2 - title.length - left;
  return [
    `┌${"─".repeat(left)}${title}${"─".repeat(right)}┐`,
    ...lines.map((line) => `│ ${padColumns(line, width)} │`),
    `└${"─".repeat(width + 2)}┘`,
  ];
}
