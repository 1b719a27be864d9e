import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const hooks = pathToFileURL(resolve(root, "test/support/source-package.mjs")).href;
const env = { ...process.env, NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${hooks}` };
const example = (name: string) => resolve(root, "examples/article", name);

function run(cwd: string, name: string, ...args: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, [example(name), ...args], { cwd, env, encoding: "utf8" });
  return [stdout.trimEnd().split("\n"), stderr];
}

const outputs: Record<string, string[]> = {
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

  it("regression.mjs and the pytest helper judge both versions by the case", { timeout: 60_000 }, async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    const cwd = folder.path;
    run(cwd, "agent-v1.mjs", "r");
    await cli(["scaffold", "r", "--out", "cases/empty-search"], { cwd });
    const [lines, stderr] = run(cwd, "regression.mjs", "cases/empty-search");
    expect([lines?.[0], lines?.at(-1), stderr]).toEqual([
      "the run does not satisfy the case empty-search (ended with error, search_docs called 20 times, no answer)",
      "the run satisfies the case empty-search: all 3 decided assertions hold",
      "",
    ]);
    const agent = (version: string) =>
      `env NODE_OPTIONS='${env.NODE_OPTIONS}' ${process.execPath} ${example(`agent-${version}.mjs`)}`;
    const python = `
import sys
sys.path.insert(0, ${JSON.stringify(example(""))})
from replaykit_pytest import assert_case
print(assert_case("cases/empty-search", runner=${JSON.stringify(agent("v2"))})["verdict"])
try:
    assert_case("cases/empty-search", runner=${JSON.stringify(agent("v1"))})
except AssertionError as error:
    print(error)
`;
    const helped = spawnSync("python3", ["-c", python], {
      cwd,
      env: {
        ...env,
        REPLAYKIT_COMMAND: `${process.execPath} ${resolve(root, "src/cli/main.ts")}`,
        PYTHONDONTWRITEBYTECODE: "1",
      },
      encoding: "utf8",
    });
    expect([helped.stdout, helped.stderr]).toEqual([
      "fixed\nempty-search: reproduced: the known failure is still there: every signature of the failure holds\n",
      "",
    ]);
  });
});
