import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { replayReportSchema } from "../../src/core/schema/result.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type AgentRepository, brokenAgent, fixedAgent, guardYaml, startAgentRepository } from "./agent-repository.ts";

const config = (more = "") =>
  `version: 1\nrunners:\n  agent: { command: [python3, agent.py]${more} }\neffects: { lookup_billing: read }\n`;

function project(folder: string): Record<string, string> {
  const copied = ["source-trace.json", "fixtures/tools.json"].map((name) => [
    `${folder}/cases/loop-${folder}/${name}`,
    readFileSync(`cases/search-loop/${name}`, "utf8"),
  ]);
  return {
    ...Object.fromEntries(copied),
    [`${folder}/cases/loop-${folder}/case.yaml`]: guardYaml.replace("id: search-loop", `id: loop-${folder}`),
    [`${folder}/agent.py`]: fixedAgent,
    [`${folder}/replay_tools.py`]: readFileSync("examples/runners/replay_tools.py", "utf8"),
    [`${folder}/replaykit.yaml`]: config(),
  };
}

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository({ ...project("shop"), ...project("desk") });
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

it("a project's own configuration never judges the agent and the cases at the root in its place", async () => {
  const pull = await repository.pullRequest({
    branch: "below",
    files: { "shop/agent.py": brokenAgent },
    inputs: { config: "shop/replaykit.yaml" },
  });
  expect(pull.exit).toBe(1);
  expect(pull.log).toContain("`cases: [shop/cases]` and a runner with `cwd: shop`");
  const named = await repository.pullRequest({
    branch: "inside",
    files: { "shop/agent.py": brokenAgent, "shop/replaykit.yaml": config(", cwd: shop") },
    inputs: { config: "shop/replaykit.yaml", cases: "shop/cases" },
  });
  expect({ exit: named.exit, regressed: named.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
});

it("two suites of one pull request have names in the comment, and checks of their own", async () => {
  const shop = { config: "shop/replaykit.yaml", cases: "shop/cases" };
  const files = { "shop/replaykit.yaml": config(", cwd: shop"), "shop/agent.py": brokenAgent };
  const pull = await repository.pullRequest({ branch: "two", files, inputs: shop });
  await pull.again({ config: "replaykit.yaml", cases: "" });
  const headings = () =>
    repository.comments(pull.number).flatMap(({ body }) => body.match(/^(?:### .|\*\*ReplayKit[^·]*)/gmu));
  const both = ["### 🔴", "**ReplayKit** (shop/replaykit.yaml, shop/cases) ", "### 🟢", "**ReplayKit** "];
  expect(headings()).toEqual(both);
  const { checks } = repository.github.repository("acme/agent");
  const checksNow = () =>
    [...checks.values()].flatMap(({ fields }) =>
      fields["head_sha"] === pull.head ? [[fields["name"], fields["conclusion"]]] : [],
    );
  const red = ["ReplayKit (shop/replaykit.yaml, shop/cases)", "failure"];
  expect(checksNow()).toEqual([red, ["ReplayKit", "success"]]);

  // The job that joins shards has none of the inputs that chose their cases, also where it cannot join them.
  const { outputs } = await pull.again({ shard: "1/1" });
  const report = replayReportSchema.parse(JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8")));
  for (const of of [1, 2]) {
    const left = { ...report, shard: { ...report.shard, of } };
    using folder = temporaryFolder({ "replaykit-shards/1/report.json": JSON.stringify(left) });
    const joining = { mode: "merge", config: "replaykit.yaml", cases: "" };
    const { exit } = await pull.again(joining, { RUNNER_TEMP: folder.path, GITHUB_WORKSPACE: folder.path });
    expect({ exit, headings: headings() }).toEqual({ exit: 1, headings: both });
  }
  expect(checksNow().slice(2)).toEqual([red, red]);
  expect(repository.comments(pull.number)[0]?.body).toContain("shard 2 of 2 left no report");
});
