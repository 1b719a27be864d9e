import { type Call, notFound, numberParam, param, Problem, type Route, reads, textOf, writes } from "./route.ts";
import type { Artifact, WorkflowRun } from "./state.ts";
import { repositoryView } from "./views.ts";

function runOf(call: Call): WorkflowRun {
  const run = call.repository.runs.get(numberParam(call, "run_id"));
  if (!run) throw notFound();
  return run;
}

/** The workflow of most tests is 7. */
function workflowId({ name }: WorkflowRun): number {
  return name === "ReplayKit" ? 7 : 100 + name.length;
}

function runView(call: Call, run: WorkflowRun) {
  const head = call.state.repositories.get(run.head_repository) ?? call.repository;
  const at = run.created_at;
  return {
    id: run.id,
    name: run.name,
    event: run.event,
    status: "completed",
    conclusion: run.conclusion,
    workflow_id: workflowId(run),
    path: `.github/workflows/${run.name.toLowerCase()}.yml`,
    head_sha: run.head_sha,
    head_branch: run.head_branch,
    created_at: at,
    updated_at: at,
    pull_requests: [], // GitHub leaves it empty for forks, and we must not lean on it
    repository: repositoryView(call.repository, call.state),
    head_repository: repositoryView(head, call.state),
  };
}

function artifactOf(call: Call): Artifact {
  const artifact = call.repository.artifacts.get(numberParam(call, "artifact_id"));
  if (!artifact) throw notFound();
  return artifact;
}

function runOfArtifact(call: Call, artifact: Artifact) {
  const run = call.repository.runs.get(artifact.run);
  if (!run) return null;
  const head = call.state.repositories.get(run.head_repository);
  const heads = { head_branch: run.head_branch, head_sha: run.head_sha, head_repository_id: head?.id ?? 0 };
  return { id: run.id, repository_id: call.repository.id, ...heads };
}

function artifactView(call: Call, artifact: Artifact) {
  const url = `${call.state.url}/repos/${call.repository.fullName}/actions/artifacts/${artifact.id}`;
  const { id, name, size, expired } = artifact;
  const urls = { url, archive_download_url: `${url}/zip` };
  const dates = { created_at: null, updated_at: null, expires_at: null };
  return {
    id,
    node_id: `A_${id}`,
    name,
    size_in_bytes: size,
    expired,
    ...urls,
    ...dates,
    workflow_run: runOfArtifact(call, artifact),
  };
}

function listArtifacts(call: Call, run: number | undefined) {
  const name = call.query.get("name");
  const list = [...call.repository.artifacts.values()]
    .filter((artifact) => (run === undefined || artifact.run === run) && (name === null || artifact.name === name))
    .map((artifact) => artifactView(call, artifact));
  return { list: list.toReversed(), listKey: "artifacts" };
}

function listRuns(call: Call) {
  const wanted = (["head_sha", "event"] as const).filter((key) => call.query.has(key));
  const list = [...call.repository.runs.values()]
    .filter((run) => wanted.every((key) => run[key] === call.query.get(key)))
    .map((run) => runView(call, run));
  return { list: list.toReversed(), listKey: "workflow_runs" };
}

export const actionsRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}/actions/runs": reads("actions", listRuns),
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}": reads("actions", (call) => ({ body: runView(call, runOf(call)) })),
  "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs": writes("actions", (call) => {
    call.repository.reruns.push(runOf(call).id);
    return { status: 201, body: {} };
  }),
  "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches": writes("actions", (call) => {
    const ref = textOf(call.body, "ref") ?? "";
    if (call.repository.git.ref(`refs/heads/${ref}`) === undefined) throw new Problem(422, `No ref found for: ${ref}`);
    const { inputs } = call.body;
    call.repository.dispatches.push({ workflow: param(call, "workflow_id"), ref, inputs });
    return { status: 204 };
  }),
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts": reads("actions", (call) =>
    listArtifacts(call, runOf(call).id),
  ),
  "GET /repos/{owner}/{repo}/actions/artifacts": reads("actions", (call) => listArtifacts(call, undefined)),
  "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}": reads("actions", (call) => ({
    body: artifactView(call, artifactOf(call)),
  })),
  "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}": reads("actions", (call) => {
    const artifact = artifactOf(call);
    if (artifact.expired) throw new Problem(410, "Artifact has expired");
    return {
      status: 302,
      headers: { location: `${call.state.url}/_blobs/${call.repository.fullName}/${artifact.id}` },
    };
  }),
};
