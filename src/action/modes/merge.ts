import { mergeReports } from "../../core/verdict/merge-reports.ts";
import { readConfigAt } from "../base-policy.ts";
import { besideBase } from "../base-report.ts";
import { checkCommit } from "../check.ts";
import { commentOnPullRequest } from "../comment.ts";
import { localDestinations, say, writeAll } from "../destinations.ts";
import { runLinks } from "../run-links.ts";
import { readShardReports } from "../shard-reports.ts";
import { temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";

/** Joins the reports of all shards into one; a missing, foreign or doubled one is refused, so that no partial result is green. */
export async function run(context: ModeContext): Promise<boolean> {
  const { event, env } = context;
  const merged = mergeReports(await readShardReports({ env, workspace: event.workspace }));
  // A shard knows only its part: what the suite takes is compared here.
  const report = await besideBase(context, merged, await allowedIncrease(context));
  const folder = temporaryFolder(env, "replaykit");
  await writeAll(localDestinations(report, { env, event, folder, runUrl: runLinks(context) }));
  await commentOnPullRequest(report, context);
  await checkCommit(report, context);
  return report.summary.ok;
}

/** What the base's configuration allows the suite to take more; a job without a checkout cannot read it, and says so. */
async function allowedIncrease({ inputs, event }: ModeContext): Promise<string | undefined> {
  if (event.base === undefined) return undefined;
  const options = { cwd: event.workspace, token: inputs.token };
  try {
    return (await readConfigAt(event.base.sha, inputs.config, options))?.budget?.increase;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(`not held to the budget of ${event.base.ref}: ${why}; check the repository out before mode merge`);
    return undefined;
  }
}
