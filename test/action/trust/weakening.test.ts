import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import { chatAnswer, type StubProvider, stubProvider } from "../../gateway/stub-provider.ts";
import {
  type AgentRepository,
  brokenAgent,
  fixedAgent,
  guardYaml,
  type PullRequestRun,
  startAgentRepository,
  withoutCase,
} from "../agent-repository.ts";
import { agent as liveAgent, caseFiles } from "../live-agent.ts";
import { gatewayAgent, lookup } from "./gateway-agent.ts";

let repository: AgentRepository;
let provider: StubProvider;
beforeAll(async () => {
  repository = await startAgentRepository();
  provider = await stubProvider(() => ({ body: chatAnswer("good") }));
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const onMain = (files: Record<string, string | null>) =>
  repository.github.commit("acme/agent", { branch: "main", files });
const path = "cases/search-loop/case.yaml";
const tagged = guardYaml.replace("runner: agent", "runner: agent\ntags: [smoke]");
const config = (more = "") =>
  `version: 1\nrunners:\n  agent: { command: [python3, agent.py]${more} }\neffects: { lookup_billing: read }\n`;

function casesOf({ outputs }: PullRequestRun) {
  const file = outputs["report-json"];
  if (file === undefined) return [];
  return replayReportSchema.parse(JSON.parse(readFileSync(file, "utf8"))).cases;
}

const standingsOf = (run: PullRequestRun) => casesOf(run).map(({ case_id, standing }) => `${case_id} ${standing}`);

it("a guard cannot be hidden by breaking its file: the base's version is replayed", async () => {
  const broken = await repository.pullRequest({
    branch: "broken-file",
    files: { "agent.py": brokenAgent, "cases/search-loop/fixtures/tools.json": "{\n ]" },
    env: { OPENAI_API_KEY: "k" }, // a key makes the replay tell its price first
  });
  expect({
    exit: broken.exit,
    cases: casesOf(broken).map(({ standing, reason }) => [standing, reason.split(" (")[0]]),
  }).toEqual({
    exit: 1,
    cases: [
      ["altered", "this pull request alters the guard: its files cannot be read any more"],
      ["regressed", expect.stringContaining("the failure came back")],
      ["error", expect.stringContaining("cases/search-loop/fixtures/tools.json:2:2: ")],
    ],
  });
  const whole = await repository.pullRequest({ branch: "whole-file", files: { "README.md": "x\n" } });
  expect({ exit: whole.exit, cases: standingsOf(whole) }).toEqual({ exit: 0, cases: ["search-loop holding"] });
});

describe("under select: smoke", () => {
  const other = tagged.replaceAll("search-loop", "other-guard").replace("runner: agent", "runner: other");
  const otherFiles = Object.fromEntries(
    ["source-trace.json", "fixtures/tools.json"].map((name) => [
      `cases/other-guard/${name}`,
      readFileSync(`cases/search-loop/${name}`, "utf8"),
    ]),
  );
  const smoke = `${config().replace("effects:", "  other: { command: [python3, other.py] }\neffects:")}select: smoke\n`;

  it("a guard's tag cannot be taken away, and one that selects nothing can", async () => {
    const both = { ...otherFiles, "cases/other-guard/case.yaml": other, "other.py": fixedAgent };
    await onMain({ ...both, [path]: tagged.replace("[smoke]", "[smoke, billing]"), "replaykit.yaml": smoke });
    const files = { [path]: guardYaml, "agent.py": brokenAgent };
    const untagged = await repository.pullRequest({ branch: "untagged", files });
    expect({ exit: untagged.exit, cases: standingsOf(untagged) }).toEqual({
      exit: 1,
      cases: ["search-loop regressed", "other-guard holding", "search-loop altered"],
    });
    expect(casesOf(untagged).at(-1)?.reason).toContain("the tag smoke, which selects cases, was removed");
    const harmless = await repository.pullRequest({ branch: "harmless", files: { [path]: tagged } });
    expect({ exit: harmless.exit, cases: standingsOf(harmless) }).toEqual({
      exit: 0,
      cases: ["other-guard holding", "search-loop holding"],
    });
    await onMain({ ...withoutCase("other-guard"), [path]: guardYaml, "replaykit.yaml": config() });
  });
});

describe("under select: affected", () => {
  const prompted = fixedAgent.replace(
    "from replay_tools",
    'import pathlib\nif pathlib.Path("agent/.prompts/system.md").read_text().strip() == "bad":\n    raise SystemExit(open("agent.broken.py") and __import__("runpy").run_path("agent.broken.py") and 0)\nfrom replay_tools',
  );

  it("a file whose name begins with a dot is a change like any other, and so is one that was moved away", async () => {
    await onMain({
      "agent.py": prompted,
      "agent.broken.py": brokenAgent,
      "agent/.prompts/system.md": "good",
      "replaykit.yaml": `${config(', paths: ["agent/**"]')}select: affected\n`,
    });
    const hidden = await repository.pullRequest({ branch: "hidden", files: { "agent/.prompts/system.md": "bad" } });
    expect({ exit: hidden.exit, cases: standingsOf(hidden) }).toEqual({ exit: 1, cases: ["search-loop regressed"] });
    const renaming = { "agent/.prompts/system.md": null, "docs/system.md": "good" };
    const renamed = await repository.pullRequest({ branch: "renamed-prompt", files: renaming });
    expect({ exit: renamed.exit, cases: standingsOf(renamed) }).toEqual({ exit: 1, cases: ["search-loop error"] });
    const elsewhere = await repository.pullRequest({ branch: "elsewhere", files: { ".github/notes.md": "x" } });
    expect({ exit: elsewhere.exit, cases: standingsOf(elsewhere) }).toEqual({ exit: 0, cases: [] });
  });

  it("a configuration under another name is one too, and takes the base's policy nowhere", async () => {
    const named = `${config(', paths: ["nothing/**"]')}select: affected\n`;
    await onMain({ "agent.py": fixedAgent, "ci/replay.yaml": named, "replaykit.yaml": config() });
    const files = { "ci/replay.yaml": named.replace("agent.py", "agent.broken.py") };
    const changed = await repository.pullRequest({ branch: "named", files, inputs: { config: "ci/replay.yaml" } });
    expect({ exit: changed.exit, cases: standingsOf(changed) }).toEqual({ exit: 1, cases: ["search-loop regressed"] });
    const lenient = `fail_on: []\n${config()}`;
    const renamed = await repository.pullRequest({
      branch: "renamed",
      files: { "mine.yaml": lenient, "agent.py": brokenAgent },
      inputs: { config: "mine.yaml" },
    });
    expect(renamed.exit).toBe(1);
    const twin = await repository.pullRequest({
      branch: "named-twin",
      files: { "ci/replay.yaml": `# tidy\n${named}` },
      inputs: { config: "ci/replay.yaml" },
    });
    expect({ exit: twin.exit, cases: standingsOf(twin) }).toEqual({ exit: 0, cases: ["search-loop holding"] });
    await onMain({ "ci/replay.yaml": null });
  });
});

it("cases that a pull request brings spend no money that a guard with fixtures needs", async () => {
  const live = `version: 1
runners:
  agent: { command: [python3, agent.py] }
  live: { command: [sh, live.sh] }
effects: { lookup_billing: read }
upstream: { openai: { base_url: "${provider.url}/v1" } }
budget: { tokens: 1 }
`;
  await onMain({ "agent.py": gatewayAgent(lookup), "live.sh": liveAgent, "prompt.txt": "x", "replaykit.yaml": live });
  const greedy = Object.fromEntries(
    ["aa", "bb", "cc", "dd"].flatMap((id) =>
      Object.entries(caseFiles(id, "guard")).map(([name, text]) => [
        name,
        name.endsWith("case.yaml") ? `${text}runner: live\n` : text,
      ]),
    ),
  );
  const env = { OPENAI_API_KEY: "sk-of-the-tests" };
  const run = await repository.pullRequest({ branch: "greedy", files: greedy, env, inputs: { jobs: "1" } });
  expect(standingsOf(run)).toContain("search-loop holding");
  const broken = { ...greedy, "agent.py": brokenAgent };
  const hit = await repository.pullRequest({ branch: "greedy-broken", files: broken, env, inputs: { jobs: "1" } });
  expect({ exit: hit.exit, regressed: hit.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
  const yaml = `${caseFiles("mm", "guard")["cases/mm/case.yaml"]}runner: live\n`;
  const known = { ...caseFiles("mm", "guard"), "cases/mm/case.yaml": yaml };
  await onMain(known);
  const renamed = Object.entries(known).flatMap(([name, text]) => [
    [name, null],
    [name.replace("cases/mm", "cases/zz"), text],
  ]);
  const moved = { ...greedy, ...Object.fromEntries(renamed) };
  const late = await repository.pullRequest({ branch: "greedy-moved", files: moved, env, inputs: { jobs: "1" } });
  const proven = casesOf(late).filter(({ case_id, standing }) => case_id !== "search-loop" && standing === "holding");
  expect(proven.map(({ path: folder }) => folder)).toEqual(["cases/zz"]);
  await onMain(Object.fromEntries(Object.keys(known).map((name) => [name, null])));
});

it("a case of the pull request cannot turn the base's write into a read, and may call it what the base calls it", async () => {
  const config = `version: 1
runners:
  agent: { command: [python3, agent.py] }
effects: { lookup_billing: read, settle_account: write }
`;
  const settling = gatewayAgent(lookup, 'ask("settle_account", {"user_id": "usr_8821"})');
  await onMain({ "agent.py": gatewayAgent(lookup), "replaykit.yaml": config, "live.sh": null, "prompt.txt": null });
  const own = (effect: string, mode: string) =>
    guardYaml
      .replaceAll("search-loop", "new-case")
      .replace("state: guard", "state: open")
      .replace("tools: fixtures", `tools: { settle_account: ${mode} }`)
      .concat(`\neffects: { settle_account: ${effect} }\n`);
  const files = (yaml: string) => ({
    "cases/new-case/case.yaml": yaml,
    ...Object.fromEntries(
      ["source-trace.json", "fixtures/tools.json"].map((name) => [
        `cases/new-case/${name}`,
        readFileSync(`cases/search-loop/${name}`, "utf8"),
      ]),
    ),
    "agent.py": settling,
  });
  const counts = (run: PullRequestRun) =>
    casesOf(run).find(({ case_id }) => case_id === "new-case")?.attempts[0]?.counts;
  const loose = await repository.pullRequest({ branch: "loose", files: files(own("read", "live")) });
  expect(counts(loose)).toMatchObject({ live: 0, blocked: 1 });
  expect(loose.log).toContain(
    "::warning::cases/new-case: its effects are looser than the base's, which apply here (settle_account: write)",
  );
  const same = await repository.pullRequest({ branch: "same", files: files(own("write", "fixtures")) });
  expect(counts(same)).toMatchObject({ live: 0, simulated: 1, blocked: 0 });
  expect(same.log).not.toContain("looser");
});

it("a case of the pull request sends no write to a host that the base allows, whatever it calls it", async () => {
  const config = `version: 1
runners:
  agent: { command: [python3, agent.py] }
effects: { lookup_billing: read, "POST api.shop.test": write }
http: { allow: [{ host: api.shop.test, base_url: "${provider.url}" }] }
`;
  const url = 'os.environ["REPLAYKIT_HTTP_URL"] + "/api.shop.test/orders"';
  const ordering = gatewayAgent(
    lookup,
    `try:\n    urllib.request.urlopen(urllib.request.Request(${url}, b"{}", {"content-type": "application/json"}))\nexcept urllib.error.HTTPError:\n    pass`,
  );
  const files = ["source-trace.json", "fixtures/tools.json"].map((name) => [
    `cases/new-case/${name}`,
    readFileSync(`cases/search-loop/${name}`, "utf8"),
  ]);
  const own = (effect: string, mode: string) =>
    guardYaml
      .replaceAll("search-loop", "new-case")
      .replace("state: guard", "state: open")
      .replace("tools: fixtures", `tools: { "POST api.shop.test": ${mode} }`)
      .concat(`\neffects: { "POST api.shop.test": ${effect} }\n`);
  const sent = async (branch: string, yaml: string) => {
    const before = provider.requests.length;
    const changed = { ...Object.fromEntries(files), "cases/new-case/case.yaml": yaml, "agent.py": ordering };
    await repository.pullRequest({ branch, files: changed });
    return provider.requests.length - before;
  };
  await onMain({
    "agent.py": gatewayAgent(lookup),
    "replaykit.yaml": config.replace(', "POST api.shop.test": write', ""),
  });
  expect(await sent("live-post", own("read", "live"))).toBe(0);
  expect(await sent("pure-post", own("pure", "fixtures"))).toBe(0);
  // The base's own word lets it through.
  await onMain({ "replaykit.yaml": config.replace("write }", "read }") });
  expect(await sent("allowed-post", own("read", "live"))).toBeGreaterThan(0);
});
