import type { ReplayReport } from "../schema/result.ts";
import { untrustedJson } from "./untrusted.ts";

/** The report as one JSON document. */
export function reportJson(report: ReplayReport): string {
  return `${untrustedJson(report)}\n`;
}
