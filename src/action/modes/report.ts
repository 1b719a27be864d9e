import { fetchArtifact } from "../../github/artifact.ts";
import { findPullRequest } from "../../github/find-pull-request.ts";
import { ReplayKitError } from "../../core/error.ts";
import { artifactName, readReport } from "../report-artifact.ts";
import { githubOf, writeComment } from "../comment.ts";
import { tell } from "../destinations.ts";
import type { ModeContext } from "./mode.ts";

/**
 * Comments for a run that could not (a fork's): reads the report that it left, as a stranger's data, and finds the pull request by
 * what GitHub itself says of the run. No code of the pull request is checked out or run.
 */
export async function run({ inputs, event, env }: ModeContext): Promise<boolean> {
  const { workflowRun } = event;
  if (!workflowRun) {
    throw new ReplayKitError("usage", `mode report runs under the event workflow_run, not ${event.name}`, {
      hint: "`replaykit init` writes the workflow .github/workflows/replaykit-report.yml",
    });
  }
  if (inputs.token === undefined) throw new ReplayKitError("usage", "mode report needs the input token");
  const github = await githubOf(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  const found = await findPullRequest({ github, repository, run: workflowRun });
  if (found.number === undefined) return said(`no comment: ${found.reason}`);
  const files = await fetchArtifact({
    github,
    repository,
    runId: workflowRun.id,
    name: artifactName,
    files: ["report.json"],
  });
  const bytes = files?.get("report.json");
  if (!bytes) return said(`no comment: run ${workflowRun.id} left no artifact ${artifactName} with a report.json`);
  const { headRepository, headBranch } = workflowRun;
  const editBase =
    headRepository === undefined || headBranch === undefined
      ? undefined
      : `${event.serverUrl}/${headRepository}/edit/${headBranch}`;
  if (inputs.comment === "never") return true;
  await writeComment(
    readReport(bytes),
    { number: found.number, editBase },
    { github, event, env, mode: inputs.comment },
  );
  return true;
}

function said(message: string): boolean {
  tell("notice", message);
  return true;
}
