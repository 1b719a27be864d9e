import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

/** What is looked for: a commit of one of the repository's own branches, and the artifact that its run left. */
export interface CommitRun {
  github: Github;
  repository: RepositoryName;
  commit: string;
  branch: string;
  artifact: string;
}

/** Id of the newest run that the push of a commit started and that left an artifact of this name; a pull request's run is none. */
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
