import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/github/pull-request-now.ts
async function pullRequestNow(github, repository, number) {
  const { data } = await github.repeat(
    `read #${number}`,
    () => github.octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { ...repository, pull_number: number })
  );
  return { open: data.state === "open", headSha: data.head.sha, labels: data.labels.map(({ name }) => name) };
}

export {
  pullRequestNow
};
