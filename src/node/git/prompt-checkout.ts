import { relative, resolve, sep } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { createBaseCheckout } from "./base-checkout.ts";
import { git } from "./git.ts";
import { isWithin } from "../sandbox/view/system-places.ts";

interface PromptCheckoutOptions {
  /** Root of the project in this checkout. */
  root: string;
  cwd: string;
  /** Files that contain prompts, with the paths that the user gave. */
  prompts: readonly string[];
  /** The commit whose prompts are in use. */
  base: { name: string; commit: string };
  config: ReplayConfig;
}

/**
 * This checkout with the prompts of another commit, in its own worktree. Nothing else differs, except that untracked
 * files are missing.
 */
export async function openPromptCheckout(options: PromptCheckoutOptions): Promise<{ root: string } & AsyncDisposable> {
  const { root, cwd, prompts, base, config } = options;
  const paths = prompts.map((prompt) => insidePath(root, resolve(cwd, prompt), prompt));
  const at = { cwd: root };
  await assertChanged(paths, base, root);
  // Stores the tracked files as a commit on no branch. `git stash create` prints nothing if they are unchanged.
  const stashed = (await git(["stash", "create"], at)).toString().trim();
  const commit = stashed === "" ? (await git(["rev-parse", "HEAD"], at)).toString().trim() : stashed;
  const checkout = createBaseCheckout({ cwd: root, name: base.name, commit, config });
  try {
    const { root: made } = await checkout.open();
    await git(["checkout", "--quiet", base.commit, "--", ...paths], { cwd: made });
    return { root: made, [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose]() };
  } catch (error) {
    await checkout[Symbol.asyncDispose]();
    throw error;
  }
}

function insidePath(root: string, path: string, name: string): string {
  if (isWithin(path, root)) return `:(literal)${relative(root, path).split(sep).join("/")}`;
  throw new ReplayKitError("unsafe_path", `--prompt is "${name}", which is outside of the project`, {
    hint: "name a file of the project that your agent reads its prompt from",
  });
}

async function assertChanged(paths: string[], base: { name: string; commit: string }, cwd: string): Promise<void> {
  for (const path of paths) {
    const shown = path.replace(":(literal)", "");
    const known = await git(["ls-tree", "--name-only", base.commit, "--", shown], { cwd });
    if (known.length === 0)
      throw new ReplayKitError("not_found", `${shown} is not in ${base.name}, so there is no prompt to compare with`, {
        hint: "commit the prompt that is in use, or name the commit that has it with --base",
      });
    const changed = await git(["diff", "--name-only", base.commit, "--", path], { cwd });
    if (changed.length > 0) continue;
    throw new ReplayKitError("usage", `${shown} has not changed since ${base.name}`, {
      hint: "change it first, or name the commit of the prompt in use with --base, such as --base main",
    });
  }
}
