import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Rehearsal, rehearsalSchema } from "../../src/core/schema/rehearsal.ts";
import { stubModels } from "../gateway/stub-models.ts";
import { type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import { cli } from "../support/cli.ts";
import { shopRepository } from "../support/rehearsal/repository.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const read = (stdout: string): Rehearsal => rehearsalSchema.parse(JSON.parse(stdout));

/** How an agent asks each provider for the model of today; Gemini has it in the address. */
const wires = {
  openai: { base: "OPENAI_BASE_URL", path: "/chat/completions", body: { model: "today", messages: [] } },
  anthropic: {
    base: "ANTHROPIC_BASE_URL",
    path: "/v1/messages",
    body: { model: "today", max_tokens: 9, messages: [] },
  },
  gemini: { base: "GOOGLE_GEMINI_BASE_URL", path: "/v1beta/models/today:generateContent", body: { contents: [] } },
};
type Wire = keyof typeof wires;

const look = { tool: "look", args: {}, output: "all", effect: "read", source: { run_id: "one", index: 0 } };

/** An agent that asks one question and looks once; `base`: where it finds its provider. */
function agentOf(wire: Wire, base = `process.env.${wires[wire].base}`): string {
  const { path, body } = wires[wire];
  return `const answer = await fetch(${base} + ${JSON.stringify(path)}, { method: "POST", headers: { "content-type": "application/json" }, body: ${JSON.stringify(JSON.stringify(body))} });
if (!answer.ok) throw new Error(String(answer.status));
await fetch(process.env.REPLAYKIT_GATEWAY_URL + "/tools/look", { method: "POST", headers: { "content-type": "application/json" }, body: '{"args":{}}' });
console.log("answered");
`;
}

const priced = ", price: { input: 1, output: 1 }";

async function asking(agent: string, model: string, { network = "deny", price = priced } = {}) {
  await using provider = await stubProvider(stubModels);
  const upstream = Object.keys(wires).map(
    (name) => `  ${name}: { base_url: "${provider.url}${name === "openai" ? "/v1" : ""}"${price} }\n`,
  );
  using folder = temporaryFolder({
    "agent.mjs": agent.replace("<provider>", provider.url),
    "replaykit.yaml": `version: 1\nrunner: { command: [node, agent.mjs], network: ${network} }\nupstream:\n${upstream.join("")}`,
    "cases/one/case.yaml": `version: 1\nid: one\ntitle: It answers\nstate: open\nsource: { run_id: one }\nscenario: { input: [{ role: user, content: hello }] }\nsignatures: [{ status_is: error }]\nassertions: [{ writes_are: [] }]\n`,
    "cases/one/source-trace.json": JSON.stringify({ version: 1, run_id: "one", status: "error", events: [] }),
    "cases/one/fixtures/tools.json": JSON.stringify({ version: 1, calls: [look], static: {} }),
  });
  const keys = { OPENAI_API_KEY: "none", ANTHROPIC_API_KEY: "none", GEMINI_API_KEY: "none" };
  const args = ["rehearse", "--model", model, "--budget", "1", "--attempts", "1", "--json"];
  const { exit, stdout, stderr } = await cli(args, { cwd: folder.path, env: keys });
  return { exit, candidate: read(stdout).candidates[0], asked: modelsOf(provider), stderr };
}

function modelsOf({ requests }: StubProvider): string[] {
  const names = requests.map(({ path, body }) =>
    "model" in body ? String(body.model) : (/models\/(\w+):/.exec(path)?.[1] ?? ""),
  );
  return names.toSorted();
}

describe("a rehearsed model", () => {
  it.each<Wire>(["openai", "anthropic", "gemini"])(
    "replaces the model that an agent of %s asks; a model of another provider is not compared",
    async (wire) => {
      const { exit, candidate, asked, stderr } = await asking(agentOf(wire), `${wire}/tomorrow`);
      expect({ exit, stderr, outcome: candidate?.outcome, asked }).toEqual({
        exit: 0,
        stderr: "",
        outcome: "no difference shown",
        asked: ["today", "tomorrow"],
      });
      const other = wire === "gemini" ? "openai" : "gemini";
      const missed = await asking(agentOf(wire), `${other}/tomorrow`);
      const [one] = missed.candidate?.cases ?? [];
      expect({
        ...missed,
        stderr: undefined,
        candidate: [missed.candidate?.outcome, one?.change, one?.reason],
      }).toEqual({
        exit: 1,
        asked: ["today", "today"],
        candidate: [
          "not compared",
          "not compared",
          `the agent asked ${wire}, never ${other}, so nothing is known about tomorrow`,
        ],
      });
    },
  );

  it("is not compared where the agent has an address of its own", async () => {
    const own = agentOf("gemini", '"<provider>"');
    const { exit, candidate, asked, stderr } = await asking(own, "tomorrow", { network: "allow", price: "" });
    expect(stderr).toContain("budget.usd is 1, but the price of tomorrow is not known: set upstream.<provider>.price");
    expect({ exit, outcome: candidate?.outcome, asked, reason: candidate?.cases[0]?.reason }).toEqual({
      exit: 1,
      outcome: "not compared",
      asked: ["today", "today"],
      reason: "the agent asked no model through the gateway, so nothing is known about tomorrow",
    });
  });
});

describe("a budget", () => {
  it("that ends in the middle makes a partial rehearsal, said in every report", async () => {
    await using shop = await shopRepository();
    const rehearsal = (budget: string, ...more: string[]) =>
      cli(["rehearse", "--model", "careful", "--budget", budget, ...more], { cwd: shop.path, env: shop.env });
    const files = ["--markdown", "r.md", "--html", "r.html"];
    const { exit, stdout } = await rehearsal("0.0006", "--json", ...files);
    const { partial = "", candidates } = read(stdout);
    expect([exit, candidates[0]?.outcome]).toEqual([1, expect.not.stringMatching("worse")]);
    expect(partial).toMatch(/^the budget of current \(0\.0003 USD\) was used up: \d of 12 attempts were decided; /);
    const [markdown, html] = ["r.md", "r.html"].map((name) => readFileSync(join(shop.path, name), "utf8"));
    expect(markdown).toContain("partial: the budget of current");
    expect(html).toContain("partial: the budget of current");
    const whole = await rehearsal("1", ...files);
    expect([whole.exit, whole.stdout.includes("partial")]).toEqual([0, false]);
    const said = ["r.md", "r.html"].map((name) => readFileSync(join(shop.path, name), "utf8").includes("partial:"));
    expect(said).toEqual([false, false]);
  });
});

it("--candidate-config compares another command", async () => {
  await using shop = await shopRepository();
  const [agent, config] = ["agent.mjs", "replaykit.yaml"].map((name) => readFileSync(join(shop.path, name), "utf8"));
  const rehearsed = async (model: string, ...cases: string[]) => {
    writeFileSync(join(shop.path, "other.mjs"), (agent ?? "").replace("old-model", model));
    writeFileSync(join(shop.path, "other.yaml"), (config ?? "").replace("agent.mjs", "other.mjs"));
    const args = ["rehearse", ...cases, "--candidate-config", "other.yaml", "--budget", "1", "--json"];
    const { exit, stdout } = await cli(args, { cwd: shop.path, env: shop.env });
    const [candidate] = read(stdout).candidates;
    return { exit, name: candidate?.name, outcome: candidate?.outcome, counts: candidate?.counts };
  };
  expect(await rehearsed("careful")).toEqual({
    exit: 0,
    name: "other.yaml",
    outcome: "better",
    counts: { better: 3, worse: 0, same: 3, not_compared: 0 },
  });
  expect(await rehearsed("stingy", "in-time-1", "in-time-2", "in-time-3")).toMatchObject({ exit: 1, outcome: "worse" });
});
