import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startGithubServer } from "../github-server/server.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { agentThatRepeatsItsRun, loopingRun, quietRun } from "./traces.ts";

const traces = {
  "loop.json": JSON.stringify(loopingRun("run-1")),
  "again.json": JSON.stringify(loopingRun("run-2", "o-2", { refunds: "30 days" })),
  "third.json": JSON.stringify(loopingRun("run-5", "o-5")),
  "quiet.json": JSON.stringify(quietRun("run-3")),
};

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=Mona", "-c", "user.email=mona@example.invalid"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

function checkout() {
  const folder = temporaryFolder({ ...traces, "replaykit.yaml": "version: 1\neffects: { get_order: read }\n" });
  git(folder.path, "init", "--quiet", "--initial-branch=main");
  git(folder.path, "add", "replaykit.yaml");
  git(folder.path, "commit", "--quiet", "-m", "begin");
  return folder;
}

interface Promoted {
  how: string;
  case_id: string;
  branch: string;
}

async function promoted(cwd: string, ...args: string[]): Promise<Promoted> {
  const { stdout, stderr } = await cli(["promote", ...args, "--to", ".", "--json"], { cwd });
  expect(stderr).toBe("");
  const made: Promoted = JSON.parse(stdout);
  return made;
}

async function startGithub() {
  return startGithubServer({
    repositories: { "acme/agent": { files: { "replaykit.yaml": "version: 1\n" } } },
    tokens: { full: { login: "mona" }, weak: { login: "mona", permissions: { contents: "read" } } },
  });
}

const githubEnv = (url: string, token = "full") => ({
  GITHUB_TOKEN: token,
  GITHUB_REPOSITORY: "acme/agent",
  GITHUB_API_URL: url,
});

