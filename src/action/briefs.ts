import { join } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { longestBrief } from "../core/report/case-brief.ts";
import type { ReplayReport } from "../core/schema/result.ts";
import { readableCases } from "../node/repair/case-family.ts";
import { readBrief } from "../node/repair/read-brief.ts";
import type { Workspace } from "./workspace.ts";

/** So many fit into a check's text. */
const mostBriefs = Math.floor(65_535 / (longestBrief + 200));

/** The briefs of what fails the check, for whoever mends it, such as a coding agent; empty where nothing does. */
export async function blockingBriefs(
  { cases }: ReplayReport,
  { root, config, cases: folders }: Workspace,
): Promise<string> {
  const blocking = new Map(cases.filter(({ blocks }) => blocks).map((result) => [join(root, result.path), result]));
  const named = folders.filter((folder) => blocking.has(folder)).slice(0, mostBriefs);
  if (named.length === 0) return "";
  try {
    const all = readableCases(folders, config);
    const subjects = all.filter(({ folder }) => named.includes(folder));
    const texts = await Promise.all(
      subjects.map((subject) => readBrief(subject, { root, config, all, last: blocking.get(subject.folder) })),
    );
    return texts.join("\n\n---\n\n");
  } catch (error) {
    // The verdict stands without them.
    if (error instanceof ReplayKitError) return "";
    throw error;
  }
}
