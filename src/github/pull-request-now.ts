import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

/** A pull request as it is now, which may not be as it was when the event was sent. */
export interface PullRequestNow {
  open: boolean;
  headSha: string;
  headRef: string;
  /** `owner/name`; `undefined` if the fork is gone. */
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
    // Gone with its fork, whatever GitHub's description says.
    headRepository: (head.repo as { full_name: string } | null)?.full_name,
    baseSha: base.sha,
    baseRef: base.ref,
    labels: data.labels.map(({ name }) => name),
  };
}
