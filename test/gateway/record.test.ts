import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const root = resolve(import.meta.dirname, "../..");
const agent = join(import.meta.dirname, "agents/refund-agent.mjs");
const question = "What did order 7 cost?";

function model({ body }: StubRequest) {
  const results = body.messages?.filter(({ role }) => role === "tool").length ?? 0;
  const calls = [
    { id: "call_a", name: "lookup_order", args: { order: 7 } },
    { id: "call_b", name: "lookup_policy", args: { topic: "refund" } },
  ];
  return { body: results === 0 ? chatAnswer(undefined, calls) : chatAnswer('```json\n{"answer":"42.50"}\n```') };
}

/** A repository with the agent recorded and scaffolded. */
async function recorded(url: string) {
  const folder = temporaryFolder({
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      "effects: { lookup_order: read, lookup_policy: read }",
      "",
    ].join("\n"),
  });
  symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
  const env = { REAL_KEY: "sk-real" };
  const command = ["node", agent, "unfixed", question, join(folder.path, "record.log")];
  const record = await cli(["record", "--out", "trace.json", "--", ...command], { cwd: folder.path, env });
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/fence"];
  const scaffold = await cli(["scaffold", "trace.json", ...words], { cwd: folder.path });
  return { folder, record, scaffold, read: (name: string) => readFileSync(join(folder.path, name), "utf8") };
}

async function replay(folder: string, variant: string, log: string) {
  // What the agent logs is compared below, so it must outlive the sandbox.
  mkdirSync(join(folder, "logs"), { recursive: true });
  const command = ["node", agent, variant, question, join(folder, "logs", log)];
  const config = readFileSync(join(folder, "replaykit.yaml"), "utf8").replace(/^runner: .*\n/m, "");
  const runner = JSON.stringify({ command, writable: ["logs"] });
  writeFileSync(join(folder, "replaykit.yaml"), `${config}runner: ${runner}\n`);
  const answer = await cli(["replay", "fence", "--json"], { cwd: folder });
  const report: ReplayReport = JSON.parse(answer.stdout);
  return report.cases[0];
}

it("an unmodified agent is recorded, then replayed without key, network or code change", async () => {
  await using provider = await stubProvider(model);
  const { folder, record, scaffold, read } = await recorded(provider.url);
  using _ = folder;
  expect(record.stdout).toContain("recorded trace.json  (error, exit code 1)");
  expect(provider.requests.map(({ authorization }) => authorization)).toEqual(["Bearer sk-real", "Bearer sk-real"]);
  expect(scaffold).toMatchObject({ exit: 0 });
  expect(read("cases/fence/fixtures/model.json")).not.toContain("example.com");

  const unfixed = await replay(folder.path, "unfixed", "unfixed.log");
  expect(unfixed).toMatchObject({ verdict: "reproduced", standing: "still-failing" });
  const fixed = await replay(folder.path, "fixed", "fixed.log");
  expect(fixed).toMatchObject({ verdict: "fixed", standing: "newly-fixed" });
  const counts = { basis: "observed", served: 2, missed: 0, live: 0, uncontrolled: 2, unconsumed: 2 };
  expect(fixed?.attempts[0]?.counts).toMatchObject(counts);
  expect(provider.requests).toHaveLength(2);
  // What the agent got is the same to the byte.
  expect(read("logs/unfixed.log")).toBe(read("record.log"));
  expect(read("logs/fixed.log")).toBe(read("record.log"));
});

it("record says so where no call passed through the gateway", async () => {
  using folder = temporaryFolder();
  const answer = await cli(["record", "--", "node", "-e", "0"], { cwd: folder.path });
  expect(answer.exit).toBe(2);
  expect(answer.stderr).toContain("nothing passed through the gateway");
});

it("a replay keeps the run of an unmodified agent, which diff and prune read", async () => {
  await using provider = await stubProvider(model);
  const { folder, read } = await recorded(provider.url);
  using _ = folder;
  const cwd = folder.path;
  const extra = ["--tool", "lookup_policy", "--args", '{"topic":"other"}', "--output", '"none"'];
  await cli(["case", "fixtures", "add", "fence", ...extra], { cwd });
  // Nothing was replayed yet.
  expect(await cli(["diff", "fence"], { cwd })).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("no evidence"),
  });
  expect(await cli(["case", "fixtures", "prune", "fence"], { cwd })).toMatchObject({ exit: 2 });

  await replay(cwd, "fixed", "fixed.log");
  const [kept = ""] = readdirSync(join(cwd, ".replaykit/runs"));
  const text = read(`.replaykit/runs/${kept}/trace.json`);
  expect(text).not.toContain("example.com");
  const trace = traceSchema.parse(JSON.parse(text));
  expect(trace.events.filter(({ type }) => type === "tool_call")).toHaveLength(2);

  const same = await cli(["diff", "fence"], { cwd });
  // The recorded run ended in an error, the replayed one did not; its calls, answers and placeholders are the recorded ones.
  expect(same.stdout).toContain("The final status");
  expect(same.stdout).not.toMatch(/arguments differ|result differs|asked different things/);
  const left = await cli(["diff", "fence", `.replaykit/runs/${kept}`, "--json"], { cwd });
  expect(JSON.parse(left.stdout)).toMatchObject({ equal: false, differences: [{ what: "status" }] });

  const pruned = await cli(["case", "fixtures", "prune", "fence", "--json"], { cwd });
  expect(JSON.parse(pruned.stdout)).toMatchObject({ removed: [{ tool: "lookup_policy", args: { topic: "other" } }] });
  expect(read("cases/fence/fixtures/tools.json")).toContain('"lookup_order"');
});

it("show rates a recorded trace and its case as scaffold does; without what was recorded of the model it rates them lower", async () => {
  await using provider = await stubProvider(model);
  const { folder, scaffold } = await recorded(provider.url);
  using _ = folder;
  const shown = async (name: string) => {
    const { stdout } = await cli(["show", name], { cwd: folder.path });
    return /replayability (\S+)/.exec(stdout)?.[1];
  };
  const [, made] = /^replayability (\S+)$/m.exec(scaffold.stdout) ?? [];
  expect([await shown("trace.json"), await shown("fence")]).toEqual([made, made]);
  for (const name of ["trace.model.json", "cases/fence/fixtures/model.json"])
    writeFileSync(join(folder.path, name), "{");
  const lower = [await shown("trace.json"), await shown("fence")].map(Number);
  expect(lower.every((score) => score < Number(made))).toBe(true);
});
