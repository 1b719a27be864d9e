import { execFileSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const root = resolve(import.meta.dirname, "../..");

/** As people write them: the day in the prompt, a `switch`, a tool that is a method of another name, the key in .env. */
const agent = `import { findInvoice } from "./invoices.ts";
import { Credits } from "./credits.ts";

const credits = new Credits();
const system = \`You are a billing clerk. Today is \${new Date().toISOString()}, run \${crypto.randomUUID()}. Be polite.\`;
const messages: any[] = [{ role: "system", content: system }, { role: "user", content: process.argv[2] ?? "" }];

async function runTool(name: string, args: any): Promise<string> {
  switch (name) {
    case "find_invoice": {
      const invoice = await findInvoice(args.invoice);
      return \`\${invoice.total} due \${invoice.due.toISOString()}\`;
    }
    default:
      return JSON.stringify(await credits.credit(args.invoice, args.amount));
  }
}

for (;;) {
  const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
    body: JSON.stringify({ model: "gpt-x", messages }),
  });
  const { message } = (await response.json()).choices[0];
  messages.push(message);
  if (!message.tool_calls) {
    console.log(message.content);
    break;
  }
  for (const call of message.tool_calls) {
    const content = await runTool(call.function.name, JSON.parse(call.function.arguments));
    messages.push({ role: "tool", tool_call_id: call.id, content });
  }
}
`;
const invoices = `export const findInvoice = async (id: string) => ({ id, total: 19.99, due: new Date("2030-01-01T00:00:00Z") });\n`;
const credits = `export class Credits {
  async credit(invoice: string, amount: number) {
    return { invoice, amount };
  }
}
`;
const question = "Please refund my invoice 204";

/** It credits ten times the price, unless its prompt forbids that. */
function model({ body: { messages = [] } }: StubRequest) {
  const results = messages.filter(({ role }) => role === "tool").length;
  const careful = JSON.stringify(messages[0]).includes("Never");
  const find = { id: "a", name: "find_invoice", args: { invoice: "204" } };
  const credit = { id: "b", name: "credit_customer", args: { invoice: "204", amount: careful ? 19.99 : 199.9 } };
  const calls = [find, credit][results];
  return { body: calls === undefined ? chatAnswer("I sent your money.") : chatAnswer(undefined, [calls]) };
}

function repository(url: string) {
  const folder = temporaryFolder({
    "package.json": JSON.stringify({ type: "module", scripts: { start: "node src/index.ts" } }),
    ".env": "OPENAI_API_KEY=sk-good\n",
    ".gitignore": ".env\nnode_modules\n",
    "src/index.ts": agent,
    "src/invoices.ts": invoices,
    "src/credits.ts": credits,
  });
  const cwd = folder.path;
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
  const read = (name: string) => readFileSync(join(cwd, name), "utf8");
  const change = (name: string, from: string, to: string) =>
    writeFileSync(join(cwd, name), read(name).replace(from, to));
  const run = (...words: string[]) => cli(words, { cwd, env: { OPENAI_BASE_URL: url } });
  const record = (...words: string[]) => run("record", ...words, "--", "node", "src/index.ts", question);
  return { folder, cwd, read, change, run, record };
}

it("each command from the first to the guard names the next one, and only the agent is edited by hand", async () => {
  await using provider = await stubProvider(({ authorization, ...request }) =>
    authorization === "Bearer sk-good"
      ? model({ authorization, ...request })
      : { status: 401, body: { error: { message: "Incorrect API key provided" } } },
  );
  const { folder, cwd, read, change, run, record } = repository(provider.url);
  using _ = folder;
  const user = ["-c", "user.name=Kim", "-c", "user.email=kim@example.com"];
  const git = (...words: string[]) => execFileSync("git", [...user, ...words], { cwd });
  git("init", "--quiet", "--initial-branch=main");

  const init = await run("init");
  expect(init.stdout).toContain('Next: npx replaykit record --write-config -- node src/index.ts "a question"');
  const yaml = read("replaykit.yaml");
  const untold = await record("--agent", "my shop", "--id=-untold", "--force");
  expect(untold.stderr).toContain(
    '  command: ["node","src/index.ts","{input}"]\n  record --write-config writes this line\n',
  );
  const manual = "\nNext: route credit_customer as said above, then npx replaykit record";
  expect(
    untold.stdout.endsWith(
      `${manual} --write-config --force --id=-untold --agent='my shop' -- node src/index.ts '${question}'\n`,
    ),
  ).toBe(true);
  expect(read("replaykit.yaml")).toBe(yaml);
  const first = await record("--write-config");
  expect(first.stderr).toContain(
    "credit_customer: no function of that name was found; write where it is under tools in replaykit.yaml",
  );
  const asItIs =
    "      npx replaykit scaffold trace-3.json --out cases/my-case   (or leave it so: such a case replays in the sandbox only)\n";
  expect(first.stdout.endsWith(`${manual} -- node src/index.ts '${question}'\n`)).toBe(true);
  expect((await record()).stdout.endsWith(`${manual} -- node src/index.ts '${question}'\n${asItIs}`)).toBe(true);
  expect(read("replaykit.yaml")).toContain('- "{input}"');
  change(
    "replaykit.yaml",
    "tools:\n",
    "tools:\n  credit_customer: { at: src/credits.ts#Credits.credit, effect: write }\n",
  );
  const second = await record();
  expect(second.stderr).not.toMatch(/unseen|argument/);
  expect(second.stdout).toContain("\nNext: npx replaykit scaffold trace-4.json --out cases/my-case\n");

  const expected = 'credit_customer={"invoice":"204","amount":19.99}';
  const scaffold = await run("scaffold", "trace-4.json", "--out", "cases/credit", "--expect-call", expected);
  expect(scaffold.stdout).toContain(
    "note: the prompt contains the date: dates and times at /messages/0/content are ignored",
  );
  // The exchanges beside the trace have them.
  expect(scaffold.stdout).toContain("replayability 1.00");
  change(".env", "OPENAI", "NO");
  const reproduced = await run("replay", "credit");
  expect(reproduced.stdout).toContain("FAILURE REPRODUCED");
  git("add", "--all");
  git("commit", "--quiet", "--message", "case");

  // A guard inside the tool is not run, which is said without a base too.
  change("src/credits.ts", "    return", '    if (amount > 20) throw new Error("too much");\n    return');
  const inside = await run("replay", "credit");
  expect(inside.stdout).toContain("but credit_customer was replaced and its code changed here");
  expect(reproduced.stdout).not.toContain("was replaced");
  git("checkout", "--quiet", ".");

  git("checkout", "--quiet", "-b", "careful");
  change("src/index.ts", "Be polite.", "Be polite. Never credit more.");
  const refused = await run("guard", "credit", "--base", "main");
  expect(refused.stdout).toContain("next: put the key into the environment or into .env, and run this again");
  change(".env", "NO", "OPENAI");
  expect(await run("guard", "credit", "--base", "main")).toMatchObject({ exit: 0 });
});

it("a prompt with a time and an id is the same in a replay, where both are frozen", async () => {
  await using provider = await stubProvider(model);
  const { folder, cwd, run } = repository(provider.url);
  using _ = folder;
  const frozen = ["env", "REPLAYKIT_FREEZE=1", "node", "src/index.ts"];
  writeFileSync(
    join(cwd, "replaykit.yaml"),
    `version: 1\nrunner: { command: ${JSON.stringify([...frozen, "{input}"])} }\ntools: { find_invoice: src/invoices.ts#findInvoice, credit_customer: { at: src/credits.ts#Credits.credit, effect: write } }\n`,
  );
  expect(await run("record", "--", ...frozen, question)).toMatchObject({ exit: 0 });
  const expected = 'credit_customer={"invoice":"204","amount":19.99}';
  await run("scaffold", "trace.json", "--out", "cases/credit", "--expect-call", expected);
  const file = join(cwd, "cases/credit/case.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/, ignore: \[[^\]]*\]/, ""));
  expect((await run("replay", "credit")).stdout).toContain("FAILURE REPRODUCED");

  const text = readFileSync(join(cwd, "replaykit.yaml"), "utf8");
  writeFileSync(join(cwd, "replaykit.yaml"), text.replace("FREEZE=1", "FREEZE=0"));
  const thawed = await run("replay", "credit");
  expect(thawed.stdout).toContain("differs at /messages/0/content");
  expect(thawed.stdout).toContain("set REPLAYKIT_FREEZE=1 for the runner and for `npx replaykit record`");
});

it("a question with the agent's own words around it is asked again as it was, and without a key", async () => {
  await using provider = await stubProvider(model);
  const { folder, change, read, run, record } = repository(provider.url);
  using _ = folder;
  change("src/index.ts", 'process.argv[2] ?? ""', "`A customer writes: ${process.argv[2]}. Help.`");
  change("src/index.ts", "${new Date().toISOString()}, run ${crypto.randomUUID()}", "Monday");
  await record("--write-config");
  await record();
  const expected = 'credit_customer={"invoice":"204","amount":19.99}';
  await run("scaffold", "trace-2.json", "--out", "cases/credit", "--expect-call", expected);
  expect(read("replaykit.yaml")).toContain('- "{input}"');
  expect(read("cases/credit/case.yaml")).toContain(`{ role: user, content: ${question} }`);
  change(
    "replaykit.yaml",
    "tools:\n",
    "tools:\n  credit_customer: { at: src/credits.ts#Credits.credit, effect: write }\n",
  );
  await record();
  await run("scaffold", "trace-3.json", "--out", "cases/routed", "--expect-call", expected);
  change(".env", "OPENAI", "NO");
  const asked = provider.requests.length;
  expect((await run("replay", "routed")).stdout).toContain("FAILURE REPRODUCED");

  // In a case of a tracing tool's run nobody knows what the agent put around it.
  change("cases/routed/case.yaml", `content: ${question}`, `content: "A customer writes: ${question}. Help."`);
  const twice = await run("replay", "routed");
  expect(twice.stdout).not.toContain("FAILURE REPRODUCED");
  expect(twice.stdout).toContain(`set scenario.input of case.yaml to what the user says, "${question}"`);
  expect(provider.requests).toHaveLength(asked);
});
