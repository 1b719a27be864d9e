import type { ReplayReport } from "../schema/result.ts";
import { type MarkdownOptions, reportMarkdown } from "./markdown.ts";

const summaryLimit = 1024 * 1024;

/** The job summary: the comment's text with the first runs drawn and room for every case, within GitHub's 1 MiB for a step. */
export function reportJobSummary(report: ReplayReport, options: Omit<MarkdownOptions, "maxBytes" | "marker">): string {
  return reportMarkdown(report, { ...options, pictures: true, maxBytes: summaryLimit - 1 });
}
