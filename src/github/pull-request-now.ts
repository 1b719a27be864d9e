import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

/** A pull request as it is now, which may not be as it was when the event was sent. */
export interface PullRequestNow {
  open: boolean;
  headSha: string;
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
  return { open: data.state === "open", headSha: data.head.sha, labels: data.labels.map(({ name }) => name) };
}
