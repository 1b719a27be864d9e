import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { assertHead } from "../../src/node/git/assert-head.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("takes a checkout of the head, of its merge, also a shallow one, and of what was made on top, and no other", async () => {
  using folder = temporaryFolder();
  const origin = `${folder.path}/origin`;
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd, encoding: "utf8" }).trim();
  const commit = (cwd: string) => git(cwd, "commit", "--quiet", "--allow-empty", "--message=x");
  git(folder.path, "init", "--quiet", "--initial-branch=main", origin);
  commit(origin);
  git(origin, "checkout", "--quiet", "-b", "fix");
  commit(origin);
  const head = git(origin, "rev-parse", "HEAD");
  git(origin, "checkout", "--quiet", "-b", "merge", "main");
  commit(origin);
  git(origin, "merge", "--quiet", "--no-ff", "--message=merge", "fix");
  git(origin, "checkout", "--quiet", "main");
  git(origin, "commit", "--quiet", "--allow-empty", `--message=x\n\n${head}\nparent ${head}`); // a message may say anything
  const clone = (branch: string, ...depth: string[]) => {
    const cwd = `${folder.path}/${branch}${depth.length}`;
    git(folder.path, "clone", "--quiet", ...depth, "--branch", branch, `file://${origin}`, cwd);
    return { cwd };
  };
  await assertHead(head, clone("fix"));
  await assertHead(head, clone("merge"));
  const shallow = clone("merge", "--depth=1");
  await assertHead(head, shallow);
  commit(shallow.cwd);
  await assertHead(head, shallow);
  for (const other of [clone("main"), clone("main", "--depth=1")])
    await expect(assertHead(head, other)).rejects.toMatchObject({
      message: expect.stringContaining(`does not contain ${head.slice(0, 12)}, the commit to judge`),
      hint: expect.stringContaining("`pull_request_target` checks out the base"),
    });
});
