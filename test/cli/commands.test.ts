import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { commandHelp } from "../../src/cli/help.ts";
import { cli } from "../support/cli.ts";
import { copyOfRepository, temporaryFolder } from "../support/temporary-folder.ts";

const searchLoop = "examples/traces/search-loop.json";
const broken = "python3 examples/runners/reproduce_failure.py";
const fixed = "python3 examples/runners/fixed_runner.py";

describe("help", () => {
  it("lists every command, and each teaches with examples", async () => {
    using folder = temporaryFolder();
    const { exit, stdout } = await cli([], { cwd: folder.path });
    expect(exit).toBe(0);
    for (const { name } of commands) {
      const [topic = "", word] = name.split(" ");
      expect(stdout).toMatch(new RegExp(word === undefined ? `^ {2}${topic} ` : `^ +${topic} (.* )?${word}( |$)`, "m"));
    }
    expect(new Set(commands.map(({ name }) => name.split(" ")[0])).size).toBeLessThanOrEqual(20);
    for (const command of commands) expect(commandHelp(command, commands)).toMatch(/Examples:\n {2}npx replaykit /);
  });

  it("is shown for a command; an unknown command or flag is refused with the next step", async () => {
    using folder = temporaryFolder();
    expect((await cli(["replay", "--help"], { cwd: folder.path })).stdout).toContain("replaykit replay [case.yaml");
    expect(await cli(["repaly"], { cwd: folder.path })).toMatchObject({
      exit: 2,
      stderr: 'replaykit: there is no command "repaly" [usage]\n  → did you mean: npx replaykit replay?\n',
    });
    expect(await cli(["replay", "--jbos", "2"], { cwd: folder.path })).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining("did you mean --jobs? npx replaykit replay --help"),
    });
    expect((await cli(["replay", "--colour", "x"], { cwd: folder.path })).stderr).not.toContain("did you mean");
  });

  it("knows topics, and commands by the names that they had before", async () => {
    using folder = temporaryFolder();
    const { path: cwd } = folder;
    for (const argv of [["trace"], ["trace", "--help"], ["help", "trace"]])
      expect(await cli(argv, { cwd })).toMatchObject({
        exit: 0,
        stdout: expect.stringContaining("replaykit trace redact "),
      });
    const now = await cli(["trace", "formats"], { cwd });
    expect(await cli(["formats"], { cwd })).toEqual({
      ...now,
      stderr: "replaykit formats is replaykit trace formats now\n",
    });
    expect((await cli(["help", "formats"], { cwd })).stdout).toContain("replaykit trace formats\n");
    expect(await cli(["help", "bogus"], { cwd })).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('there is no command "bogus"'),
    });
    expect((await cli(["case", "--help"], { cwd })).stdout).toContain("  replaykit case fixtures ");
    for (const [wrong, meant] of [
      [["trace", "redcat"], "trace redact"],
      [["groops"], "worker groups"],
      [["watch"], "runs watch"],
      [["brief"], "case brief"],
      [["runs", "show", "run_1"], "show run_1"],
    ] as const)
      expect((await cli([...wrong], { cwd })).stderr).toContain(`did you mean: npx replaykit ${meant}?`);
  });

  it("names the same thing alike: a flag of several commands takes the same kind of value", () => {
    /** What differs by its nature: a file or a folder to write, a number or also a step's id, a report or a branch, a store or a service, a rating or a commit, a case or being one. */
    const differs = new Set(["out", "step", "base", "to", "name", "limit", "from", "good", "control"]);
    const kinds = new Map<string, Set<string>>();
    for (const { flags } of commands) {
      expect(new Set(flags.map(({ name }) => name)).size).toBe(flags.length);
      for (const { name, value = "", summary } of flags)
        kinds.set(
          name,
          (kinds.get(name) ?? new Set()).add(`${value}${["token", "worker", "run"].includes(name) ? summary : ""}`),
        );
    }
    expect([...kinds].filter(([name, kind]) => kind.size > 1 && !differs.has(name)).map(([name]) => name)).toEqual([]);
    const about = (name: string) => commands.find((command) => command.name === name)?.flags.map((flag) => flag.name);
    expect(about("worker feedback")).not.toContain("effect"); // which feedback does not carry
    expect(about("scaffold")).toContain("effect");
  });

  it("shows no escape sequence of a value in an error", async () => {
    using folder = temporaryFolder();
    const { stderr } = await cli(["show", "no\u001b[2Jfile\u202e.json"], { cwd: folder.path });
    expect(stderr).toContain("no\\u001b[2Jfile\\u202e.json");
  });
});

