import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { lintCase } from "../../../src/core/lint/lint-case.ts";
import type { CaseFiles } from "../../../src/core/schema/case.ts";
import { loadConfig } from "../../../src/node/files/load-config.ts";
import { minimiseCase, type MinimisedCase, writeMinimised } from "../../../src/node/cases/minimise-case.ts";
import { readCaseFiles } from "../../../src/node/files/case-folder.ts";
import { corpusPath } from "../../support/corpora.ts";
import { tauProject } from "../../support/minimise/tau-project.ts";
import { copyOfRepository, type TemporaryFolder } from "../../support/temporary-folder.ts";
import { caseOfTrial, readTrials, type TrialCase } from "../../support/tau-bench.ts";

const corpus = corpusPath("tau-bench");

/** A failed trial whose agent took an argument of a write from a result. */
function failedTrial(path: string): TrialCase {
  const trial = readTrials(path).find(({ task, trial: number }) => task === 4 && number === 0);
  const made = trial && caseOfTrial(trial);
  if (!made) throw new Error("the corpus lacks trial 0 of task 4");
  return made;
}

interface Agents {
  command?: string;
  against?: string;
}

async function minimised(caseFolder: string, root: string, { command, against }: Agents = {}): Promise<MinimisedCase> {
  return minimiseCase({
    folder: caseFolder,
    project: { root, config: await loadConfig(root) },
    runner: { runnerCommand: command, shell: false },
    against,
    mostReplays: 60,
    env: process.env,
    signal: new AbortController().signal,
    onReplay: () => {},
  });
}

const id = "wrong-refund-amount";
const fixed = `node examples/runners/${id}-fixed.mjs`;
const broken = `node examples/runners/${id}-broken.mjs`;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = copyOfRepository(`cases/${id}`, "examples/runners", "replaykit.yaml");
});
afterEach(() => folder[Symbol.dispose]());

function edit(name: string, change: (text: string) => string): void {
  const path = join(folder.path, name);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}
const editCase = (change: (text: string) => string) => edit(`cases/${id}/case.yaml`, change);
const editTools = (change: (value: { calls: object[] }) => object) =>
  edit(`cases/${id}/fixtures/tools.json`, (text) => JSON.stringify(change(JSON.parse(text))));
const open = () => editCase((text) => text.replace("state: guard", "state: open"));
const minimise = (agents?: Agents) => minimised(join(folder.path, "cases", id), folder.path, agents);
const kinds = ({ removed }: MinimisedCase) => removed.map(({ kind }) => kind);

it("takes out a recording that nobody asks for; of an open case only where a fixed agent was asked", async () => {
  const other = { tool: "get_order", args: { order_id: "ord_1" }, output: { total: 1 } };
  editTools((tools) => ({ ...tools, calls: [...tools.calls, other], apart: [other] }));
  expect(kinds(await minimise())).toEqual(["recording kept apart", "recording", "field", "field", "field"]);
  open();
  const alone = await minimise({ command: broken });
  expect(kinds(alone)).toEqual(["recording kept apart", "field", "field", "field", "field"]);
  expect(alone.fix_unknown).toBe(true);
  const both = await minimise({ command: broken, against: fixed });
  expect(kinds(both)).toEqual(["recording kept apart", "recording", "field", "field", "field"]);
  expect(both.fix_unknown).toBe(false);
});

it("keeps a recording that the agent asks for, though the recorded run did not", async () => {
  const other = { tool: "get_policy", args: {}, output: { days: 30 } };
  editTools((tools) => ({ ...tools, calls: [...tools.calls, other] }));
  const agent = join(folder.path, `examples/runners/${id}-fixed.mjs`);
  const text = readFileSync(agent, "utf8");
  writeFileSync(agent, text.replace("finish(", 'call("get_policy", {});\nfinish('));
  const fields = ["field", "field", "field"];
  expect(kinds(await minimise())).toEqual([...fields, "field"]);
  writeFileSync(agent, text);
  expect(kinds(await minimise())).toEqual(["recording", ...fields]);
});

it("takes a message that neither agent minds, and keeps one that one of them minds", async () => {
  const extra = '- { role: user, content: "Hello." }\n    - role: user';
  editCase((text) => text.replace("- role: user", extra));
  const both = () => minimise({ against: broken });
  expect(kinds(await both())).toContain("turn");
  expect(kinds(await minimise())).not.toContain("turn");
  const agent = join(folder.path, `examples/runners/${id}-broken.mjs`);
  const heard =
    '${process.getBuiltinModule("fs").readFileSync(process.env.REPLAYKIT_CASE_PATH, "utf8").includes("Hello")} ';
  writeFileSync(agent, readFileSync(agent, "utf8").replace("output: `", `output: \`${heard}`));
  expect(kinds(await both())).toEqual(["field", "field", "field"]);
});

