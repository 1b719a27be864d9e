import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";

/** Limit of git's output in bytes: a listing of a tree can be large. */
const maxOutput = 256 * 1024 * 1024;

export interface GitOptions {
  cwd: string;
  input?: string | Buffer;
  /**
   * Token for private repositories. Sent as a header by this command only, and never written to git's configuration.
   */
  token?: string | undefined;
  /** Default: no limit. */
  timeoutMs?: number;
}

/** Runs git without prompts, pagers and the checkout's hooks. Returns its output. */
export function git(args: string[], options: GitOptions): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = execFile(
      "git",
      ["-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat", "-c", "core.fsmonitor=false", ...args],
      {
        cwd: options.cwd,
        env: environment(options.token),
        encoding: "buffer",
        maxBuffer: maxOutput,
        timeout: options.timeoutMs ?? 0,
      },
      (error, stdout, stderr) => {
        if (error) fail(gitFault(args[0], error, stderr.toString()));
        else done(stdout);
      },
    );
    child.stdin?.on("error", () => {}); // git may stop reading before the end
    child.stdin?.end(options.input);
  });
}

/** Faults of the checkout that no other command passes either, and what to do about each. */
const checkoutFaults: [RegExp, string][] = [
  [
    /dubious ownership/,
    "the checkout belongs to another user; run `git config --global --add safe.directory <its folder>` in a step before",
  ],
  [
    /not a git repository|must be run in a work tree/,
    "run it in a git checkout; in a workflow, use actions/checkout in an image that has git",
  ],
  [/^spawn git ENOENT/, "install git, for example in the job's container image"],
];

function gitFault(command: string | undefined, cause: Error, stderr: string): ReplayKitError {
  const lines = stderr.trim().split("\n");
  const last = lines.findLast((line) => line.startsWith("fatal: ")) || lines.at(-1) || cause.message;
  const message = last.replaceAll(/\/\/[^/@\s]+@/g, "//"); // a remote's address may hold a token
  const [, hint] = checkoutFaults.find(([pattern]) => pattern.test(message.replace("fatal: ", ""))) ?? [];
  return new ReplayKitError("io_failed", `git ${command} failed: ${message}`, { cause, ...compact({ hint }) });
}

function saidBy(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Variables that git sets for hooks. They would make every command use the hook's repository and index. */
const ofHooks = [
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_PREFIX",
  "GIT_COMMON_DIR",
  "GIT_IMPLICIT_WORK_TREE",
];

function environment(token: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ofHooks.includes(name));
  return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: "0", ...(token === undefined ? {} : tokenHeader(token)) };
}

/**
 * Passes the token through the environment, after settings that are already there, such as safe folders in a container.
 */
function tokenHeader(token: string): NodeJS.ProcessEnv {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const count = Number(process.env["GIT_CONFIG_COUNT"] ?? 0) || 0;
  return {
    GIT_CONFIG_COUNT: `${count + 1}`,
    [`GIT_CONFIG_KEY_${count}`]: "http.extraheader",
    [`GIT_CONFIG_VALUE_${count}`]: `Authorization: Basic ${basic}`,
  };
}

const commitPattern = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Makes sure that a commit is in the checkout. Fetches only that commit if the clone is shallow. */
export async function ensureCommit(commit: string, options: GitOptions): Promise<void> {
  if (!commitPattern.test(commit)) throw new ReplayKitError("invalid_input", `"${commit}" is not a commit`);
  const there = await git(["cat-file", "-e", `${commit}^{commit}`], options).then(
    () => true,
    () => false,
  );
  if (there) return;
  await git(["rev-parse", "--git-dir"], options); // says it if git cannot be used here at all
  try {
    await git(["fetch", "--quiet", "--no-tags", "--depth=1", "origin", commit], options);
  } catch (cause) {
    throw new ReplayKitError(
      "not_found",
      `the commit ${commit.slice(0, 12)} is not in this checkout and cannot be fetched: ${saidBy(cause)}`,
      {
        hint: "set `fetch-depth: 0` on actions/checkout; a private repository also needs `permissions: contents: read`",
        cause,
      },
    );
  }
}

export interface CommittedFile {
  /** Git's hash of the content. */
  id: string;
  path: string;
  bytes: number;
}

/** Lists the files below some paths at a commit. Leaves out links. */
export async function listFilesAt(commit: string, paths: string[], options: GitOptions): Promise<CommittedFile[]> {
  const listing = await git(["ls-tree", "-r", "-z", "--long", commit, "--", ...paths], options);
  return listing
    .toString("utf8")
    .split("\0")
    .flatMap((line) => {
      const match = /^100(?:644|755) blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(line);
      return match?.[1] && match[3] ? [{ id: match[1], path: match[3], bytes: Number(match[2]) }] : [];
    });
}

