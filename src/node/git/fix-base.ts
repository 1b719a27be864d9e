import { join, relative, sep } from "node:path";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { type BaseCheckoutOptions, createBaseCheckout } from "./base-checkout.ts";
import type { GitOptions } from "./git.ts";
import type { FixBase } from "../replay/replay-options.ts";
import { readCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { git } from "./git.ts";

export interface FixBaseOptions extends GitOptions {
  /** Reads the configuration of a commit. */
  configAt: (commit: string) => Promise<ReplayConfig>;
  setup: BaseCheckoutOptions["setup"];
}

/** For each open case, the code on which it failed. Cases of the same commit share a worktree. */
export function createFixBase({ configAt, setup, ...options }: FixBaseOptions): FixBase & AsyncDisposable {
  const checkouts: AsyncDisposable[] = [];
  const opened = new Map<string, ReturnType<FixBase["open"]>>();
  let history: Promise<void> | undefined;

  async function openCommit(commit: string): ReturnType<FixBase["open"]> {
    const name = commit.slice(0, 12);
    const checkout = createBaseCheckout({ ...options, name, commit, config: await configAt(commit), setup });
    checkouts.push(checkout);
    return checkout.open();
  }

  return {
    name: "the commit that added its case",
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
      for (const checkout of checkouts) await checkout[Symbol.asyncDispose]();
    },
  };
}

/**
 * The commit on which an open case failed: the one that added it or set it back to `open`. Later edits do not count,
 * since the fix may lie between. If that commit is checked out, it may contain the fix, so its first parent is used.
 * `file` is the path of the case.yaml relative to `options.cwd`, with `/`.
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
  if (opened === undefined)
    throw new ReplayKitError("not_found", `${file} is not an open case in any commit of this branch`);
  if (opened !== head) return opened;
  const [parent] = await lines(["rev-parse", "--verify", "--quiet", "HEAD^1"], options).catch(() => []);
  if (parent === undefined)
    throw new ReplayKitError(
      "not_found",
      `${file} was added by the first commit, so there is no older code to compare with`,
    );
  return parent;
}

/**
 * Fetches the history that a shallow clone lacks. Its oldest commit would otherwise appear to have added every file.
 */
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
    if (error instanceof ReplayKitError) return false; // the file is missing or unreadable there
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