it("keeps everything where the agent does something else with any change", async () => {
  const agent = join(folder.path, `examples/runners/${id}-fixed.mjs`);
  const text = readFileSync(agent, "utf8");
  const hash = 'import { createHash } from "node:crypto";\nimport { readFileSync } from "node:fs";\n';
  const sum =
    'createHash("md5").update(readFileSync(`${process.env.REPLAYKIT_FIXTURES_DIR}/tools.json`)).digest("hex")';
  writeFileSync(agent, `${hash}${text.replace("output: `", `output: \`\${${sum}} `)}`);
  expect((await minimise()).removed).toEqual([]);
});

it.each<[string, () => void, Agents, string]>([
  ["an agent by chance", () => agentSays("${Math.random()}"), {}, "two replays of it differ"],
  ["an open case that is fixed", open, {}, "with the agent of this checkout it is fixed"],
  ["a guard that fails", () => {}, { command: broken }, "it is reproduced"],
  ["a fixed agent as the failing one", () => {}, { against: fixed }, "an agent that shows its failure"],
  ["a live tool", () => liveTool(), {}, "its tool get_order is live"],
  ["a key of its own", () => ownKey(), {}, "its runner may ask a live model past the gateway"],
  ["a live model", () => asksModel(), {}, "it needs a live model"],
  [
    "an unsound case",
    () => editCase((text) => text.replace("amount: 60.5", "amount: 61")),
    {},
    "is not sound: signatures[0]",
  ],
])("refuses %s", async (_what, prepare, agents, words) => {
  prepare();
  await expect(minimise(agents)).rejects.toThrow(words);
});

function editAgent(change: (text: string) => string): void {
  edit(`examples/runners/${id}-fixed.mjs`, change);
}

function agentSays(words: string): void {
  editAgent((text) => text.replace("output: `", `output: \`${words} `));
}

function liveTool(): void {
  editCase((text) => text.replace(/tools: fixtures.*/, "tools: { get_order: live }"));
}

function ownKey(): void {
  edit("replaykit.yaml", (text) =>
    text.replace(`${id}-fixed.mjs] }`, `${id}-fixed.mjs], pass_env: [OPENAI_API_KEY] }`),
  );
}

function asksModel(): void {
  const ask =
    'await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "hi" }] }) });';
  editAgent((text) => text.replace("finish(", `${ask}\nfinish(`));
}

/** What the agent is told of its user. */
function userDetails(files: CaseFiles): string {
  const { calls } = loadCase(files, "task-4-trial-0").toolFixtures;
  const output = calls.find(({ tool }) => tool === "get_user_details")?.output;
  return typeof output === "string" ? output : "";
}

it.skipIf(corpus === undefined)("makes a real failed trial smaller; what its calls were taken from stays", async () => {
  using project = tauProject(failedTrial(corpus ?? ""));
  const result = await minimised(project.caseFolder, project.path);
  const { before, after } = result.files;
  expect(readCaseFiles(project.caseFolder)).toEqual(before);
  expect(result).toMatchObject({ complete: true, fix_unknown: true });
  const [big, small] = [before, after].map((files) => (files["fixtures/tools.json"] ?? "").length);
  expect(small).toBeLessThan(big ?? 0);
  expect(after["case.yaml"]).toBe(before["case.yaml"]);
  const user = userDetails(after);
  expect(user).toContain('"credit_card_7407366": {');
  expect(user).not.toContain("zip");
  await writeMinimised(project.caseFolder, result);
  const written = readCaseFiles(project.caseFolder);
  expect(written).toEqual({ ...after, "notes.md": expect.stringContaining("## Minimised on ") });
  const config = await loadConfig(project.path);
  const problems = lintCase({ files: written, folder: project.caseFolder, config, today: "2026-11-23" });
  expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  // Once more: nothing is left to go.
  expect((await minimised(project.caseFolder, project.path)).removed).toEqual([]);
});

it.skipIf(corpus === undefined)(
  "keeps a field that the agent reads and nothing names, and writes nothing over a change",
  async () => {
    using project = tauProject(failedTrial(corpus ?? ""));
    const agent = join(project.path, "agent.mjs");
    const reads = 'if (tool === "get_user_details" && !results.at(-1).address.zip) throw new Error("no address");';
    const text = readFileSync(agent, "utf8");
    writeFileSync(
      agent,
      text.replace("results.push(parsed(output));", (line) => `${line}\n  ${reads}`),
    );
    const result = await minimised(project.caseFolder, project.path);
    const { calls } = loadCase(result.files.after, "task-4-trial-0").toolFixtures;
    const user = calls.find(({ tool }) => tool === "get_user_details")?.output;
    expect(user).toContain('"address": {"zip": "77271"}');
    const notes = join(project.caseFolder, "notes.md");
    writeFileSync(notes, "mine\n");
    await expect(writeMinimised(project.caseFolder, result)).rejects.toMatchObject({ code: "conflict" });
    expect(readCaseFiles(project.caseFolder)).toEqual({ ...result.files.before, "notes.md": "mine\n" });
  },
);
