import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mergeReports } from "../../src/core/verdict/suite/merge-reports.ts";
import { type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import { type AgentRepository, brokenAgent, guardYaml, startAgentRepository } from "./agent-repository.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const report = (path: string): ReplayReport => replayReportSchema.parse(JSON.parse(readFileSync(path, "utf8")));

function workflowRun(run: { id: number; head_sha: string; head_branch: string; head_repository: string }) {
  return {
    name: "workflow_run",
    payload: {
      workflow_run: { ...run, event: "pull_request", head_repository: { full_name: run.head_repository } },
      repository: { default_branch: "main" },
    },
  };
}

describe("mode report", () => {
  async function forkRun(branch: string) {
    const { number, outputs } = await repository.pullRequest({
      branch,
      fork: true,
      token: "fork",
      files: { "agent.py": brokenAgent },
    });
    const head = repository.github.repository("acme/agent").issues.get(number)?.pull?.headSha ?? "";
    const seed = {
      name: "ReplayKit",
      event: "pull_request",
      head_sha: head,
      head_branch: branch,
      head_repository: "stranger/agent",
      conclusion: "failure",
    };
    const id = repository.github.addRun("acme/agent", seed);
    return {
      number,
      id,
      event: workflowRun({ id, ...seed }),
      text: readFileSync(outputs["report-json"] ?? "", "utf8"),
    };
  }

  it("comments for a fork's run from the report that it left", async () => {
    const { number, id, event, text } = await forkRun("fork-report");
    repository.github.addArtifact("acme/agent", { run: id, name: "replaykit-report", files: { "report.json": text } });
    const { exit, outputs } = await repository.onBranch("main", { mode: "report" }, event);
    expect(exit).toBe(0);
    expect(repository.comments(number)[0]?.body).toContain("search-loop");
    expect(outputs["comment-url"]).toBeDefined();
  });

  it("treats the report as a stranger's: what the schema refuses is not shown", async () => {
    const { number, id, event, text } = await forkRun("fork-forged");
    const forged = JSON.stringify({ ...JSON.parse(text), summary: "all green" });
    repository.github.addArtifact("acme/agent", {
      run: id,
      name: "replaykit-report",
      files: { "report.json": forged },
    });
    const { exit, log } = await repository.onBranch("main", { mode: "report" }, event);
    expect(exit).toBe(1);
    expect(log).toContain("the report in the artifact is wrong: summary");
    expect(repository.comments(number)).toEqual([]);
  });

  it("says why where there is no pull request to comment on, and refuses other events", async () => {
    const event = workflowRun({
      id: 1,
      head_sha: "0".repeat(40),
      head_branch: "gone",
      head_repository: "stranger/agent",
    });
    const { exit, log } = await repository.onBranch("main", { mode: "report" }, event);
    expect(exit).toBe(0);
    expect(log).toContain("::notice::no comment:");
    expect((await repository.onBranch("main", { mode: "report" })).log).toContain(
      "mode report runs under the event workflow_run",
    );
  });
});

describe("shards and mode merge", () => {
  it("make one report and one comment, and never a green partial", async () => {
    const broken = await repository.pullRequest({
      branch: "sharded",
      files: { "agent.py": brokenAgent },
      inputs: { shard: "1/2" },
    });
    const second = await broken.again({ shard: "2/2" });
    expect(repository.comments(broken.number)).toEqual([]);
    const texts = [broken, second].map(({ outputs }) => readFileSync(outputs["report-json"] ?? "", "utf8"));
    const missing = await repository.onBranch("main", { mode: "merge" }, { name: "push", payload: {} });
    expect(missing.log).toContain("there is no report of a shard");

    const shards = texts.map((text, index) => ({
      name: `shard ${index + 1}`,
      report: replayReportSchema.parse(JSON.parse(text)),
    }));
    const merged = mergeReports(shards);
    expect(merged.summary).toMatchObject({ total: 1, ok: false, standings: { regressed: 1 } });
    expect(() => mergeReports(shards.slice(0, 1))).toThrow("shard 2 of 2 left no report");
    texts.forEach((text, index) => {
      const folder = join(broken.workspace, ".replaykit/shards", `replaykit-shard-${index + 1}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "report.json"), text);
    });
    const joined = await broken.again({ mode: "merge", shard: "" });
    expect({ exit: joined.exit, regressed: joined.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
    expect(repository.comments(broken.number)).toHaveLength(1);
    const [one] = shards;
    if (!one) throw new Error("there is no first shard");
    expect(() => mergeReports([one, { ...one, name: "copy" }])).toThrow("copy and shard 1 are both shard 1/2");
    const foreign = { name: "foreign", report: { ...one.report, shard: { index: 2, of: 2, plan: "other", cases: 1 } } };
    expect(() => mergeReports([one, foreign])).toThrow("foreign belongs to another plan than shard 1");
  });
});

describe("mode guard", () => {
  it("keeps one pull request that turns fixed cases into guards", async () => {
    await repository.github.commit("acme/agent", {
      branch: "main",
      files: { "cases/search-loop/case.yaml": guardYaml.replace("state: guard", "state: open") },
    });
    const first = await repository.onBranch("main", { mode: "guard" });
    expect({ exit: first.exit, fixed: first.outputs["newly-fixed"] }).toEqual({ exit: 0, fixed: "1" });
    const pulls = () =>
      [...repository.github.repository("acme/agent").issues.values()].filter(
        ({ pull }) => pull?.head === "replaykit/guards",
      );
    expect(pulls()).toHaveLength(1);
    await repository.onBranch("main", { mode: "guard" });
    expect(pulls()).toHaveLength(1);
    await repository.github.commit("acme/agent", {
      branch: "main",
      files: { "cases/search-loop/case.yaml": guardYaml },
    });
  });

  it("serves agents that know nothing of fixtures, as replay does, and hands them no token", async () => {
    const agent = [
      "import json, os, urllib.request",
      "assert not any(name.startswith('INPUT_') for name in os.environ)",
      "url = os.environ['REPLAYKIT_GATEWAY_URL'] + '/tools/lookup_billing'",
      "body = json.dumps({'args': {'user_id': 'usr_8821'}}).encode()",
      "answer = json.load(urllib.request.urlopen(urllib.request.Request(url, body, {'content-type': 'application/json'})))",
      "call = {'tool_name': 'lookup_billing', 'tool_args': {'user_id': 'usr_8821'}, 'tool_output': answer.get('output')}",
      "result = {'status': 'success', 'final_output': 'I could not look it up.', 'tool_calls': [call]}",
      "json.dump(result, open(os.environ['REPLAYKIT_OUTPUT_PATH'], 'w'))",
      "",
    ].join("\n");
    const openCase = guardYaml.replace("state: guard", "state: open");
    const files = { "agent.py": agent, "cases/search-loop/case.yaml": openCase };
    await repository.github.commit("acme/agent", { branch: "served", files });
    const { outputs } = await repository.onBranch("served", { mode: "guard" });
    expect(outputs["newly-fixed"]).toBe("1");
    expect(report(outputs["report-json"] ?? "").cases[0]?.attempts[0]?.counts).toMatchObject({
      basis: "observed",
      served: 1,
    });
  });

  it("is refused on a pull request", async () => {
    const { exit, log } = await repository.pullRequest({
      branch: "guard-here",
      files: { "README.md": "x\n" },
      inputs: { mode: "guard" },
    });
    expect(exit).toBe(1);
    expect(log).toContain("mode guard runs on the default branch");
  });

  it("is refused on another branch than the default one, to which it would propose that branch's files", async () => {
    await repository.github.commit("acme/agent", { branch: "elsewhere", files: { "README.md": "x\n" } });
    const event = { name: "push", payload: { repository: { default_branch: "main" } } };
    const ref = "refs/heads/elsewhere";
    const { exit, log } = await repository.onBranch("elsewhere", { mode: "guard" }, event, { GITHUB_REF: ref });
    expect([exit, log]).toEqual([1, expect.stringContaining("default branch main, not on refs/heads/elsewhere")]);
  });
});

it("a closed pull request gets no new comment, and workflow_dispatch replays", async () => {
  const closed = await repository.pullRequest({
    branch: "closed",
    state: "closed",
    files: { "agent.py": brokenAgent },
  });
  expect(closed.exit).toBe(1);
  expect(repository.comments(closed.number)).toEqual([]);
  const byHand = await repository.onBranch("main", {}, { name: "workflow_dispatch", payload: { inputs: {} } });
  expect({ exit: byHand.exit, holding: byHand.outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
});

describe("the base's code", () => {
  it("is asked where a guard fails: what failed before is still failing, and stands against nothing", async () => {
    await repository.github.commit("acme/agent", { branch: "main", files: { "agent.py": brokenAgent } });
    const { exit, outputs, log } = await repository.pullRequest({
      branch: "not-mine",
      files: { "README.md": "y\n" },
      inputs: { baseline: "state" },
    });
    expect({ exit, still: outputs["still-failing"], regressed: outputs["regressed"] }).toEqual({
      exit: 0,
      still: "1",
      regressed: "0",
    });
    expect(log).toContain("::warning::the input baseline has no effect any more and can be removed");
  });
});

it("the reports of a run are all in the artifact's folder", async () => {
  const { outputs } = await repository.onBranch("main", {});
  const folder = outputs["result-path"] ?? "";
  expect(report(join(folder, "report.json")).summary.total).toBe(1);
  expect(readFileSync(join(folder, "report.html"), "utf8")).toContain("<!doctype html>");
  expect(readFileSync(join(folder, "junit.xml"), "utf8")).toContain("<testsuites");
});
