import { describe, expect, it } from "vitest";
import { findBaseRun } from "../../src/github/base-run.ts";
import { repository, startTestGithub } from "./setup.ts";

const headSha = "a".repeat(40);

describe("the base's own run", () => {
  it("is the newest of this repository, branch and commit, and never a fork's", async () => {
    await using test = await startTestGithub();
    const add = (head: { head_sha?: string; head_branch?: string; head_repository?: string }, expired = false) => {
      const all = { head_sha: headSha, head_branch: "main", head_repository: "acme/agent", ...head };
      const run = test.server.addRun("acme/agent", { name: "replay", event: "push", conclusion: "success", ...all });
      test.server.addArtifact("acme/agent", { run, name: "replaykit", files: {}, expired });
      return run;
    };
    const find = () => findBaseRun({ github: test.github(), repository, name: "replaykit", branch: "main", headSha });
    add({ head_repository: "stranger/agent" });
    add({ head_sha: "b".repeat(40) });
    add({ head_branch: "topic" });
    add({}, true);
    expect(await find()).toBeUndefined();
    add({});
    const newest = add({});
    expect(await find()).toBe(newest);
  });
});
