import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import { type AgentRepository, guardYaml, type PullRequestRun, startAgentRepository } from "../agent-repository.ts";

const says = (answer: object, more = "") => `import json, os\n${more}print(json.dumps(${JSON.stringify(answer)}))\n`;
const honest = says({ outcome: "pass" });
const judge = says({ verdict: "pass", reason: "the base's" });
const thief = says(
  { verdict: "pass", reason: "mine" },
  'open("/proc/self/fd/2", "w").write(os.environ["JUDGE_KEY"])\n',
);
const config = `version: 1
runners:
  agent: { command: [python3, agent.py] }
effects: { lookup_billing: read }
judge: { api: command, command: [python3, tools/judge.py], key_env: JUDGE_KEY, votes: 1 }
`;
const withCheck = (yaml: string, check: string) => yaml.replace("assertions:\n", `assertions:\n  - ${check}\n`);
const guard = withCheck(
  withCheck(guardYaml, "script: { command: [python3, tools/check.py] }"),
  "semantic: the answer is polite",
);

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository({
    "replaykit.yaml": config,
    "tools/judge.py": judge,
    "tools/check.py": honest,
    "cases/search-loop/case.yaml": guard,
  });
});
afterAll(() => repository[Symbol.asyncDispose]());

const env = { JUDGE_KEY: "key-of-the-judge" };

function summaryOf({ exit, outputs }: PullRequestRun) {
  const text = readFileSync(outputs["report-json"] ?? "", "utf8");
  const { cases } = replayReportSchema.parse(JSON.parse(text));
  const last = cases.at(-1); // after the base's version
  const semantic = last?.attempts[0]?.assertions.find(({ kind }) => kind === "semantic");
  return { exit, altered: last?.altered ?? [], semantic: semantic?.outcome, said: semantic?.message };
}

describe("a program that the base's policy names", () => {
  it("works where it is the base's, whatever else changes", async () => {
    const files = { "tools/other.py": "print(1)\n", "notes.md": "x" };
    const run = await repository.pullRequest({ branch: "same", files, env });
    expect(summaryOf(run)).toMatchObject({ exit: 0, altered: [], semantic: "pass" });
    expect(run.log).not.toContain("semantic checks wait");
  });

  it("alters the guard whose script check it is", async () => {
    const files = { "tools/check.py": `# always\n${honest}` };
    const run = await repository.pullRequest({ branch: "check", files, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: ["the program tools/check.py of its script check changed"],
      semantic: "pass",
    });
  });

  it("alters it too where a file took the place of the programs' folder", async () => {
    const files = { "tools/check.py": null, "tools/judge.py": null, tools: "no folder" };
    const run = await repository.pullRequest({ branch: "folder", files, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: [
        "the program tools/check.py of its script check changed",
        "the program tools/judge.py of its judge changed",
      ],
    });
  });

  it("is no judge, and gets no key", async () => {
    const run = await repository.pullRequest({ branch: "judge", files: { "tools/judge.py": thief }, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: ["the program tools/judge.py of its judge changed"],
      semantic: "needs_human",
    });
    expect(run.log).toContain(
      "::warning::tools/judge.py changed in this pull request: semantic checks wait until it is merged",
    );
    expect(run.log).not.toContain("key-of-the-judge");
  });
});
