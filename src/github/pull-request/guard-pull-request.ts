import { ReplayKitError } from "../../core/error.ts";
import type { Github, RepositoryName } from "../github.ts";
import { allPages } from "../all-pages.ts";
import { newestPull } from "./branch-state.ts";
import { blobId, closePull, commitOnBranch, deleteBranch } from "./branch-writes.ts";
import { type EnsuredPullRequest, ensurePullRequest, type Step, takeSteps } from "./ensure-pull-request.ts";

export const guardBranch = "replaykit/guards";

/** A file of a case that fails again, as the default branch has it. */
interface FailingFile {
  path: string;
  /** `undefined`: the default branch has no such file. */
  text: () => string | undefined;
}

interface GuardPullRequestOptions {
  github: Github;
  repository: RepositoryName;
  /** The new `case.yaml` and `fixtures/model.json` files, by their path in the repository. */
  files: { path: string; text: string }[];
  /** The same files of cases that fail again, which an earlier run may have proposed. */
  failing?: readonly FailingFile[];
  base?: string;
  /** The commit whose files were changed; default: the base's last one. */
  from?: string | undefined;
  title: string;
  body: string;
  labels: string[];
}

/** `closed`: nothing was left in it. `none`: there is nothing to propose. */
type GuardPullRequest = EnsuredPullRequest | { how: "closed"; number: number; url: string } | { how: "none" };

const guardFile = /^(?:[\w.@-]+\/)*(?:case\.yaml|fixtures\/model\.json)$/;

/**
 * Keeps one pull request that turns fixed cases into guards. Each run brings it up to date, with at most four writes;
 * cases that fail again leave it first, with at most three.
 */
export async function openGuardPullRequest(options: GuardPullRequestOptions): Promise<GuardPullRequest> {
  const { files, base, title, failing = [] } = options;
  for (const { path } of files) {
    if (!guardFile.test(path) || path.split("/").includes("..")) {
      throw new ReplayKitError("unsafe_path", `"${path}" is not a file of a guard in this repository`);
    }
  }
  const left = failing.length === 0 ? undefined : await takeOut(options, failing);
  if (files.length === 0) return left?.files === 0 ? closed(options, left) : { how: "none" };
  const groups = [{ probe: "", files }];
  return ensurePullRequest({
    ...options,
    mode: "rolling",
    base,
    branch: guardBranch,
    message: { headline: title, body: files.map(({ path }) => path).join("\n") },
    groups,
  });
}

/** Our open pull request after the failing cases left it; `undefined` if none was in one. */
interface Remainder {
  number: number;
  url: string;
  /** Number of files that it changes besides those of failing cases. */
  files: number;
}

function takeOut(options: GuardPullRequestOptions, failing: readonly FailingFile[]): Promise<Remainder | undefined> {
  const { github, repository } = options;
  const target = { github, repository, branch: guardBranch };
  return takeSteps<Remainder | undefined>(github, async (written): Promise<Step<Remainder | undefined>> => {
    const pull = await newestPull({ github, repository, branch: guardBranch });
    if (pull?.state !== "OPEN") return { result: undefined };
    const blobs = await changedBlobs(options, pull.number);
    const inside = failing.filter(({ path }) => blobs.has(path));
    if (inside.length === 0) return { result: undefined };
    const files = written.has("restore") ? [] : await filesToRestore(inside, blobs);
    if (files.length === 0)
      return { result: { number: pull.number, url: pull.url, files: blobs.size - inside.length } };
    const message = { headline: "test(cases): keep open what fails again", body: "" };
    return { name: "restore", write: () => commitOnBranch(target, { expected: pull.headOid, message, files }) };
  });
}

/**
 * The files that are not yet as the default branch has them. One that has changed there since our branch began stays in
 * the pull request's list, and must not be written again in each run.
 */
async function filesToRestore(failing: readonly FailingFile[], blobs: ReadonlyMap<string, string | undefined>) {
  const files: { path: string; text: string | undefined }[] = [];
  for (const { path, text: textOf } of failing) {
    const text = textOf();
    if ((text === undefined ? undefined : await blobId(text)) !== blobs.get(path)) files.push({ path, text });
  }
  return files;
}

/** Blob ids of the files that a pull request changes; `undefined` for one that it deletes. */
async function changedBlobs({ github, repository }: GuardPullRequestOptions, number: number) {
  const blobs = new Map<string, string | undefined>();
  const files = allPages(async (page) => {
    const request = { ...repository, pull_number: number, ...page };
    const { data } = await github.repeat(`list the files of #${number}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", request),
    );
    return data;
  });
  for await (const { filename, sha, status } of files)
    blobs.set(filename, status === "removed" ? undefined : (sha ?? undefined));
  return blobs;
}

async function closed(options: GuardPullRequestOptions, { number, url }: Remainder): Promise<GuardPullRequest> {
  const why = "The cases that this pull request made guards of fail again on the default branch. They stay open.";
  await closePull(options, number, why);
  await deleteBranch({ ...options, branch: guardBranch });
  return { how: "closed", number, url };
}
