import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caseFilesOf } from "../node/project.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const agent = join(import.meta.dirname, "agents/talking-agent.mjs");
const root = resolve(import.meta.dirname, "../..");

/** The agent's model asks until it knows the order; the user's model says it and leaves. */
function models({ body }: StubRequest) {
  const text = JSON.stringify(body);
  if (text.includes("You play the user"))
    return { body: chatAnswer(text.includes("refunded") ? "[[STOP]]" : "Order 7.") };
  return { body: chatAnswer(text.includes("Order 7.") ? "It is refunded." : "Which order?") };
}

function project(url: string, scenario: string, config = "") {
  const files = caseFilesOf("talk");
  const yaml = files["cases/talk/case.yaml"] ?? "";
  const folder = temporaryFolder({
    ...files,
    "cases/talk/case.yaml": yaml
      .replace(/^scenario: .*$/m, `scenario: ${scenario}`)
      .replace(/^replay: .*$/m, "replay: { model: live, attempts: 1 }"),
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      `runner: { command: [node, ${agent}] }`,
      config,
      "",
    ].join("\n"),
  });
  symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
  return folder;
}

async function replay(cwd: string, env: Record<string, string> = { REAL_KEY: "sk-real" }) {
  const answer = await cli(["replay", "talk", "--json"], { cwd, env });
  const report: ReplayReport = JSON.parse(answer.stdout);
  const shown = await cli(["replay", "talk"], { cwd, env });
  return { result: report.cases[0], shown: shown.stdout };
}

const simulated =
  '{ mode: simulated, input: [{ role: user, content: Hello }], simulator: { instructions: "You are Kim." } }';
const simulator = (url: string) => `simulator: { api: openai, model: user-x, base_url: "${url}/v1" }`;

it("a model plays the user of a conversation, is marked, and counts as live", async () => {
  await using provider = await stubProvider(models);
  using folder = project(provider.url, simulated, simulator(provider.url));
  const { result, shown } = await replay(folder.path);
  expect(result).toMatchObject({ verdict: "fixed", live_model: true });
  expect(result?.attempts[0]).toMatchObject({
    counts: { simulated: 1, live: 3, missed: 0, user: "model" },
    misses: [],
    // Two answers of the agent's model, two of the user's.
    spend: { tokens: 60 },
  });
  expect(shown).toContain("user played by a model");
});

it("its turns and their price count where no call of the agent passes the gateway", async () => {
  await using provider = await stubProvider(models);
  const silent = join(import.meta.dirname, "agents/listening-agent.mjs");
  const of = (scenario: string) => {
    const folder = project(provider.url, scenario, simulator(provider.url));
    writeFileSync(
      join(folder.path, "replaykit.yaml"),
      readFileSync(join(folder.path, "replaykit.yaml"), "utf8").replace(agent, silent),
    );
    return folder;
  };
  using played = of(simulated);
  const { result, shown } = await replay(played.path);
  expect(result).toMatchObject({ verdict: "fixed", live_model: true });
  expect(result?.attempts[0]).toMatchObject({
    counts: { basis: "not observed", simulated: 1, live: 1, user: "model" },
    spend: { tokens: 15 },
  });
  expect(shown).toContain("user played by a model");
  using scripted = of(
    '{ mode: scripted, input: [{ role: user, content: Hello }, { role: user, content: "It is refunded." }] }',
  );
  const plain = (await replay(scripted.path)).result;
  expect(plain).toMatchObject({ verdict: "fixed", live_model: false });
  expect(plain?.attempts[0]?.counts).toMatchObject({ simulated: 0, live: 0 });
  expect(plain?.attempts[0]).not.toHaveProperty("spend");
});

it("a user who cannot be asked makes the attempt inconclusive, and a script that has run out too", async () => {
  await using provider = await stubProvider(models);
  const keyed = `${simulator(provider.url).slice(0, -2)}, key_env: ABSENT }`;
  using nobody = project(provider.url, simulated);
  using keyless = project(provider.url, simulated, keyed);
  using scripted = project(provider.url, "{ mode: scripted, input: [{ role: user, content: Hello }] }");
  using poor = project(provider.url, simulated, `${simulator(provider.url)}\nbudget: { tokens: 10 }`);
  for (const [folder, kind, reason] of [
    [nobody, "user_turn", "nothing plays the user of talk: set `simulator`"],
    [keyless, "key", "ABSENT is not set"],
    [scripted, "user_turn", "the script of user turns has run out"],
    [poor, "user_turn", "may not be asked (budget: 15 tokens are spent)"],
  ] as const) {
    const { result } = await replay(folder.path);
    expect(result).toMatchObject({ verdict: "inconclusive", reason: expect.stringContaining(reason) });
    expect(result?.attempts[0]?.misses).toMatchObject([{ kind }]);
  }
});
