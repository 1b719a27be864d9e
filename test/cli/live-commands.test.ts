import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guardName, liveRepository } from "../../bench/chance/live-repository.ts";
import { chatAnswer, stubProvider } from "../gateway/stub-provider.ts";
import { cli } from "../support/cli.ts";

const [first, second] = [guardName(0), guardName(1)];

describe("replay of a live suite", () => {
  it("--plan says how many attempts there would be, and makes none", async () => {
    using repository = liveRepository(3, { main: { pass: 1 } });
    const { exit, stdout } = await cli(["replay", "--plan"], { cwd: repository.path });
    expect({ exit, lines: stdout.trim().split("\n") }).toEqual({
      exit: 0,
      lines: [
        "plan: 3 cases: 3 guards (no recorded run asked a model)",
        "plan: about 4 attempts; if it asks a live model after all, a guard that fails, or an open case that looks fixed, may take up to 96 more",
      ],
    });
    const json = JSON.parse((await cli(["replay", "--plan", "--json"], { cwd: repository.path })).stdout);
    expect(json).toMatchObject({ version: 1, live_guards: 3, silent: 3, attempts: { expected: 4, most: 96 } });
  });

  it("is not planned where nothing says how the agent is run", async () => {
    using repository = liveRepository(2, { main: { pass: 1 } });
    writeFileSync(join(repository.path, "replaykit.yaml"), "version: 1\n");
    const { exit, stdout, stderr } = await cli(["replay", "--plan"], { cwd: repository.path });
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain("there is no runner: replaykit.yaml does not say how to run your agent");
    expect(stderr).toContain("--runner-cmd");
  });

  it("beside a git ref is red where this branch is worse, and not where both fail", async () => {
    using worse = liveRepository(3, { main: { pass: 1 }, branch: { pass: 1, guards: { [first]: 0 } } });
    const red = await cli(["replay", "--base", "main"], { cwd: worse.path });
    expect(red.exit).toBe(1);
    expect(red.stdout).toContain("the failure came back: failed 8 of 8 on this branch, 0 of 8 on main");
    expect(red.stdout).toContain(
      "live: 9 live calls (reported); with its answers in fixtures/ one attempt would decide",
    );
    expect(red.stdout).toContain("1 of 3 live guards failed once and was tried again beside main.");
    const wrong = await cli(["replay", "--base", "no-such-branch"], { cwd: worse.path });
    expect({ exit: wrong.exit, said: wrong.stderr }).toMatchObject({ exit: 2 });
    expect(wrong.stderr).toContain('"no-such-branch" is not a commit, branch or tag');
    using alike = liveRepository(2, { main: { pass: 0 } });
    const green = await cli(["replay", "--base", "main"], { cwd: alike.path });
    expect(green.exit).toBe(0);
    expect(green.stdout).toContain("fails on main too (drift or outage): failed 4 of 4 on this branch, 4 of 4 on main");
    const listed = await cli(["case", "--flaky"], { cwd: alike.path });
    expect(listed.stdout).toContain("failed 4 of 4 on this branch, 4 of 4 on main");
    expect(listed.stdout).toContain("2 of 2 cases");
  });

  it("is not called flaky for what another command gave", async () => {
    using repository = liveRepository(1, { main: { pass: 1 } });
    const { path: cwd } = repository;
    writeFileSync(join(cwd, "broken.mjs"), "process.exit(3);\n");
    const flaky = async () => (await cli(["case", "--flaky"], { cwd })).stdout.trim().split("\n").at(-1);
    await cli(["replay"], { cwd });
    await cli(["replay", "--runner-cmd", `${process.execPath} broken.mjs`], { cwd });
    expect(await flaky()).toBe("0 of 1 case");
    await cli(["replay"], { cwd });
    expect(await flaky()).toBe("0 of 1 case");
    // The twin: one command that gives both.
    writeFileSync(join(cwd, "down"), "");
    await cli(["replay"], { cwd });
    expect(await flaky()).toBe("1 of 1 case");
  });

  it("repeated says how often each case passes, and which are too unstable", async () => {
    using repository = liveRepository(2, { main: { pass: 1, guards: { [first]: 0 } } });
    const { exit, stdout } = await cli(["replay", "--repeat", "20", "--report", "rates"], { cwd: repository.path });
    expect({ exit, lines: stdout.trim().split("\n") }).toEqual({
      exit: 0,
      lines: [
        `${first}  guard        0 of 20 passed (95 % interval 0.0 % to 16.1 %)  too unstable for a guard: raise its tolerated_rate, or remove it`,
        `${second}  guard        20 of 20 passed (95 % interval 83.9 % to 100.0 %)`,
        "",
        "a run would try about 1.0 of 2 guards again; 1 is too unstable",
      ],
    });
  });
});

