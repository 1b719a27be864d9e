import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../../src/core/schema/result.ts";
import { cli } from "../../support/cli.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../stub-provider.ts";

const root = resolve(import.meta.dirname, "../../..");

/** An agent as most are: a loop over the client, its own functions in a table, and no word of ReplayKit. */
const agent = `import OpenAI from "openai";
import { lookupOrder, refund } from "./tools.ts";

const tools = { lookup_order: lookupOrder, refund };
type Args = { order: string; amount: number };
const schema = (name: string) => ({ type: "function" as const, function: { name, parameters: { type: "object" } } });

/* before the call */
const prompt = "You refund what was paid.";

const client = new OpenAI();
const messages: OpenAI.ChatCompletionMessageParam[] = [
  { role: "system", content: prompt },
  { role: "user", content: process.argv[2] ?? "" },
];
for (;;) {
  const answer = await client.chat.completions.create({ model: "gpt-x", messages, tools: Object.keys(tools).map(schema) });
  const { message } = answer.choices[0]!;
  messages.push(message);
  if (!message.tool_calls) {
    console.log(message.content);
    break;
  }
  for (const call of message.tool_calls) {
    if (call.type !== "function") continue;
    const args = JSON.parse(call.function.arguments) as Args;
    /* in front of the tool */
    const name = call.function.name as keyof typeof tools;
    const result = await tools[name](args);
    messages.push({ role: "tool", tool_call_id: call.id, content: result.describe() });
  }
}
`;

const tools = `import { appendFileSync } from "node:fs";

class Money {
  order: string;
  amount: number;
  constructor(order: string, amount: number) {
    this.order = order;
    this.amount = amount;
  }
  describe(): string {
    return \`\${this.order}: \${this.amount.toFixed(2)} EUR\`;
  }
}

export async function lookupOrder({ order }: { order: string }): Promise<Money> {
  return new Money(order, 42.5);
}

export async function refund({ order, amount }: { order: string; amount: number }): Promise<Money> {
  appendFileSync(new URL("../refunds.log", import.meta.url), \`\${order} \${amount}\\n\`);
  return new Money(order, amount);
}
`;

/** Refunds ten times what was paid, unless the prompt says it in so many words. */
function model({ body: { messages = [] } }: StubRequest) {
  const results = messages.filter(({ role }) => role === "tool").length;
  const careful = JSON.stringify(messages[0]?.content).includes("never more");
  if (results === 0) return { body: chatAnswer(undefined, [{ id: "a", name: "lookup_order", args: { order: "A1" } }]) };
  const asked = { id: "b", name: "refund", args: { order: "A1", amount: careful ? 42.5 : 425 } };
  return { body: results === 1 ? chatAnswer(undefined, [asked]) : chatAnswer("You got your money back.") };
}

function repository(url: string) {
  const folder = temporaryFolder({
    "package.json": `{ "type": "module" }\n`,
    // Without a sandbox, so that what is written is seen.
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      `runner: { command: [node, src/agent.ts, "Give me back what I paid for A1."] }`,
      "sandbox: off",
      "",
    ].join("\n"),
  });
  symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  };
  write("src/agent.ts", agent);
  write("src/tools.ts", tools);
  return { folder, cwd: folder.path, write, log: join(folder.path, "refunds.log") };
}

const env = { REAL_KEY: "sk-real" };
const started = ["--", "node", "src/agent.ts", "Give me back what I paid for A1."];

