import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { leaveOut } from "../support/left-out.ts";
import { python, pythonHas } from "../support/python.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";
import { startLangSmith } from "./langsmith-server.ts";

const root = resolve(import.meta.dirname, "../..");
const command = `${process.execPath} ${join(builtDist, "cli.js")}`;

function tool(
  program: string,
  args: string[],
  cwd: string,
  more: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env["PATH"], HOME: cwd, NO_COLOR: "1", REPLAYKIT_COMMAND: command, ...more };
  return new Promise((done) => {
    execFile(program, args, { cwd, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      done({ code, output: stdout + stderr });
    });
  });
}

/** promptfoo is too large for a dependency: it is used where it is. */
function promptfooPath(): string | undefined {
  const given = process.env["REPLAYKIT_TEST_PROMPTFOO"] ?? join(root, "node_modules/.bin/promptfoo");
  return existsSync(given) ? given : undefined;
}

function promptfooQuiet(cwd: string): Record<string, string> {
  const off = ["TELEMETRY", "UPDATE", "REMOTE_GENERATION", "SHARING"].map((what) => [`PROMPTFOO_DISABLE_${what}`, "1"]);
  return { ...Object.fromEntries(off), PROMPTFOO_CONFIG_DIR: join(cwd, ".promptfoo") };
}

function promptfooScores(cwd: string): [string, boolean][] {
  const { results }: { results: { results: { gradingResult: { componentResults: Component[] } }[] } } = JSON.parse(
    readFileSync(join(cwd, "out.json"), "utf8"),
  );
  return results.results.flatMap(({ gradingResult }) =>
    gradingResult.componentResults.map(({ assertion, pass }): [string, boolean] => [assertion.metric, pass]),
  );
}

interface Component {
  pass: boolean;
  assertion: { metric: string };
}

/** A person reads what the fixed agent says, and answers its semantic check. */
async function reviewSearchLoop(cwd: string): Promise<void> {
  await cli(["replay", "search-loop"], { cwd });
  const { exit, stderr } = await cli(["case", "review", "search-loop", "--verdict", "pass", "--by", "ann"], { cwd });
  expect(exit, stderr).toBe(0);
}

/** Makes the fixed agent of the search loop do again what it did in the failed run. */
function breakAgent(cwd: string): void {
  const broken = readFileSync(join(cwd, "examples/runners/reproduce_failure.py"));
  writeFileSync(join(cwd, "examples/runners/fixed_runner.py"), broken);
}

