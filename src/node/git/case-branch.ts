import { rmSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { stateLine } from "../../core/promote/recurrence.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import { readCaseFiles, writeCaseFolder } from "../files/case-folder.ts";
import { git } from "./git.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

export interface CaseBranchOptions {
  /** A folder in the checkout. Paths of the case are relative to it. */
  root: string;
  branch: string;
  /** Folder of the case, relative to `root`. */
  path: string;
  files: CaseFiles;
  title: string;
  body: string;
}

export interface CaseBranch {
  how: "created" | "unchanged";
  branch: string;
  path: string;
  commit: string;
}

/**
 * Commits a case on its own branch, in its own worktree: the user's files, index and branch do not change. If the
 * branch already contains the case, nothing changes.
 */
export async function commitCaseBranch(options: CaseBranchOptions): Promise<CaseBranch> {
  const { root, branch, path } = options;
  const { head, at } = await branchesOf(root, branch);
  if (at !== undefined) {
    if ((await textAt(root, at, `${path}/case.yaml`)) !== undefined)
      return { how: "unchanged", branch, path, commit: at };
    throw new ReplayKitError("conflict", `the branch ${branch} already exists, without the case`, {
      hint: `remove the branch, and repeat the command: git branch -D ${branch}`,
    });
  }
  return { how: "created", branch, path, commit: await commitFiles(options, { start: head, expected: undefined }) };
}

/** A case as committed on a branch. */
export interface CaseOnBranch {
  yaml: string;
  tools: string | undefined;
  /** When the line with its state was last written. */
  stateSince: string | undefined;
  /** The commit to which a change is added. */
  start: string;
  /** Current commit of the branch. */
  at: string | undefined;
}

type BranchFile = Pick<CaseBranchOptions, "root" | "branch" | "path">;

/**
 * Reads the case from the branch if the branch has commits that the checkout lacks, else from the checkout's commit.
 */
export async function readCaseBranch({ root, branch, path }: BranchFile): Promise<CaseOnBranch | undefined> {
  const { head, at } = await branchesOf(root, branch);
  const start = at === undefined || (await isAncestor(root, at, head)) ? head : at;
  const yaml = await textAt(root, start, `${path}/case.yaml`);
  if (yaml === undefined) return undefined;
  const tools = await textAt(root, start, `${path}/fixtures/tools.json`);
  return { yaml, tools, stateSince: await stateWrittenAt(root, start, { path, yaml }), start, at };
}

/** Commits changed files of a case that `readCaseBranch` returned. */
export function commitCaseChange(
  options: Omit<CaseBranchOptions, "body">,
  { start, at }: CaseOnBranch,
): Promise<string> {
  return commitFiles({ ...options, body: "" }, { start, expected: at });
}

/** Names of local branches below `replaykit/` that are not merged into the checkout's commit. */
export async function waitingBranches(root: string): Promise<string[]> {
  await prefixOf(root);
  const format = "--format=%(refname:short)";
  const out = await git(["for-each-ref", format, "--no-merged=HEAD", "refs/heads/replaykit/"], { cwd: root });
  return out
    .toString()
    .split("\n")
    .filter((name) => name !== "");
}

/** Names of the folders in a folder at a commit or branch. */
export async function foldersAt(root: string, revision: string, folder: string): Promise<string[]> {
  const prefix = await prefixOf(root);
  const out = await git(["ls-tree", "-d", "--name-only", "-z", `${revision}:${prefix}${folder}`], { cwd: root }).catch(
    () => Buffer.alloc(0), // the branch has no such folder
  );
  return out
    .toString()
    .split("\0")
    .filter((name) => name !== "");
}

async function branchesOf(root: string, branch: string): Promise<{ head: string; at: string | undefined }> {
  await prefixOf(root);
  const head = await commitOf(root, "HEAD");
  if (head !== undefined) return { head, at: await commitOf(root, `refs/heads/${branch}`) };
  throw new ReplayKitError("conflict", `the checkout at ${root} has no commit to branch from`, {
    hint: "commit something first",
  });
}

/**
 * Commits the files and moves the branch. Fails if the branch has moved since it was read: of two parallel runs, one
 * must run again.
 */
async function commitFiles(
  { root, branch, path, files, title, body }: CaseBranchOptions,
  { start, expected }: { start: string; expected: string | undefined },
): Promise<string> {
  const inside = `${await prefixOf(root)}${path}`;
  const parent = scratchFolder("branch-");
  const worktree = join(parent, "worktree");
  try {
    await refuseCheckedOut(root, branch);
    await git(["worktree", "add", "--quiet", "--detach", worktree, start], { cwd: root });
    await writeCaseFolder(join(worktree, inside), files);
    const names = Object.keys(readCaseFiles(join(worktree, inside)));
    await git(["add", "--force", "--", ...names.map((name) => `${inside}/${name}`)], { cwd: worktree });
    await git([...(await author(root)), "commit", "--quiet", "--no-verify", "--file=-"], {
      cwd: worktree,
      input: `${title}\n\n${body}\n`,
    });
    const commit = (await git(["rev-parse", "HEAD"], { cwd: worktree })).toString().trim();
    await moveBranch(root, branch, { commit, expected });
    return commit;
  } finally {
    await git(["worktree", "remove", "--force", worktree], { cwd: root }).catch(() => {}); // it may not exist
    rmSync(parent, { recursive: true, force: true });
    await git(["worktree", "prune"], { cwd: root });
  }
}

async function moveBranch(
  root: string,
  branch: string,
  { commit, expected = "" }: { commit: string; expected: string | undefined },
): Promise<void> {
  await git(["update-ref", `refs/heads/${branch}`, commit, expected], { cwd: root }).catch((cause: unknown) => {
    throw new ReplayKitError("conflict", `the branch ${branch} was moved in the meantime`, {
      hint: "run it again",
      cause,
    });
  });
}

/** Refuses a branch that is checked out in a worktree: its files would no longer match its commit. */
async function refuseCheckedOut(root: string, branch: string): Promise<void> {
  const list = (await git(["worktree", "list", "--porcelain"], { cwd: root })).toString().split("\n");
  if (!list.includes(`branch refs/heads/${branch}`)) return;
  throw new ReplayKitError("conflict", `the branch ${branch} is checked out`, {
    hint: "switch to another branch first: git switch -",
  });
}

/** Git arguments that set an author if the machine has none, such as on a server. */
async function author(root: string): Promise<string[]> {
  const set = await git(["config", "user.email"], { cwd: root }).then(
    (email) => email.toString().trim() !== "",
    () => false,
  );
  return set ? [] : ["-c", "user.name=ReplayKit", "-c", "user.email=replaykit@localhost"];
}

async function commitOf(root: string, revision: string): Promise<string | undefined> {
  return git(["rev-parse", "--verify", "--quiet", revision], { cwd: root }).then(
    (id) => id.toString().trim(),
    () => undefined,
  );
}

async function textAt(root: string, revision: string, path: string): Promise<string | undefined> {
  const prefix = await prefixOf(root);
  return git(["cat-file", "blob", `${revision}:${prefix}${path}`], { cwd: root }).then(
    (text) => text.toString(),
    () => undefined,
  );
}

async function stateWrittenAt(
  root: string,
  revision: string,
  { path, yaml }: { path: string; yaml: string },
): Promise<string | undefined> {
  const line = stateLine(yaml);
  if (line === undefined) return undefined;
  const args = ["blame", "--porcelain", `-L${line},${line}`, revision, "--", `${path}/case.yaml`];
  const blame = (await git(args, { cwd: root })).toString();
  const seconds = Number(/^committer-time (\d+)$/m.exec(blame)?.[1]);
  return Number.isNaN(seconds) ? undefined : new Date(seconds * 1000).toISOString();
}

async function isAncestor(root: string, commit: string, of: string): Promise<boolean> {
  return git(["merge-base", "--is-ancestor", commit, of], { cwd: root }).then(
    () => true,
    () => false,
  );
}

/** Path of `root` in its repository. */
async function prefixOf(root: string): Promise<string> {
  try {
    return (await git(["rev-parse", "--show-prefix"], { cwd: root })).toString().trim();
  } catch (cause) {
    throw new ReplayKitError("not_found", `${root} is not a git checkout`, {
      hint: "name a checkout with --to, or `git init` there",
      cause,
    });
  }
}
