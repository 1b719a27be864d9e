import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { commitOf, createBaseCheckout } from "../../src/node/git/base-checkout.ts";
import { defaultBranch, ensureCommit, git } from "../../src/node/git/git.ts";
import { commitVersions } from "../../src/node/cases/versions.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

const said = async (args: string[], options: Parameters<typeof git>[1]) => (await git(args, options)).toString().trim();

describe("git", () => {
  it("works where it is asked to, also from a hook of another repository", async () => {
    using hooked = temporaryFolder();
    using own = temporaryFolder();
    for (const { path } of [hooked, own]) execFileSync("git", ["init", "--quiet", path]);
    vi.stubEnv("GIT_DIR", `${hooked.path}/.git`);
    vi.stubEnv("GIT_INDEX_FILE", `${hooked.path}/.git/index`);
    const cwd = own.path;
    expect(await said(["rev-parse", "--absolute-git-dir"], { cwd })).toBe(`${own.path}/.git`);
    const outcome = execFileSync("git", ["rev-parse", "--absolute-git-dir"], { cwd }).toString().trim();
    expect(outcome).toBe(`${hooked.path}/.git`); // its twin: git itself obeys the hook's variables
  });

  it("puts a token behind the settings that the environment has", async () => {
    vi.stubEnv("GIT_CONFIG_COUNT", "1");
    vi.stubEnv("GIT_CONFIG_KEY_0", "safe.directory");
    vi.stubEnv("GIT_CONFIG_VALUE_0", "*");
    const read = (name: string, token?: string) => said(["config", "--get", name], { cwd: "/", token });
    expect(await read("safe.directory", "t0")).toBe("*");
    expect(await read("http.extraheader", "t0")).toMatch(/^Authorization: Basic /);
    await expect(read("http.extraheader")).rejects.toThrow("git config failed");
  });

  it("knows the default branch of a clone, else main or master", async () => {
    using folder = temporaryFolder();
    const at = (name: string) => `${folder.path}/${name}`;
    const run = (...args: string[]) => execFileSync("git", args, { cwd: folder.path });
    const who = ["-c", "user.name=a", "-c", "user.email=a@b"];
    run("init", "--quiet", "--initial-branch=team/trunk", at("one"));
    run("-C", at("one"), ...who, "commit", "--quiet", "--allow-empty", "--message=x");
    run("clone", "--quiet", at("one"), at("two"));
    const names = () => Promise.all([at("one"), at("two"), folder.path].map((cwd) => defaultBranch({ cwd })));
    expect(await names()).toEqual(["main", "team/trunk", "main"]);
    const lacking = () => commitOf("origin/other", { cwd: at("two") });
    const hint = "name one, such as origin/main";
    await expect(lacking()).rejects.toMatchObject({ code: "not_found", hint: expect.stringMatching(`^${hint}`) });
    writeFileSync(at("two/.git/shallow"), run("-C", at("two"), "rev-parse", "HEAD"));
    const fetched = expect.stringMatching(`^this clone is shallow: .* then ${hint}`);
    await expect(lacking()).rejects.toMatchObject({ code: "not_found", hint: fetched });
    const affected = await cli(["replay", "--select", "affected", "--base-ref", "origin/other"], { cwd: at("two") });
    expect(affected.stderr).toMatch(/→ this clone is shallow: .* then name what to compare with/);
    const bisected = commitVersions({
      cwd: at("two"),
      config: configSchema.parse({ version: 1 }),
      good: "v1",
      bad: "HEAD",
      paths: [],
      setup: undefined,
    });
    await expect(bisected).rejects.toMatchObject({ hint: expect.stringMatching(/^this clone is shallow: .* --good/) });
    run("-C", at("one"), "branch", "master");
    expect(await names()).toEqual(["master", "team/trunk", "main"]);
    run("-C", at("one"), "branch", "main");
    expect(await names()).toEqual(["main", "team/trunk", "main"]);
  });

  it("says why where git itself says nothing", async () => {
    await expect(git(["status"], { cwd: "/nowhere" })).rejects.toThrow("git status failed: spawn git ENOENT");
  });

  it("names a checkout that it cannot use, where a missing commit needs another remedy", async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    const missing = () => ensureCommit("0".repeat(40), { cwd });
    vi.stubEnv("GIT_CEILING_DIRECTORIES", dirname(cwd));
    await expect(missing()).rejects.toMatchObject({
      message: expect.stringContaining("not a git repository"),
      hint: "run it in a git checkout; in a workflow, use actions/checkout in an image that has git",
    });
    execFileSync("git", ["init", "--quiet", "--bare", `${cwd}/bare.git`]);
    await expect(git(["status"], { cwd: `${cwd}/bare.git` })).rejects.toMatchObject({
      hint: expect.stringContaining("run it in a git checkout"),
    });
    execFileSync("git", ["init", "--quiet", cwd]);
    execFileSync("git", ["remote", "add", "origin", "http://x:token@127.0.0.1:9/acme/agent.git"], { cwd });
    await expect(missing()).rejects.toMatchObject({
      message: expect.stringMatching(/ cannot be fetched: git fetch failed: fatal: .*'http:\/\/127\.0\.0\.1:9\/acme/),
      hint: expect.stringContaining("set `fetch-depth: 0` on actions/checkout"),
    });
    vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    await expect(missing()).rejects.toMatchObject({
      message: expect.stringMatching(/^git rev-parse failed: fatal: detected dubious ownership in repository at '/),
      hint: expect.stringContaining("git config --global --add safe.directory"),
    });
    await expect(commitOf("HEAD", { cwd })).rejects.toThrow("detected dubious ownership");
    vi.stubEnv("PATH", cwd);
    await expect(missing()).rejects.toMatchObject({ hint: "install git, for example in the job's container image" });
  });
});

describe("a base with submodules", () => {
  /** A repository whose first commit has the nested submodules at another version than its last one. */
  function repository() {
    const folder = temporaryFolder();
    const at = (name: string) => join(folder.path, name);
    const who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"];
    const run = (name: string, ...args: string[]) => String(execFileSync("git", [...who, ...args], { cwd: at(name) }));
    const commit = (name: string, text: string) => {
      writeFileSync(join(at(name), "version"), text);
      run(name, "add", ".");
      run(name, "commit", "--quiet", "--message", text);
    };
    for (const name of ["deep", "lib", "shop"]) run(".", "init", "--quiet", "-b", "main", name);
    commit("deep", "deep 1");
    run("lib", "submodule", "--quiet", "add", "../deep", "deep");
    commit("lib", "lib 1");
    run("shop", "submodule", "--quiet", "add", "../lib", "lib");
    commit("shop", "shop 1");
    commit("lib", "lib 2");
    run("shop/lib", "pull", "--quiet");
    commit("shop", "shop 2");
    const base = run("shop", "rev-parse", "HEAD~1").trim();
    const checkout = (name: string) =>
      createBaseCheckout({ cwd: at(name), name: "main", commit: base, config: configSchema.parse({}) });
    return { folder, at, run, commit, checkout };
  }
  const versionIn = (root: string, path: string) =>
    existsSync(join(root, path, "version")) ? readFileSync(join(root, path, "version"), "utf8") : undefined;

  it("has them as the base wants them if the checkout has them, and empty if it leaves them empty", async () => {
    const { folder, at, run, checkout } = repository();
    using _ = folder;
    run(".", "clone", "--quiet", "--recurse-submodules", "shop", "whole");
    run(".", "clone", "--quiet", "shop", "plain");
    const versions = [];
    for (const name of ["whole", "plain"]) {
      await using base = checkout(name);
      const { root } = await base.open();
      versions.push([".", "lib", "lib/deep"].map((path) => versionIn(root, path)));
    }
    expect(versions).toEqual([
      ["shop 1", "lib 1", "deep 1"],
      ["shop 1", undefined, undefined],
    ]);
    // Nothing is left of the worktrees.
    for (const name of ["whole", "whole/lib", "whole/lib/deep", "plain"])
      expect(run(name, "worktree", "list").trim().split("\n")).toHaveLength(1);
    expect(versionIn(at("whole"), "lib")).toBe("lib 2");
  });

  it("says so if the head has one no more, or lacks the commit", async () => {
    const { folder, at, run, commit, checkout } = repository();
    using _ = folder;
    const opened = async (name: string) => {
      await using base = checkout(name);
      return (await base.open()).root;
    };
    // A copy of the submodule without the base's commit, whose origin is gone.
    run(".", "clone", "--quiet", "shop", "shallow");
    run(".", "clone", "--quiet", "--depth=1", `file://${at("lib")}`, "shallow/lib");
    run("shallow/lib", "remote", "set-url", "origin", at("nowhere"));
    await expect(opened("shallow")).rejects.toThrow(
      /^its submodule lib cannot be filled with [0-9a-f]{12}: the commit/,
    );
    run("shop", "rm", "--quiet", "lib");
    commit("shop", "shop 3");
    await expect(opened("shop")).rejects.toThrow(
      /^its submodule lib cannot be filled with .*: it is not in this checkout$/,
    );
  });
});
