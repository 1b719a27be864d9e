import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mergeReports } from "../../core/verdict/merge-reports.ts";
import { ReplayKitError } from "../../core/error.ts";
import { readReport } from "../report-artifact.ts";
import { commentOnPullRequest } from "../comment.ts";
import { localDestinations, writeAll } from "../destinations.ts";
import { temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/** Joins the reports of all shards into one; a missing, foreign or doubled one is refused, so that no partial result is green. */
export async function run({ inputs, event, env }: ModeContext): Promise<boolean> {
  const folder = join(event.workspace, ".replaykit", "shards");
  const files = globSync("**/report.json", { cwd: folder }).toSorted();
  if (files.length === 0) {
    throw new ReplayKitError("not_found", `there is no report of a shard below ${folder}`, {
      hint: "download the shards' artifacts to .replaykit/shards before mode merge",
    });
  }
  const report = mergeReports(
    files.map((file) => ({ name: file, report: readReport(readFileSync(join(folder, file))) })),
  );
  await writeAll(localDestinations(report, { env, event, folder: temporaryFolder(env, "replaykit") }));
  await commentOnPullRequest(report, { inputs, event, env });
  return report.summary.ok;
}
