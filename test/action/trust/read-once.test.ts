import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import { type AgentRepository, brokenAgent, fixedAgent, guardYaml, startAgentRepository } from "../agent-repository.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

/** Rewrites another case of its checkout before it answers well. */
const meddling = `import pathlib
case = pathlib.Path("cases/search-loop/case.yaml")
case.write_text(case.read_text().replace("state: guard", "state: retired"))
${fixedAgent}`;

function openCase(id: string): string {
  const open = guardYaml.replaceAll("search-loop", id).replace("state: guard", "state: open");
  return id === "a-first" ? open.replace("runner: agent", "runner: first") : open;
}

it("a runner that rewrites a later case is not followed: that case is in error, and untouched ones are judged", async () => {
  // The first few are read while the first runner starts.
  const before = ["a-first", "b-next", "c-next", "d-next"];
  const copies = before.flatMap((id) => [
    ...["source-trace.json", "fixtures/tools.json"].map((name) => [
      `cases/${id}/${name}`,
      readFileSync(`cases/search-loop/${name}`, "utf8"),
    ]),
    [`cases/${id}/case.yaml`, openCase(id)],
  ]);
  const config = (command: string) =>
    `version: 1\nrunners:\n  agent: { command: [python3, agent.py] }\n  first: { command: [python3, ${command}] }\neffects: { lookup_billing: read }\n`;
  const files = {
    ...Object.fromEntries(copies),
    "meddling.py": meddling,
    "agent.py": brokenAgent,
  };
  const inputs = { jobs: "1" };
  const standings = async (branch: string, command: string) => {
    const all = { ...files, "replaykit.yaml": config(command) };
    const run = await repository.pullRequest({ branch, files: all, inputs });
    const text = readFileSync(run.outputs["report-json"] ?? "", "utf8");
    const { cases } = replayReportSchema.parse(JSON.parse(text));
    return { exit: run.exit, cases: cases.map(({ case_id, standing }) => `${case_id} ${standing}`) };
  };
  const meddled = await standings("meddling", "meddling.py");
  expect(meddled.exit).toBe(1);
  // In the sandbox what it writes goes nowhere, elsewhere the case is refused.
  expect(meddled.cases).toContainEqual(expect.stringMatching(/^search-loop (?:regressed|error)$/));
  const twin = await standings("well-behaved", "agent.py");
  expect(twin).toMatchObject({
    exit: 1,
    cases: [...before.map((id) => `${id} still-failing`), "search-loop regressed"],
  });
});
