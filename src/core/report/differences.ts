import { plural } from "../checks/check-result.ts";
import type { Difference } from "../schema/result.ts";
import { differenceLines, differencePlace } from "./difference-lines.ts";
import { untrustedTerminal } from "./untrusted.ts";

/** Where two runs part, for a terminal: the first difference first, then all others. */
export function reportDifferences(differences: Difference[], names: { left: string; right: string }): string {
  if (differences.length === 0) return "The two runs do not differ.\n";
  const lines = [
    `- ${names.left}`,
    `+ ${names.right}`,
    `${plural(differences.length, "difference")}, the first at ${first(differences)}`,
    ...differences.flatMap((one) => ["", differencePlace(one), ...differenceLines(one).map((line) => `  ${line}`)]),
  ];
  return `${untrustedTerminal(lines.join("\n"))}\n`;
}

function first([one]: Difference[]): string {
  return one === undefined ? "" : differencePlace(one);
}