it("a plain loop is recorded, reproduced, fixed in front of the tool and guarded, and refunds nothing on the way", async () => {
  await using provider = await stubProvider(model);
  const { folder, cwd, write, log } = repository(provider.url);
  using _ = folder;

  const unseen = await cli(["record", "--write-config", "--out", "unseen.json", ...started], { cwd, env });
  expect(unseen.stderr).toContain("these tools ran inside the agent, unseen by the gateway: lookup_order, refund");
  expect(unseen.stderr).toContain("written to replaykit.yaml: lookup_order, refund");
  expect(readFileSync(join(cwd, "replaykit.yaml"), "utf8")).toContain(
    "tools:\n  lookup_order:\n    at: src/tools.ts#lookupOrder\n    effect: read\n  refund:\n    at: src/tools.ts#refund\n    effect: write\n",
  );
  expect(readFileSync(log, "utf8")).toBe("A1 425\n");

  const record = await cli(["record", ...started], { cwd, env });
  expect(record).toMatchObject({ exit: 0, stdout: expect.stringContaining("recorded trace.json") });
  expect(record.stderr).not.toContain("unseen");
  expect(readFileSync(log, "utf8")).toBe("A1 425\nA1 425\n");
  writeFileSync(log, "");

  const expectation = ["--expect-call", 'refund={"order":"A1","amount":42.5}'];
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/refund", ...expectation];
  expect(await cli(["scaffold", "trace.json", ...words], { cwd })).toMatchObject({ exit: 0 });
  const fixtures = JSON.parse(readFileSync(join(cwd, "cases/refund/fixtures/tools.json"), "utf8"));
  expect(fixtures.calls).toMatchObject([
    { tool: "lookup_order", output: { order: "A1", amount: 42.5 }, output_types: { "": "src/tools.ts#Money" } },
    { tool: "refund", output: { order: "A1", amount: 425 }, output_types: { "": "src/tools.ts#Money" } },
  ]);
  const asked = provider.requests.length;

  const replay = async () => {
    const answer = await cli(["replay", "refund", "--json"], { cwd });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0];
  };
  expect(await replay()).toMatchObject({ verdict: "reproduced", standing: "still-failing" });

  // The fix clamps what the model asked for: what ran is judged.
  const clamp = 'if (call.function.name === "refund") args.amount = Math.min(args.amount, 42.5);';
  write("src/agent.ts", agent.replace("/* in front of the tool */", clamp));
  const fixed = await replay();
  expect(fixed).toMatchObject({ verdict: "fixed" });
  expect(fixed?.attempts[0]?.counts).toMatchObject({ basis: "observed", live: 0, missed: 0, uncontrolled: 0 });

  // In the sandbox one attempt is proof; what would be written there is listed.
  const config = readFileSync(join(cwd, "replaykit.yaml"), "utf8");
  write("replaykit.yaml", config.replace("sandbox: off", "sandbox: required"));
  const guarded = await cli(["guard", "refund"], { cwd });
  expect(guarded).toMatchObject({ exit: 0, stdout: expect.stringContaining("state: guard") });
  const held = await replay();
  expect(held).toMatchObject({ verdict: "fixed", standing: "holding" });
  expect(held?.attempts[0]?.wrote ?? []).toEqual([]);

  // The bug comes back.
  write("src/agent.ts", agent);
  expect(await replay()).toMatchObject({ verdict: "reproduced", standing: "regressed" });
  expect(readFileSync(log, "utf8")).toBe("");
  expect(provider.requests).toHaveLength(asked);
});

it("a fix of the prompt is proven with a key, and refunds nothing either", async () => {
  await using provider = await stubProvider(model);
  const { folder, cwd, write, log } = repository(provider.url);
  using _ = folder;
  const config = readFileSync(join(cwd, "replaykit.yaml"), "utf8");
  write(
    "replaykit.yaml",
    `${config}tools: { lookup_order: "src/tools.ts#lookupOrder", refund: { at: "src/tools.ts#refund", effect: write } }\n`,
  );
  expect(await cli(["record", ...started], { cwd, env })).toMatchObject({ exit: 0 });
  writeFileSync(log, "");
  const expectation = ["--expect-call", 'refund={"order":"A1","amount":42.5}'];
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/refund", ...expectation];
  expect(await cli(["scaffold", "trace.json", ...words], { cwd })).toMatchObject({ exit: 0 });

  write("src/agent.ts", agent.replace("what was paid.", "what was paid, never more."));
  const answer = await cli(["replay", "refund", "--json"], { cwd, env });
  const report: ReplayReport = JSON.parse(answer.stdout);
  expect(report.cases[0]).toMatchObject({ verdict: "fixed" });
  expect(report.cases[0]?.attempts[0]?.counts).toMatchObject({ basis: "observed", uncontrolled: 0, missed: 0 });
  expect(readFileSync(log, "utf8")).toBe("");

  // The twin: with the shims off the real function runs, and the attempt is an error that says so.
  write("src/agent.ts", agent);
  const unrouted = await cli(["replay", "refund", "--json"], { cwd, env: { REPLAYKIT_SHIMS: "off" } });
  const seen: ReplayReport = JSON.parse(unrouted.stdout);
  expect(seen.cases[0]).toMatchObject({ verdict: "error" });
  expect(existsSync(log) && readFileSync(log, "utf8")).not.toBe("");
});
