import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Observation, routedIn } from "../../../src/gateway/observation.ts";
import { observedTrace, type RunHead } from "../../../src/gateway/observed-trace.ts";
import { keyedConfig } from "../keyed-config.ts";
import type { ReplayReport } from "../../../src/core/schema/result.ts";
import { cli } from "../../support/cli.ts";
import { leaveOut } from "../../support/left-out.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../stub-provider.ts";

const tools = `
import { appendFileSync } from "node:fs";
export async function refund({ amount }) {
  appendFileSync("refunds.log", amount + "\\n");
  return { refunded: amount };
}
`;
/** `before` stands in front of the tool; `report` is what the agent writes of its run. */
const agent = (before = "", report = "") => `
import { writeFileSync } from "node:fs";
import { refund } from "./tools.mjs";
const messages = [{ role: "user", content: "Give me 500 back." }];
const tools = [{ type: "function", function: { name: "refund", parameters: { type: "object" } } }];
for (;;) {
  const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
    body: JSON.stringify({ model: "gpt-x", messages, tools }),
  });
  const { message } = (await response.json()).choices[0];
  messages.push(message);
  if (!message.tool_calls) { console.log(message.content); break; }
  for (const call of message.tool_calls) {
    const args = JSON.parse(call.function.arguments);
    let result;
    ${before}
    result ??= await refund(args);
    messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
  }
}
${report}
`;
const decline = `if (args.amount > 100) result = { error: "too much: ask a person" };`;

/** What the gateway sees of a model that asks for a refund and a handover, which no later request carries. */
const asking: Observation[] = [
  {
    type: "model",
    how: "recorded",
    at: "2026-01-01T00:00:00.000Z",
    duration_ms: 1,
    exchange: {
      api: "openai-chat",
      status: 200,
      request: {
        model: "gpt-x",
        messages: [{ role: "user", content: "Give me 500 back." }],
        tools: ["refund", "handover"].map((name) => ({ type: "function", function: { name, parameters: {} } })),
      },
      response: chatAnswer(undefined, [
        { id: "a", name: "refund", args: { amount: 500 } },
        { id: "b", name: "handover", args: {} },
      ]),
    },
  },
];
const ended = { code: 0, timed_out: false, stderr: "" };
const wrapped = routedIn([
  { tool: "refund", state: "installed" },
  { tool: "handover", state: "installed" },
]);

function madeCalls(head: Partial<RunHead>): string[] {
  const { trace } = observedTrace(asking, { run_id: "r", end: ended, isRouted: wrapped, ...head });
  return trace.events.flatMap((event) => (event.type === "tool_call" ? [event.tool_name] : []));
}

it("a call of a wrapped function that never passed was not made, also where the run ended instead", () => {
  expect(madeCalls({})).toEqual([]);
  expect(madeCalls({ endings: ["handover"] })).toEqual(["handover"]);
});

it("the words beside such a call are no answer, and none beside it are no fault", () => {
  for (const words of ["I refund it.", undefined]) {
    const [seen] = asking;
    if (seen?.type !== "model") throw new Error("a model call was expected");
    const response = chatAnswer(words, [{ id: "a", name: "refund", args: {} }]);
    const said: Observation = { ...seen, exchange: { ...seen.exchange, response } };
    const { trace } = observedTrace([said], { run_id: "r", end: ended, isRouted: wrapped });
    expect([trace.status, ...trace.events.map(({ type }) => type)]).toEqual([
      "success",
      "input_message",
      "model_call",
      "other",
    ]);
  }
});

it("but it may have been made in a process that died, of a function that is not wrapped, or that the agent reports", () => {
  expect(madeCalls({ end: { ...ended, code: 1 } })).toEqual(["refund", "handover"]);
  expect(madeCalls({ isRouted: undefined })).toEqual(["refund", "handover"]);
  const reported = routedIn([{ tool: "refund", state: "installed" }], [{ tool: "refund" }]);
  expect(madeCalls({ isRouted: reported })).toEqual(["refund", "handover"]);
});

function model({ body }: StubRequest) {
  const answered = body.messages?.some(({ role }) => role === "tool");
  const name = "model" in body && body.model === "gpt-renamed" ? "pay_back" : "refund";
  const refund = { id: "a", name, args: { amount: 500 } };
  return { body: answered ? chatAnswer("I have asked a person.") : chatAnswer(undefined, [refund]) };
}

