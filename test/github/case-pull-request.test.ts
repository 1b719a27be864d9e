import { describe, expect, it } from "vitest";
import type { CaseFiles } from "../../src/core/schema/case.ts";
import { openCasePullRequest } from "../../src/github/pull-request/promote.ts";
import type { Github } from "../../src/github/github.ts";
import type { Fault } from "../github-server/faults.ts";
import { repository, seeded, startTestGithub, type TestGithub } from "./setup.ts";

const files: CaseFiles = {
  "case.yaml": "version: 1\nid: loop-1\n",
  "notes.md": "what failed: é\n",
  "source-trace.json": "{}\n",
};

function open(github: Github, cases = [{ id: "loop-1", files }], more: object = {}) {
  return openCasePullRequest({
    github,
    repository,
    cases,
    title: "Add a case",
    body: "Why",
    labels: ["replaykit"],
    ...more,
  });
}

/** All that the pull requests of one branch have come to. */
async function outcome({ server }: TestGithub, branch = "replaykit/loop-1") {
  const { git, issues } = server.repository("acme/agent");
  const pulls = [...issues.values()].filter(
    ({ pull }) => pull?.head === branch && pull.headRepository === "acme/agent",
  );
  const [commits, changed] = await Promise.all([
    git.run(["rev-list", "--count", `main..${branch}`]),
    git.run(["diff", "--name-only", `main...${branch}`]),
  ]);
  const branches = git.refs("refs/heads/replaykit/").map(({ name }) => name.slice(11));
  return {
    branches,
    commits: Number(commits),
    files: changed.trim().split("\n"),
    pulls: pulls.map(({ state, labels }) => ({ state, labels })),
  };
}

const expected = {
  branches: ["replaykit/loop-1"],
  commits: 1,
  files: ["cases/loop-1/case.yaml", "cases/loop-1/notes.md", "cases/loop-1/source-trace.json"],
  pulls: [{ state: "open", labels: ["replaykit"] }],
};

const branchRoute = "POST /repos/{owner}/{repo}/git/refs";
const pullRoute = "POST /repos/{owner}/{repo}/pulls";
const labelRoute = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
const commitCall = "GRAPHQL createCommitOnBranch";
const steps = [branchRoute, commitCall, pullRoute, labelRoute];