describe("replaykit promote --to", () => {
  it("commits the case on a branch of its own and touches nothing else; again, it finds it there", async () => {
    using folder = checkout();
    writeFileSync(join(folder.path, "replaykit.yaml"), "version: 1\n# being edited\n");
    const before = git(folder.path, "status", "--porcelain");
    const first = await cli(["promote", "loop.json", "--to", ".", "--json"], { cwd: folder.path });
    expect(first.stderr).toBe("");
    const made: { case_id: string; branch: string; how: string } = JSON.parse(first.stdout);
    expect(made).toMatchObject({ how: "created", branch: `replaykit/${made.case_id}` });
    expect(git(folder.path, "status", "--porcelain")).toBe(before);
    expect(git(folder.path, "rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
    const files = git(folder.path, "diff", "--name-only", `main...${made.branch}`).split("\n");
    expect(files).toEqual(
      ["case.yaml", "fixtures/tools.json", "notes.md", "source-trace.json"].map(
        (name) => `cases/${made.case_id}/${name}`,
      ),
    );
    const again = await cli(["promote", "loop.json", "--to", ".", "--json"], { cwd: folder.path });
    expect(JSON.parse(again.stdout)).toMatchObject({ how: "unchanged", branch: made.branch });
    git(folder.path, "merge", "--quiet", made.branch);
    const other = await cli(["promote", "again.json", "--to", ".", "--slug", "other", "--json"], { cwd: folder.path });
    expect(JSON.parse(other.stdout)).toMatchObject({ how: "counted", existing: made.case_id, seen: { count: 2 } });
    const branch = `replaykit/again-${made.case_id}`;
    const changed = git(folder.path, "diff", "--unified=0", `main...${branch}`).split("\n");
    expect(changed.filter((line) => /^[+-] /.test(line))).toEqual([
      "+  seen:",
      "+    count: 2",
      "+    runs:",
      "+      - run-2",
    ]);
  });

  it("counts a failure whose case waits on a branch there, under whatever title, and once for a run", async () => {
    using folder = checkout();
    const first = await promoted(folder.path, "loop.json");
    const other = await promoted(folder.path, "again.json", "--slug", "other");
    expect(other).toMatchObject({ how: "waiting", existing: first.case_id, branch: first.branch, seen: { count: 2 } });
    const tip = git(folder.path, "rev-parse", first.branch);
    const repeated = await promoted(folder.path, "again.json", "--slug", "other");
    expect([repeated.how, git(folder.path, "rev-parse", first.branch)]).toEqual(["waiting", tip]);
    expect(git(folder.path, "branch", "--list", "replaykit/*").split("\n")).toHaveLength(1);
    git(folder.path, "worktree", "add", "--quiet", "held-branch", first.branch);
    const held = await cli(["promote", "third.json", "--to", "."], { cwd: folder.path });
    git(folder.path, "worktree", "remove", "--force", "held-branch");
    expect([held.exit, held.stderr]).toEqual([2, expect.stringContaining("is checked out")]);
  });

  it("takes a guard whose failure is back to open, on a branch, with the new reads; for its own run it does not", async () => {
    using folder = checkout();
    const { case_id: id, branch: added } = await promoted(folder.path, "loop.json");
    git(folder.path, "merge", "--quiet", added);
    const yaml = join(folder.path, "cases", id, "case.yaml");
    writeFileSync(yaml, readFileSync(yaml, "utf8").replace("state: open", "state: guard"));
    git(folder.path, "commit", "--quiet", "-am", "guard it");
    expect(await promoted(folder.path, "loop.json")).toMatchObject({ how: "on_base" });
    writeFileSync(
      join(folder.path, "old.json"),
      JSON.stringify({ ...loopingRun("run-0"), ended_at: "2020-01-01T00:00:00Z" }),
    );
    const counted = await promoted(folder.path, "old.json");
    expect(counted).toMatchObject({ how: "counted", seen: { count: 2 } });
    git(folder.path, "branch", "-D", counted.branch);
    const back = await promoted(folder.path, "again.json");
    expect(back).toMatchObject({ how: "reopened", existing: id, branch: `replaykit/again-${id}`, seen: { count: 2 } });
    const show = (path: string) => git(folder.path, "show", `${back.branch}:cases/${id}/${path}`);
    expect(show("case.yaml")).toMatch(/^state: open/m);
    expect(show("fixtures/tools.json")).toContain('"run-2"');
    expect(git(folder.path, "log", "-1", "--format=%s", back.branch)).toBe(`test(cases): reopen ${id}`);
    const tip = git(folder.path, "rev-parse", back.branch);
    expect(await promoted(folder.path, "again.json")).toMatchObject({ how: "reopened" });
    expect(git(folder.path, "rev-parse", back.branch)).toBe(tip);
    const printed = await cli(["promote", "third.json", "--to", "."], { cwd: folder.path });
    expect(printed.stdout).toContain(`the failure of the guard ${id} is back, seen 3 times`);
  });

  it("replays the new case on the checkout and says how often it reproduced, or why that is not known", async () => {
    using folder = checkout();
    const unknown = await promoted(folder.path, "loop.json");
    expect(unknown).not.toHaveProperty("rate");
    const message = git(folder.path, "log", "-1", "--format=%b", unknown.branch);
    expect(message).toMatch(/^The rate was not measured: there is no runner[^]*\n\nReplaykit-Case: /);
    git(folder.path, "branch", "-D", unknown.branch);

    writeFileSync(join(folder.path, "agent.mjs"), agentThatRepeatsItsRun);
    const runner = `version: 1\neffects: { get_order: read }\nrunner: { command: [${process.execPath}, agent.mjs] }\n`;
    writeFileSync(join(folder.path, "replaykit.yaml"), runner);
    const measured = await promoted(folder.path, "loop.json");
    expect(measured).toMatchObject({ how: "created", rate: { reproduced: 1, of: 1 } });
    expect(git(folder.path, "show", `${measured.branch}:cases/${measured.case_id}/case.yaml`)).toMatch(/rate: 1\/1/);
    expect(git(folder.path, "log", "-1", "--format=%b", measured.branch)).toContain(
      "Reproduced in 1 of 1 attempt on the",
    );
    git(folder.path, "branch", "-D", measured.branch);
    writeFileSync(join(folder.path, "replaykit.yaml"), runner.replace("agent.mjs]", "agent.mjs], network: allow"));
    const live = await promoted(folder.path, "loop.json");
    expect(live).toMatchObject({ how: "created", rate: { reproduced: 10, of: 10 } });
    expect(git(folder.path, "show", `${live.branch}:cases/${live.case_id}/case.yaml`)).toMatch(/rate: 10\/10/);
    git(folder.path, "branch", "-D", live.branch);
    const spared = await cli(["promote", "loop.json", "--to", ".", "--no-rate"], { cwd: folder.path });
    expect(spared.stdout).toContain("the rate was not measured: --no-rate was given");
  });

  it("asks for an expectation where the run shows no failure, and takes the answer", async () => {
    using folder = checkout();
    const asked = await cli(["promote", "quiet.json", "--to", "."], { cwd: folder.path });
    expect([asked.exit, asked.stderr]).toEqual([2, expect.stringContaining("--forbid-call cancel_order")]);
    const told = await cli(["promote", "quiet.json", "--to", ".", "--expect-none"], { cwd: folder.path });
    expect([told.exit, told.stdout]).toEqual([0, expect.stringContaining("committed cases/")]);
  });

  it("refuses a folder that is no checkout, and an unknown run, and leaves no branch behind", async () => {
    using folder = temporaryFolder(traces);
    const outside = await cli(["promote", "loop.json", "--to", "."], { cwd: folder.path });
    expect([outside.exit, outside.stderr]).toEqual([2, expect.stringContaining("is not a git checkout")]);
    const unknown = await cli(["promote", "run_gone", "--to", "."], { cwd: folder.path });
    expect(unknown.stderr).toContain("set REPLAYKIT_WORKER_URL");
  });
});

describe("replaykit promote to GitHub", () => {
  it("opens one pull request in four writes, with its text, and none the second time", async () => {
    await using github = await startGithub();
    using folder = temporaryFolder(traces);
    const env = githubEnv(github.url);
    const args = ["promote", "loop.json", "--also", "again.json", "--json"];
    const first = await cli(args, { cwd: folder.path, env });
    expect(first.stderr).toBe("");
    const made: { case_id: string; url: string } = JSON.parse(first.stdout);
    expect(made).toMatchObject({ how: "opened", url: expect.stringContaining("/pull/1") });
    expect(github.writes).toHaveLength(4);
    const pull = github.repository("acme/agent").issues.get(1);
    expect(pull?.labels).toEqual(["replaykit"]);
    expect(pull?.body).toContain("Tool 'get_order' called 5 times");
    const again = await cli(args, { cwd: folder.path, env });
    expect(JSON.parse(again.stdout)).toMatchObject({ how: "unchanged", url: made.url });
    expect(github.writes).toHaveLength(4);
  });

  it("opens one issue with the brief for an assignee, and none where the case is proposed already", async () => {
    await using github = await startGithub();
    using folder = temporaryFolder(traces);
    const env = githubEnv(github.url);
    const options = { cwd: folder.path, env };
    const args = ["promote", "loop.json", "--assign", "mona", "--json"];
    const made: { url: string; notes: string[] } = JSON.parse((await cli(args, options)).stdout);
    expect(made.notes.at(-1)).toMatch(/^assigned to mona: http.*\/issues\/2$/);
    const issue = github.repository("acme/agent").issues.get(2);
    expect(issue?.assignees?.map(({ login }) => login)).toEqual(["mona"]);
    expect(issue?.body).toContain(`The case comes with ${made.url}.`);
    expect(issue?.body).toContain("## Where it departs");
    await cli(args, options);
    expect(github.repository("acme/agent").issues.size).toBe(2);

    const stranger = await cli(["promote", "quiet.json", "--expect-none", "--assign", "some-agent[bot]"], options);
    expect(stranger.stdout).toContain("some-agent[bot] cannot be assigned here; the issue is still unassigned");
    const bad = await cli(["promote", "loop.json", "--assign", "../x"], options);
    expect([bad.exit, bad.stderr]).toEqual([2, expect.stringContaining('--assign is "../x"; expected a GitHub login')]);
    const local = await cli(["promote", "loop.json", "--assign", "mona", "--to", "."], options);
    expect([local.exit, local.stderr]).toEqual([2, expect.stringContaining("--assign opens an issue on GitHub")]);
  });

  it("replays the case first in a checkout of the repository, and says the rate in the pull request", async () => {
    await using github = await startGithub();
    using folder = checkout();
    writeFileSync(join(folder.path, "agent.mjs"), agentThatRepeatsItsRun);
    writeFileSync(join(folder.path, "replaykit.yaml"), `runner: { command: [${process.execPath}, agent.mjs] }\n`);
    git(folder.path, "remote", "add", "origin", "git@github.example:acme/other.git");
    const env = githubEnv(github.url);
    const elsewhere = await cli(["promote", "loop.json", "--json"], { cwd: folder.path, env });
    expect(JSON.parse(elsewhere.stdout)).not.toHaveProperty("rate");
    expect(github.repository("acme/agent").issues.get(1)?.body).toContain("promoted without a checkout of the agent");
    git(folder.path, "remote", "set-url", "origin", "https://github.example/Acme/Agent.git");
    const agent = { name: "second-agent" };
    writeFileSync(join(folder.path, "second.json"), JSON.stringify({ ...loopingRun("run-9"), agent }));
    const here = await cli(["promote", "second.json", "--json"], { cwd: folder.path, env });
    expect(JSON.parse(here.stdout)).toMatchObject({ how: "opened", rate: { reproduced: 1, of: 1 } });
    expect(github.repository("acme/agent").issues.get(2)?.body).toContain(
      "It reproduced in 1 of 1 attempt on the base",
    );
  });

  it("adds no second case for a failure that has one", async () => {
    await using github = await startGithub();
    using folder = temporaryFolder(traces);
    const env = githubEnv(github.url);
    const dry = await cli(["promote", "loop.json", "--dry-run", "--json"], { cwd: folder.path, env });
    const mark = JSON.parse(dry.stdout).case_id.slice(-8);
    await github.commit("acme/agent", {
      branch: "main",
      files: { [`cases/renamed-${mark}/case.yaml`]: "state: open\n" },
    });
    const { stdout } = await cli(["promote", "loop.json", "--json"], { cwd: folder.path, env });
    expect(JSON.parse(stdout)).toMatchObject({ how: "known", existing: `renamed-${mark}` });
    expect(github.writes).toEqual([]);
  });

  it("proposes a guard whose failure is back to be open again", async () => {
    await using github = await startGithub();
    using folder = checkout();
    const { case_id: id, branch } = await promoted(folder.path, "loop.json");
    const files = ["case.yaml", "source-trace.json", "fixtures/tools.json", "notes.md"].map((name) => {
      const text = git(folder.path, "show", `${branch}:cases/${id}/${name}`).replace("state: open", "state: guard");
      return [`cases/${id}/${name}`, text];
    });
    await github.commit("acme/agent", { branch: "main", files: Object.fromEntries(files) });
    const env = githubEnv(github.url);
    const back = await cli(["promote", "again.json", "--json"], { cwd: folder.path, env });
    expect(JSON.parse(back.stdout)).toMatchObject({ how: "reopened", existing: id, number: 1, seen: { count: 2 } });
    const said = await cli(["promote", "again.json"], { cwd: folder.path, env });
    expect(said.stdout).toContain(`a pull request reopens it: ${github.url}/acme/agent/pull/1`);
    expect(github.writes).toHaveLength(4);
  });

  it("says what is wrong: a token without rights, a repository that is gone, no repository at all", async () => {
    await using github = await startGithub();
    using folder = temporaryFolder(traces);
    const weak = await cli(["promote", "loop.json"], { cwd: folder.path, env: githubEnv(github.url, "weak") });
    expect([weak.exit, weak.stderr]).toEqual([2, expect.stringContaining("[forbidden]")]);
    const gone = { ...githubEnv(github.url), GITHUB_REPOSITORY: "acme/gone" };
    const missing = await cli(["promote", "loop.json", "--json"], { cwd: folder.path, env: gone });
    expect([missing.exit, JSON.parse(missing.stdout).error.code]).toEqual([2, "not_found"]);
    const none = await cli(["promote", "loop.json"], { cwd: folder.path });
    expect(none.stderr).toContain("promote needs --to, or a repository");
  });
});