describe("the published README's session", () => {
  it("prints what the README shows", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    const made = await cli(["scaffold", searchLoop, "--out", "cases/search-loop"], { cwd });
    expect(made.exit).toBe(0);
    expect(made.stdout).toMatch(/^replayability 0\.\d\d\n {2}answers of the model are missing: /m);
    const told = await cli(["scaffold", searchLoop, "--out", "cases/search-loop", "--force", "--json"], { cwd });
    expect(JSON.parse(told.stdout).replayability.reasons).toHaveLength(
      made.stdout.split("\n").filter((line) => /^ {2}\S.* missing/.test(line)).length,
    );
    const linted = await cli(["lint", "cases/search-loop/case.yaml"], { cwd });
    expect({ exit: linted.exit, last: linted.stdout.trimEnd().split("\n").at(-1) }).toEqual({
      exit: 0,
      last: "1 case: sound",
    });
    const failed = await cli(["replay", "cases/search-loop/case.yaml", "--runner-cmd", broken], { cwd });
    for (const fact of [
      "Run ended with error; Tool 'lookup_billing' called 5 times; No final output",
      "Result: FAILURE REPRODUCED",
      "Observed failure reproduced: Yes",
      "Desired assertions: 0/3 passed",
      "Semantic checks needing review: 1",
    ]) {
      expect(failed.stdout).toContain(fact);
    }
    const mended = await cli(["replay", "cases/search-loop/case.yaml", "--runner-cmd", fixed], { cwd });
    expect(mended.stdout).toContain("Observed failure reproduced: No");
    expect(mended.stdout).toContain("Desired assertions: 3/3 passed");
  });
});

describe("replay", () => {
  it("--json prints one document; --fail-on decides the exit code", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const { exit, stdout } = await cli(["replay", "--json"], { cwd });
    const report: {
      version: number;
      summary: object;
      cases: { case_id: string; verdict: string; standing: string }[];
    } = JSON.parse(stdout);
    expect({ exit, version: report.version, total: report.cases.length }).toEqual({ exit: 0, version: 1, total: 8 });
    expect(report.cases.map(({ verdict, standing }) => `${verdict} ${standing}`)).toEqual(
      Array.from({ length: 8 }, () => "fixed holding"),
    );
    expect((await cli(["replay", "search-loop", "--runner-cmd", broken], { cwd })).exit).toBe(1);
    expect((await cli(["replay", "search-loop", "--runner-cmd", broken, "--fail-on", "error"], { cwd })).exit).toBe(0);
    for (const none of ["sad", ","])
      expect(await cli(["replay", "--fail-on", none], { cwd })).toMatchObject({ exit: 2 });
  });

  it("that is stopped does not exit as if every case had been judged", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    let stop = () => {};
    const timer = setInterval(() => {
      if (existsSync(join(cwd, ".replaykit/runs"))) stop();
    }, 5);
    const once = (_: string, listener: () => void) => void (stop = listener);
    const { exit, stdout } = await cli(["replay", "--jobs", "1", "--json"], { cwd, once });
    clearInterval(timer);
    const { summary } = JSON.parse(stdout);
    expect({ exit, ok: summary.ok }).toEqual({ exit: 1, ok: true });
    expect(Object.keys(summary.standings).toSorted()).toEqual(["holding", "skipped"]);
  });

  it("writes the reports that are asked for", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    await cli(
      [
        "replay",
        "search-loop",
        "--junit",
        "out/junit.xml",
        "--markdown",
        "out/comment.md",
        "--report",
        "out/report.json",
        "--html",
        "out/report.html",
      ],
      { cwd },
    );
    expect(readFileSync(join(cwd, "out/junit.xml"), "utf8")).toContain("<testsuites");
    expect(readFileSync(join(cwd, "out/comment.md"), "utf8")).toContain("ReplayKit");
    expect(readFileSync(join(cwd, "out/report.html"), "utf8")).toContain("<!doctype html>");
    expect(
      (await cli(["replay", "search-loop", "--base", "out/report.json", "--runner-cmd", broken], { cwd })).stdout,
    ).toContain("regressed");
  });

  it("says what to do where there is no case, and refuses a case that is not there", async () => {
    using folder = temporaryFolder();
    expect(await cli(["replay"], { cwd: folder.path })).toMatchObject({ exit: 0 });
    expect(await cli(["replay", "nowhere"], { cwd: folder.path })).toMatchObject({ exit: 2 });
  });
});