describe("export", () => {
  it("to vitest: vitest itself passes the fixed agent and fails the broken one", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect((await cli(["case", "export", "search-loop", "--to", "vitest", "--out", "tests"], { cwd })).exit).toBe(0);
    symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
    const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "tests/", "--root", cwd];
    const good = await tool(process.execPath, vitest, cwd);
    expect(good, good.output).toMatchObject({ code: 0, output: expect.stringContaining("1 passed") });
    expect(good.output).toContain("not decided, needs a person: semantic ");
    await reviewSearchLoop(cwd);
    expect((await tool(process.execPath, vitest, cwd)).output).not.toContain("not decided");
    breakAgent(cwd);
    const bad = await tool(process.execPath, vitest, cwd);
    expect(bad, bad.output).toMatchObject({ code: 1, output: expect.stringContaining("regressed: ") });
  });

  it("to pytest: pytest itself passes the fixed agent and fails the broken one", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    if (!pythonHas("pytest")) return;
    expect((await cli(["case", "export", "search-loop", "--to", "pytest", "--out", "tests"], { cwd })).exit).toBe(0);
    const pytest = ["-m", "pytest", "-q", "tests"];
    const good = await tool(python, pytest, cwd);
    expect(good, good.output).toMatchObject({ code: 0, output: expect.stringContaining("1 passed, 1 warning") });
    expect(good.output).toContain("not decided, needs a person: semantic ");
    await reviewSearchLoop(cwd);
    expect((await tool(python, pytest, cwd)).output).not.toContain("warning");
    breakAgent(cwd);
    const bad = await tool(python, pytest, cwd);
    expect(bad, bad.output).toMatchObject({ code: 1, output: expect.stringContaining("regressed: ") });
    // From another folder the case is not found, and the test says so.
    const lost = await tool(python, [...pytest.slice(0, 3), "."], join(cwd, "tests"));
    expect(lost, lost.output).toMatchObject({
      code: 1,
      output: expect.stringMatching(/could not be replayed: .*there is no case at/s),
    });
  });

  it("to promptfoo: the provider replays, and the assertions tell a fixed agent from a broken one", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect((await cli(["case", "export", "search-loop", "--to", "promptfoo"], { cwd })).exit).toBe(2); // two files
    expect((await cli(["case", "export", "search-loop", "--to", "promptfoo", "--out", "eval"], { cwd })).exit).toBe(0);
    const config: { tests: { assert: { value: string }[] }[] } = JSON.parse(
      readFileSync(join(cwd, "eval/promptfooconfig.json"), "utf8"),
    );
    const url = pathToFileURL(join(cwd, "eval/replaykit-provider.mjs")).href;
    const checks = JSON.stringify(config.tests[0]?.assert.map(({ value }) => value));
    // As promptfoo does: the provider's output, and each assertion as an expression over it.
    const judge = `const { default: P } = await import(${JSON.stringify(url)}); const { output, error } = await new P().callApi("cases/search-loop"); console.log(error ?? JSON.stringify(${checks}.map((value) => new Function("output", "return " + value)(output)).map((said) => said.pass ?? said)));`;
    // A crash ran no check; promptfoo shows the reason of a failed assertion only.
    const crashed = JSON.stringify({ verdict: "error", reason: "the runner crashed", assertions: [] });
    expect(runInNewContext(config.tests[0]?.assert[1]?.value ?? "", { output: crashed })).toMatchObject({
      pass: false,
      reason: "not run: the runner crashed",
    });
    const scores = async () => (await tool(process.execPath, ["--input-type=module", "-e", judge], cwd)).output.trim();
    expect(await scores()).toBe("[true,true,true,true,false]"); // nobody has answered the semantic check
    await reviewSearchLoop(cwd);
    expect(await scores()).toBe("[true,true,true,true,true]");
    breakAgent(cwd);
    expect(await scores()).toBe("[false,false,false,false,false]");
  });

  it("to promptfoo: promptfoo itself passes the fixed agent and fails the broken one", async () => {
    const promptfoo = promptfooPath();
    if (promptfoo === undefined)
      return leaveOut("promptfoo itself", "it is not installed: REPLAYKIT_TEST_PROMPTFOO names its command");
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect((await cli(["case", "export", "search-loop", "--to", "promptfoo", "--out", "eval"], { cwd })).exit).toBe(0);
    const run = [promptfoo, "eval", "-c", "eval/promptfooconfig.json", "--no-cache", "--output", "out.json"];
    const open = await tool(process.execPath, run, cwd, promptfooQuiet(cwd));
    expect(open, open.output).toMatchObject({ code: 100 });
    expect(promptfooScores(cwd).filter(([, pass]) => !pass)).toEqual([
      [`semantic "The response addresses the user's request correctly."`, false],
    ]);
    await reviewSearchLoop(cwd);
    const good = await tool(process.execPath, run, cwd, promptfooQuiet(cwd));
    expect(good, good.output).toMatchObject({ code: 0 });
    expect(promptfooScores(cwd)).toEqual([
      ["verdict", true],
      ["status_is success", true],
      ["max_tool_calls lookup_billing 3", true],
      ["final_output_exists true", true],
      [`semantic "The response addresses the user's request correctly."`, true],
    ]);
    breakAgent(cwd);
    const bad = await tool(process.execPath, run, cwd, promptfooQuiet(cwd));
    expect(bad, bad.output).toMatchObject({ code: 100 });
    expect(promptfooScores(cwd).filter(([, pass]) => pass)).toEqual([]);
  });

  it("to langsmith-dataset: LangSmith's own client uploads the examples, and brings them up to date", async () => {
    using folder = copyOfRepository("cases", "replaykit.yaml");
    const { path: cwd } = folder;
    await cli(["case", "export", "--to", "langsmith-dataset", "--out", "ls"], { cwd });
    symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
    await using server = await startLangSmith();
    const env = { LANGSMITH_ENDPOINT: server.url, LANGSMITH_API_KEY: "of-the-test" };
    const script = ["ls/upload-to-langsmith.mjs", "our cases"];
    const first = await tool(process.execPath, script, cwd, env);
    expect(first.output).toContain("our cases: 8 added, 0 updated\n");
    const second = await tool(process.execPath, script, cwd, env);
    expect(second.output).toContain("our cases: 0 added, 8 updated\n");
    const lines = readFileSync(join(cwd, "ls/langsmith-examples.jsonl"), "utf8").trimEnd().split("\n");
    const kept = [...server.examples.values()].map(({ inputs, outputs, metadata, split }) => {
      return { inputs, outputs, metadata: { ...metadata, dataset_split: undefined }, split };
    });
    expect(kept).toEqual(lines.map((line) => JSON.parse(line)));
  });

  it("to inspect: the task gives each case the value of its verdict", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    await cli(["case", "export", "search-loop", "--to", "inspect", "--out", "evals"], { cwd });
    writeFileSync(join(cwd, "evals/inspect_ai.py"), readFileSync(join(import.meta.dirname, "inspect_stand_in.py")));
    const run = ["-c", "import sys; sys.path.insert(0, 'evals'); import inspect_ai; inspect_ai.run('replaykit_cases')"];
    const good = await tool("python3", run, cwd);
    expect(JSON.parse(good.output)).toMatchObject([
      { id: "search-loop", value: "P", answer: "fixed", why: expect.stringContaining("not decided, needs a person: ") },
    ]);
    await reviewSearchLoop(cwd);
    const reviewed = await tool("python3", run, cwd);
    expect(JSON.parse(reviewed.output)).toMatchObject([{ id: "search-loop", value: "C", answer: "fixed" }]);
    breakAgent(cwd);
    const bad = await tool("python3", run, cwd);
    expect(JSON.parse(bad.output)).toMatchObject([{ id: "search-loop", value: "I", answer: "reproduced" }]);
  });

  it("warns of tools that were replaced although their code changed, also where the case passes", async () => {
    using folder = copyOfRepository("cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const result = {
      verdict: "fixed",
      standing: "holding",
      reason: "it holds",
      blocks: false,
      attempts: [{ assertions: [] }],
    };
    writeFileSync(join(cwd, "said"), `#!/bin/sh\ncat result.json\n`, { mode: 0o755 });
    for (const to of ["promptfoo", "inspect", "pytest"])
      await cli(["case", "export", "search-loop", "--to", to, "--out", to], { cwd });
    writeFileSync(join(cwd, "inspect/inspect_ai.py"), readFileSync(join(import.meta.dirname, "inspect_stand_in.py")));
    const provider = pathToFileURL(join(cwd, "promptfoo/replaykit-provider.mjs")).href;
    const runs: [string, string[]][] = [
      [
        process.execPath,
        [
          "--input-type=module",
          "-e",
          `const { default: P } = await import("${provider}"); console.log((await new P().callApi("x")).output)`,
        ],
      ],
      [
        "python3",
        ["-c", "import sys; sys.path.insert(0, 'inspect'); import inspect_ai; inspect_ai.run('replaykit_cases')"],
      ],
      ...(pythonHas("pytest") ? [[python, ["-m", "pytest", "-q", "pytest"]] satisfies [string, string[]]] : []),
    ];
    for (const tools of [["refund"], undefined]) {
      writeFileSync(join(cwd, "result.json"), JSON.stringify({ cases: [{ ...result, not_exercised: tools }] }));
      // pytest's other test sees that there is no warning without a cause.
      for (const [program, args] of tools ? runs : runs.slice(0, 2)) {
        const { code, output } = await tool(program, args, cwd, { REPLAYKIT_COMMAND: "./said" });
        expect([code, output.includes("refund: replaced in this replay")], output).toEqual([0, tools !== undefined]);
      }
    }
  });

  it("to otlp: reading it back gives the recorded run; to openai-evals: an item a case", async () => {
    using folder = copyOfRepository("cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const { stdout } = await cli(["case", "export", "search-loop", "--to", "otlp"], { cwd });
    const [back] = readTraces({ name: "otlp", text: stdout }, { platform: nodePlatform });
    const text = readFileSync(join(cwd, "cases/search-loop/source-trace.json"), "utf8");
    const [source] = readTraces({ name: "source", text }, { platform: nodePlatform });
    expect(back?.trace.events).toEqual(source?.trace.events);
    await cli(["case", "export", "--to", "openai-evals", "--out", "evals"], { cwd });
    const lines = readFileSync(join(cwd, "evals/cases.jsonl"), "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).item.criteria.length > 0)).toEqual(
      Array.from({ length: 8 }, () => true),
    );
  });

  it("to junit: the last kept results; a case without one is named; an unknown tool is refused", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    await cli(["replay", "search-loop"], { cwd });
    const { exit, stdout, stderr } = await cli(
      ["case", "export", "search-loop", "refund-after-deadline", "--to", "junit"],
      {
        cwd,
      },
    );
    expect({ exit, stderr }).toEqual({
      exit: 0,
      stderr: "note: refund-after-deadline is left out: no replay of it is kept\n",
    });
    expect(stdout).toContain('<testsuites name="replaykit" tests="1" failures="0"');
    expect(stdout).toContain("<system-out>not decided, needs a person: semantic ");
    expect(await cli(["case", "export", "--to", "excel"], { cwd })).toMatchObject({ exit: 2, stdout: "" });
  });
});
