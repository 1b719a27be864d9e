import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import {
  type AgentRepository,
  fixedAgent,
  guardYaml,
  type PullRequestRun,
  startAgentRepository,
} from "../agent-repository.ts";

const says = (answer: object, more = "") => `import json, os\n${more}print(json.dumps(${JSON.stringify(answer)}))\n`;
const honest = says({ outcome: "pass" });
const judge = says({ verdict: "pass", reason: "the base's" });
const thief = says(
  { verdict: "pass", reason: "mine" },
  'open("/proc/self/fd/2", "w").write(os.environ["JUDGE_KEY"])\n',
);
const config = `version: 1
runners:
  agent: { command: [python3, agent.py] }
effects: { lookup_billing: read }
judge: { api: command, command: [python3, tools/judge.py], key_env: JUDGE_KEY, votes: 1 }
`;
const withCheck = (yaml: string, check: string) => yaml.replace("assertions:\n", `assertions:\n  - ${check}\n`);
const guard = withCheck(
  withCheck(guardYaml, "script: { command: [python3, tools/check.py] }"),
  "semantic: the answer is polite",
);

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository({
    "replaykit.yaml": config,
    "tools/judge.py": judge,
    "tools/check.py": honest,
    "cases/search-loop/case.yaml": guard,
  });
});
afterAll(() => repository[Symbol.asyncDispose]());

const env = { JUDGE_KEY: "key-of-the-judge" };

function summaryOf({ exit, outputs }: PullRequestRun) {
  const text = readFileSync(outputs["report-json"] ?? "", "utf8");
  const { cases } = replayReportSchema.parse(JSON.parse(text));
  const last = cases.at(-1); // after the base's version
  const semantic = last?.attempts[0]?.assertions.find(({ kind }) => kind === "semantic");
  return { exit, altered: last?.altered ?? [], semantic: semantic?.outcome, said: semantic?.message };
}

describe("a program that the base's policy names", () => {
  it("works where it is the base's, whatever else changes", async () => {
    const files = { "tools/other.py": "print(1)\n", "notes.md": "x" };
    const run = await repository.pullRequest({ branch: "same", files, env });
    expect(summaryOf(run)).toMatchObject({ exit: 0, altered: [], semantic: "pass" });
    expect(run.log).not.toContain("semantic checks wait");
  });

  it("alters the guard whose script check it is", async () => {
    const files = { "tools/check.py": `# always\n${honest}` };
    const run = await repository.pullRequest({ branch: "check", files, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: ["the program tools/check.py of its script check changed"],
      semantic: "pass",
    });
  });

  it("alters it too where a file took the place of the programs' folder", async () => {
    const files = { "tools/check.py": null, "tools/judge.py": null, tools: "no folder" };
    const run = await repository.pullRequest({ branch: "folder", files, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: [
        "the program tools/check.py of its script check changed",
        "the program tools/judge.py of its judge changed",
      ],
    });
  });

  it("is no judge, and gets no key", async () => {
    const run = await repository.pullRequest({ branch: "judge", files: { "tools/judge.py": thief }, env });
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: ["the program tools/judge.py of its judge changed"],
      semantic: "needs_human",
    });
    expect(run.log).toContain(
      "::warning::tools/judge.py changed in this pull request: semantic checks wait until it is merged",
    );
    expect(run.log).not.toContain("key-of-the-judge");
  });
});

describe("a program that a check does not name by its whole path", () => {
  const commands = [
    "[python3, check.py]",
    "[python3, -m, checks.polite]",
    "[node, lib/check]",
    "[npm, run, -s, check]",
  ];
  const answer = `console.log('{"outcome":"pass"}')\n`;
  const runner = (more: string) =>
    `version: 1\nrunners:\n  agent: { command: [python3, agent.py], cwd: services${more} }\neffects: { lookup_billing: read }\n`;
  const below = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`services/${name}`, text]));
  const manifest = (text: string, dependencies = {}) =>
    JSON.stringify({ scripts: { check: `node -e "${text}"` }, dependencies });
  const passes = "console.log(JSON.stringify({outcome:'pass'}))";
  let own: AgentRepository;
  beforeAll(async () => {
    own = await startAgentRepository({
      "replaykit.yaml": runner(""),
      "cases/search-loop/case.yaml": commands.reduce(
        (yaml, command) => withCheck(yaml, `script: { command: ${command} }`),
        guardYaml,
      ),
      ...below({
        "agent.py": fixedAgent,
        "replay_tools.py": readFileSync("examples/runners/replay_tools.py", "utf8"),
        "check.py": honest,
        "checks/polite.py": honest,
        "lib/check.js": answer,
        "package.json": manifest(passes),
      }),
    });
  });
  afterAll(() => own[Symbol.asyncDispose]());

  it("alters its guard: in the runner's folder, a module, without its ending, or a script of the package", async () => {
    const files = below({
      "check.py": `# always\n${honest}`,
      "checks/__init__.py": `${honest}raise SystemExit\n`,
      "lib/check.js": `// always\n${answer}`,
      "package.json": manifest(`${passes};`),
    });
    const run = await own.pullRequest({ branch: "all", files });
    const changed = ["package.json", "lib/check.js", "checks/__init__.py", "check.py"];
    expect(summaryOf(run)).toMatchObject({
      exit: 1,
      altered: changed.map((name) => `the program services/${name} of its script check changed`),
    });
  });

  it("is unchanged where only a package is installed, and where what stands beside it changes", async () => {
    const files = below({
      "package.json": manifest(passes, { other: "1.0.0" }),
      "checks/other.py": "print(1)\n",
      "lib/other.js": "1\n",
    });
    expect(summaryOf(await own.pullRequest({ branch: "beside", files }))).toMatchObject({ exit: 0, altered: [] });
  });

  it("is changed where the runner has another folder, in which another file has its name", async () => {
    await own.github.commit("acme/agent", { branch: "main", files: { "other/check.py": honest } });
    const files = {
      "replaykit.yaml": runner("").replace("agent.py], cwd: services", "../services/agent.py], cwd: other"),
    };
    const { altered } = summaryOf(await own.pullRequest({ branch: "folder", files }));
    expect(altered).toContain("the program other/check.py of its script check changed");
  });

  it("is not run where the setup replaced it or put another before it, and is where the setup made something else", async () => {
    const reasonOf = async (branch: string, setup: string) => {
      const files = { "replaykit.yaml": runner(`, setup: [sh, -c, "${setup}"]`) };
      const { outputs } = await own.pullRequest({ branch, files });
      const { cases } = replayReportSchema.parse(JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8")));
      return `${cases[0]?.standing}: ${cases[0]?.reason}`;
    };
    const why = "was not run: the setup of the runner changed";
    expect(await reasonOf("overwrites", "cp agent.py check.py")).toMatch(
      `error: the check script "python3 check.py" ${why} "services/check.py"`,
    );
    expect(await reasonOf("plants", "touch checks/__init__.py")).toMatch(`${why} "services/checks/__init__.py"`);
    expect(await reasonOf("links", "mv lib l; ln -s l lib")).toMatch(`${why} "services/lib"`);
    expect(await reasonOf("builds", "mkdir built; touch built/a.js checks/b.py; cp check.py c; cp c check.py")).toMatch(
      /^holding: /,
    );
  });
});
