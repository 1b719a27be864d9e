import { mergeReports } from "../../core/verdict/suite/merge-reports.ts";
import { besideBase } from "../base/base-report.ts";
import { checkCommit } from "../github/check.ts";
import { commentOnPullRequest } from "../github/comment.ts";
import { leftByShard, newCasesLine } from "../github/coverage-note.ts";
import { localDestinations, writeAll } from "../destinations.ts";
import { runLinks } from "../github/run-links.ts";
import { temporaryFolder } from "../workspace.ts";
import type { ModeContext } from "./mode.ts";
import { globSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { NamedReport } from "../../core/verdict/suite/merge-reports.ts";
import { git } from "../../node/git/git.ts";
import { type Environment, tell } from "../destinations.ts";
import { readReport } from "../github/report-artifact.ts";

/** Folder, below the runner's temporary folder, into which the workflow downloads the shards' artifacts. */
const shardFolder = "replaykit-shards";
/** Folder inside the checkout into which older workflows download the shards' artifacts. */
const formerFolder = ".replaykit/shards";
const remedy = "download the shards' artifacts to ${{ runner.temp }}/replaykit-shards before mode merge";

/**
 * Reads the reports that the workflow downloaded. Files that belong to the checkout are refused, since the pull request
 * could supply them.
 */
async function readShardReports({ env, workspace }: { env: Environment; workspace: string }): Promise<NamedReport[]> {
  const folder = temporaryFolder(env, shardFolder);
  const found = reportsIn(folder);
  if (found.length > 0) return found;
  const former = join(workspace, formerFolder);
  if (globSync("**/report.json", { cwd: former }).length === 0) {
    throw new ReplayKitError("not_found", `there is no report of a shard below ${folder}`, { hint: remedy });
  }
  await refuseCommitted(workspace);
  tell("warning", `the shards' reports are in the checkout, at ${formerFolder}: ${remedy}`);
  return reportsIn(former);
}

function reportsIn(folder: string): NamedReport[] {
  return globSync("**/report.json", { cwd: folder })
    .toSorted()
    .map((file) => ({ name: file, report: readReport(readFileSync(join(folder, file)), dirname(file)) }));
}

/**
 * Refuses committed files, symbolic links and a checkout that git cannot read: the pull request could have supplied
 * those reports.
 */
async function refuseCommitted(workspace: string): Promise<void> {
  const links = [".replaykit", formerFolder].filter((path) =>
    lstatSync(join(workspace, path), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  const committed = await git(["ls-files", "-z", "--", ".replaykit"], { cwd: workspace }).catch(() => undefined);
  if (links.length === 0 && committed?.length === 0) return;
  throw new ReplayKitError(
    "unsafe_path",
    `${formerFolder} is part of the checkout: a pull request could bring its own`,
    {
      hint: remedy,
    },
  );
}

/**
 * Joins the reports of all shards. Refuses a missing, foreign or duplicate report, so that no partial result is green.
 */
export async function run(context: ModeContext): Promise<boolean> {
  const { event, env } = context;
  const shards = await readShardReports({ env, workspace: event.workspace });
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
