import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { builtDist, packageOptions } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { python, pythonHas } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const env = { ...process.env, NODE_OPTIONS: packageOptions };
const example = (name: string) => resolve(root, "examples/article", name);

function run(cwd: string, name: string, ...args: string[]): [string[], string] {
  const { stdout, stderr } = spawnSync(process.execPath, [example(name), ...args], { cwd, env, encoding: "utf8" });
  return [stdout.trimEnd().split("\n"), stderr];
}

const outputs: Record<string, string[]> = {
  "minimal-agent.mjs": [
    "step 0: search",
    "  knew    {}",
    '  called  search_docs {"query":"refund policy"}',
    '  got     {"docs":[],"count":0}',
    '  knows   {"query":"refund policy","retrieved_docs":[]}',
    "step 1: refuse",
    '  knew    {"query":"refund policy","retrieved_docs":[]}',
    '  knows   {"query":"refund policy","retrieved_docs":[]}',
  ],
  "regression.mjs": [
    "the run does not satisfy the case empty-search (ended with error, search_docs called 20 times, no answer, something left unsaid)",
    "  the failure is there again: every signature of the failure holds",
    `  output_contains "don't have any documents" in any: expected "don't have any documents" in what the agent said; it said nothing`,
    '  status_is success: expected status success, the run ended with error: "step limit of 20 reached"',
    "  max_tool_calls search_docs 3: expected at most 3 calls; search_docs was called 20 times",
    "  final_output_exists true: expected a final output; the run has no final output",
    "the run satisfies the case empty-search: all 5 decided assertions hold",
    'the run satisfies tool_sequence exact search_docs {"query":"refund policy"}, state_at 1 {"query":"refund policy","retrieved_docs":[]}',
  ],
  "checkpoint-store.mjs": ['step 17: 17 messages, state {"step":17}', "damaged: 0"],
  "tool-wrapper.mjs": ["same answer: true", "searches: 1, mails: 1"],
  "telemetry.mjs": [
    "execute_tool search_docs < step search",
    "step search < invoke_agent docs-agent",
    "step refuse < invoke_agent docs-agent",
    "invoke_agent docs-agent < root",
  ],
  "time-travel.mjs": [
    "failed: step limit of 20 reached",
    "resumed with another program: step limit of 3 reached",
    "I don't have any documents about refund policy. Please check with support.",
    "From the documents: refunds within 30 days",
    "they part at call 2: missing",
  ],
};

describe("the examples of the article", () => {
  for (const [name, lines] of Object.entries(outputs)) {
    it(name, () => {
      using folder = temporaryFolder();
      expect(run(folder.path, name)).toEqual([lines, ""]);
    });
  }

  it("the suites of vitest and pytest pass as they stand, by one command each", () => {
    const tested = (program: string, args: string[]) => {
      const REPLAYKIT_COMMAND = `${process.execPath} ${join(builtDist, "cli.js")}`;
      const more = { REPLAYKIT_COMMAND, PYTHONDONTWRITEBYTECODE: "1", NO_COLOR: "1", CI: "" };
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: root,
        env: { ...env, ...more },
        encoding: "utf8",
      });
      return { status, said: stdout + stderr };
    };
    const config = resolve(root, "test/support/source-vitest.config.ts");
    const vitest = [resolve(root, "node_modules/vitest/vitest.mjs"), "run", "--root", example(""), "--config", config];
    const inVitest = tested(process.execPath, vitest);
    expect(inVitest, inVitest.said).toMatchObject({ status: 0, said: expect.stringContaining("2 passed") });
    if (!pythonHas("pytest")) return;
    const inPytest = tested(python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", example("")]);
    expect(inPytest, inPytest.said).toMatchObject({ status: 0, said: expect.stringContaining("2 passed") });
  });

  it("regression.mjs and the pytest helper judge both versions by the case", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    const cwd = folder.path;
    run(cwd, "agent-v1.mjs", "r");
    await cli(["scaffold", "r", "--out", "cases/empty-search"], { cwd });
    const [lines, stderr] = run(cwd, "regression.mjs", "cases/empty-search");
    expect([lines[0], ...lines.slice(-2), stderr]).toEqual([
      "the run does not satisfy the case empty-search (search_docs: same query 20 times, then stopped at a limit: step limit of 20 reached)",
      "the run satisfies the case empty-search: all 3 decided assertions hold",
      'the run satisfies tool_sequence exact search_docs {"query":"refund policy"}, state_at 1 {"query":"refund policy","retrieved_docs":[]}',
      "",
    ]);
    const agent = (version: string) =>
      `env NODE_OPTIONS='${env.NODE_OPTIONS}' ${process.execPath} ${example(`agent-${version}.mjs`)}`;
    const suite = `
from replaykit_pytest import assert_case, assert_state, assert_tools

NEW, OLD = ${JSON.stringify(agent("v2"))}, ${JSON.stringify(agent("v1"))}


def test_the_new_agent_refuses():
    run = assert_case("cases/empty-search", runner=NEW)
    assert_tools(run, ["search_docs"])
    assert run.calls[0].args == {"query": "refund policy"}
    assert_state(run, step=1, pointer="/retrieved_docs")
    assert run.final_output.startswith("I don't have any documents")


def test_the_old_agent_loops():
    assert_case("cases/empty-search", runner=OLD)


def test_another_sequence():
    assert_tools(assert_case("cases/empty-search", runner=NEW), ["search_docs", "answer"])
`;
    writeFileSync(join(cwd, "test_agent.py"), suite);
    const pytest = (which: string, more: Record<string, string> = {}) =>
      spawnSync(python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", which], {
        cwd,
        env: {
          ...env,
          CI: "",
          REPLAYKIT_COMMAND: `${process.execPath} ${join(builtDist, "cli.js")}`,
          PYTHONDONTWRITEBYTECODE: "1",
          PYTHONPATH: example(""),
          ...more,
        },
        encoding: "utf8",
      }).stdout;
    if (!pythonHas("pytest")) return;
    const before = readFileSync(join(cwd, "cases/empty-search/case.yaml"), "utf8");
    const first = pytest("test");
    for (const line of [
      "the case empty-search keeps no snapshot of /retrieved_docs in the state at step 1; it is now []",
      "run the test with REPLAYKIT_UPDATE=1 to keep what it is now, and review the change of case.yaml",
      "empty-search: reproduced: the known failure is still there: every signature of the failure holds",
      "max_tool_calls search_docs 3: expected at most 3 calls; search_docs was called 20 times",
      "expected the tools ['search_docs', 'answer'], got ['search_docs']:",
      'search_docs({"query": "refund policy"})',
      "3 failed",
    ]) {
      expect(first).toContain(line);
    }
    expect(pytest("refuses", { REPLAYKIT_UPDATE: "1", CI: "true" })).toContain("REPLAYKIT_UPDATE is set in CI");
    expect(readFileSync(join(cwd, "cases/empty-search/case.yaml"), "utf8")).toBe(before);
    expect(pytest("refuses", { REPLAYKIT_UPDATE: "1" })).toContain("1 passed");
    const added = readFileSync(join(cwd, "cases/empty-search/case.yaml"), "utf8")
      .split("\n")
      .filter((line) => !before.split("\n").includes(line));
    expect(added).toEqual(["  - state_at:", "      step: 1", "      pointer: /retrieved_docs", "      value: []"]);
    expect(pytest("refuses")).toContain("1 passed");
  });
});
