import { ReplayKitError } from "../../core/error.ts";
import { git, type GitOptions } from "./git.ts";

/** Number of commits that earlier steps may have made on top of GitHub's merge in a shallow clone. */
const mostCommits = 20;

/**
 * Refuses a checkout that does not contain this commit: its verdict would be about other code. GitHub's merge commit
 * contains the head as a parent, also in a shallow clone, whose history git itself then does not know.
 */
export async function assertHead(commit: string, options: GitOptions): Promise<void> {
  if ((await withParents(["HEAD"], options)).includes(commit)) return;
  if (await succeeds(["merge-base", "--is-ancestor", commit, "HEAD"], options)) return;
  const list = await git(["rev-list", `--max-count=${mostCommits}`, "HEAD"], options);
  const known = await withParents(list.toString().trim().split("\n"), options);
  if (known.includes(commit)) return;
  throw new ReplayKitError(
    "usage",
    `the checkout is at ${known[0]?.slice(0, 12)}, which does not contain ${commit.slice(0, 12)}, the commit to judge`,
    { hint: "run under `pull_request`, with actions/checkout's own `ref`; `pull_request_target` checks out the base" },
  );
}

/** The commits themselves and their parents, as the commits name them. */
async function withParents(names: string[], options: GitOptions): Promise<string[]> {
  const output = await git(["cat-file", "--batch"], { ...options, input: `${names.join("\n")}\n` });
  return [...output.toString("latin1").matchAll(/^(?:parent )?([0-9a-f]{40,64})(?: commit \d+)?$/gm)].map(
    ([, id = ""]) => id,
  );
}

function succeeds(args: string[], options: GitOptions): Promise<boolean> {
  return git(args, options).then(
    () => true,
    () => false,
  );
}
