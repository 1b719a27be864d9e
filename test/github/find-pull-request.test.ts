import { describe, expect, it } from "vitest";
import { findPullRequest, type HeadOfRun } from "../../src/github/pull-request/find-pull-request.ts";
import { repository, startTestGithub, type TestGithub } from "./setup.ts";

async function startWithFork() {
  const test = await startTestGithub();
  const headSha = await test.server.commit("stranger/agent", { branch: "fix", files: { "agent.py": "print(2)\n" } });
  const number = await test.server.openPull("acme/agent", { head: "stranger:fix" });
  const run = { headRepository: "stranger/agent", headBranch: "fix", headSha };
  return { test, number, run };
}

function find(test: TestGithub, run: HeadOfRun) {
  return findPullRequest({ github: test.github(), repository, run });
}

describe("the pull request of a fork's run", () => {
  it("is found by head repository, branch and commit", async () => {
    const { test, number, run } = await startWithFork();
    await using _ = test;
    expect(await find(test, run)).toMatchObject({ number, locked: false, baseRef: "main" });
    expect(await find(test, { ...run, headRepository: "Stranger/Agent" })).toMatchObject({ number });
  });

  it("is not another repository's branch of the same name", async () => {
    const { test, run } = await startWithFork();
    await using _ = test;
    const own = await find(test, { ...run, headRepository: "acme/agent" });
    expect(own).toMatchObject({ number: undefined, reason: expect.stringContaining("#1 has moved on to") });
    const other = await find(test, { ...run, headRepository: "stranger/other" });
    expect(other).toMatchObject({ number: undefined, reason: expect.stringContaining("no open pull request") });
  });

  it("is none when the head has moved on, the pull request is closed or the fork is gone", async () => {
    const { test, number, run } = await startWithFork();
    await using _ = test;
    const moved = await test.server.commit("stranger/agent", { branch: "fix", files: { "agent.py": "print(3)\n" } });
    expect(await find(test, run)).toEqual({
      number: undefined,
      reason: `#${number} has moved on to ${moved.slice(0, 12)}: the run for ${run.headSha.slice(0, 12)} is out of date`,
    });
    const issue = test.server.repository("acme/agent").issues.get(number);
    if (issue) issue.state = "closed";
    expect(await find(test, { ...run, headSha: moved })).toMatchObject({ number: undefined });
    expect(await find(test, { ...run, headRepository: undefined })).toMatchObject({
      number: undefined,
      reason: expect.stringContaining("deleted"),
    });
  });

  it("is none where several match", async () => {
    const { test, run } = await startWithFork();
    await using _ = test;
    await test.server.commit("acme/agent", { branch: "release", from: "main", files: { "v.txt": "1" } });
    await test.server.openPull("acme/agent", { head: "stranger:fix", base: "release" });
    expect(await find(test, run)).toMatchObject({
      number: undefined,
      reason: expect.stringContaining("2 open pull requests"),
    });
  });
});
