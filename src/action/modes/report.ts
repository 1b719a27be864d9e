import { fetchArtifact } from "../../github/artifact.ts";
import { findPullRequest } from "../../github/pull-request/find-pull-request.ts";
import { ReplayKitError } from "../../core/error.ts";
import { untrustedReport } from "../../core/report/untrusted-report.ts";
import { artifactName, readReport } from "../github/report-artifact.ts";
import { blobAddress, editAddress, githubOf, writeComment } from "../github/comment.ts";
import { tell } from "../destinations.ts";
import type { ActionEvent, WorkflowRunEvent } from "../event.ts";
import { tokenHint } from "../inputs.ts";
import type { ModeContext } from "./mode.ts";

/**
 * Comments for a run that cannot comment itself, such as a fork's. Shows that run's report as a claim, and finds the
 * pull request from what GitHub says about the run. No code of the pull request is checked out or run.
 */
export async function run({ inputs, event, env }: ModeContext): Promise<boolean> {
  const { workflowRun } = event;
  if (!workflowRun) {
    throw new ReplayKitError("usage", `mode report runs under the event workflow_run, not ${event.name}`, {
      hint: "`npx replaykit init` writes the workflow .github/workflows/replaykit-report.yml",
    });
  }
  if (inputs.token === undefined)
    throw new ReplayKitError("usage", "mode report needs the input token", { hint: tokenHint });
  if (commentsItself(workflowRun, event)) {
    return notify("no comment: the run of this repository's own branch comments itself");
  }
  const github = await githubOf(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  const found = await findPullRequest({ github, repository, run: workflowRun });
  if (found.number === undefined) return notify(`no comment: ${found.reason}`);
  const files = await fetchArtifact({
    github,
    repository,
    runId: workflowRun.id,
    name: artifactName,
    files: ["report.json"],
  });
  const bytes = files?.get("report.json");
  if (!bytes) return notify(`no comment: run ${workflowRun.id} left no artifact ${artifactName} with a report.json`);
  if (inputs.comment === "never") return true;
  const { headRepository, headBranch, conclusion, workflow } = workflowRun;
  const runUrl = `${event.serverUrl}/${event.owner}/${event.repo}/actions/runs/${workflowRun.id}`;
  const target = {
    number: found.number,
    commit: workflowRun.headSha,
    inputs,
    workflow: workflow === usualWorkflow ? undefined : workflow,
    editBase: editAddress(event, headRepository, headBranch),
    caseBase: blobAddress(event, headRepository, workflowRun.headSha),
    claim: { runUrl, conclusion },
  };
  const report = untrustedReport(readReport(bytes));
  await writeComment(report, target, { github, event, env, mode: inputs.comment });
  return true;
}

/** Name of the workflow that `init` writes. */
const usualWorkflow = "ReplayKit";

/** True for runs of the repository's own branches, whose token may comment, unless Dependabot caused the run. */
function commentsItself({ headRepository, actor }: WorkflowRunEvent, { owner, repo }: ActionEvent): boolean {
  return headRepository?.toLowerCase() === `${owner}/${repo}`.toLowerCase() && actor !== "dependabot[bot]";
}

function notify(message: string): boolean {
  tell("notice", message);
  return true;
}
