import { existsSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { addWorktree, ensureCommit, git } from "./git.ts";

interface Worktree {
  commit: string;
  folder: string;
}

/**
 * Fills those submodules of a worktree that this checkout (at `cwd`) has filled, from its own copies of them. Disposing
 * removes them. Throws if the worktree has one that is not in this checkout at all: its code would fail without it.
 */
export async function addSubmodules(worktree: Worktree, cwd: string): Promise<AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const top = (await git(["rev-parse", "--show-toplevel"], { cwd })).toString().trim();
  await fill(worktree, top, stack);
  return stack.move();
}

async function fill({ commit, folder }: Worktree, from: string, stack: AsyncDisposableStack): Promise<void> {
  const wanted = await submodulesAt(commit, from);
  if (wanted.size === 0) return;
  const here = await submodulesAt("HEAD", from);
  for (const [path, sha] of wanted) {
    const copy = join(from, path);
    if (existsSync(join(copy, ".git"))) {
      stack.use(await addSubmodule({ path, commit: sha, folder: join(folder, path) }, copy));
      await fill({ commit: sha, folder: join(folder, path) }, copy, stack);
    } else if (!here.has(path)) throw lacking(path, sha, "it is not in this checkout");
    // A submodule that the checkout leaves empty too is not needed.
  }
}

/** No token goes along: the head may have changed the address of its submodules. */
async function addSubmodule({ path, commit, folder }: Worktree & { path: string }, cwd: string) {
  try {
    await ensureCommit(commit, { cwd });
    return await addWorktree(commit, folder, { cwd });
  } catch (error) {
    if (error instanceof ReplayKitError) throw lacking(path, commit, error.message);
    throw error;
  }
}

function lacking(path: string, commit: string, why: string): ReplayKitError {
  return new ReplayKitError("not_found", `its submodule ${path} cannot be filled with ${commit.slice(0, 12)}: ${why}`, {
    hint: "let actions/checkout fetch submodules too, with `fetch-depth: 0`",
  });
}

/** Commits of the submodules at a commit, by path. */
async function submodulesAt(commit: string, cwd: string): Promise<Map<string, string>> {
  const listing = await git(["ls-tree", "-r", "-z", "--full-tree", commit], { cwd });
  return new Map(
    listing
      .toString("utf8")
      .split("\0")
      .flatMap((line) => {
        const [, sha, path] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return sha !== undefined && path !== undefined ? [[path, sha] as const] : [];
      }),
  );
}
