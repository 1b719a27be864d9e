import { execFileSync } from "node:child_process";
import {
  chatAnswer,
  type StubAnswer,
  stubProvider,
  type StubProvider,
  type StubRequest,
} from "../../gateway/stub-provider.ts";
import { temporaryFolder, type TemporaryFolder } from "../temporary-folder.ts";

/** The agent of a shop as a user would write it: a prompt in a file, one model, two tools behind the gateway. */
const agent = `
import { readFileSync } from "node:fs";
const { OPENAI_BASE_URL: models, REPLAYKIT_GATEWAY_URL: gateway } = process.env;
const post = (url, body) => fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const messages = [{ role: "system", content: readFileSync("prompts/refunds.md", "utf8") }, { role: "user", content: process.argv[2] }];
for (let step = 0; step < 5; step += 1) {
  const answer = await post(models + "/chat/completions", { model: "old-model", messages });
  if (!answer.ok) throw new Error("the model failed: " + answer.status);
  const { message } = (await answer.json()).choices[0];
  messages.push(message);
  if (!message.tool_calls) break;
  for (const { id, function: { name, arguments: args } } of message.tool_calls) {
    const result = await post(gateway + "/tools/" + name, { args: JSON.parse(args) });
    messages.push({ role: "tool", tool_call_id: id, content: JSON.stringify(await result.json()) });
  }
}
console.log(messages.at(-1).content);
`;

/** The answer of the shop's model, which depends on the model's name or on the prompt. */
function shopModel({ body }: StubRequest): StubAnswer {
  const { messages = [] } = body;
  const model = "model" in body ? body.model : undefined;
  const order = /ord_\d+/.exec(JSON.stringify(messages[1]))?.[0] ?? "";
  const results = messages.filter(({ role }) => role === "tool");
  const calls = (name: string, args: object) => ({
    body: chatAnswer(undefined, [{ id: `c${results.length}`, name, args }]),
  });
  if (results.length === 0) return calls("get_order", { order_id: order });
  if (results.length > 1) return { body: chatAnswer("You got your money back.") };
  const isLate = JSON.stringify(results).includes("40");
  const knows = model === "careful" || JSON.stringify(messages[0]).includes("within 30 days");
  if (model === "stingy" || (knows && isLate)) return { body: chatAnswer("There is no refund after 30 days.") };
  return calls("refund", { order_id: order, amount: 89 });
}

function caseFiles(id: string, order: string, days: number): Record<string, string> {
  const asked = `I want my money back for order ${order}.`;
  const isControl = days <= 30;
  const made = [
    { tool: "get_order", args: { order_id: order }, output: { days_since_delivery: days, paid: 89 } },
    { tool: "refund", args: { order_id: order, amount: 89 }, output: { refunded: true } },
  ];
  const events = [
    { type: "input_message", role: "user", content: asked },
    ...made.flatMap(({ tool, args, output }, index) => [
      { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: args },
      { type: "tool_result", call_id: `c${index}`, output },
    ]),
    { type: "final_output", content: "You got your money back." },
  ];
  const calls = made.map((call, index) => ({
    ...call,
    effect: index === 0 ? "read" : "write",
    source: { run_id: id, index },
  }));
  const refund = `{ tool: refund, args: { order_id: ${order}, amount: 89 } }`;
  const checks = isControl
    ? `signatures:\n  - status_is: error\nassertions:\n  - writes_are: [${refund}]\n`
    : `signatures:\n  - writes_are: [${refund}]\nassertions:\n  - writes_are: []\n`;
  const head = `version: 1\nid: ${id}\ntitle: ${isControl ? "A good run stays as it is" : "A refund after the deadline"}\n`;
  return {
    [`cases/${id}/case.yaml`]: `${head}state: ${isControl ? "guard" : "open"}\ntags: [${isControl ? "control" : "refunds"}]\nsource: { run_id: ${id} }\nscenario: { input: [{ role: user, content: ${JSON.stringify(asked)} }] }\n${checks}`,
    [`cases/${id}/source-trace.json`]: JSON.stringify({ version: 1, run_id: id, status: "success", events }),
    [`cases/${id}/fixtures/tools.json`]: JSON.stringify({ version: 1, calls, static: {} }),
  };
}

export interface ShopRepository extends TemporaryFolder, AsyncDisposable {
  provider: StubProvider;
  env: Record<string, string>;
}

/**
 * A repository whose agent refunds after the deadline: three cases of this failure, three controls, and models that decide differently.
 */
export async function shopRepository(): Promise<ShopRepository> {
  const provider = await stubProvider(shopModel);
  const cases = [1, 2, 3].flatMap((n) => [
    caseFiles(`late-${n}`, `ord_${n}`, 40),
    caseFiles(`in-time-${n}`, `ord_1${n}`, 3),
  ]);
  const folder = temporaryFolder({
    "agent.mjs": agent,
    "prompts/refunds.md": "You refund orders.\n",
    "replaykit.yaml": `version: 1\nrunner: { command: [node, agent.mjs, "{input}"] }\neffects: { get_order: read, refund: write }\nupstream:\n  openai: { base_url: "${provider.url}/v1", price: { input: 1, output: 2 } }\n`,
    "good-run.json": caseFiles("in-time-4", "ord_14", 3)["cases/in-time-4/source-trace.json"] ?? "",
    ...Object.assign({}, ...cases),
  });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder.path, stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", "the shop");
  return {
    ...folder,
    provider,
    env: { OPENAI_API_KEY: "sk-none" },
    [Symbol.asyncDispose]: async () => {
      await provider[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
