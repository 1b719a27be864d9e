import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { isShown } from "../support/is-shown.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";

const [works, fails] = ["fixed_runner", "reproduce_failure"].map((name) =>
  readFileSync(`examples/runners/${name}.py`, "utf8"),
);
const files: Record<string, string> = {
  "replay_tools.py": readFileSync("examples/runners/replay_tools.py", "utf8"),
  "replaykit.yaml": "version: 1\nrunner: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n",
  "agent.py": works ?? "",
};
const commits = 16;
const culprit = 11;

let folder: TemporaryFolder;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd: folder.path,
    encoding: "utf8",
  }).trim();

function commit(changed: Record<string, string>, subject: string): void {
  for (const [name, text] of Object.entries(changed)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", subject);
}

/** A history of 17 commits in which the eleventh change brings the failure, and the eighth does not start; the case comes last. */
beforeAll(() => {
  folder = temporaryFolder({});
  git("init", "--quiet", "--initial-branch=main");
  commit(files, "feat: answer billing questions");
  git("tag", "v1.0");
  for (let change = 1; change < commits; change += 1) {
    const notes = { "notes.md": `${change}\n` };
    if (change === 8) commit({ ...notes, "agent.py": "def broken(:\n" }, "wip");
    else if (change === 9) commit({ ...notes, "agent.py": works ?? "" }, "fix: start again");
    else if (change === culprit)
      commit({ ...notes, "agent.py": fails ?? "" }, "feat: look up until something is found");
    else commit(notes, `docs: note ${change}`);
  }
  const from = "cases/search-loop";
  cpSync(from, join(folder.path, from), { recursive: true });
  const yaml = readFileSync(`${from}/case.yaml`, "utf8")
    .replace(/^runner: .*\n/m, "")
    .replace("state: guard", "state: open");
  commit({ [`${from}/case.yaml`]: yaml, "replaykit.yaml": files["replaykit.yaml"] ?? "" }, "test(cases): the loop");
});
afterAll(() => folder[Symbol.dispose]());

const bisect = (...args: string[]) => cli(["case", "bisect", ...args], { cwd: folder.path });
const named = (change: number) => git("rev-parse", `HEAD~${commits - change}`);

it("names the change after which the case fails, in log2(n) + 2 replays, and shows where the runs part", async () => {
  const { exit, stdout, stderr } = await bisect("search-loop", "--good", "v1.0");
  expect({ exit, said: exit === 0 ? "" : stderr }).toEqual({ exit: 0, said: "" });
  const made = stdout.match(/^(\d+) replays of 17 versions, 1 skipped$/m)?.[1];
  expect(Number(made)).toBeLessThanOrEqual(Math.log2(commits) + 2);
  const first = named(culprit).slice(0, 12);
  expect(stdout).toContain(`first bad: ${first} feat: look up until something is found\n`);
  expect(stdout).toContain(`Next: git show ${first}`);
  // The page shows this, and leaves out only what it marks.
  const shown = /\n\n```\n(.*?\n)```\n/s.exec(readFileSync("docs/which-change.md", "utf8"))?.[1] ?? "";
  const unnamed = (text: string) => text.replaceAll(/\b[0-9a-f]{7,12}\b/g, "<id>");
  expect(isShown(unnamed(stdout), unnamed(shown)), stdout).toBe(true);
  expect(isShown(unnamed(stdout), unnamed(shown).replace("MAX_TRIES = 2", "MAX_TRIES = 3"))).toBe(false);
  // Nothing is left of the worktrees.
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
});

it("names none where the oldest fails already, or the newest does not, and those between which nothing runs", async () => {
  const late = await bisect("search-loop", "--good", named(culprit));
  expect([late.exit, late.stdout]).toEqual([1, expect.stringContaining("it fails on the oldest version already")]);
  const early = await bisect("search-loop", "--good", "v1.0", "--bad", named(6), "--json");
  expect([early.exit, JSON.parse(early.stdout)]).toEqual([
    1,
    expect.objectContaining({ found: false, decided: true, candidates: [] }),
  ]);
  // The change itself does not start in what --setup makes of it.
  const broken = ["--setup", `grep -vqx ${culprit} notes.md`];
  const between = await bisect("search-loop", "--good", named(culprit - 1), ...broken, "--json");
  expect(between.exit).toBe(1);
  expect(JSON.parse(between.stdout)).toMatchObject({
    found: false,
    decided: true,
    candidates: [{ name: named(culprit) }, { name: named(culprit + 1) }],
  });
});

it("takes a merge for one change, and names the search of the branch that it merged", async () => {
  const fork = named(culprit - 1);
  const main = git("rev-parse", "HEAD");
  git("checkout", "--quiet", fork);
  commit({ "agent.py": fails ?? "" }, "feat: on a branch");
  const merged = git("rev-parse", "HEAD");
  git("checkout", "--quiet", fork);
  git("merge", "--quiet", "--no-ff", "--message", "merge the branch", merged);
  const merge = git("rev-parse", "HEAD");
  git("checkout", "--quiet", main);
  const { stdout } = await bisect("search-loop", "--good", fork, "--bad", merge);
  expect(stdout).toContain(`first bad: ${merge.slice(0, 12)} merge the branch\n`);
  const next = `--good ${fork.slice(0, 12)} --bad ${merged.slice(0, 12)}`;
  expect(stdout).toContain(`Next: npx replaykit case bisect search-loop ${next}\n`);
});

it("searches the history of one file, and the values of a variable", async () => {
  const file = await bisect("search-loop", "--path", "agent.py", "--json");
  expect(JSON.parse(file.stdout)).toMatchObject({ found: true, versions: 4, first_bad: { name: named(culprit) } });
  const agent = `import os, runpy\nruns = {"a": "works", "b": "works", "c": "fails", "d": "fails"}\nrunpy.run_path(runs[os.environ["MODEL"]] + ".py")\n`;
  for (const [name, text] of Object.entries({ "choose.py": agent, "works.py": works, "fails.py": fails }))
    writeFileSync(join(folder.path, name), text ?? "");
  const model = await bisect("search-loop", "--env", "MODEL=a,b,c,d", "--runner-cmd", "python3 choose.py", "--json");
  expect(JSON.parse(model.stdout)).toMatchObject({ found: true, first_bad: { name: "c" }, last_good: { name: "b" } });
});

it.each([
  [["search-loop", "--good", "v2.0"], '"v2.0" is not a commit, branch or tag of this repository'],
  [["search-loop", "--good", "HEAD"], '"HEAD" is the bad version itself'],
  [["search-loop", "--good", "HEAD~2", "--bad", "v1.0"], '"HEAD~2" is not an ancestor of the bad version'],
  [
    ["search-loop", "--good", "v1.0", "--path", "nothing.md"],
    "there is no commit that touches nothing.md between v1.0 and HEAD",
  ],
  [["search-loop", "--lies", "0.5"], '--lies is "0.5", which is not a share between 0 and 0.5'],
  [["search-loop", "--env", "MODEL=one"], '--env is "MODEL=one", which is not a variable with two or more values'],
  [["search-loop", "--env", "MODEL=a,b", "--good", "v1.0"], "--good has no meaning with it"],
  [["search-loop", "--good", "v1.0", "--setup", "false"], "no version could be tried; the reason for the last one:"],
  [["other"], 'there is no case at "other"'],
  [[], "case bisect takes one case, but got none"],
])("says what is wrong: %j", async (args, words) => {
  const { exit, stderr } = await bisect(...args);
  expect([exit, stderr]).toEqual([2, expect.stringContaining(words)]);
});
