import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ModelFixtures, modelFixturesSchema } from "../../src/core/schema/fixtures.ts";
import { type ReplayReport, replayReportSchema } from "../../src/core/schema/result.ts";
import { chatAnswer, type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import type { ActionResult } from "../support/run-action.ts";
import { type AgentRepository, type PullRequestRun, startAgentRepository, withoutCase } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

let repository: AgentRepository;
let provider: StubProvider;

beforeAll(async () => {
  provider = await stubProvider(({ body: { messages = [] } }) => ({
    body: chatAnswer(String(messages[0]?.content).startsWith("careless") ? "bad" : "good"),
  }));
  repository = await startAgentRepository();
  const guard = caseFiles("g-1", "guard");
  await repository.github.commit("acme/agent", {
    branch: "main",
    files: {
      ...guard,
      "cases/g-1/case.yaml": `${guard["cases/g-1/case.yaml"]}replay: { model: live }\n`,
      ...withoutCase("search-loop"),
      "agent.sh": agent,
      "prompt.txt": "careful",
      "replaykit.yaml": `version: 1
runner: { command: [sh, agent.sh] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
live: { max_pairs: 4 }
`,
    },
  });
  repository.github.repository("acme/agent").people.set("mona", "write");
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const key = { OPENAI_API_KEY: "sk-of-the-tests" };
const resultOf = ({ outputs }: ActionResult) => {
  const report: ReplayReport = JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8"));
  return replayReportSchema.parse(report).cases.find(({ case_id }) => case_id === "g-1");
};

/** A pull request with another prompt, whose run left what the workflow uploads. */
async function changedPrompt(branch: string, prompt: string, env: Record<string, string>) {
  const run = await repository.pullRequest({
    branch,
    files: { "prompt.txt": prompt },
    inputs: { comment: "always" },
    env,
  });
  upload(run, branch);
  return run;
}

function upload(run: PullRequestRun, branch: string): void {
  const seed = { event: "pull_request", name: "ReplayKit", conclusion: "success", head_repository: "acme/agent" };
  const id = repository.github.addRun("acme/agent", { ...seed, head_sha: run.head, head_branch: branch });
  const folder = run.outputs["result-path"] ?? "";
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  repository.github.addArtifact("acme/agent", { run: id, name: "replaykit-report", files });
}

function say(number: number, body: string) {
  const id = repository.github.comment("acme/agent", number, "mona", body);
  const payload = { action: "created", comment: { id }, issue: { number, pull_request: {} } };
  return repository.onBranch("main", { mode: "command" }, { name: "issue_comment", payload });
}

async function committed(branch: string, file: string): Promise<string | undefined> {
  const { git } = repository.github.repository("acme/agent");
  const object = await git.object(`${git.ref(`refs/heads/${branch}`) ?? ""}:cases/g-1/${file}`);
  return object?.content.toString();
}

it("/replaykit record keeps what live models answered, so that the guard holds without a key from then on", async () => {
  const run = await changedPrompt("polite", "careful, politely", key);
  expect(resultOf(run)).toMatchObject({ standing: "holding", live_model: true, attempts: [{ counts: { live: 1 } }] });
  expect(repository.comments(run.number)[0]?.body).toContain("`/replaykit record <case>`");
  const told = await say(run.number, "/replaykit record g-1");
  expect(told.log).toMatch(/g-1: \+ 1 model exchange, recorded 20\d\d-\d\d-\d\d \(1 kB\)/);
  const kept: ModelFixtures = modelFixturesSchema.parse(
    JSON.parse((await committed("polite", "fixtures/model.json")) ?? ""),
  );
  expect(kept).toMatchObject({
    version: 2,
    variants: [{ exchanges: [{ request: { messages: [{ content: "careful, politely" }, {}] } }] }],
  });
  expect(JSON.stringify(kept)).not.toContain("sk-of-the-tests");
  expect(await committed("polite", "case.yaml")).toContain("model: recorded-until-divergence");

  const asked = provider.requests.length;
  const without = await repository.onBranch("polite", {});
  expect(resultOf(without)).toMatchObject({ standing: "holding", live_model: false });
  expect(provider.requests).toHaveLength(asked);

  // The twin: another prompt than the recorded one is not served.
  await repository.github.commit("acme/agent", { branch: "polite", files: { "prompt.txt": "careful, briefly" } });
  expect(resultOf(await repository.onBranch("polite", {}))).toMatchObject({ standing: "unguarded" });
});

it("/replaykit record keeps nothing where no model was asked, and nothing of a failing agent", async () => {
  const keyless = await changedPrompt("keyless", "careful, at length", {});
  expect(resultOf(keyless)).toMatchObject({ verdict: "inconclusive" });
  expect(repository.comments(keyless.number)[0]?.body).not.toContain("/replaykit record");
  expect((await say(keyless.number, "/replaykit record g-1")).log).toContain(
    "the workflow has no model key, so there is nothing to record; where you have one: npx replaykit guard g-1",
  );
  const failing = await changedPrompt("failing", "careless", key);
  expect((await say(failing.number, "/replaykit record g-1")).log).toContain("no attempt was good");
  for (const branch of ["keyless", "failing"]) expect(await committed(branch, "fixtures/model.json")).toBeUndefined();
});
