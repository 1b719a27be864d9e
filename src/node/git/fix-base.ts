import { join, relative, sep } from "node:path";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { type BaseCheckoutOptions, createBaseCheckout } from "./base-checkout.ts";
import type { GitOptions } from "./git.ts";
import type { FixBase } from "../replay/replay-options.ts";
import { readCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { git } from "./git.ts";

export interface FixBaseOptions extends GitOptions {
  /** The configuration of a commit. */
  configAt: (commit: string) => Promise<ReplayConfig>;
  setup: BaseCheckoutOptions["setup"];
}

/** For each open case the code on which it was seen to fail, in worktrees that cases of one commit share. */
export function createFixBase({ configAt, setup, ...options }: FixBaseOptions): FixBase & AsyncDisposable {
  const made: AsyncDisposable[] = [];
  const opened = new Map<string, ReturnType<FixBase["open"]>>();
  let history: Promise<void> | undefined;

  async function openCommit(commit: string): ReturnType<FixBase["open"]> {
    const name = commit.slice(0, 12);
    const checkout = createBaseCheckout({ ...options, name, commit, config: await configAt(commit), setup });
    made.push(checkout);
    return checkout.open();
  }

  return {
    name: "the commit that its case came with",
    async open(folder) {
      history ??= ensureHistory(options);
      await history;
      const file = relative(options.cwd, join(folder, "case.yaml")).split(sep).join("/");
      const commit = await failingCommit(file, options);
      const known = opened.get(commit) ?? openCommit(commit);
      opened.set(commit, known);
      return known;
    },
    async [Symbol.asyncDispose]() {
      for (const checkout of made) await checkout[Symbol.asyncDispose]();
    },
  };
}

/**
 * The commit on which an open case was seen to fail: the one that added it, or opened it again. Later edits of the case move it
 * not: the fix may lie between. Where that commit is the one checked out the fix may have come with it, and its first parent counts.
 * `file` is the path of the case.yaml from the folder that git runs in, with `/`.
 */
export async function failingCommit(file: string, options: GitOptions): Promise<string> {
  const [head = ""] = await lines(["rev-parse", "HEAD"], options);
  let opened: string | undefined;
  for (const commit of await lines(
    ["--literal-pathspecs", "log", "--first-parent", "--format=%H", "--", file],
    options,
  )) {
    if (!(await isOpenAt(commit, file, options))) break;
    opened = commit;
  }
  if (opened === undefined) throw new ReplayKitError("not_found", `${file} is open in no commit of this branch`);
  if (opened !== head) return opened;
  const [parent] = await lines(["rev-parse", "--verify", "--quiet", "HEAD^1"], options).catch(() => []);
  if (parent === undefined)
    throw new ReplayKitError("not_found", `${file} came with the first commit: no code is older`);
  return parent;
}

/** Fetches the history that a shallow clone lacks: its oldest commit looks as if it had added everything. */
export async function ensureHistory(options: GitOptions): Promise<void> {
  const [shallow] = await lines(["rev-parse", "--is-shallow-repository"], options);
  if (shallow !== "true") return;
  const [head = ""] = await lines(["rev-parse", "HEAD"], options);
  try {
    await git(["fetch", "--quiet", "--no-tags", "--unshallow", "origin", head], options);
  } catch (cause) {
    throw new ReplayKitError("not_found", "this checkout is shallow, and its history cannot be fetched", {
      hint: "set `fetch-depth: 0` on actions/checkout",
      cause,
    });
  }
}

async function isOpenAt(commit: string, file: string, options: GitOptions): Promise<boolean> {
  try {
    const text = await git(["show", `${commit}:./${file}`], options);
    return readCaseYaml(text.toString("utf8"), file).case?.state === "open";
  } catch (error) {
    if (error instanceof ReplayKitError) return false; // it was not there, or not readable
    throw error;
  }
}

async function lines(args: string[], options: GitOptions): Promise<string[]> {
  const output = await git(args, options);
  return output
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
}
