import type { Fault, Github, RepositoryName } from "../github.ts";

export interface PullText {
  title: string;
  body: string;
  labels: string[];
}

export interface Target {
  github: Github;
  repository: RepositoryName;
  branch: string;
}

export interface TextFile {
  path: string;
  text: string;
}

type Result<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** The repository, for messages. */
function inRepository({ owner, repo }: RepositoryName): string {
  return `in ${owner}/${repo}`;
}

export function createBranch({ github, repository, branch }: Target, oid: string): Promise<Result<unknown>> {
  return github.once(`create the branch ${branch} ${inRepository(repository)}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/git/refs", {
      ...repository,
      ref: `refs/heads/${branch}`,
      sha: oid,
    }),
  );
}

/** Moves a leftover branch without an open pull request to the commit from which a new one starts. */
export function resetBranch({ github, repository, branch }: Target, oid: string): Promise<Result<unknown>> {
  return github.once(`move the branch ${branch} ${inRepository(repository)}`, () =>
    github.octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
      ...repository,
      ref: `heads/${branch}`,
      sha: oid,
      force: true,
    }),
  );
}

const commitMutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid tree { oid } } }
}`;

interface BranchCommit {
  expected: string;
  message: { headline: string; body: string };
  /** Without a text, the file is deleted. */
  files: readonly { path: string; text: string | undefined }[];
}

/** Writes all files in one signed commit, only if the branch is still at `expected`. */
export function commitOnBranch(
  { github, repository, branch }: Target,
  { expected, message, files }: BranchCommit,
): Promise<Result<unknown>> {
  const deletions = files.filter(({ text }) => text === undefined).map(({ path }) => ({ path }));
  const input = {
    branch: { repositoryNameWithOwner: `${repository.owner}/${repository.repo}`, branchName: branch },
    message,
    expectedHeadOid: expected,
    fileChanges: {
      additions: files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, contents: base64(text) }])),
      ...(deletions.length > 0 ? { deletions } : {}),
    },
  };
  return github.once(`commit to the branch ${branch} ${inRepository(repository)}`, () =>
    github.octokit.graphql<unknown>(commitMutation, { input }),
  );
}

export function createPull(
  { github, repository, branch }: Target,
  base: string,
  { title, body }: PullText,
): Promise<Result<unknown>> {
  return github.once(`open the pull request of ${branch} ${inRepository(repository)}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/pulls", { ...repository, head: branch, base, title, body }),
  );
}

export function updatePull(
  { github, repository }: Target,
  number: number,
  { title, body }: PullText,
): Promise<Result<unknown>> {
  return github.once(`update the pull request #${number} ${inRepository(repository)}`, () =>
    github.octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
      ...repository,
      pull_number: number,
      title,
      body,
    }),
  );
}

/**
 * Adds labels. GitHub creates labels that do not exist, which takes a right (`issues: write`) that pull requests do not
 * need. So a refusal counts as done: the pull request is complete without the label.
 */
export async function addLabels(
  { github, repository }: Target,
  number: number,
  labels: string[],
): Promise<Result<unknown>> {
  const result = await github.once(`label the pull request #${number} ${inRepository(repository)}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
      ...repository,
      issue_number: number,
      labels,
    }),
  );
  return result.ok || result.fault.failure.kind === "unknown_outcome" ? result : { ok: true, value: undefined };
}

/** Closes a pull request and replaces its text with the reason. */
export async function closePull(
  { github, repository }: Pick<Target, "github" | "repository">,
  number: number,
  body: string,
): Promise<void> {
  await github.repeat(`close the pull request #${number} ${inRepository(repository)}`, () =>
    github.octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
      ...repository,
      pull_number: number,
      state: "closed",
      body,
    }),
  );
}

/** Deletes a branch. Ignores failures, such as a missing or protected branch, since nothing depends on it. */
export async function deleteBranch({ github, repository, branch }: Target): Promise<void> {
  await github.once(`delete the branch ${branch} ${inRepository(repository)}`, () =>
    github.octokit.request("DELETE /repos/{owner}/{repo}/git/refs/{ref}", { ...repository, ref: `heads/${branch}` }),
  );
}

/** Base64 of a text's UTF-8 bytes. Works in pieces, since a call takes a limited number of arguments. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = 0x8000;
  let binary = "";
  for (let start = 0; start < bytes.length; start += size) {
    binary += String.fromCharCode(...bytes.subarray(start, start + size));
  }
  return btoa(binary);
}

/** The blob id that git gives a file with this text, so that files compare without a download. */
export async function blobId(text: string): Promise<string> {
  const content = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const bytes = new Uint8Array(header.length + content.length);
  bytes.set(header);
  bytes.set(content, header.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
