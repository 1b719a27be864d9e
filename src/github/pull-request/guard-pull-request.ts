import { ReplayKitError } from "../../core/error.ts";
import type { Github, RepositoryName } from "../github.ts";
import { allPages } from "../all-pages.ts";
import { newestPull, type PullState } from "./branch-state.ts";
import { blobId, closePull, commitOnBranch, deleteBranch, updatePull } from "./branch-writes.ts";
import { type EnsuredPullRequest, ensurePullRequest, normalised, type Step, takeSteps } from "./ensure-pull-request.ts";

export const guardBranch = "replaykit/guards";

/** A file of a case that fails again, as the default branch has it. */
interface FailingFile {
  path: string;
  /** `undefined`: the default branch has no such file. */
  text: () => string | undefined;
}

/** A fixed case: its folder in the repository, and what the pull request says of it, as Markdown. */
interface FixedCase {
  folder: string;
  text: string;
}

interface GuardPullRequestOptions {
  github: Github;
  repository: RepositoryName;
  fixed: readonly FixedCase[];
  /** The new `case.yaml` and `fixtures/model.json` files, by their path in the repository. */
  files: { path: string; text: string }[];
  /** The same files of cases that fail again, which an earlier run may have proposed. */
  failing?: readonly FailingFile[];
  base?: string;
  /** The commit whose files were changed; default: the base's last one. */
  from?: string | undefined;
  labels: string[];
}

/** `closed`: nothing was left in it. `none`: there is nothing to propose. */
type GuardPullRequest = EnsuredPullRequest | { how: "closed"; number: number; url: string } | { how: "none" };

const guardFile = /^((?:[\w.@-]+\/)*)(?:case\.yaml|fixtures\/model\.json)$/;

/**
 * Keeps one pull request that turns fixed cases into guards. Each run brings it up to date, with at most four writes;
 * cases that fail again leave it first, with at most three.
 */
export async function openGuardPullRequest(options: GuardPullRequestOptions): Promise<GuardPullRequest> {
  const { files, base, fixed } = options;
  for (const { path } of files) {
    if (!guardFile.test(path) || path.split("/").includes("..")) {
      throw new ReplayKitError("unsafe_path", `"${path}" is not a file of a guard in this repository`);
    }
  }
  const there = await takeOut(options);
  if (files.length === 0) {
    if (there?.files === 0) return closed(options, there.pull);
    if (there === undefined || !there.written) return { how: "none" };
    const { number, url, headOid } = there.pull;
    return { how: "updated", number, url, branch: guardBranch, commit: headOid };
  }
  return ensurePullRequest({
    ...options,
    ...textOf(fixed, there?.others),
    mode: "rolling",
    base,
    branch: guardBranch,
    message: { headline: titleOf(fixed.length), body: files.map(({ path }) => path).join("\n") },
    groups: [{ probe: "", files }],
  });
}

/** Our open pull request after the failing cases left it. */
interface Remainder {
  pull: PullState;
  /** Number of files that it changes besides those of failing cases. */
  files: number;
  /** Its cases that neither failed nor are fixed in this run, such as one that was not judged. */
  others: FixedCase[];
  written: boolean;
}

function takeOut(options: GuardPullRequestOptions): Promise<Remainder | undefined> {
  const { github, repository, failing = [] } = options;
  const target = { github, repository, branch: guardBranch };
  return takeSteps<Remainder | undefined>(github, async (written): Promise<Step<Remainder | undefined>> => {
    const pull = await newestPull(target);
    if (pull?.state !== "OPEN") return { result: undefined };
    const blobs = await changedBlobs(options, pull.number);
    const inside = failing.filter(({ path }) => blobs.has(path));
    const files = written.has("restore") ? [] : await filesToRestore(inside, blobs);
    if (files.length > 0) {
      const message = { headline: "test(cases): keep open what fails again", body: "" };
      return { name: "restore", write: () => commitOnBranch(target, { expected: pull.headOid, message, files }) };
    }
    const others = otherCases(options, { pull, paths: [...blobs.keys()] });
    const text = textOf([], others);
    const stale = others.length > 0 && (pull.title !== text.title || normalised(pull.body) !== normalised(text.body));
    if (options.files.length === 0 && stale && !written.has("text"))
      return { name: "text", write: () => updatePull(target, pull.number, { ...pull, ...text }) };
    return { result: { pull, files: blobs.size - inside.length, others, written: written.size > 0 } };
  });
}

/** With what the pull request already says of them. */
function otherCases(
  { files, failing = [] }: GuardPullRequestOptions,
  { pull, paths }: { pull: PullState; paths: readonly string[] },
): FixedCase[] {
  const decided = new Set([...files, ...failing].map(({ path }) => folderOf(path)));
  const lines = normalised(pull.body).split("\n");
  return [...new Set(paths.map(folderOf))].flatMap((folder) => {
    if (folder === undefined || decided.has(folder)) return [];
    const name = `\`${folder.split("/").at(-1)}\``;
    const line = lines.find((text) => text.startsWith(`- ${name}`));
    return [{ folder, text: line?.slice(2) ?? name }];
  });
}

function folderOf(path: string): string | undefined {
  return guardFile.exec(path)?.[1]?.slice(0, -1);
}

function titleOf(cases: number): string {
  return cases === 1 ? "test(cases): guard a fixed case" : `test(cases): guard ${cases} fixed cases`;
}

function textOf(fixed: readonly FixedCase[], others: readonly FixedCase[] = []): { title: string; body: string } {
  const list = [...fixed, ...others].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  const why = "These cases are fixed on the default branch. As guards they fail a pull request that brings them back.";
  return { title: titleOf(list.length), body: [why, "", ...list.map(({ text }) => `- ${text}`)].join("\n") };
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

async function closed(options: GuardPullRequestOptions, { number, url }: PullState): Promise<GuardPullRequest> {
  const why = "The cases that this pull request made guards of fail again on the default branch. They stay open.";
  await closePull(options, number, why);
  await deleteBranch({ ...options, branch: guardBranch });
  return { how: "closed", number, url };
}