describe("a failure without an error", () => {
  it("needs an expectation, and the refusal drafts it", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    const trace = JSON.parse(readFileSync(join(cwd, "examples/traces/wrong-refund-amount.json"), "utf8"));
    delete trace.feedback;
    writeFileSync(join(cwd, "polite.json"), JSON.stringify(trace));
    const refused = await cli(["scaffold", "polite.json", "--out", "cases/polite"], { cwd });
    expect(refused.exit).toBe(2);
    expect(refused.stderr).toContain("[expectation_needed]");
    expect(existsSync(join(cwd, "cases/polite"))).toBe(false);
    const told = ["--expect-call", 'refund={"order_id":"ord_5512","amount":12.5}', "--effect", "refund=write"];
    expect((await cli(["scaffold", "polite.json", "--out", "cases/polite", ...told], { cwd })).exit).toBe(0);
  });
});

describe("keeping a suite in order", () => {
  it("guard turns a fixed case into a guard and refuses one that is not fixed", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    await cli(["scaffold", searchLoop, "--out", "cases/search-loop"], { cwd });
    expect((await cli(["guard", "search-loop", "--runner-cmd", broken], { cwd })).exit).toBe(1);
    expect(readFileSync(join(cwd, "cases/search-loop/case.yaml"), "utf8")).toContain("state: open #");
    expect((await cli(["guard", "search-loop", "--runner-cmd", fixed], { cwd })).exit).toBe(0);
    expect(readFileSync(join(cwd, "cases/search-loop/case.yaml"), "utf8")).toContain("state: guard #");
  });

  it("cases --duplicates knows a failure again that an older release named otherwise", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const listed = async () => {
      const { cases } = JSON.parse((await cli(["case", "--duplicates", "--json"], { cwd })).stdout);
      return cases.map(({ case_id: id, fingerprint }: { case_id: string; fingerprint: string }) => [
        id,
        fingerprint.slice(0, 3),
      ]);
    };
    expect(await listed()).toEqual([]);
    await cli(["scaffold", searchLoop, "--out", "cases/the-loop-again"], { cwd });
    expect(await listed()).toEqual([
      ["search-loop", "v1:"],
      ["the-loop-again", "v2:"],
    ]);
  });

  it("cases, show, diff, fingerprint and schema tell what they are asked", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect((await cli(["case"], { cwd })).stdout).toContain("8 of 8 cases");
    expect((await cli(["case", "--quarantined"], { cwd })).stdout).toContain("0 of 8 cases");
    expect((await cli(["show", "search-loop"], { cwd })).stdout).toContain("lookup_billing");
    expect((await cli(["diff", "search-loop", "search-loop"], { cwd })).exit).toBe(0);
    expect((await cli(["diff", "search-loop", "wrong-refund-amount"], { cwd })).exit).toBe(1);
    expect((await cli(["trace", "fingerprint", searchLoop, "--explain"], { cwd })).stdout).toMatch(
      /^v2:[0-9a-f]{16}\n {2}\w+: /,
    );
    expect(JSON.parse((await cli(["schema", "case"], { cwd })).stdout)).toMatchObject({ type: "object" });
    expect((await cli(["case", "migrate", "--dry-run"], { cwd })).stdout).toBe("8 cases, all current\n");
  });

  it("fixtures are added with a difference, and pruned by what the last replay used", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const add = [
      "fixtures",
      "add",
      "search-loop",
      "--tool",
      "lookup_billing",
      "--args",
      '{"user_id":"other"}',
      "--output",
      '"ok"',
    ];
    expect((await cli(add, { cwd })).stdout).toContain('+ lookup_billing {"user_id":"other"} → "ok"');
    const written = async () => JSON.parse((await cli([...add, "--json"], { cwd })).stdout).written;
    expect(await written()).toBe(false);
    add.splice(-1, 1, '"changed"');
    expect(await written()).toBe(true);
    expect((await cli(["case", "fixtures", "prune", "search-loop"], { cwd })).exit).toBe(2);
    await cli(["replay", "search-loop"], { cwd });
    expect((await cli(["case", "fixtures", "prune", "search-loop"], { cwd })).stdout).toContain("- lookup_billing");
  });

  it("redact hides what it finds, and --check only tells", async () => {
    using folder = temporaryFolder({
      "t.json": JSON.stringify({ note: "write to jane.doe@example.com", password: "hunter2hunter2" }),
    });
    const { stdout, stderr } = await cli(["trace", "redact", "t.json"], { cwd: folder.path });
    expect(stdout + stderr).not.toMatch(/jane\.doe|hunter2/);
    expect((await cli(["trace", "redact", "--check", "t.json"], { cwd: folder.path })).exit).toBe(1);
  });

  it("the project's own redactor sees a trace before it is kept, and nothing is kept where it fails", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    const config = (code: string) =>
      writeFileSync(join(cwd, "replaykit.yaml"), `redact: { command: [python3, -c, "${code}"] }\n`);
    const scaffold = ["scaffold", "examples/traces/search-loop.json", "--out", "cases/own"];
    config("raise SystemExit(1)");
    expect((await cli(scaffold, { cwd })).exit).toBe(2);
    expect(existsSync(join(cwd, "cases/own"))).toBe(false);
    config("import sys; print(sys.stdin.read().replace('refund', '[topic]').replace('charged', '[deed]'))");
    expect((await cli(scaffold, { cwd })).exit).toBe(0);
    expect(readFileSync(join(cwd, "cases/own/source-trace.json"), "utf8")).toMatch(/\[(topic|deed)\]/);
  });
});

