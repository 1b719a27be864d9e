import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { keyedConfig, realKey as env } from "../gateway/keyed-config.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../gateway/stub-provider.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startAgentRepository, withoutCase } from "./agent-repository.ts";

const tools = (amount: string) => `
import { appendFileSync } from "node:fs";
export async function refund({ amount }) {
  return charge({ amount: ${amount} });
}
export async function charge({ amount }) {
  appendFileSync("refunds.log", amount + "\\n");
  return { refunded: amount };
}
`;
const agent = `
import { refund } from "./tools.mjs";
const messages = [{ role: "user", content: "Give me 500 back." }];
for (;;) {
  const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
    body: JSON.stringify({ model: "gpt-x", messages }),
  });
  const { message } = (await response.json()).choices[0];
  messages.push(message);
  if (!message.tool_calls) { console.log(message.content); break; }
  for (const call of message.tool_calls) {
    const result = await refund(JSON.parse(call.function.arguments));
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
`;
const config = (url: string) =>
  keyedConfig(
    url,
    "runner: { command: [node, agent.mjs] }",
    'tools: { refund: { at: "tools.mjs#refund", effect: write } }',
  );
const said =
  "but refund was replaced and its code changed here; to judge that, name the inner function (tools.refund.at) or let it run (effect: pure)";

function model({ body: { messages = [] } }: StubRequest) {
  const answered = messages.some(({ role }) => role === "tool");
  const refund = { id: "a", name: "refund", args: { amount: 500 } };
  return { body: answered ? chatAnswer("You got it back.") : chatAnswer(undefined, [refund]) };
}

it("a fix inside of a routed function is said to be out of a replay's sight, in the comment and at the terminal", async () => {
  await using provider = await stubProvider(model);
  using folder = temporaryFolder({
    "replaykit.yaml": config(provider.url),
    "tools.mjs": tools("amount"),
    "agent.mjs": agent,
  });
  const cwd = folder.path;
  await cli(["record", "--", "node", "agent.mjs"], { cwd, env });
  const wanted = ["--out", "cases/refund", "--expect-call", 'refund={"amount":50}'];
  expect(await cli(["scaffold", "trace.json", ...wanted], { cwd })).toMatchObject({ exit: 0 });
  const caseFiles = readdirSync(join(cwd, "cases/refund"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1));

  const files = ["replaykit.yaml", "tools.mjs", "agent.mjs", ...caseFiles];
  await using repository = await startAgentRepository({
    ...Object.fromEntries(files.map((file) => [file, readFileSync(join(cwd, file), "utf8")])),
    "cases/search-loop/case.yaml": "",
  });
  await repository.github.commit("acme/agent", { branch: "main", files: { ...withoutCase("search-loop") } });
  const open = (branch: string, changed: Record<string, string>) => repository.pullRequest({ branch, files: changed });
  const fixed = tools("Math.min(amount, 50)");
  const commentOf = async (branch: string, changed: Record<string, string>) => {
    const { number } = await open(branch, changed);
    return repository.comments(number)[0]?.body ?? "";
  };
  const within = await open("within", { "tools.mjs": fixed });
  const unseen = repository.comments(within.number)[0]?.body ?? "";
  expect(unseen.split("but refund was replaced and its code changed here")).toHaveLength(2);
  // The twins: a change elsewhere, and the call below the guard routed instead.
  expect(await commentOf("elsewhere", { "agent.mjs": `${agent}\n// tidied` })).not.toContain("was replaced");
  const below = config(provider.url).replace("#refund", "#charge");
  const judged = await commentOf("below", { "tools.mjs": fixed, "replaykit.yaml": below });
  expect(judged).not.toContain("was replaced");
  expect(judged).toContain("newly fixed");

  cpSync(within.workspace, cwd, { recursive: true });
  const base = ["replay", "refund", "--base", "origin/main"];
  expect((await cli(base, { cwd })).stdout).toContain(said);
  const report: ReplayReport = JSON.parse((await cli([...base, "--json"], { cwd })).stdout);
  expect(report.cases[0]).toMatchObject({ standing: "still-failing", not_exercised: ["refund"] });
  expect((await cli(["replay", "refund"], { cwd })).stdout).not.toContain("was replaced");
  const guard = await cli(["guard", "refund", "--base", "origin/main"], { cwd });
  expect(guard).toMatchObject({ exit: 1 });
  expect(guard.stdout).toContain(`it is reproduced: ${said}: `);
  expect((await cli(["guard", "refund"], { cwd })).stdout).not.toContain("was replaced");
});
