import type { Candidate, ComparedTranscripts, Rehearsal } from "../schema/rehearsal.ts";
import {
  caseLine,
  caution,
  countsLine,
  figureLines,
  mostListed,
  outcomeLine,
  partialLines,
  type SideNames,
  writeLine,
} from "./rehearsal.ts";
import { untrustedMarkdown, untrustedMarkdownText } from "./untrusted.ts";

/** A rehearsal for a pull request or an issue. */
export function rehearsalMarkdown({ current, candidates, attempts, partial }: Rehearsal): string {
  const rows = candidates.map(
    (candidate) =>
      `| ${untrustedMarkdown(candidate.name)} | ${untrustedMarkdownText(outcomeLine(candidate))} | ${countsLine(candidate)} | ${figureLines(
        candidate,
      )
        .map((line) => untrustedMarkdownText(line))
        .join("<br>")} |`,
  );
  return `${[
    `## Rehearsal beside ${untrustedMarkdown(current)}`,
    ...partialLines(partial).map((line) => untrustedMarkdownText(line)),
    ["| candidate | suite | cases | per run |", "|:--|:--|:--|:--|", ...rows].join("\n"),
    `${attempts} attempts of each case on each side, live models, tools from recordings. ${caution}`,
    ...candidates.flatMap((candidate) => detailsOf(candidate, { current, candidate: candidate.name })),
  ].join("\n\n")}\n`;
}

function detailsOf(candidate: Candidate, names: SideNames): string[] {
  const changed = candidate.cases.filter(({ change }) => change !== "same");
  return [
    ...listed(
      `Writes that one side alone makes: ${untrustedMarkdown(candidate.name)}`,
      candidate.writes.map((write) => writeLine(write, names)),
    ),
    ...listed(`Cases: ${untrustedMarkdown(candidate.name)}`, changed.map(caseLine)),
    ...candidate.transcripts.map((pair) => transcriptPart(pair, names)),
  ];
}

function listed(title: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > mostListed ? [`* and ${lines.length - mostListed} more`] : [];
  const items = lines.slice(0, mostListed).map((line) => `* ${untrustedMarkdownText(line, { max: 500 })}`);
  return [`### ${title}`, [...items, ...more].join("\n")];
}

function transcriptPart(
  { case_id, attempt, where, current, candidate }: ComparedTranscripts,
  names: SideNames,
): string {
  const cell = (lines: string[]) => lines.map((line) => untrustedMarkdownText(line, { max: 300 })).join("<br>");
  const head = `| ${untrustedMarkdown(names.current)}: ${current.verdict} | ${untrustedMarkdown(names.candidate)}: ${candidate.verdict} |`;
  return [
    `<details><summary>${untrustedMarkdownText(`${case_id}, attempt ${attempt}: ${where}`)}</summary>`,
    "",
    head,
    "|:--|:--|",
    `| ${cell(current.lines)} | ${cell(candidate.lines)} |`,
    "",
    "</details>",
  ].join("\n");
}
