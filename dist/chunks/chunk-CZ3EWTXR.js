import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/github/base64.ts
function base64(text) {
  const bytes = new TextEncoder().encode(text);
  const size = 32768;
  let binary = "";
  for (let start = 0; start < bytes.length; start += size) {
    binary += String.fromCharCode(...bytes.subarray(start, start + size));
  }
  return btoa(binary);
}
async function blobId(text) {
  const content = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const bytes = new Uint8Array(header.length + content.length);
  bytes.set(header);
  bytes.set(content, header.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// src/github/branch-writes.ts
function inRepository({ owner, repo }) {
  return `in ${owner}/${repo}`;
}
function createBranch({ github, repository, branch }, oid) {
  return github.once(
    `create the branch ${branch} ${inRepository(repository)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/git/refs", {
      ...repository,
      ref: `refs/heads/${branch}`,
      sha: oid
    })
  );
}
function resetBranch({ github, repository, branch }, oid) {
  return github.once(
    `move the branch ${branch} ${inRepository(repository)}`,
    () => github.octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
      ...repository,
      ref: `heads/${branch}`,
      sha: oid,
      force: true
    })
  );
}
var commitMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid tree { oid } } }
}`;
function commitOnBranch({ github, repository, branch }, { expected, message, files }) {
  const input = {
    branch: { repositoryNameWithOwner: `${repository.owner}/${repository.repo}`, branchName: branch },
    message,
    expectedHeadOid: expected,
    fileChanges: { additions: files.map(({ path, text }) => ({ path, contents: base64(text) })) }
  };
  return github.once(
    `commit to the branch ${branch} ${inRepository(repository)}`,
    () => github.octokit.graphql(commitMutation, { input })
  );
}
function createPull({ github, repository, branch }, base, { title, body }) {
  return github.once(
    `open the pull request of ${branch} ${inRepository(repository)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/pulls", { ...repository, head: branch, base, title, body })
  );
}
function updatePull({ github, repository }, number, { title, body }) {
  return github.once(
    `update the pull request #${number} ${inRepository(repository)}`,
    () => github.octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
      ...repository,
      pull_number: number,
      title,
      body
    })
  );
}
function addLabels({ github, repository }, number, labels) {
  return github.once(
    `label the pull request #${number} ${inRepository(repository)}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
      ...repository,
      issue_number: number,
      labels
    })
  );
}
async function closePull({ github, repository }, number, body) {
  await github.repeat(
    `close the pull request #${number} ${inRepository(repository)}`,
    () => github.octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
      ...repository,
      pull_number: number,
      state: "closed",
      body
    })
  );
}
async function deleteBranch({ github, repository, branch }) {
  await github.once(
    `delete the branch ${branch} ${inRepository(repository)}`,
    () => github.octokit.request("DELETE /repos/{owner}/{repo}/git/refs/{ref}", { ...repository, ref: `heads/${branch}` })
  );
}

export {
  blobId,
  createBranch,
  resetBranch,
  commitOnBranch,
  createPull,
  updatePull,
  addLabels,
  closePull,
  deleteBranch
};
