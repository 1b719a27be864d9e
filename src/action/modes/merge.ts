import { mergeReports } from "../../core/verdict/suite/merge-reports.ts";
import { besideBase } from "../base/base-report.ts";
import { checkCommit } from "../github/check.ts";
import { commentOnPullRequest } from "../github/comment.ts";
import { leftByShard, newCasesLine } from "../github/coverage-note.ts";
import { localDestinations, writeAll } from "../destinations.ts";
import { runLinks } from "../github/run-links.ts";
import { ofSuite, readShardReports, shardFolder } from "../github/shard-reports.ts";
import { temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/**
 * Joins the reports of all shards. Refuses a missing, foreign or duplicate report, so that no partial result is green.
 */
export async function run(given: ModeContext): Promise<boolean> {
  const { event, env } = given;
  const shards = await readShardReports(given);
  const context = ofSuite(given, shards);
  const increase = shards.flatMap(({ report }) => report.shard?.increase ?? [])[0];
  // A shard knows only its part, so that the whole suite is compared with the base here.
  const report = await besideBase(context, mergeReports(shards), increase);
  const folder = temporaryFolder(env, "replaykit");
  await writeAll(localDestinations(report, { env, event, folder, runUrl: runLinks(context) }));
  await commentOnPullRequest(report, context, {
    coverage: newCasesLine(leftByShard(temporaryFolder(env, shardFolder))),
  });
  await checkCommit(report, context);
  return report.summary.ok;
}
