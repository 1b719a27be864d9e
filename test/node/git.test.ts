import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it, vi } from "vitest";
import { git } from "../../src/node/git/git.ts";
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

  it("says why where git itself says nothing", async () => {
    await expect(git(["status"], { cwd: "/nowhere" })).rejects.toThrow("git status failed: spawn git ENOENT");
  });
});
