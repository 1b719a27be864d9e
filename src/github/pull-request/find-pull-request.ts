import type { Github, RepositoryName } from "../github.ts";

export interface HeadOfRun {
  /** Repository (`owner/name`) of the run's code; absent if the fork is gone. */
  headRepository: string | undefined;
  headBranch: string | undefined;
  headSha: string;
}

export type PullRequestLookup =
  | { number: number; locked: boolean; labels: string[]; baseRef: string; baseSha: string }
  | { number: undefined; reason: string };

/**
 * Finds the open pull request of a `workflow_run`. For forks `workflow_run.pull_requests` is empty, and the artifact is
 * untrusted. So head repository, branch and commit must all match GitHub's own data.
 */
export async function findPullRequest(options: {
  github: Github;
  repository: RepositoryName;
  run: HeadOfRun;
}): Promise<PullRequestLookup> {
  const { github, repository, run } = options;
  const { headRepository, headBranch, headSha } = run;
  if (headRepository === undefined || headBranch === undefined) {
    return { number: undefined, reason: "the run names no head repository or branch: the fork may have been deleted" };
  }
  const [owner = ""] = headRepository.split("/");
  const { data } = await github.repeat(`find the pull request of ${headRepository}:${headBranch}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/pulls", {
      ...repository,
      state: "open",
      head: `${owner}:${headBranch}`,
      per_page: 100,
    }),
  );
  // GitHub ignores an invalid `head` and lists all pull requests, so the results are compared again.
  const fromThere = data.filter(
    ({ head }) => head.ref === headBranch && sameName(head.repo === null ? "" : head.repo.full_name, headRepository),
  );
  const [pull, ...others] = fromThere.filter(({ head }) => head.sha === headSha);
  const where = `${headRepository}:${headBranch} at ${headSha.slice(0, 12)}`;
  if (others.length > 0) {
    return {
      number: undefined,
      reason: `${others.length + 1} open pull requests come from ${where}: it is unclear which one is meant`,
    };
  }
  if (pull) {
    const labels = pull.labels.map(({ name }) => name);
    return { number: pull.number, locked: pull.locked, labels, baseRef: pull.base.ref, baseSha: pull.base.sha };
  }
  const moved = fromThere[0];
  const reason = moved
    ? `#${moved.number} has moved on to ${moved.head.sha.slice(0, 12)}: the run for ${headSha.slice(0, 12)} is out of date`
    : `no open pull request comes from ${where}`;
  return { number: undefined, reason };
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A pull request as it is now, which may differ from the event's. */
export interface PullRequestNow {
  open: boolean;
  headSha: string;
  headRef: string;
  /** Repository (`owner/name`); `undefined` if the fork is gone. */
  headRepository: string | undefined;
  baseSha: string;
  baseRef: string;
  labels: string[];
}

export async function pullRequestNow(
  github: Github,
  repository: RepositoryName,
  number: number,
): Promise<PullRequestNow> {
  const { data } = await github.repeat(`read #${number}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { ...repository, pull_number: number }),
  );
  const { head, base } = data;
  return {
    open: data.state === "open",
    headSha: head.sha,
    headRef: head.ref,
    // GitHub sends `null` if the fork is gone, although Octokit's types exclude that.
    headRepository: (head.repo as { full_name: string } | null)?.full_name,
    baseSha: base.sha,
    baseRef: base.ref,
    labels: data.labels.map(({ name }) => name),
  };
}
