import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import { chatAnswer, type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import type { ActionResult } from "../support/run-action.ts";
import { type AgentRepository, startAgentRepository, withoutCase } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

let repository: AgentRepository;
let provider: StubProvider;

beforeAll(async () => {
  provider = await stubProvider(({ body: { messages = [] } }) => {
    const [prompt] = messages.map(({ content }) => String(content));
    return { body: chatAnswer(prompt?.startsWith("careless") ? "bad" : "good") };
  });
  repository = await startAgentRepository();
  await repository.github.commit("acme/agent", {
    branch: "main",
    files: {
      ...caseFiles("g-1", "guard"),
      ...withoutCase("search-loop"),
      "agent.sh": agent,
      "prompt.txt": "careful",
      // One block a run: two of them prove what always fails, one does not.
      "replaykit.yaml": `version: 1
runner: { command: [sh, agent.sh] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
live: { max_pairs: 4 }
`,
    },
  });
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const reportOf = ({ outputs }: ActionResult): ReplayReport =>
  replayReportSchema.parse(JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8")));

let branches = 0;

/** The first attempt of a workflow run on a push that made the guard worse, and its re-runs. */
async function firstAttempt(prompt = "careless") {
  const run = await repository.pullRequest({
    branch: `rerun-${(branches += 1)}`,
    files: { "prompt.txt": prompt },
    inputs: { comment: "never" },
    env: { OPENAI_API_KEY: "sk-of-the-tests", GITHUB_RUN_ATTEMPT: "1" },
  });
  const { number } = run;
  const head = repository.github.repository("acme/agent").issues.get(number)?.pull?.headSha ?? "";
  const id = repository.github.addRun("acme/agent", {
    name: "ReplayKit",
    event: "pull_request",
    head_sha: head,
    head_branch: `rerun-${branches}`,
    head_repository: "acme/agent",
    conclusion: "failure",
  });
  const leave = (report: ReplayReport, name = "replaykit-report") =>
    repository.github.addArtifact("acme/agent", { run: id, name, files: { "report.json": JSON.stringify(report) } });
  const again = (attempt: number, inputs: Record<string, string> = {}) =>
    run.again(inputs, { GITHUB_RUN_ATTEMPT: `${attempt}`, GITHUB_RUN_ID: `${id}` });
  return { run, leave, again };
}

describe("a workflow run that is run again", () => {
  it("counts what the attempt before it tried, and that of all before", async () => {
    const { run, leave, again } = await firstAttempt();
    expect([run.exit, reportOf(run).cases[0]?.standing, reportOf(run).run_attempt]).toEqual([0, "flaky", 1]);
    leave(reportOf(run));
    const second = await again(2);
    expect([second.exit, second.outputs["regressed"]]).toEqual([1, "1"]);
    expect(reportOf(second).cases[0]?.reason).toContain("(in 1 earlier run of the same code 4 of 4, 0 of 4)");
    leave(reportOf(second));
    expect(reportOf(await again(3)).cases[0]?.trial?.earlier).toHaveLength(2);
  });

  it("counts none where the one before left nothing, or the artifact is of another attempt, code or shard", async () => {
    const { run, leave, again } = await firstAttempt();
    const alone = await again(2);
    expect([alone.exit, alone.outputs["flaky"]]).toEqual([0, "1"]);
    expect(alone.log).toContain(
      "earlier attempts of this run are not counted: this run has no artifact replaykit-report",
    );
    leave(reportOf(run));
    expect((await again(3)).log).toContain("attempt 2 left no report");
    const other = await firstAttempt("careless ");
    other.leave(reportOf(run));
    const foreign = await other.again(2);
    expect(reportOf(foreign).cases[0]?.trial).toMatchObject({ blocks: [expect.anything()] });
    expect(reportOf(foreign).cases[0]?.trial).not.toHaveProperty("earlier");
    const shard = await again(2, { shard: "1/1" });
    expect(shard.log).toContain("no artifact replaykit-shard-1");
    leave(reportOf(run), "replaykit-shard-1");
    expect(reportOf(await again(2, { shard: "1/1" })).cases[0]?.trial?.earlier).toHaveLength(1);
  });

  it("reads that report as a stranger's: one that is broken or forged changes nothing but what it says against a guard", async () => {
    const { run, leave, again } = await firstAttempt();
    const report = reportOf(run);
    const [result] = report.cases;
    if (!result?.trial) throw new Error("nothing was tried");
    leave({ ...report, cases: [{ ...result, verdict: "fine" as "fixed" }] });
    const broken = await again(2);
    expect(broken.log).toContain(
      'are not counted: the report in the artifact is wrong: cases[0].verdict is "fine"; expected reproduced',
    );
    expect(broken.outputs["flaky"]).toBe("1");
    const excuse = { head: { reproduced: 0, not_held: 0 }, base: { reproduced: 4, not_held: 4 } };
    leave({ ...report, cases: [{ ...result, trial: { ...result.trial, blocks: [excuse, excuse] } }] });
    const forged = reportOf(await again(2)).cases[0];
    expect(forged?.reason).toContain("failed 4 of 4 on this branch, 0 of 4 on main (in 1 earlier run");
    leave({ ...report, cases: [{ ...result, trial: { ...result.trial, question: "fixed" } }] });
    expect(reportOf(await again(2)).cases[0]?.trial?.earlier).toBeUndefined();
  });
});
