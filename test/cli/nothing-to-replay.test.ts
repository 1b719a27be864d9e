import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { git } from "../../src/node/git/git.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caseFilesOf } from "../node/project.ts";

const config = 'version: 1\nrunner: { command: [node, agent.mjs], paths: ["agent/**"] }\n';

async function repository() {
  const folder = temporaryFolder({ ...caseFilesOf("talk"), "replaykit.yaml": config, "agent.mjs": "" });
  const options = { cwd: folder.path };
  await git(["init", "--quiet", "-b", "main"], options);
  await git(["add", "."], options);
  await git(["-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "a"], options);
  const replay = async (...more: string[]) => {
    const { stdout, stderr, exit } = await cli(["replay", ...more], options);
    return [exit, stdout.trim() || stderr.trim()];
  };
  return { folder, replay };
}

it("says why no case is replayed, and that there is none only where that is so", async () => {
  const { folder, replay } = await repository();
  using _ = folder;
  const affected = ["--select", "affected", "--base-ref", "main"];
  expect(await replay(...affected)).toEqual([0, "No case to replay: the only case is not affected by this change"]);
  const file = join(folder.path, "cases/talk/case.yaml");
  const yaml = readFileSync(file, "utf8");
  writeFileSync(file, yaml.replace(/^state: \S+/m, "state: retired"));
  expect(await replay()).toEqual([0, "No case to replay: the only case is retired"]);
  const none = temporaryFolder({ "replaykit.yaml": config, "agent.mjs": "" });
  using __ = none;
  const { stdout } = await cli(["replay"], { cwd: none.path });
  expect(stdout).toContain("No cases yet: make one with");
});

it("says which base is not there, and how to name one", async () => {
  const { folder, replay } = await repository();
  using _ = folder;
  const hint = "→ name what to compare with, such as --base-ref main, or replay all cases with --select all";
  const [exit, text] = await replay("--select", "affected", "--base-ref", "nope");
  expect([exit, text]).toEqual([
    2,
    expect.stringContaining('"nope" is not a commit, branch or tag of this repository'),
  ]);
  expect(text).toContain(hint);
  const [, own] = await replay("--select", "affected");
  expect(own).toContain("this checkout has no origin/HEAD");
  expect(own).toContain(hint);
});

it("says which cases a sparse checkout leaves out, and how to get them", async () => {
  const { folder } = await repository();
  using _ = folder;
  const options = { cwd: folder.path };
  const notes = async (...args: string[]) => (await cli(["case", ...args], options)).stderr;
  await git(["sparse-checkout", "set", "--no-cone", "/*", "!/cases/talk"], options);
  const command = "git sparse-checkout add cases/talk";
  expect(await notes()).toContain(`warning: the sparse checkout leaves out 1 case: ${command}\n`);
  expect(await notes("talk")).toContain(
    `there is no case at "talk" [not_found]\n  → the sparse checkout leaves it out: ${command}`,
  );
  expect(await notes("other")).toContain("→ name a case's id");
  await git(command.split(" ").slice(1), options);
  expect(await notes()).toBe("");
});

it("lists and measures the other cases where one cannot be read, and names that one", async () => {
  const { folder } = await repository();
  using _ = folder;
  const runs = async (...args: string[]) => {
    const { exit, stdout, stderr } = await cli(args, { cwd: folder.path });
    return [exit, /^talk /m.test(stdout), stderr.includes("cases/lost/case.yaml:1:")];
  };
  expect(await runs("case")).toEqual([0, true, false]);
  mkdirSync(join(folder.path, "cases/lost"));
  writeFileSync(join(folder.path, "cases/lost/case.yaml"), "");
  expect(await runs("case")).toEqual([2, true, true]);
  expect(await runs("replay", "--repeat", "1")).toEqual([0, true, true]);
  const { exit, stdout } = await cli(["guard", "lost", "talk", "--unproven"], { cwd: folder.path });
  expect([exit, stdout]).toEqual([
    1,
    expect.stringMatching(/^refused  cases\/lost: lost\/case\.yaml:1: .*\nguard    cases\/talk: /),
  ]);
});

it("guard says that a retired case is retired, and replays a named case that the selection would leave out", async () => {
  const { folder } = await repository();
  using _ = folder;
  const guard = async () => (await cli(["guard", "talk", "--base", "main"], { cwd: folder.path })).stdout.trim();
  writeFileSync(join(folder.path, "replaykit.yaml"), `${config}select: affected\n`);
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.example"];
  await git([...author, "commit", "--quiet", "-am", "b"], { cwd: folder.path });
  expect(await guard()).toContain("refused  cases/talk: it is error: ");
  const file = join(folder.path, "cases/talk/case.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^state: \S+/m, "state: retired"));
  expect(await guard()).toBe(
    `refused  cases/talk: it is retired, and retired cases are not replayed
         next: set state: open in its case.yaml, and run this again`,
  );
});
