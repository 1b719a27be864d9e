import type { ReplayReport } from "../schema/result.ts";

/** The report as one JSON document. */
export function reportJson(report: ReplayReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
