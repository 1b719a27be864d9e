import type { ReplayReport } from "../../core/schema/result.ts";
import { againstBase, type BaseFigures, withAgainstBase } from "../../core/verdict/base/against-base.ts";
import { fetchArtifact } from "../../github/artifact.ts";
import { runOfCommit } from "../../github/run-of-commit.ts";
import { githubOf } from "../github/comment.ts";
import { say } from "../destinations.ts";
import type { ModeContext } from "../modes/mode.ts";
import { artifactName, readReport } from "../github/report-artifact.ts";

/**
 * The suite's figures for the base commit. They come from the report of that commit's push, so that nothing runs again.
 * Without one, logs the reason and returns `undefined`.
 */
export async function baseReport({ inputs, event, env }: ModeContext): Promise<BaseFigures | undefined> {
  if (event.base === undefined || inputs.token === undefined) return undefined;
  const { sha, ref } = event.base;
  const nothing = (why: string): undefined => {
    say(`not compared with what ${ref} costs: ${why}`);
    return undefined;
  };
  try {
    const github = await githubOf(inputs.token, event);
    const repository = { owner: event.owner, repo: event.repo };
    const wanted = { github, repository, commit: sha, branch: ref, artifact: artifactName };
    const run = await runOfCommit({ ...wanted, workflow: workflowFile(env) });
    if (run === undefined) {
      return nothing(
        `no push of ${sha.slice(0, 12)} left a report; let the workflow run on \`push\` to ${ref}, with \`actions: read\``,
      );
    }
    const files = await fetchArtifact({ github, repository, runId: run, name: artifactName, files: ["report.json"] });
    const bytes = files?.get("report.json");
    return bytes === undefined
      ? nothing("its artifact holds no report.json; run the workflow of that push again")
      : { name: ref, cases: readReport(bytes).cases };
  } catch (error) {
    return nothing(error instanceof Error ? error.message : String(error));
  }
}

/** File of this run's workflow, from `owner/repo/<file>@<ref>`: another workflow may replay other cases. */
function workflowFile(env: ModeContext["env"]): string | undefined {
  return /^[^/]+\/[^/]+\/([^@]+)@/.exec(env["GITHUB_WORKFLOW_REF"] ?? "")?.[1];
}

/** Adds the base's figures to the report if they are known. */
export async function besideBase(
  context: ModeContext,
  report: ReplayReport,
  increase: string | undefined,
): Promise<ReplayReport> {
  const figures = await baseReport(context);
  return figures ? withAgainstBase(report, againstBase(report.cases, figures, increase)) : report;
}
