import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/github/run-of-commit.ts
async function runOfHead(wanted) {
  const { github, repository, commit, branch, headRepository } = wanted;
  for (const id of await runsAt(wanted)) {
    const { data } = await github.repeat(
      `read the run ${id}`,
      () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id })
    );
    const replayed = data.event === "pull_request" || data.event === "workflow_dispatch";
    const here = data.head_sha === commit && data.head_branch === branch;
    if (replayed && here && data.head_repository.full_name.toLowerCase() === headRepository.toLowerCase()) return id;
  }
  return void 0;
}
async function runsAt({ github, repository, commit, artifact }) {
  const { data } = await github.repeat(
    `find the artifact ${artifact} of ${commit.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: 100
    })
  );
  const found = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id);
  const ids = found.flatMap(({ workflow_run: run }) => run?.head_sha === commit && run.id ? [run.id] : []);
  return [...new Set(ids)];
}
async function runOfCommit({ github, repository, commit, branch, artifact }) {
  const { data } = await github.repeat(
    `find the artifact ${artifact} of ${commit.slice(0, 12)}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: 100
    })
  );
  const runs = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id).flatMap(({ workflow_run: run }) => {
    const own = run?.head_repository_id !== void 0 && run.head_repository_id === run.repository_id;
    const matches = own && run.head_sha === commit && run.head_branch === branch;
    return matches && run.id !== void 0 ? [run.id] : [];
  });
  for (const id of new Set(runs)) {
    const found = await github.repeat(
      `read the run ${id}`,
      () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id })
    );
    if (found.data.event === "push") return id;
  }
  return void 0;
}

export {
  runOfHead,
  runOfCommit
};
