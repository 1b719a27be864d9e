import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

/**
 * The run of this repository's own branch that left an artifact of this name for a commit, `undefined` where there is none. A fork's run may
 * leave one of the same name for the same commit: it does not count.
 */
export async function findBaseRun(options: {
  github: Github;
  repository: RepositoryName;
  name: string;
  branch: string;
  headSha: string;
}): Promise<number | undefined> {
  const { github, repository, name, branch, headSha } = options;
  const { data } = await github.repeat(`find the artifact ${name} of ${headSha.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", { ...repository, name, per_page: 100 }),
  );
  const runs = data.artifacts.flatMap(({ expired, workflow_run: run }) => {
    const own = run?.repository_id !== undefined && run.repository_id === run.head_repository_id;
    return run?.id !== undefined && !expired && own && run.head_sha === headSha && run.head_branch === branch
      ? [run.id]
      : [];
  });
  return runs.toSorted((a, b) => b - a)[0];
}
