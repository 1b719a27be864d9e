import { expect, it } from "vitest";
import { runOfCommit, runOfHead } from "../../src/github/run-of-commit.ts";
import { repository, startTestGithub } from "./setup.ts";

const artifact = "replaykit-report";

it("finds the report of a commit behind a hundred newer ones, and none that is not there", async () => {
  await using test = await startTestGithub();
  const seed = { name: "ReplayKit", conclusion: "success", head_repository: "acme/agent" };
  const leave = (commit: string, event: string, branch: string) => {
    const run = test.server.addRun("acme/agent", { ...seed, event, head_sha: commit, head_branch: branch });
    test.server.addArtifact("acme/agent", { run, name: artifact, files: { "report.json": "{}" } });
    return run;
  };
  const [pushed, head, later] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];
  const runs = { push: leave(pushed, "push", "main"), pull: leave(head, "pull_request", "fix") };
  // Runs at the same commits that are not the wanted ones.
  leave(pushed, "pull_request", "main");
  test.server.addRun("acme/agent", { ...seed, event: "push", head_sha: pushed, head_branch: "main" });
  for (let index = 0; index < 100; index += 1) leave(later, "pull_request", `branch-${index}`);

  // Schedules at a quiet commit fill its first page of runs.
  for (let index = 0; index < 100; index += 1)
    test.server.addRun("acme/agent", { ...seed, event: "schedule", head_sha: pushed, head_branch: "main" });

  const github = test.github();
  const wanted = { github, repository, artifact };
  const headRepository = "acme/agent";
  expect({
    push: await runOfCommit({ ...wanted, commit: pushed, branch: "main" }),
    pull: await runOfHead({ ...wanted, commit: head, branch: "fix", headRepository }),
  }).toEqual(runs);
  const workflow = (name: string) => runOfCommit({ ...wanted, commit: pushed, branch: "main", workflow: name });
  expect(await workflow(".github/workflows/replaykit.yml")).toBe(runs.push);
  expect(await workflow(".github/workflows/shop.yml")).toBeUndefined();
  const calls = test.server.calls.length;
  expect(await runOfCommit({ ...wanted, commit: head, branch: "main" })).toBeUndefined();
  expect(await runOfHead({ ...wanted, commit: head, branch: "fix", headRepository: "eve/agent" })).toBeUndefined();
  expect(test.server.calls.length - calls).toBe(4);
});
