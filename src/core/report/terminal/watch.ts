import { plural } from "../../checks/check-result.ts";
import type { Watch, WatchedRun } from "../../schema/watch.ts";
import { shortValue } from "../difference-lines.ts";
import { plainText } from "../../scaffold/error-words.ts";
import { spendText } from "../../verdict/suite/summary.ts";

const mostRuns = 20;
const mostWrites = 5;
const mostRefused = 5;

/** The ranking for a terminal: runs to look at first with the writes that differ, then notes. */
export function watchText({ successes, runs, not_compared: left, partial, spend }: Watch): string {
  if (successes === 0) return "there is no successful run to replay; --since 7d looks further back";
  const ranked = runs.filter(({ disagreeing }) => disagreeing > 0);
  const shown = ranked.slice(0, mostRuns);
  const replayed = `${plural(runs.length, "run")} of ${plural(successes, "successful run")} compared`;
  const spent = spend === undefined ? "" : `; spent ${spendText(spend)}`;
  return [
    ...(shown.length === 0
      ? [runs.length === 0 ? "no run could be compared" : "no re-run wrote anything else"]
      : ["Look at these first (a hint, no alarm: re-runs of good runs disagree too)", ...shown.flatMap(runLines)]),
    ...(ranked.length > shown.length ? [`… and ${plural(ranked.length - shown.length, "run")} after them`] : []),
    "",
    `${replayed}, ${runs.length - ranked.length} without a difference${spent}`,
    ...(partial === undefined
      ? []
      : [`partial: ${partial}. A larger --budget, or a smaller --sample, gives the whole.`]),
    ...left
      .slice(0, mostRefused)
      .map(({ run_id, reason }) => `not compared: ${plainText(run_id)}: ${plainText(reason)}`),
    ...(left.length > mostRefused ? [`… and ${left.length - mostRefused} more not compared`] : []),
  ].join("\n");
}

function runLines({ run_id, agent, disagreeing, of, writes }: WatchedRun, index: number): string[] {
  const place = String(index + 1).padStart(3);
  const what =
    writes.length === 0 ? ["the same writes, another number of times"] : writes.slice(0, mostWrites).map(writeText);
  const more = writes.length > mostWrites ? [`… and ${plural(writes.length - mostWrites, "write")} more`] : [];
  return [
    `${place}  ${disagreeing} of ${plural(of, "re-run")} disagree  ${[run_id, ...(agent === undefined ? [] : [agent])].map(plainText).join("  ")}`,
    ...[...what, ...more].map((line) => `     ${line}`),
  ];
}

/** Names and values are untrusted, so they never begin a line of a log. */
function writeText({ tool, args, made_by, times, of }: WatchedRun["writes"][number]): string {
  const by = made_by === "recording" ? "only the recording" : `only re-runs, ${times} of ${of}`;
  return `${by}: ${plainText(`${tool} ${shortValue(args, 160)}`)}`;
}
