import { git } from "../../node/git.ts";

const repository = "https://github.com/replaykit/replaykit";
const use = /(?<=uses: replaykit\/replaykit)@(v\d+\.\d+\.\d+)$/gm;

/**
 * A workflow whose uses of this Action name the commit of its release: a tag can move, a commit cannot. Where nobody can say which
 * commit it is (no network, no such tag yet), the tag stays, with a comment.
 */
export async function withPinnedAction(workflow: string, cwd: string): Promise<string> {
  const [, tag] = use.exec(workflow) ?? [];
  use.lastIndex = 0;
  if (tag === undefined) return workflow;
  const commit = await commitOf(tag, cwd);
  const pinned = commit === undefined ? `@${tag} # pin it to the commit that you reviewed` : `@${commit} # ${tag}`;
  return workflow.replaceAll(use, pinned);
}

/** What an annotated tag points at comes in a line of its own, ending in `^{}`. */
async function commitOf(tag: string, cwd: string): Promise<string | undefined> {
  const ref = `refs/tags/${tag}`;
  const listing = await git(["ls-remote", repository, ref, `${ref}^{}`], { cwd, timeoutMs: 5000 }).catch(
    () => undefined,
  );
  const commits = new Map(
    (listing?.toString() ?? "").split("\n").flatMap((line) => {
      const [, commit, name] = /^([0-9a-f]{40})\t(\S+)$/.exec(line) ?? [];
      return commit === undefined || name === undefined ? [] : [[name, commit] as const];
    }),
  );
  return commits.get(`${ref}^{}`) ?? commits.get(ref);
}
