import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ensureHistory, failingCommit } from "../../src/node/git/fix-base.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caseFilesOf } from "./project.ts";

const file = "cases/a/case.yaml";
const yaml = caseFilesOf("a", { state: "open" })[file] ?? "";
const guard = yaml.replace("state: open", "state: guard");

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=mona", "-c", "user.email=mona@example.com", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

/** A repository whose commits hold these versions of a file each; gives the commits too. */
function repositoryOf(versions: Record<string, string>[]) {
  const folder = temporaryFolder({});
  git(folder.path, "init", "--quiet");
  const commits = versions.map((files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, path)), { recursive: true });
      writeFileSync(join(folder.path, path), text);
    }
    git(folder.path, "add", "--all");
    git(folder.path, "commit", "--quiet", "--message", "one");
    return git(folder.path, "rev-parse", "HEAD");
  });
  return { path: folder.path, commits, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

const agent = (version: number) => ({ "agent.py": `print(${version})\n` });

describe("the commit on which an open case failed", () => {
  it("is the one that added it, however often it was edited and the agent merged since", async () => {
    using repository = repositoryOf([agent(1), { [file]: yaml }, agent(2), { [file]: `${yaml}# edited\n` }, agent(3)]);
    expect(await failingCommit(file, { cwd: repository.path })).toBe(repository.commits[1]);
  });

  it("is the one that opened it again, where it was a guard in between", async () => {
    const versions = [agent(1), { [file]: yaml }, { [file]: guard }, agent(2), { [file]: yaml }, agent(3)];
    using repository = repositoryOf(versions);
    expect(await failingCommit(file, { cwd: repository.path })).toBe(repository.commits[4]);
  });

  it("is the one before, where the case came with the commit that is checked out", async () => {
    using repository = repositoryOf([agent(1), { ...agent(2), [file]: yaml }]);
    expect(await failingCommit(file, { cwd: repository.path })).toBe(repository.commits[0]);
    using first = repositoryOf([{ [file]: yaml }]);
    await expect(failingCommit(file, { cwd: first.path })).rejects.toThrow(`${file} was added by the first commit`);
  });

  it("is the merge, not the commit of the branch that was merged: that one has another code", async () => {
    using repository = repositoryOf([agent(1)]);
    const { path } = repository;
    git(path, "switch", "--quiet", "--create", "case");
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), yaml);
    git(path, "add", "--all");
    git(path, "commit", "--quiet", "--message", "case");
    git(path, "switch", "--quiet", "main");
    git(path, "merge", "--quiet", "--no-ff", "--message", "merge", "case");
    const merge = git(path, "rev-parse", "HEAD");
    git(path, "commit", "--quiet", "--allow-empty", "--message", "later");
    expect(await failingCommit(file, { cwd: path })).toBe(merge);
  });

  it("is refused where the case is committed nowhere, or is no open one", async () => {
    using repository = repositoryOf([agent(1), { [file]: guard }]);
    const cwd = { cwd: repository.path };
    await expect(failingCommit(file, cwd)).rejects.toThrow(`${file} is not an open case in any commit of this branch`);
    await expect(failingCommit("cases/b/case.yaml", cwd)).rejects.toThrow(
      "is not an open case in any commit of this branch",
    );
  });

  it("is found in a shallow clone once its history was fetched, and not before", async () => {
    using repository = repositoryOf([agent(1), { [file]: yaml }, agent(2)]);
    using scratch = temporaryFolder({});
    git(scratch.path, "clone", "--quiet", "--depth=1", `file://${repository.path}`, "clone");
    const cwd = { cwd: join(scratch.path, "clone") };
    await expect(failingCommit(file, cwd)).rejects.toThrow("was added by the first commit");
    await ensureHistory(cwd);
    expect(await failingCommit(file, cwd)).toBe(repository.commits[1]);
    git(scratch.path, "clone", "--quiet", "--depth=1", `file://${repository.path}`, "cut-off");
    const cutOff = { cwd: join(scratch.path, "cut-off") };
    git(cutOff.cwd, "remote", "set-url", "origin", `file://${scratch.path}/gone`);
    await expect(ensureHistory(cutOff)).rejects.toMatchObject({ hint: expect.stringContaining("fetch-depth: 0") });
  });
});
