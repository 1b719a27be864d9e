import { plural } from "../checks/check-result.ts";

/** This week's failures, how many of them a guard holds, and how many of the others are of cases that a change adds. */
export interface CoverageFigures {
  failed: number;
  guarded: number;
  adds: number;
}

/** One line for the reviewer of new cases; `undefined` where nothing failed this week. Numbers only: no text of a trace is in it. */
export function coverageLine({ failed, guarded, adds }: CoverageFigures, cases: number): string | undefined {
  if (failed === 0) return undefined;
  const [what, stand] = cases === 1 ? ["The new case", "stands"] : [`The ${plural(cases, "new case")}`, "stand"];
  const volume = adds === 0 ? "none" : `**${grouped(adds)} (${shareText(adds, failed)})**`;
  const after =
    adds === 0 ? "" : `, and ${shareText(guarded + adds, failed)} once ${cases === 1 ? "it is one" : "they are"}`;
  const all = failed === 1 ? "the one run that failed this week" : `the ${grouped(failed)} runs that failed this week`;
  return `${what} ${stand} for ${volume} of ${all}; guards hold ${shareText(guarded, failed)}${after}.`;
}

/** A part of some as whole per cent; never 0 or 100 where it is neither. */
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