describe("init and doctor", () => {
  it("init finds the agent, writes what is missing and never overwrites", async () => {
    using folder = temporaryFolder({
      "pyproject.toml": '[project]\ndependencies = ["langgraph"]\n',
      "uv.lock": "",
      "agent.py": "",
    });
    const { path: cwd } = folder;
    const { stdout } = await cli(["init"], { cwd });
    expect(stdout).toContain("uv, LangGraph, runs as: uv run agent.py");
    expect(existsSync(join(cwd, ".github/workflows/replaykit.yml"))).toBe(true);
    expect((await cli(["init"], { cwd })).stdout).toContain("kept    replaykit.yaml");
    const doctor = await cli(["doctor"], { cwd });
    expect(doctor.stdout).toContain("there is no case yet\n        → npx replaykit record --write-config -- <");
    for (const name of ["trace.json", "trace-2.json", "trace-10.json"]) writeFileSync(join(cwd, name), "{}");
    expect((await cli(["doctor"], { cwd })).stdout).toContain(
      "→ npx replaykit scaffold trace-10.json --out cases/my-case",
    );
    expect(doctor.stdout).toMatch(/the runner(: the runner's program "uv" was not found| is there)/);
  });

  it("doctor looks for a runner that no case starts", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "runner: { command: [python3, agents/agent.py] }\n" });
    const { path: cwd } = folder;
    const missing = await cli(["doctor"], { cwd });
    expect(missing).toMatchObject({ exit: 1, stdout: expect.stringContaining("there is no file agents/agent.py") });
    mkdirSync(join(cwd, "agents"));
    writeFileSync(join(cwd, "agents/agent.py"), "");
    expect(await cli(["doctor"], { cwd })).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining("the runner exists"),
    });
  });

  it("init names the schema for editors only where the package is installed", async () => {
    using folder = temporaryFolder({ "agent.py": "", "package.json": "{}" });
    const { path: cwd } = folder;
    expect((await cli(["init", "--dry-run"], { cwd })).stdout).not.toContain("$schema");
    mkdirSync(join(cwd, "node_modules/replaykit/docs"), { recursive: true });
    const schema = readFileSync(join(import.meta.dirname, "../../docs/replaykit.schema.json"));
    writeFileSync(join(cwd, "node_modules/replaykit/docs/replaykit.schema.json"), schema);
    const { stdout } = await cli(["init", "--dry-run"], { cwd });
    const named = /\$schema=(\S+)/.exec(stdout)?.[1] ?? "";
    expect(existsSync(join(cwd, named))).toBe(true);
  });

  it("doctor says who answers semantic checks", async () => {
    using folder = copyOfRepository("examples", "cases/search-loop", "replaykit.yaml");
    const { path: cwd } = folder;
    const file = join(cwd, "replaykit.yaml");
    const config = readFileSync(file, "utf8");
    const finding = async (judge: string, env = {}) => {
      writeFileSync(file, `${config}${judge}`);
      const { stdout } = await cli(["doctor", "--json"], { cwd, env });
      const { findings }: { findings: { level: string; message: string }[] } = JSON.parse(stdout);
      return findings
        .filter(({ message }) => message.includes("judge"))
        .map(({ level, message }) => `${level}: ${message}`);
    };
    const none = "advice: no judge is configured: semantic checks of 1 case need a person";
    expect(await finding("")).toEqual([none]);
    const endpoint = "judge: { api: anthropic, model: m }\n";
    expect(await finding(endpoint)).toEqual(["advice: the judge cannot be asked: ANTHROPIC_API_KEY is not set"]);
    const ready = ["ok: the judge answers semantic checks of 1 case"];
    expect(await finding(endpoint, { ANTHROPIC_API_KEY: "k" })).toEqual(ready);
    expect(await finding("judge: { api: command, command: [node, judge.mjs] }\n")).toEqual(ready);
    expect(await finding("judge: { api: command, command: [no-such-judge] }\n")).toEqual([
      expect.stringMatching(/^advice: the judge cannot be asked: .*no-such-judge/),
    ]);
  });

  it("doctor starts every runner and says what is wrong with one", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect(await cli(["doctor"], { cwd })).toMatchObject({ exit: 0 });
    writeFileSync(
      join(cwd, "replaykit.yaml"),
      readFileSync(join(cwd, "replaykit.yaml"), "utf8").replace("fixed_runner.py", "missing.py"),
    );
    const { exit, stdout } = await cli(["doctor"], { cwd });
    expect(exit).toBe(1);
    expect(stdout).toContain("runner search-loop: there is no file ");
    expect(stdout).toContain("→ correct the runner's command in replaykit.yaml");
  });
});

