import { plural } from "../../checks/check-result.ts";
import { callCountTexts, type ComparedRun, type Comparison } from "../../diff/explain.ts";
import { equalJson } from "../../matching/equal-json.ts";
import type { Difference } from "../../schema/attempt-result.ts";
import { differenceLines, differencePlace } from "../difference-lines.ts";
import { untrustedTerminal } from "../untrusted.ts";

type Names = { left: Pick<ComparedRun, "name">; right: Pick<ComparedRun, "name"> };

/** Differences shown at a terminal. More would push the first one and its cause out of sight. */
const mostShown = 100;

/** For a terminal: the first difference between two runs and its cause, then the differences. */
export function reportComparison(comparison: Comparison, { left, right }: Names): string {
  const { equal, outcome, where, why, calls, differences } = comparison;
  if (equal) return "The two runs do not differ.\n";
  const counts = callCountTexts(calls);
  const groups = groupsOf(differences);
  const more = groups.slice(mostShown).reduce((sum, group) => sum + group.length, 0);
  const lines = [
    `- ${left.name}: ${outcome.before}`,
    `+ ${right.name}: ${outcome.after}`,
    "",
    `Where  ${where}`,
    `Why    ${why}`,
    ...(counts.length === 0 ? [] : [`Calls  ${counts.join(", ")}`]),
    ...(outcome.changed ? [] : ["The outcome is the same."]),
    "",
    plural(differences.length, "difference"),
    ...groups.slice(0, mostShown).flatMap((group) => ["", groupPlace(group, { left, right }), ...linesOf(group)]),
    ...(more === 0 ? [] : ["", `and ${more} more (--json lists all)`]),
  ];
  return `${untrustedTerminal(lines.join("\n"))}\n`;
}

/** Groups equal calls in a row that only one of the runs made. */
export function groupsOf(differences: readonly Difference[]): Difference[][] {
  const groups: Difference[][] = [];
  for (const difference of differences) {
    const last = groups.at(-1)?.at(-1);
    if (last && continues(last, difference)) groups.at(-1)?.push(difference);
    else groups.push([difference]);
  }
  return groups;
}

function continues(before: Difference, { what, tool, index, recorded, replayed }: Difference): boolean {
  return (
    (what === "missing" || what === "extra") &&
    before.what === what &&
    before.tool === tool &&
    (before.index === index || before.index + 1 === index) &&
    equalJson(before.recorded ?? null, recorded ?? null) &&
    equalJson(before.replayed ?? null, replayed ?? null)
  );
}

/** `calls 2 to 20, search_docs, only in run-1`. */
export function groupPlace(group: readonly Difference[], { left, right }: Names): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return "";
  if (first.what !== "missing" && first.what !== "extra") return differencePlace(first);
  const only = `only in ${first.what === "missing" ? left.name : right.name}`;
  if (group.length === 1) return [`call ${first.index + 1}`, first.tool, only].join(", ");
  const place =
    first.what === "missing" ? `calls ${first.index + 1} to ${last.index + 1}` : `at call ${first.index + 1}`;
  return [place, first.tool, only, `${group.length} times`].join(", ");
}

function linesOf([first]: readonly Difference[]): string[] {
  return first === undefined ? [] : differenceLines(first).map((line) => `  ${line}`);
}
