import { plural } from "../checks/check-result.ts";

/** This week's failed runs: all of them, those that a guard covers, and those that only the new cases cover. */
export interface CoverageFigures {
  failed: number;
  guarded: number;
  adds: number;
}

/**
 * One line for the reviewer of new cases, or `undefined` if nothing failed this week. It contains numbers only, no text
 * of a trace.
 */
export function coverageLine({ failed, guarded, adds }: CoverageFigures, cases: number): string | undefined {
  if (failed === 0) return undefined;
  const what = cases === 1 ? "The new case covers" : `The ${plural(cases, "new case")} cover`;
  const volume = adds === 0 ? "none" : `**${grouped(adds)} (${shareText(adds, failed)})**`;
  const after =
    adds === 0 ? "" : `, and ${shareText(guarded + adds, failed)} once ${cases === 1 ? "it is one" : "they are"}`;
  const all = failed === 1 ? "1 failed run" : `${grouped(failed)} failed runs`;
  return `${what} ${volume} of this week's ${all}. Guards cover ${shareText(guarded, failed)}${after}.`;
}

/** A share in whole per cent. 0 and 100 are exact. */
export function shareText(part: number, of: number): string {
  if (of === 0) return "–";
  const percent = Math.round((part / of) * 100);
  if (percent === 0 && part > 0) return "< 1 %";
  if (percent === 100 && part < of) return "> 99 %";
  return `${percent} %`;
}

function grouped(count: number): string {
  return String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
