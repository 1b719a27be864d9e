import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/github/pull-request-now.ts
async function pullRequestNow(github, repository, number) {
  const { data } = await github.repeat(
    `read #${number}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { ...repository, pull_number: number })
  );
  const { head, base } = data;
  return {
    open: data.state === "open",
    headSha: head.sha,
    headRef: head.ref,
    // Gone with its fork, whatever GitHub's description says.
    headRepository: head.repo?.full_name,
    baseSha: base.sha,
    baseRef: base.ref,
    labels: data.labels.map(({ name }) => name)
  };
}

export {
  pullRequestNow
};
