import { plural } from "../checks/check-result.ts";
import type { Candidate, ComparedTranscripts, Rehearsal, RehearsedCase, WriteDifference } from "../schema/rehearsal.ts";
import { figureNames } from "../schema/result.ts";
import { shortValue } from "./difference-lines.ts";
import { padColumns } from "../text/columns.ts";
import { wrapText } from "./terminal/terminal-text.ts";
import { spendText } from "../verdict/suite/summary.ts";

/** Maximum of listed writes and of listed cases. The others are counted. */
export const mostListed = 20;

/**
 * `worse: −12.0 points (95 % interval −20.1 to −3.9) over 40 cases, p 0.004`. Points are per cent of attempts that
 * pass.
 */
export function outcomeLine({ outcome, comparison, controls }: Candidate): string {
  if (outcome === "not compared") return "not compared: no case was decided on both sides";
  const good = controls === undefined ? "" : `; good runs alone ${comparisonText(controls)}`;
  return `${outcome}: ${comparisonText(comparison)}${good}`;
}

function comparisonText({ cases, difference, interval, p }: Candidate["comparison"]): string {
  const range = `95 % interval ${signed(interval.low)} to ${signed(interval.high)}`;
  const chance = p < 0.001 ? "below 0.001" : p.toFixed(3);
  return `${signed(difference)} points (${range}) over ${plural(cases, "case")}, p ${chance}`;
}

export function countsLine({ counts: { better, worse, same, not_compared } }: Candidate): string {
  const left = not_compared === 0 ? "" : `, ${not_compared} not compared`;
  return `${better} better, ${worse} worse, ${same} the same${left}`;
}

/** Shown beside every list of cases. */
export const caution =
  "Single cases change by chance between two runs of one agent. Rely on the paired test; the cases show where to look.";

/** `cost $0.012 → $0.020 (+67 % ± 12)` for each known figure, per run. */
export function figureLines({ figures }: Candidate): string[] {
  return figureNames.flatMap((name) => {
    const figure = figures[name];
    if (figure === undefined) return [];
    const spread = Math.round(((figure.interval.high - figure.interval.low) / 2) * 100);
    const change = `${figure.change < 0 ? "−" : "+"}${Math.round(Math.abs(figure.change) * 100)} % ± ${spread}`;
    return [`${name} ${amount[name](figure.current)} → ${amount[name](figure.candidate)} (${change})`];
  });
}

const amount = {
  cost: (value: number) => `$${value.toPrecision(3)}`,
  tokens: (value: number) => value.toFixed(0),
  steps: (value: number) => value.toFixed(1),
  time: (value: number) => `${(value / 1000).toFixed(1)} s`,
};

export function writeLine({ case_id, tool, args, made_by, times, of }: WriteDifference, names: SideNames): string {
  return `${case_id}: only ${names[made_by]} makes ${tool} ${shortValue(args, 160)}, in ${times} of ${of}`;
}

export interface SideNames {
  current: string;
  candidate: string;
}

export function caseLine({ case_id, control, current, candidate, change, reason }: RehearsedCase): string {
  const share = (side: RehearsedCase["current"]) =>
    `${side.passed} of ${side.of}${side.undecided === 0 ? "" : ` (${side.undecided} undecided)`}`;
  const why = reason === undefined ? "" : `; ${reason}`;
  return `${change}: ${case_id}${control ? " (control)" : ""}, passes ${share(current)} → ${share(candidate)}${why}`;
}

/** Stands first, because the rest covers fewer attempts than requested. */
export function partialLines(partial: string | undefined): string[] {
  return partial === undefined ? [] : [`partial: ${partial}. A larger --budget, or fewer cases, gives the whole.`];
}

/**
 * A rehearsal for a terminal: the outcome, writes and cases that differ, figures per run, and the most different runs
 * side by side.
 */
export function rehearsalText(rehearsal: Rehearsal, columns = 100): string {
  const { current, candidates, attempts, partial, spend } = rehearsal;
  const parts = candidates.map((candidate) => candidateText(candidate, current, columns));
  const spent = spend === undefined ? [] : [`spent ${spendText(spend)}`];
  const head = [
    `${plural(attempts, "attempt")} of each case on each side, live models, tools from recordings`,
    ...spent,
  ];
  return `${[...partialLines(partial), ...parts, head.join("; ")].join("\n\n")}\n`;
}

function candidateText(candidate: Candidate, current: string, columns: number): string {
  const names = { current, candidate: candidate.name };
  const changed = candidate.cases.filter(({ change }) => change !== "same");
  return [
    `${current} → ${candidate.name}`,
    outcomeLine(candidate),
    countsLine(candidate),
    ...listed("Writes that one side alone makes", candidate.writes, (write) => writeLine(write, names)),
    ...listed("Cases", changed, caseLine),
    ...(changed.length === 0 ? [] : ["", caution]),
    "",
    ...figureLines(candidate).map((line) => `per run: ${line}`),
    ...candidate.transcripts.flatMap((pair) => ["", ...sideBySide(pair, names, columns)]),
  ].join("\n");
}

function listed<T>(title: string, items: readonly T[], lineOf: (item: T) => string): string[] {
  if (items.length === 0) return [];
  const more = items.length > mostListed ? [`  and ${items.length - mostListed} more (--json lists all)`] : [];
  return ["", title, ...items.slice(0, mostListed).map((item) => `  ${lineOf(item)}`), ...more];
}

/** Two columns of equal width. */
function sideBySide(pair: ComparedTranscripts, names: SideNames, columns: number): string[] {
  const width = Math.max(20, Math.floor((columns - 3) / 2));
  const column = (side: "current" | "candidate") =>
    [`${names[side]}: ${pair[side].verdict}`, ...pair[side].lines].flatMap((line) => wrapText(line, width));
  const [left, right] = [column("current"), column("candidate")];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padColumns(left[row] ?? "", width)} │ ${right[row] ?? ""}`.trimEnd(),
  );
  return [`${pair.case_id}, attempt ${pair.attempt}: ${pair.where}`, ...rows];
}

function signed(share: number): string {
  const points = (Math.abs(share) * 100).toFixed(1);
  return `${share < 0 ? "−" : "+"}${points}`;
}
