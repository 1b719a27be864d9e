import type { Github, RepositoryName } from "./github.ts";

/** A commit of the repository's own branch, and the artifact that its run left. */
export interface CommitRun {
  github: Github;
  repository: RepositoryName;
  commit: string;
  branch: string;
  artifact: string;
}

/** A pull request's head, and the artifact that its run left. */
export interface HeadRun extends CommitRun {
  /** Repository (`owner/name`) of the head branch. */
  headRepository: string;
}

/**
 * Id of the newest run of a pull request's head. Commit, branch and repository come from GitHub's record of the run,
 * and all must match.
 */
export async function runOfHead(wanted: HeadRun): Promise<number | undefined> {
  const { github, repository, commit, branch, headRepository } = wanted;
  for (const id of await runsAt(wanted)) {
    const { data } = await github.repeat(`read the run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id }),
    );
    const replayed = data.event === "pull_request" || data.event === "workflow_dispatch";
    const here = data.head_sha === commit && data.head_branch === branch;
    if (replayed && here && data.head_repository.full_name.toLowerCase() === headRepository.toLowerCase()) return id;
  }
  return undefined;
}

async function runsAt({ github, repository, commit, artifact }: CommitRun): Promise<number[]> {
  const { data } = await github.repeat(`find the artifact ${artifact} of ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: 100,
    }),
  );
  const found = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id);
  const ids = found.flatMap(({ workflow_run: run }) => (run?.head_sha === commit && run.id ? [run.id] : []));
  return [...new Set(ids)];
}

/**
 * Id of the newest run that the push of a commit started and that left this artifact. Runs of pull requests do not
 * count.
 */
export async function runOfCommit({ github, repository, commit, branch, artifact }: CommitRun) {
  const { data } = await github.repeat(`find the artifact ${artifact} of ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: 100,
    }),
  );
  const runs = data.artifacts
    .filter(({ expired }) => !expired)
    .toSorted((a, b) => b.id - a.id)
    .flatMap(({ workflow_run: run }) => {
      const own = run?.head_repository_id !== undefined && run.head_repository_id === run.repository_id;
      const matches = own && run.head_sha === commit && run.head_branch === branch;
      return matches && run.id !== undefined ? [run.id] : [];
    });
  for (const id of new Set(runs)) {
    const found = await github.repeat(`read the run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id }),
    );
    if (found.data.event === "push") return id;
  }
  return undefined;
}
