import type { CaseResult, ReplayReport, Standing } from "../../schema/result.ts";
import type { Outcome } from "../../schema/attempt-result.ts";
import { againstBaseLine } from "../../verdict/base/against-base.ts";
import { type Attention, attentionOf, countOf, groupByAttention } from "../../verdict/suite/attention.ts";
import { recordsAgain } from "../../verdict/missing-command.ts";
import { fullReason, notExercisedText } from "../../verdict/not-exercised.ts";
import { headlineForPeople, isWeak, spendLines, standingWords, unprovenWords } from "../../verdict/suite/summary.ts";
import { type Colour, createPaint, type Paint } from "./terminal-text.ts";
import {
  countsText,
  exceptionText,
  missLines,
  pooledText,
  sandboxLines,
  timeoutText,
  wroteText,
} from "../evidence-text.ts";
import { openChecks, decidedPasses, shownAttempt } from "../shown-attempt.ts";
import { liveLine } from "../live-line.ts";
import { untrustedTerminal } from "../untrusted.ts";

const mostWaiting = 10;

const colours: Record<Attention, Colour> = {
  regressed: "red",
  "needs you": "yellow",
  fixed: "green",
  "still failing": "yellow",
  holding: "green",
  quarantined: "dim",
  skipped: "dim",
};

/**
 * The report for a terminal: cases by attention, the worst first, each with its reason and next command, then the
 * decision.
 */
export function reportText(report: ReplayReport, options: { colour?: boolean } = {}): string {
  const { cases, summary } = report;
  const headline = headlineForPeople(report);
  const isProven = cases.length > 0 && unprovenWords(cases) === undefined;
  const paint = createPaint(options.colour === true);
  const lines = [...groupByAttention(cases)].flatMap(([attention, members]) => {
    if (members.length === 0) return [];
    const title = paint(colours[attention], countOf(attention, members.length));
    return [
      title,
      ...(attention === "holding" ? waitingLines(members) : members.flatMap((one) => caseLines(one, paint))),
      "",
    ];
  });
  const verdict = paint(!summary.ok ? "red" : isProven ? "green" : "yellow", safe(headline));
  const first = sandboxLines(summary).map((line) => paint("yellow", safe(line)));
  return `${[...first, ...lines, ...againstBaseLine(summary, safe), ...spendLines(summary), ...liveLine(summary).map(safe), verdict].join("\n")}\n`;
}

function caseLines(result: CaseResult, paint: Paint): string[] {
  const { case_id, title, commands, attempts, blocks, live_because, weak } = result;
  const failed = attempts[0]?.assertions.filter(({ outcome }) => outcome === "fail") ?? [];
  const counts = attempts.at(-1)?.counts;
  const untried = counts && exceptionText(counts);
  const stopped = attempts.map(timeoutText).find((text) => text !== undefined);
  const wrote = wroteText(attempts.at(-1) ?? {});
  const misses = attempts.at(-1)?.misses ?? [];
  const pooled = attempts.at(-1)?.leans_on_pooled ?? [];
  const add = commands.add_recordings ?? commands.guard;
  const again = recordsAgain(result) ? "   (with a key: records it again)" : "";
  const word = standingWords[result.standing];
  const exactly = word === attentionOf[result.standing] ? "" : ` (${word})`;
  return [
    `  ${safe(case_id)}${exactly}  ${safe(title)}`,
    `    ${safe(fullReason(result))}`,
    ...(weak === undefined ? [] : [paint("dim", `    weak: ${safe(weak)}`)]),
    ...(blocks ? failed.map(({ check, message }) => `    failed: ${safe(check)}: ${safe(message)}`) : []),
    ...(attempts.at(-1)?.stderr ?? []).slice(-3).map((line) => paint("dim", `    stderr: ${safe(line)}`)),
    ...openChecks(result).map((one) => `    needs review: ${saidLine(one)}`),
    ...decidedPasses(result).map((one) => `    passed: ${saidLine(one)} (${safe(one.decided_by ?? "")})`),
    ...pooled.slice(0, 3).map((answer) => `    pooled: ${safe(pooledText(answer))}`),
    ...misses.slice(0, 3).flatMap((miss) => {
      const [first = "", ...more] = missLines(miss);
      return [`    missing: ${safe(first)}`, ...more.map((line) => `             ${safe(line)}`)];
    }),
    ...(counts ? [paint("dim", `    calls: ${countsText(counts)}`)] : []),
    ...(wrote === undefined ? [] : [paint("dim", `    ${safe(wrote)}`)]),
    ...(untried === undefined ? [] : [paint("dim", `    ${untried}`)]),
    ...(stopped === undefined ? [] : [paint("yellow", `    ${stopped}`)]),
    ...(live_because === undefined ? [] : [paint("dim", `    live: ${safe(live_because)}`)]),
    `    ${paint("dim", `next: ${safe(add ?? commands.reproduce)}${again}`)}`,
  ];
}

/** For holding cases: checks that wait for a person, and what the passes do not prove. */
function waitingLines(cases: CaseResult[]): string[] {
  const weak = cases.filter(isWeak).map(({ case_id, weak: why }) => `  ${safe(case_id)}  weak: ${safe(why ?? "")}`);
  const waiting = cases.flatMap((result) =>
    openChecks(result).map((one) => `  ${safe(result.case_id)}  needs review: ${saidLine(one)}`),
  );
  const more = waiting.length > mostWaiting ? [`  and ${waiting.length - mostWaiting} more that need review`] : [];
  const untried = cases.flatMap((result) => {
    const counts = shownAttempt(result)?.counts;
    const text = counts && exceptionText(counts);
    const pooled = (shownAttempt(result)?.leans_on_pooled ?? []).map((answer) => `leans on ${pooledText(answer)}`);
    const stopped = result.attempts.map(timeoutText);
    const remarks = [notExercisedText(result.not_exercised), text, ...stopped, ...pooled].filter(
      (one) => one !== undefined,
    );
    return remarks.map((one) => `  ${safe(result.case_id)}  ${safe(one)}`);
  });
  const others = untried.length > mostWaiting ? [`  and ${untried.length - mostWaiting} more`] : [];
  const weaker = weak.length > mostWaiting ? [`  and ${weak.length - mostWaiting} more that are weak`] : [];
  return [
    ...weak.slice(0, mostWaiting),
    ...weaker,
    ...waiting.slice(0, mostWaiting),
    ...more,
    ...untried.slice(0, mostWaiting),
    ...others,
  ];
}

function saidLine({ check, message }: Outcome): string {
  return `${safe(check)}: ${safe(message)}`;
}

/** Cases by standing. Each group keeps the report's order. */
export function groupCases(cases: CaseResult[]): Map<Standing, CaseResult[]> {
  const groups = new Map<Standing, CaseResult[]>();
  for (const result of cases) {
    const group = groups.get(result.standing);
    if (group) group.push(result);
    else groups.set(result.standing, [result]);
  }
  return groups;
}

function safe(text: string): string {
  return untrustedTerminal(text).replaceAll(/\s+/g, " ");
}