describe("the pull request of a case", () => {
  it("is opened in four writes, and the second time changes nothing", async () => {
    await using test = await startTestGithub();
    const opened = await open(test.github());
    expect(opened).toMatchObject({ how: "opened", number: 2, branch: "replaykit/loop-1" });
    expect(await outcome(test)).toEqual(expected);
    expect(test.server.writes.map(({ name }) => name)).toEqual(steps);
    expect(await open(test.github())).toEqual({ ...opened, how: "unchanged" });
    expect(test.server.writes).toHaveLength(4);
    const { git } = test.server.repository("acme/agent");
    expect((await git.object("replaykit/loop-1:cases/loop-1/notes.md"))?.content.toString()).toBe("what failed: é\n");
    expect(await git.run(["log", "-1", "--format=%B", "replaykit/loop-1"])).toContain("Replaykit-Case: loop-1");
  });

  it("takes four writes for many cases", async () => {
    await using test = await startTestGithub();
    const cases = Array.from({ length: 30 }, (_, index) => ({ id: `case-${index}`, files }));
    expect(await open(test.github(), cases)).toMatchObject({ branch: "replaykit/case-0-and-29-more" });
    const { commits, files: changed } = await outcome(test, "replaykit/case-0-and-29-more");
    expect([commits, changed.length, test.server.writes.length]).toEqual([1, 90, 4]);
  });

  it("adds nothing that the base has", async () => {
    await using test = await startTestGithub();
    expect(await open(test.github(), [{ id: "old", files }])).toEqual({ how: "on_base" });
    expect(test.server.writes).toEqual([]);
  });

  it("leaves a reviewer's edits alone", async () => {
    await using test = await startTestGithub();
    await open(test.github());
    const edit = { "cases/loop-1/case.yaml": "version: 1\nid: loop-1\ntitle: better\n" };
    await test.server.commit("acme/agent", { branch: "replaykit/loop-1", files: edit });
    expect((await open(test.github())).how).toBe("unchanged");
  });

  it("stays closed where a reviewer closed it", async () => {
    await using test = await startTestGithub();
    await open(test.github());
    const issue = test.server.repository("acme/agent").issues.get(2);
    if (issue) issue.state = "closed";
    expect(await open(test.github())).toMatchObject({ how: "declined", number: 2 });
    expect(test.server.writes).toHaveLength(4);
  });

  it("is not fooled by a fork's branch of the same name", async () => {
    await using test = await startTestGithub();
    await test.server.commit("stranger/agent", { branch: "replaykit/loop-1", files: { "x.txt": "x" } });
    await test.server.openPull("acme/agent", { head: "stranger:replaykit/loop-1" });
    expect(await open(test.github())).toMatchObject({ how: "opened", number: 3 });
    expect(await outcome(test)).toEqual(expected);
  });

  it("opens it again when a merged case has left the base", async () => {
    await using test = await startTestGithub();
    await open(test.github());
    await test
      .github()
      .octokit.request("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", { ...repository, pull_number: 2 });
    expect((await open(test.github())).how).toBe("on_base");
    const gone = Object.fromEntries(expected.files.map((path) => [path, null]));
    await test.server.commit("acme/agent", { branch: "main", files: gone });
    expect(await open(test.github())).toMatchObject({ how: "opened", number: 3 });
    expect((await outcome(test)).commits).toBe(1);
  });

  it.each(steps)("resumes after a lost answer and after a refusal at %s", async (match) => {
    for (const fault of [{ kind: "after-commit" }, { kind: "truncate" }, { kind: "status", status: 503 }] as const) {
      await using test = await startTestGithub();
      test.server.faults.add({ match, fault });
      await open(test.github());
      expect(await outcome(test)).toEqual(expected);
    }
  });

  it.each(steps)("resumes where a run died at %s", async (match) => {
    await using test = await startTestGithub();
    test.server.faults.add({ match, fault: { kind: "status", status: 500 }, times: 9 });
    await expect(open(test.github())).rejects.toMatchObject({ code: "network_failed" });
    test.server.faults.clear();
    await open(test.github());
    expect(await outcome(test)).toEqual(expected);
  });

  it("refuses what cannot be a case, and what is too large", async () => {
    await using test = await startTestGithub();
    const github = test.github();
    const attempt = async (cases: { id: string; files: CaseFiles }[], more?: object) => open(github, cases, more);
    await expect(attempt([])).rejects.toMatchObject({ code: "usage" });
    await expect(attempt([{ id: "../x", files }])).rejects.toMatchObject({ code: "unsafe_path" });
    await expect(attempt([{ id: "a", files }], { folder: "../up" })).rejects.toMatchObject({ code: "unsafe_path" });
    await expect(attempt([{ id: "a", files: {} }])).rejects.toMatchObject({ code: "invalid_case" });
    const large = { ...files, "source-trace.json": "x".repeat(11 * 1024 * 1024) };
    await expect(attempt([{ id: "a", files: large }])).rejects.toMatchObject({ code: "too_large" });
    expect(test.server.calls).toEqual([]);
  });

  it("says what is wrong with the repository, the base and the token", async () => {
    await using test = await startTestGithub();
    await expect(open(test.github("fork"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(open(test.github("wrong"))).rejects.toMatchObject({ code: "unauthorized" });
    await expect(open(test.github(), undefined, { base: "none" })).rejects.toMatchObject({
      code: "not_found",
      message: "acme/agent has no branch none",
    });
    const elsewhere = { repository: { owner: "acme", repo: "gone" }, base: "main" };
    await expect(open(test.github(), undefined, elsewhere)).rejects.toMatchObject({ code: "not_found" });
  });
});

const anyFault: (random: () => number) => Fault = (random) => {
  const faults: Fault[] = [
    { kind: "after-commit" },
    { kind: "truncate" },
    { kind: "drop" },
    { kind: "status", status: 500 },
    { kind: "status", status: 409, message: "conflict" },
    { kind: "status", status: 422, message: "Validation Failed" },
    { kind: "secondary-limit", status: 403, retryAfter: 1 },
    { kind: "secondary-limit", status: 429 },
    { kind: "slow", ms: 5 },
  ];
  return faults[Math.floor(random() * faults.length)] ?? { kind: "drop" };
};

describe("fifty racers with faults at every call", () => {
  it.each([11, 12, 13])("end in one branch, one commit and one pull request (seed %i)", async (seed) => {
    await using test = await startTestGithub();
    const random = seeded(seed);
    const fault = () => (random() < 0.15 ? anyFault(random) : undefined);
    test.server.faults.add({ match: /./, fault, times: Number.POSITIVE_INFINITY });
    const racers = Array.from({ length: 50 }, () => open(test.github("full", { maxWaitMs: 1e9 })));
    const results = await Promise.allSettled(racers);
    const done = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    test.server.faults.clear();
    await open(test.github());
    expect(await outcome(test)).toEqual(expected);
    expect(done.length).toBeGreaterThan(25);
    expect(new Set(done.map((result) => ("number" in result ? result.number : 0)))).toEqual(new Set([2]));
    const opened = done.filter(({ how }) => how === "opened");
    expect(opened.length).toBeLessThanOrEqual(1);
  });

  it("make a branch, a commit and a pull request once when nothing fails", async () => {
    await using test = await startTestGithub();
    const results = await Promise.all(Array.from({ length: 20 }, () => open(test.github())));
    expect(results.filter(({ how }) => how === "opened")).toHaveLength(1);
    expect(await outcome(test)).toEqual(expected);
    const counted = test.server.writes.filter(({ name }) => name !== labelRoute);
    expect(counted.map(({ name }) => name)).toEqual([branchRoute, commitCall, pullRoute]);
  });
});
