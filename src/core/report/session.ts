import type { AttemptResult, CaseResult, ReplayReport, Verdict } from "../schema/result.ts";
import { createPaint, type Colour } from "./colour.ts";
import { countsText, exceptionText } from "./evidence-text.ts";
import { differenceLines, differencePlace } from "./difference-lines.ts";
import { spendLines } from "../verdict/summary.ts";
import { liveLine } from "./live-line.ts";
import { openChecks, saidToPass, shownAttempt } from "./shown-attempt.ts";
import { signatureWords } from "./signature-words.ts";
import { untrustedTerminal } from "./untrusted.ts";
import { wrapText } from "./wrap-text.ts";

const results: Record<Verdict, { words: string; colour: Colour }> = {
  reproduced: { words: "FAILURE REPRODUCED", colour: "red" },
  fixed: { words: "FAILURE NOT REPRODUCED", colour: "green" },
  changed: { words: "BEHAVIOUR CHANGED", colour: "yellow" },
  inconclusive: { words: "INCONCLUSIVE", colour: "yellow" },
  error: { words: "ERROR", colour: "red" },
};

/** One case as the published README shows it: a box with what happened, then the figures; several cases follow one another. */
export function reportSession({ cases, summary }: ReplayReport, options: { colour?: boolean } = {}): string {
  if (cases.length === 0) return `${summary.headline}\n`;
  const spent = [...spendLines(summary), ...liveLine(summary)].map((line) => `\n  ${safe(line)}`);
  return `${cases.map((result) => session(result, options.colour === true)).join("\n\n")}${spent.join("")}\n`;
}

function session(result: CaseResult, colour: boolean): string {
  const paint = createPaint(colour);
  const attempt = shownAttempt(result);
  const { words, colour: paintName } = results[result.verdict];
  const verdict = `Result: ${words}`;
  const happened = safe(happenedWords(result, attempt));
  const lines = box([...wrapText(happened, 96), verdict]);
  const painted = lines.map((line) => line.replace(verdict, paint(paintName, verdict)));
  return [...painted, "", ...(attempt === undefined ? [] : figures(result, attempt)), ...nextSteps(result)].join("\n");
}

function happenedWords({ reason, verdict }: CaseResult, attempt: AttemptResult | undefined): string {
  if (verdict !== "reproduced" || !attempt) return reason;
  return attempt.signatures.map(signatureWords).join("; ");
}

function figures(result: CaseResult, attempt: AttemptResult): string[] {
  const { verdict, rate, attempts, standing } = result;
  const decided = attempt.assertions.filter(({ outcome }) => outcome !== "needs_human");
  const passed = decided.filter(({ outcome }) => outcome === "pass").length;
  const judged = verdict !== "error" && verdict !== "inconclusive";
  const unseen = attempt.assertions.filter((outcome) => outcome.unseen === true).length;
  const waiting = attempt.assertions.length - decided.length - unseen;
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const first = attempt.first_difference;
  return [
    `  Observed failure reproduced: ${judged ? (verdict === "reproduced" ? "Yes" : "No") : "Unknown"}`,
    `  Desired assertions: ${passed}/${decided.length} passed`,
    `  Semantic checks needing review: ${waiting}`,
    ...lineOf("  Not seen through this door: ", unseen === 0 ? undefined : String(unseen)),
    `  Calls: ${countsText(attempt.counts)}`,
    ...lineOf("  ", exceptionText(attempt.counts)),
    `  Standing: ${standing}${attempts.length > 1 ? ` (${rate.reproduced} of ${rate.of} attempts reproduced)` : ""}`,
    ...failed.map(({ check, message }) => `  Failed: ${safe(check)}: ${safe(message)}`),
    ...openChecks(result).map(({ check, message }) => `  Needs review: ${safe(check)}: ${safe(message)}`),
    ...saidToPass(result).map(
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

function lineOf(indent: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${indent}${text}`];
}

function nextSteps({ attempts, commands }: CaseResult): string[] {
  const misses = attempts.at(-1)?.misses ?? [];
  return [
    ...misses.map(({ message }) => `  Missing: ${safe(message)}`),
    ...(commands.add_recordings === undefined ? [] : [`  Next: ${safe(commands.add_recordings)}`]),
    ...(commands.guard === undefined ? [] : [`  Next: ${safe(commands.guard)}`]),
  ];
}

function safe(text: string): string {
  return untrustedTerminal(text).replaceAll(/\s+/g, " ");
}

function box(lines: string[]): string[] {
  const width = Math.max(70, ...lines.map((line) => line.length));
  const title = " ReplayKit Result ";
  const left = Math.floor((width + 2 - title.length) / 2);
  const right = width + 2 - title.length - left;
  return [
    `┌${"─".repeat(left)}${title}${"─".repeat(right)}┐`,
    ...lines.map((line) => `│ ${line.padEnd(width)} │`),
    `└${"─".repeat(width + 2)}┘`,
  ];
}
