import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";

// src/node/git.ts
import { execFile } from "node:child_process";
import { resolve } from "node:path";
var maxOutput = 256 * 1024 * 1024;
function git(args, options) {
  return new Promise((done, fail) => {
    const child = execFile(
      "git",
      ["-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat", "-c", "core.fsmonitor=false", ...args],
      { cwd: options.cwd, env: environment(options.token), encoding: "buffer", maxBuffer: maxOutput },
      (error, stdout, stderr) => {
        if (!error) return done(stdout);
        const said = stderr.toString().trim().split("\n").at(-1) ?? error.message;
        fail(new ReplayKitError("io_failed", `git ${args[0]} failed: ${said}`, { cause: error }));
      }
    );
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(options.input);
  });
}
function environment(token) {
  const basic = token === void 0 ? void 0 : Buffer.from(`x-access-token:${token}`).toString("base64");
  return {
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    ...basic === void 0 ? {} : {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "http.extraheader",
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`
    }
  };
}
var commitPattern = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
async function ensureCommit(commit, options) {
  if (!commitPattern.test(commit)) throw new ReplayKitError("invalid_input", `"${commit}" is no commit`);
  const there = await git(["cat-file", "-e", `${commit}^{commit}`], options).then(
    () => true,
    () => false
  );
  if (there) return;
  try {
    await git(["fetch", "--quiet", "--no-tags", "--depth=1", "origin", commit], options);
  } catch (cause) {
    throw new ReplayKitError(
      "not_found",
      `the commit ${commit.slice(0, 12)} is not in this checkout and cannot be fetched`,
      {
        hint: "set `fetch-depth: 0` on actions/checkout",
        cause
      }
    );
  }
}
async function filesAt(commit, paths, options) {
  const listing = await git(["ls-tree", "-r", "-z", "--long", commit, "--", ...paths], options);
  const wanted = listing.toString("utf8").split("\0").flatMap((line) => {
    const match = /^100(?:644|755) blob ([0-9a-f]+)\s+(\d+)\t(.*)$/s.exec(line);
    return match?.[1] && match[3] && Number(match[2]) <= options.maxBytes ? [{ id: match[1], path: match[3] }] : [];
  });
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const output = await git(["cat-file", "--batch"], {
    ...options,
    input: `${wanted.map(({ id }) => id).join("\n")}
`
  });
  return readBatch(output, wanted);
}
function readBatch(output, wanted) {
  const files = /* @__PURE__ */ new Map();
  let offset = 0;
  for (const { path } of wanted) {
    const end = output.indexOf(10, offset);
    const size = Number(output.toString("latin1", offset, end).split(" ")[2]);
    files.set(path, output.toString("utf8", end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
  return files;
}
async function changedFiles(base, options) {
  const output = await git(["diff", "--name-only", "-z", "--merge-base", base], options).catch(
    () => git(["diff", "--name-only", "-z", base], options)
  );
  return output.toString("utf8").split("\0").filter((path) => path !== "");
}
async function changedFromBase(env, options) {
  const base = env["GITHUB_BASE_REF"];
  const ref = base === void 0 || base === "" ? "refs/remotes/origin/HEAD" : `refs/remotes/origin/${base}`;
  const root = await git(["rev-parse", "--show-toplevel"], options).catch(() => void 0);
  const commit = await git(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`], options).catch(() => void 0);
  if (root === void 0 || commit === void 0) return void 0;
  const cwd = root.toString().trim();
  const untracked = await git(["ls-files", "--others", "-z"], { cwd });
  const changed = await changedFiles(commit.toString().trim(), { cwd });
  const paths = [...changed, ...untracked.toString("utf8").split("\0")].filter((path) => path !== "");
  return new Set(paths.map((path) => resolve(cwd, path)));
}
async function addWorktree(commit, folder, options) {
  await git(["worktree", "add", "--detach", "--force", folder, commit], options);
  return {
    [Symbol.asyncDispose]: async () => {
      await git(["worktree", "remove", "--force", folder], options).catch(() => git(["worktree", "prune"], options));
    }
  };
}
async function isCheckoutOf(folder, { owner, repo }) {
  const url = await git(["remote", "get-url", "origin"], { cwd: folder }).then(
    (text) => text.toString().trim().toLowerCase(),
    () => ""
  );
  const path = url.replace(/\/$/, "").replace(/\.git$/, "");
  const name = `${owner}/${repo}`.toLowerCase();
  return path.endsWith(`/${name}`) || path.endsWith(`:${name}`);
}

export {
  git,
  ensureCommit,
  filesAt,
  changedFiles,
  changedFromBase,
  addWorktree,
  isCheckoutOf
};
