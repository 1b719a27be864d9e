import { globSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { NamedReport } from "../../core/verdict/suite/merge-reports.ts";
import { git } from "../../node/git/git.ts";
import { tell } from "../destinations.ts";
import { suiteName } from "../inputs.ts";
import type { ModeContext } from "../modes/mode.ts";
import { temporaryFolder } from "../workspace.ts";
import { readReport } from "./report-artifact.ts";

/** Folder, below the runner's temporary folder, into which the workflow downloads the shards' artifacts. */
export const shardFolder = "replaykit-shards";
/** Folder inside the checkout into which older workflows download the shards' artifacts. */
const formerFolder = ".replaykit/shards";
const remedy = "download the shards' artifacts to ${{ runner.temp }}/replaykit-shards before mode merge";

/**
 * Reads the reports that the workflow downloaded. Files that belong to the checkout are refused, since the pull request
 * could supply them.
 */
export async function readShardReports({
  env,
  event: { workspace },
}: Pick<ModeContext, "env" | "event">): Promise<NamedReport[]> {
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
 * The context with the inputs that chose the shards' cases: they name the suite's section of the comment and its check.
 * The job that joins the shards may have none, and would then replace another suite's. Its own inputs count first, since a
 * required check may have the name that they make.
 */
export function ofSuite(context: ModeContext, shards: readonly NamedReport[]): ModeContext {
  const suite = shards.flatMap(({ report }) => report.shard?.suite ?? [])[0];
  if (suite === undefined || suiteName(context.inputs) !== undefined) return context;
  return { ...context, inputs: { ...context.inputs, ...suite } };
}
