import { mergeReports } from "../../core/verdict/merge-reports.ts";
import { checkCommit } from "../check.ts";
import { commentOnPullRequest } from "../comment.ts";
import { localDestinations, writeAll } from "../destinations.ts";
import { readShardReports } from "../shard-reports.ts";
import { temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/** Joins the reports of all shards into one; a missing, foreign or doubled one is refused, so that no partial result is green. */
export async function run({ inputs, event, env }: ModeContext): Promise<boolean> {
  const report = mergeReports(await readShardReports({ env, workspace: event.workspace }));
  await writeAll(localDestinations(report, { env, event, folder: temporaryFolder(env, "replaykit") }));
  await commentOnPullRequest(report, { inputs, event, env });
  await checkCommit(report, { inputs, event, env });
  return report.summary.ok;
}
