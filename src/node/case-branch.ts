import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { CaseFiles } from "../core/schema/case.ts";
import { readCaseFiles, writeCaseFolder } from "./case-folder.ts";
import { git } from "./git.ts";

export interface CaseBranchOptions {
  /** A folder inside the checkout: paths of the case are relative to it. */
  root: string;
  id: string;
  /** Folder of all cases, relative to `root`. */
  folder: string;
  files: CaseFiles;
  title: string;
  body: string;
}

export interface CaseBranch {
  how: "created" | "unchanged";
  branch: string;
  /** Folder of the case, relative to `root`. */
  path: string;
  commit: string;
}

/**
 * Commits a case on a branch of its own, in a worktree of its own: the user's files, index and branch stay as they are. A branch
 * that holds the case already is left alone.
 */
export async function commitCaseBranch(options: CaseBranchOptions): Promise<CaseBranch> {
  const { root, id, folder } = options;
  const branch = `replaykit/${id}`;
  const path = `${folder}/${id}`;
  const prefix = (await git(["rev-parse", "--show-prefix"], { cwd: root }).catch(refuseNoCheckout(root)))
    .toString()
    .trim();
  const existing = await commitOf(root, `refs/heads/${branch}`);
  if (existing !== undefined) {
    const there = await commitOf(root, `${existing}:${prefix}${path}/case.yaml`);
    if (there !== undefined) return { how: "unchanged", branch, path, commit: existing };
    throw new ReplayKitError("conflict", `the branch ${branch} is there, without the case`, {
      hint: `git branch -D ${branch}`,
    });
  }
  if ((await commitOf(root, "HEAD")) === undefined) {
    throw new ReplayKitError("conflict", `the checkout at ${root} has no commit to branch from`, {
      hint: "commit something first",
    });
  }
  const commit = await commitIn({ ...options, branch, path: `${prefix}${path}` });
  return { how: "created", branch, path, commit };
}

async function commitIn({
  root,
  branch,
  path,
  files,
  title,
  body,
}: CaseBranchOptions & { branch: string; path: string }) {
  const parent = mkdtempSync(join(tmpdir(), "replaykit-branch-"));
  const worktree = join(parent, "worktree");
  try {
    await git(["worktree", "add", "--quiet", "-b", branch, worktree, "HEAD"], { cwd: root });
    await writeCaseFolder(join(worktree, path), files);
    const names = Object.keys(readCaseFiles(join(worktree, path)));
    await git(["add", "--force", "--", ...names.map((name) => `${path}/${name}`)], { cwd: worktree });
    await git([...(await author(root)), "commit", "--quiet", "--no-verify", "--file=-"], {
      cwd: worktree,
      input: `${title}\n\n${body}\n`,
    });
    return (await git(["rev-parse", "HEAD"], { cwd: worktree })).toString().trim();
  } catch (error) {
    await git(["worktree", "remove", "--force", worktree], { cwd: root }).catch(() => {}); // it may not exist
    await git(["branch", "-D", branch], { cwd: root }).catch(() => {}); // nor the branch
    throw error;
  } finally {
    rmSync(parent, { recursive: true, force: true });
    await git(["worktree", "prune"], { cwd: root });
  }
}

/** A machine without a git identity, such as a server, can commit too. */
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

function refuseNoCheckout(root: string) {
  return (cause: unknown): never => {
    throw new ReplayKitError("not_found", `${root} is no git checkout`, {
      hint: "name a checkout with --to, or `git init` there",
      cause,
    });
  };
}