describe("guard", () => {
  it("takes a live case that is fixed beside the code that fails, and no other", async () => {
    using fixed = liveRepository(1, { main: { pass: 0 }, branch: { pass: 1 }, state: "open" });
    const alone = await cli(["guard", first], { cwd: fixed.path });
    expect(alone.exit).toBe(1);
    expect(alone.stdout).toContain(
      "no base was given to compare with; about 4 more pairs would prove it (price not known)",
    );
    expect(alone.stdout).toContain(`next: npx replaykit guard ${first} --base <branch or commit that still fails`);
    const yaml = join(fixed.path, "cases", first, "case.yaml");
    const open = readFileSync(yaml, "utf8");
    writeFileSync(yaml, open.replace("state: open", "state: quarantined"));
    const quarantined = await cli(["guard", first, "--base", "main"], { cwd: fixed.path });
    expect([quarantined.exit, quarantined.stdout]).toEqual([
      1,
      expect.stringMatching(/is quarantined, and no fix .* proven on a live model\n +next: set state: open/),
    ]);
    writeFileSync(yaml, open);
    const proven = await cli(["guard", first, "--base", "main"], { cwd: fixed.path });
    expect({ exit: proven.exit, said: proven.stdout.trim() }).toEqual({
      exit: 0,
      said: `guard    cases/${first}: state: guard\n         next: commit it: git add cases/${first} && git commit`,
    });
    using unchanged = liveRepository(1, { main: { pass: 1 }, state: "open" });
    const refused = await cli(["guard", first, "--base", "main"], { cwd: unchanged.path });
    expect(refused.exit).toBe(1);
    expect(refused.stdout).not.toContain("commit it");
    expect(refused.stdout).toContain("main does not show it either: failed 0 of 4 on this branch, 0 of 4 on main");
    expect(refused.stdout).toContain("--base main  (again: what was tried counts); if it no longer fails there");
  });

  it("says that the budget ended, and not to run it again with the same", async () => {
    await using provider = await stubProvider(() => ({ body: chatAnswer("fixed") }));
    const config = `upstream: { openai: { base_url: "${provider.url}/v1" } }\nbudget: { tokens: 15 }\n`;
    using repository = liveRepository(1, { main: { pass: 1, ask: true }, state: "open", config });
    const env = { OPENAI_API_KEY: "none" };
    const { exit, stdout } = await cli(["guard", first, "--base", "main"], { cwd: repository.path, env });
    expect({ exit, asked: provider.requests.length }).toEqual({ exit: 1, asked: 1 });
    expect(stdout).toMatch(
      /undecided: the budget ended after 0 pairs beside main.*\n +next: raise `budget` in replaykit/,
    );
  });

  it("says why the base did not run, and what to do", async () => {
    using fixed = liveRepository(1, { main: { pass: 0 }, branch: { pass: 1 }, state: "open" });
    copyFileSync(join(fixed.path, "agent.mjs"), join(fixed.path, "uncommitted.mjs"));
    const config = join(fixed.path, "replaykit.yaml");
    writeFileSync(config, readFileSync(config, "utf8").replace("agent.mjs", "uncommitted.mjs"));
    const who = ["-c", "user.name=t", "-c", "user.email=t@example.com"];
    execFileSync("git", [...who, "commit", "--quiet", "--message", "use it", config], { cwd: fixed.path });
    const refused = await cli(["guard", first, "--base", "HEAD"], { cwd: fixed.path });
    expect(refused.stdout).toMatch(/every attempt on HEAD ended in an error .*Cannot find module.*uncommitted\.mjs/);
    expect(refused.stdout).toContain("next: a checkout of HEAD holds only what is committed: let runner.setup");
    expect(refused.exit).toBe(1);
    // The program itself may be missing there, such as that of a virtual environment.
    const absent = join(fixed.path, "agent");
    writeFileSync(absent, `#!/bin/sh\nexec ${process.execPath} agent.mjs\n`, { mode: 0o755 });
    writeFileSync(
      config,
      readFileSync(config, "utf8").replace(/command: .*uncommitted\.mjs"?\]?/, 'command: ["./agent"]'),
    );
    execFileSync("git", [...who, "commit", "--quiet", "--message", "use a program", config], { cwd: fixed.path });
    const without = await cli(["guard", first, "--base", "HEAD"], { cwd: fixed.path });
    expect(without.stdout).toContain('HEAD was not compared: the runner\'s program "./agent" was not found');
    expect(without.stdout).toContain("next: a checkout of HEAD holds only what is committed: let runner.setup");
  });
});

it("scaffold notes how often the new case reproduces, without its source", async () => {
  using repository = liveRepository(0, { main: { pass: 0 } });
  const trace = {
    run_id: "run-1",
    status: "error",
    events: [
      { type: "input_message", role: "user", content: "Do it." },
      { type: "error", kind: "exception", error: "it went wrong" },
    ],
  };
  writeFileSync(join(repository.path, "trace.json"), JSON.stringify(trace));
  const { exit, stdout } = await cli(["scaffold", "trace.json", "--out", "cases/new", "--measure", "10"], {
    cwd: repository.path,
  });
  expect({ exit, said: stdout.includes("reproduced in 10 of 10 attempts") }).toEqual({ exit: 0, said: true });
  expect(readFileSync(join(repository.path, "cases/new/case.yaml"), "utf8")).toMatch(/rate: 10\/10/);
});
