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

/** The fields in use of GitHub's record of a run. */
interface WorkflowRun {
  event: string;
  head_sha: string;
  head_branch: string | null;
  head_repository: { id: number | bigint; full_name: string };
  repository: { id: number | bigint };
}

/**
 * Id of the newest run of a pull request's head. Commit, branch and repository come from GitHub's record of the run,
 * and all must match.
 */
export function runOfHead(wanted: HeadRun): Promise<number | undefined> {
  const { branch, headRepository } = wanted;
  return newestRun(wanted, ({ event, head_branch, head_repository }) => {
    const replayed = event === "pull_request" || event === "workflow_dispatch";
    const here = head_repository.full_name.toLowerCase() === headRepository.toLowerCase();
    return replayed && here && head_branch === branch;
  });
}

/**
 * Id of the newest run that the push of a commit started and that left this artifact. Runs of pull requests do not
 * count.
 */
export function runOfCommit(wanted: CommitRun): Promise<number | undefined> {
  return newestRun(wanted, ({ event, head_branch, head_repository, repository }) => {
    return event === "push" && head_branch === wanted.branch && head_repository.id === repository.id;
  });
}

const pageSize = 100;

/**
 * Looks among the repository's newest artifacts of this name, which takes two calls. A busy repository's commit may lie
 * further back: then GitHub is asked for the commit's runs.
 */
async function newestRun(wanted: CommitRun, matches: (run: WorkflowRun) => boolean): Promise<number | undefined> {
  const { github, repository, commit, artifact } = wanted;
  const isWanted = (run: WorkflowRun) => run.head_sha === commit && matches(run);
  const { data } = await github.repeat(`find the artifact ${artifact} of ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: pageSize,
    }),
  );
  const newest = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id);
  const ids = newest.flatMap(({ workflow_run: run }) => (run?.head_sha === commit && run.id ? [run.id] : []));
  for (const id of new Set(ids)) {
    const run = await github.repeat(`read the run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id }),
    );
    if (isWanted(run.data)) return id;
  }
  return data.total_count > pageSize ? olderRun(wanted, isWanted) : undefined;
}

async function olderRun(
  { github, repository, commit, artifact }: CommitRun,
  isWanted: (run: WorkflowRun) => boolean,
): Promise<number | undefined> {
  const { data } = await github.repeat(`find the runs of ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/runs", {
      ...repository,
      head_sha: commit,
      per_page: pageSize,
    }),
  );
  const ids = data.workflow_runs.filter(isWanted).map((run) => Number(run.id));
  for (const id of ids.toSorted((a, b) => b - a)) {
    const left = await github.repeat(`find the artifact ${artifact} of run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
        ...repository,
        run_id: id,
        name: artifact,
      }),
    );
    if (left.data.artifacts.some(({ name, expired }) => name === artifact && !expired)) return id;
  }
  return undefined;
}