describe("bad input", () => {
  const cases: [name: string, file: string | Uint8Array, code: string][] = [
    ["malformed JSON", '{"run_id": 1,', "invalid_json"],
    ["invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "invalid_input"],
    ["a million levels", "[".repeat(1_000_000), "too_deep"],
    ["no trace at all", '{"hello": "world"}', "unknown_format"],
    ["a later version", '{"version": 99, "run_id": "x", "events": []}', "unsupported_version"],
  ];
  for (const [name, content, code] of cases) {
    it(`${name}: ${code}, exit 2`, async () => {
      using folder = temporaryFolder();
      writeFileSync(join(folder.path, "t.json"), content);
      const { exit, stderr, stdout } = await cli(["scaffold", "t.json", "--out", "cases/x", "--json"], {
        cwd: folder.path,
      });
      expect(exit).toBe(2);
      expect({ code: JSON.parse(stdout).error.code, stderr }).toEqual({ code, stderr: "" });
    });
  }

  it("a fault that an option mends names the option as it is typed here", async () => {
    using folder = temporaryFolder({ "t.json": '{"hello": "world"}' });
    const { stderr } = await cli(["scaffold", "t.json", "--out", "cases/x"], { cwd: folder.path });
    expect(stderr).toContain("→ try --format <name>; docs/formats.md lists what is read");
  });

  it("a run id never becomes a path, and __proto__ stays data", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    const trace = JSON.parse(readFileSync(join(cwd, searchLoop), "utf8"));
    const hostile = JSON.stringify({ ...trace, run_id: "../../.github/x" }).replace(
      '{"user_id"',
      '{"__proto__":{"polluted":true},"user_id"',
    );
    writeFileSync(join(cwd, "hostile.json"), hostile);
    expect((await cli(["scaffold", "hostile.json", "--out", "cases/x"], { cwd })).exit).toBe(0);
    expect(existsSync(join(cwd, "..", ".github"))).toBe(false);
    expect(readFileSync(join(cwd, "cases/x/case.yaml"), "utf8")).toContain("id: x");
  });

  it("a case with aliases, an unknown check or no signature is named with its line", async () => {
    using folder = copyOfRepository("examples");
    const { path: cwd } = folder;
    await cli(["scaffold", searchLoop, "--out", "cases/x"], { cwd });
    const file = join(cwd, "cases/x/case.yaml");
    const yaml = readFileSync(file, "utf8");
    const problemOf = async (text: string) => {
      writeFileSync(file, text);
      const { exit, stdout, stderr } = await cli(["lint"], { cwd });
      return { exit, said: stdout + stderr };
    };
    expect((await problemOf(yaml.replace("status_is: error", "status_si: error"))).said).toMatch(/case\.yaml:\d+/);
    expect((await problemOf(`${yaml}\nx: &a [1]\ny: *a\n`)).exit).toBeGreaterThan(0);
    expect((await problemOf(yaml.replace(/signatures:\n(?: {2}.*\n)+/, "signatures: []\n"))).exit).toBeGreaterThan(0);
  });

  it("lint and migrate name each broken case, also one without its case.yaml, and go on with the others", async () => {
    using folder = copyOfRepository("cases", "replaykit.yaml");
    const { path: cwd } = folder;
    rmSync(join(cwd, "cases/cancel-claimed-not-made/case.yaml"));
    const newest = join(cwd, "cases/search-loop/case.yaml");
    writeFileSync(newest, readFileSync(newest, "utf8").replace("version: 1", "version: 9"));
    const old = join(cwd, "cases/wrong-refund-amount/case.yaml");
    const current = readFileSync(old, "utf8");
    writeFileSync(old, current.replace(/^version: .*\n/m, ""));
    const { exit, stdout } = await cli(["lint"], { cwd });
    expect([exit, stdout.trimEnd().split("\n").at(-2)]).toEqual([1, "8 cases: 2 errors"]);
    expect(stdout).toMatch(/^cases\/cancel-claimed-not-made\/case.yaml: error there is no case.yaml in /m);
    expect(await cli(["case", "migrate"], { cwd })).toEqual({
      exit: 2,
      stdout: "changed cases/wrong-refund-amount: case.yaml: 0 → 1\n",
      stderr: expect.stringMatching(
        /^there is no case.yaml in \S+\/cancel-claimed-not-made\n.*\ncases\/search-loop\/case.yaml has version 9.*\n.*\n2 cases of 8 cannot be migrated\n$/,
      ),
    });
    expect(readFileSync(old, "utf8")).toContain("version: 1\n");
  });

  it("a runner that is missing is named with the remedy", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { exit, stderr } = await cli(["replay", "search-loop", "--runner-cmd", "no-such-program"], {
      cwd: folder.path,
    });
    expect(exit).toBe(2);
    expect(stderr).toContain("no-such-program");
  });
});