it("a guard in front of the tool is judged: the agent declined, and nothing was written", async () => {
  await using provider = await stubProvider(model);
  using folder = temporaryFolder({
    "replaykit.yaml": keyedConfig(
      provider.url,
      "runner: { command: [node, agent.mjs] }",
      'tools: { refund: { at: "tools.mjs#refund", effect: write } }',
    ),
    "tools.mjs": tools,
    "agent.mjs": agent(),
  });
  const cwd = folder.path;
  const env = { REAL_KEY: "sk-real" };
  expect(await cli(["record", "--", "node", "agent.mjs"], { cwd, env })).toMatchObject({ exit: 0 });
  const wanted = ["--out", "cases/refund", "--forbid-call", "refund", "--expect-text", "asked a person"];
  expect(await cli(["scaffold", "trace.json", ...wanted], { cwd })).toMatchObject({ exit: 0 });
  const replay = async (text: string) => {
    writeFileSync(join(cwd, "agent.mjs"), text);
    const answer = await cli(["replay", "refund", "--json"], { cwd, env });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0];
  };
  expect(await replay(agent())).toMatchObject({ verdict: "reproduced" });
  const declined = await replay(agent(decline));
  const recorded = await cli(["record", "--", "node", "agent.mjs"], { cwd, env });
  expect(recorded.stderr).toContain("note: a model asked for refund, but its routed function was not called");
  expect(recorded.stderr).not.toContain("unseen");
  if (declined?.attempts[0]?.counts.isolated !== true) return leaveOut("declined calls", "this system has no sandbox");
  expect(declined).toMatchObject({ verdict: "fixed", attempts: [{ counts: { declined: 1, uncontrolled: 0 } }] });

  // It may also end its run instead, and say so or not.
  const stop = `if (args.amount > 100) { console.log("I have asked a person."); break; }`;
  const done = JSON.stringify({ status: "success", final_output: "I have asked a person.", tool_calls: [] });
  const says = `writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, ${JSON.stringify(done)}); process.exit(3);`;
  for (const text of [agent(stop.replace("break", "process.exit(0)")), agent(stop.replace("break", says))])
    expect((await replay(text))?.attempts[0]).toMatchObject({
      signatures: [{ outcome: "fail" }],
      counts: { declined: 1, uncontrolled: 0 },
    });

  // Anything less is uncontrolled: another function that ran, a runner that tells of the call, and a function that nobody routes.
  const other = `const own = ({ amount }) => ({ refunded: amount }); result = own(args);`;
  expect(await replay(agent(other))).toMatchObject({
    verdict: "error",
    reason: expect.stringContaining("uncontrolled write: refund was answered as by a function that ran"),
  });
  const tells = `writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output: "I have asked a person.",
    tool_calls: [{ tool_name: "refund", tool_args: { amount: 500 }, tool_output: {} }] }));`;
  expect(await replay(agent(decline, tells))).toMatchObject({
    verdict: "error",
    reason: expect.stringContaining("uncontrolled write: refund"),
  });
  const config = join(cwd, "replaykit.yaml");
  // The recording has the former name of a renamed tool.
  const renamed = readFileSync(config, "utf8").replace(
    "tools: { refund:",
    "aliases: { pay_back: refund }\ntools: { pay_back:",
  );
  writeFileSync(config, renamed);
  const renaming = (text: string) => text.replace('name: "refund"', 'name: "pay_back"').replace("gpt-x", "gpt-renamed");
  expect(await replay(renaming(agent(other)))).toMatchObject({
    verdict: "error",
    reason: expect.stringContaining("uncontrolled write: pay_back was answered as by a function that ran"),
  });
  writeFileSync(
    config,
    `version: 1\nupstream: { openai: { base_url: "${provider.url}", key_env: REAL_KEY } }\nrunner: { command: [node, agent.mjs] }\neffects: { refund: write }\n`,
  );
  expect(await replay(agent(decline))).toMatchObject({
    verdict: "error",
    reason: expect.stringContaining("uncontrolled write: refund"),
  });
  expect(existsSync(join(cwd, "refunds.log"))).toBe(true); // the recording's
});