/** Contents of these files, by path. Reads them in parts, so that the total size is not limited. */
export async function readFilesAt(files: CommittedFile[], options: GitOptions): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const part of partsOf(files)) {
    const input = `${part.map(({ id }) => id).join("\n")}\n`;
    const output = await git(["cat-file", "--batch"], { ...options, input });
    for (const [path, text] of readBatch(output, part)) texts.set(path, text);
  }
  return texts;
}

function partsOf(files: CommittedFile[]): CommittedFile[][] {
  const parts: CommittedFile[][] = [];
  let room = 0;
  for (const file of files) {
    if (parts.length === 0 || file.bytes > room) {
      parts.push([]);
      room = maxOutput / 2;
    }
    parts.at(-1)?.push(file);
    room -= file.bytes;
  }
  return parts;
}

/** Splits the output of `git cat-file --batch`: a header line with the size, the content, a line feed. */
function readBatch(output: Buffer, wanted: { id: string; path: string }[]): Map<string, string> {
  const files = new Map<string, string>();
  let offset = 0;
  for (const { path } of wanted) {
    const end = output.indexOf(10, offset);
    const size = Number(output.toString("latin1", offset, end).split(" ")[2]);
    files.set(path, output.toString("utf8", end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
  return files;
}

/**
 * Lists both names of a renamed file, and changed submodules despite .gitmodules, so that neither can hide a change.
 */
export const listChanged = ["diff", "--name-only", "--no-renames", "--ignore-submodules=dirty", "-z"];

/**
 * Paths that differ between the working tree and its merge base with a commit. Without a merge base, compares with the
 * commit itself.
 */
export async function changedFiles(base: string, options: GitOptions): Promise<string[]> {
  const output = await git([...listChanged, "--merge-base", base], options).catch(() =>
    git([...listChanged, base], options),
  );
  return output
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "");
}

/**
 * Absolute paths that differ from the branch into which this checkout will be merged; `undefined` if that branch is
 * unknown.
 */
export async function changedFromBase(
  env: Record<string, string | undefined>,
  options: GitOptions,
): Promise<Set<string> | undefined> {
  const base = env["GITHUB_BASE_REF"];
  const ref = base === undefined || base === "" ? "refs/remotes/origin/HEAD" : `refs/remotes/origin/${base}`;
  const root = await git(["rev-parse", "--show-toplevel"], options).catch(() => undefined);
  const commit = await git(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`], options).catch(() => undefined);
  if (root === undefined || commit === undefined) return undefined;
  const cwd = root.toString().trim();
  const untracked = await git(["ls-files", "--others", "-z"], { cwd });
  const changed = await changedFiles(commit.toString().trim(), { cwd });
  const paths = [...changed, ...untracked.toString("utf8").split("\0")].filter((path) => path !== "");
  return new Set(paths.map((path) => resolve(cwd, path)));
}

/** Name of the default branch as the clone knows it, else `main` or `master`, whichever exists. */
export async function defaultBranch(options: GitOptions): Promise<string> {
  const read = (args: string[]) => git(args, options).then(String, () => "");
  const remote = await read(["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]);
  if (remote.startsWith("origin/")) return remote.trim().slice("origin/".length);
  const places = ["refs/heads", "refs/remotes/origin"];
  const known = await read(["for-each-ref", ...places.flatMap((one) => [`${one}/main`, `${one}/master`])]);
  return /\/main$/m.test(known) || !known.includes("/master") ? "main" : "master";
}

/** Checks out a commit in its own folder. Disposing removes the folder. */
export async function addWorktree(commit: string, folder: string, options: GitOptions): Promise<AsyncDisposable> {
  await git(["worktree", "add", "--detach", "--force", folder, commit], options);
  return {
    [Symbol.asyncDispose]: async () => {
      await git(["worktree", "remove", "--force", folder], options).catch(() => git(["worktree", "prune"], options));
    },
  };
}

/** Whether a folder is a checkout of this repository, judged by the name in its `origin`, on any host. */
export async function isCheckoutOf(folder: string, { owner, repo }: { owner: string; repo: string }): Promise<boolean> {
  const url = await git(["remote", "get-url", "origin"], { cwd: folder }).then(
    (text) => text.toString().trim().toLowerCase(),
    () => "",
  );
  const path = url.replace(/\/$/, "").replace(/\.git$/, "");
  const name = `${owner}/${repo}`.toLowerCase();
  return path.endsWith(`/${name}`) || path.endsWith(`:${name}`);
}
