import { afterAll, beforeAll, expect, it } from "vitest";
import { type AgentRepository, brokenAgent, startAgentRepository } from "./agent-repository.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const config = "version: 1\nrunners:\n  agent: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n";
const titles = (number: number) => repository.comments(number).map(({ body }) => /^### (.*)$/m.exec(body)?.[1]);

function checksOf(number: number): unknown[] {
  const { checks, issues } = repository.github.repository("acme/agent");
  const sha = issues.get(number)?.pull?.headSha;
  return [...checks.values()].flatMap(({ fields }) =>
    fields["head_sha"] === sha ? [[fields["conclusion"], (fields["output"] as { title: string }).title]] : [],
  );
}

it("a commit that cannot be judged takes the earlier commit's verdict off the comment, and fails the check", async () => {
  const green = "No regressions; 1 guard rests on the runner's word.";
  const pull = await repository.pullRequest({ branch: "breaks-config", files: { "README.md": "1\n" } });
  expect([titles(pull.number), checksOf(pull.number)]).toEqual([[`🟢 ${green}`], [["success", green]]]);
  const broken = await pull.push({ "replaykit.yaml": `${config}select: "@octocat <b>"\n` });
  expect(broken.exit).toBe(1);
  expect(titles(pull.number)).toEqual(["🔴 Nothing was judged."]);
  expect(repository.comments(pull.number)[0]?.body).toMatch(/\*\* · replaykit\.yaml.*select.*\nNext: /);
  expect(checksOf(pull.number)).toEqual([["failure", "Nothing was judged."]]);
  await pull.push({ "replaykit.yaml": config });
  expect([titles(pull.number), checksOf(pull.number)]).toEqual([[`🟢 ${green}`], [["success", green]]]);
});

it("a shard leaves it to the job that joins, which says that a shard is missing", async () => {
  const shard = await repository.pullRequest({
    branch: "shard-breaks",
    files: { "agent.py": brokenAgent, "replaykit.yaml": "version: 3\n" },
    inputs: { shard: "1/2" },
  });
  expect([shard.exit, titles(shard.number), checksOf(shard.number)]).toEqual([1, [], []]);
  const merged = await shard.again({ mode: "merge", shard: "" });
  expect([merged.exit, titles(shard.number)]).toEqual([1, ["🔴 Nothing was judged."]]);
  expect(repository.comments(shard.number)[0]?.body).toContain("there is no report of a shard");
});

it("with comment: never, only the check says it", async () => {
  const files = { "replaykit.yaml": "version: 3\n" };
  const quiet = await repository.pullRequest({ branch: "quiet", files, inputs: { comment: "never" } });
  expect([titles(quiet.number), checksOf(quiet.number)]).toEqual([[], [["failure", "Nothing was judged."]]]);
});
