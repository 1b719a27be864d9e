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

/** The commits themselves and their parents, as the commits' headers name them. A message may hold any text. */
async function withParents(names: string[], options: GitOptions): Promise<string[]> {
  const output = await git(["cat-file", "--batch"], { ...options, input: `${names.join("\n")}\n` });
  const text = output.toString("latin1");
  const ids: string[] = [];
  for (let at = 0; at < text.length; ) {
    const [line = ""] = text.slice(at, at + longestLine).split("\n", 1);
    const [, id, size = "0"] = /^([0-9a-f]{40,64}) commit (\d+)$/.exec(line) ?? [];
    const start = at + line.length + 1;
    const [header = ""] = text.slice(start, start + Number(size)).split("\n\n", 1);
    if (id !== undefined) ids.push(id, ...Array.from(header.matchAll(/^parent (\w+)$/gm), ([, parent = ""]) => parent));
    at = start + Number(size) + 1;
  }
  return ids;
}

/** Characters that hold any first line of `git cat-file --batch`. */
const longestLine = 200;

function succeeds(args: string[], options: GitOptions): Promise<boolean> {
  return git(args, options).then(
    () => true,
    () => false,
  );
}
