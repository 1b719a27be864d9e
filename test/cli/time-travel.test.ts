import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { packageOptions } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const agent = (version: string) => `${process.execPath} ${resolve(root, `examples/article/agent-${version}.mjs`)}`;
const env = { NODE_OPTIONS: packageOptions };

function record(cwd: string, ...args: string[]) {
  const script = resolve(root, "examples/article/agent-v1.mjs");
  return spawnSync(process.execPath, [script, ...args], { cwd, env: { ...process.env, ...env }, encoding: "utf8" });
}

describe("the incident of the article, by the commands", () => {
  it("is recorded, shown, forked, compared, searched and made a case", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\neffects: { search_docs: read }\n" });
    const cwd = folder.path;
    const { status, stderr } = record(cwd, "run_xyz789");
    expect([status, stderr]).toEqual([1, "step limit of 20 reached\n"]);

    const runs = await cli(["runs"], { cwd });
    expect(runs.stdout.replace(/\d{4}-\S+Z/, "<time>")).toBe("run_xyz789  error  docs-agent v1  20 steps  <time>\n");
    const shown = await cli(["show", "run_xyz789"], { cwd });
    expect(shown.stdout).toContain("run run_xyz789 · error · docs-agent v1");
    const step = await cli(["show", "run_xyz789", "--step", "1"], { cwd });
    expect(step.stdout.replace(/\d{4}-\S+Z/, "<time>")).toBe(
      `step 1 of 20  search  <time>
+ /query "refund policy"
+ /retrieved_docs []

${JSON.stringify({ query: "refund policy", retrieved_docs: [] }, null, 2)}

called  search_docs {"query":"refund policy"} → {"count":0,"docs":[]}
`,
    );
    expect((await cli(["show", "run_xyz789", "--step", "21"], { cwd })).stderr).toContain("its steps are 1 to 20");

    const forked = await cli(
      [
        "runs",
        "fork",
        "run_xyz789",
        "--step",
        "1",
        "--agent-version",
        "v2_with_empty_check",
        "--runner-cmd",
        agent("v2"),
        "--json",
      ],
      { cwd, env },
    );
    expect(forked.stderr).toBe("I don't have any documents about refund policy. Please check with support.\n");
    expect(JSON.parse(forked.stdout).run).toMatchObject({
      run_id: "run_xyz789-fork-1",
      agent: { name: "docs-agent", version: "v2_with_empty_check" },
      parent: { run_id: "run_xyz789", step_id: "0" },
      status: "success",
      final_output: "I don't have any documents about refund policy. Please check with support.",
    });
    const tree = await cli(["runs", "tree", "run_xyz789-fork-1"], { cwd });
    expect(tree.stdout).toBe("run_xyz789  error  20 steps\n└─ from step 1: run_xyz789-fork-1  success  2 steps\n");
    const diff = await cli(["diff", "run_xyz789", "run_xyz789-fork-1", "--html", "diff.html"], { cwd });
    expect([diff.exit, diff.stderr, ...diff.stdout.split("\n").slice(0, 8)]).toEqual([
      1,
      "written: diff.html\n",
      "- run_xyz789: error, step limit of 20 reached, no answer",
      `+ run_xyz789-fork-1: success, "I don't have any documents about refund policy. Please check with support."`,
      "",
      'Where  Call 2: run_xyz789 calls search_docs {"query":"refund policy"}, run_xyz789-fork-1 does not.',
      "Why    Input, results and states are the same up to here: the agent decided differently (agent docs-agent v1 → docs-agent v2_with_empty_check).",
      "Calls  search_docs 20 calls → 1",
      "",
      "21 differences",
    ]);
    expect(readFileSync(join(cwd, "diff.html"), "utf8")).toContain("the agent decided differently");

    const found = await cli(
      [
        "runs",
        "fork",
        "run_xyz789",
        "--step",
        "1",
        "--set",
        '/retrieved_docs=["30 days"]',
        "--runner-cmd",
        agent("v1"),
        "--id",
        "found",
      ],
      { cwd, env },
    );
    expect([found.exit, found.stdout]).toEqual([
      0,
      "found  success  From the documents: 30 days\n\nNext: npx replaykit diff run_xyz789 found\n",
    ]);

    const made = await cli(["scaffold", "run_xyz789", "--out", "cases/empty-search"], { cwd });
    expect([made.exit, made.stderr]).toEqual([0, ""]);
    const replay = (version: string) =>
      cli(
        [
          "replay",
          "cases/empty-search",
          "--runner-cmd",
          `env NODE_OPTIONS='${packageOptions}' ${agent(version)}`,
          "--json",
        ],
        {
          cwd,
        },
      );
    const before = JSON.parse((await replay("v1")).stdout);
    const after = JSON.parse((await replay("v2")).stdout);
    expect([before, after].map(({ cases }) => cases[0].verdict)).toEqual(["reproduced", "fixed"]);
  });

  it("resumes a run that stopped, and refuses what is not there", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    const cwd = folder.path;
    expect((await cli(["runs"], { cwd })).stderr).toContain("there is no store of runs");
    record(cwd, "r");
    const resumed = await cli(["runs", "resume", "r", "--runner-cmd", agent("v1")], { cwd, env });
    expect([resumed.exit, resumed.stdout]).toEqual([1, "r  error  step limit of 20 reached\n"]);
    const diverged = await cli(["runs", "resume", "r", "--runner-cmd", agent("v2")], { cwd, env });
    expect(diverged.stderr).toContain("expected step search, got step refuse at step 1");
    expect((await cli(["runs", "fork", "r", "--step", "99", "--runner-cmd", agent("v2")], { cwd, env })).exit).toBe(2);
    expect(
      (await cli(["runs", "fork", "nobody", "--step", "1", "--runner-cmd", agent("v2")], { cwd, env })).stderr,
    ).toContain('there is no run "nobody"');
    expect((await cli(["runs", "store", "verify"], { cwd })).stdout).toBe("all 20 checkpoints are intact\n");
    expect((await cli(["runs", "store", "gc", "--keep", "failed=0"], { cwd })).stdout).toMatch(
      /^deleted 1 run and \d blobs?\n$/,
    );
    expect((await cli(["runs", "store", "stats", "--json"], { cwd })).stdout).toContain('"runs": 0');
    expect((await cli(["runs", "store", "burn"], { cwd })).exit).toBe(2);
  });

  it("tells of no earlier run as if it were this one", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    const cwd = folder.path;
    record(cwd, "r");
    const fork = (step: string) =>
      cli(["runs", "fork", "r", "--step", step, "--id", "again", "--runner-cmd", agent("v2")], { cwd, env });
    expect((await fork("1")).exit).toBe(0);
    const taken = await fork("2");
    expect([taken.exit, taken.stdout, taken.stderr]).toEqual([
      2,
      "",
      'replaykit: there is a run "again" already [conflict]\n  → give the fork another --id, or none\n',
    ]);
    const resume = (command: string) => cli(["runs", "resume", "again", "--runner-cmd", command], { cwd, env });
    const untouched = await resume("node nowhere.mjs");
    expect([untouched.exit, untouched.stdout]).toEqual([2, ""]);
    expect(untouched.stderr).toContain("exit code 1 and did not continue the run");
    expect((await resume("true")).stderr).toContain("exit code 0 and did not continue the run");
    // The twin: an agent that goes on with it, and ends as before.
    expect(await resume(agent("v2"))).toMatchObject({ exit: 0, stdout: expect.stringContaining("again  success") });
  });

  it("keeps a flagged run", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    const cwd = folder.path;
    record(cwd, "kept");
    expect((await cli(["runs", "store", "flag"], { cwd })).stderr).toContain("store flag takes one run");
    expect((await cli(["runs", "store", "flag", "r"], { cwd })).stderr).toContain('there is no run "r"');
    expect((await cli(["runs", "store", "flag", "kept"], { cwd })).stdout).toBe("kept is kept as flagged\n");
    expect((await cli(["runs", "store", "gc", "--keep", "failed=0"], { cwd })).stdout).toContain("deleted 0 runs");
    expect((await cli(["runs", "store", "stats"], { cwd })).stdout).toContain("kept as 1 flagged\n");
  });

  it("takes an agent in any language that reads the checkpoint and writes the contract's output", async () => {
    const python = `
import json, os
checkpoint = json.load(open(os.environ["REPLAYKIT_CHECKPOINT_PATH"]))
json.dump({"status": "success", "final_output": str(checkpoint["state"]["retrieved_docs"]), "tool_calls": []},
          open(os.environ["REPLAYKIT_OUTPUT_PATH"], "w"))
`;
    using folder = temporaryFolder({
      "replaykit.yaml": "version: 1\n",
      "agent.py": python,
      "patch.json": '{"retrieved_docs":["x"]}',
    });
    const cwd = folder.path;
    record(cwd, "r");
    const forked = await cli(
      ["runs", "fork", "r", "--step", "2", "--patch", "patch.json", "--runner-cmd", "python3 agent.py"],
      { cwd },
    );
    expect([forked.exit, forked.stdout.split("\n")[0]]).toEqual([0, "r-fork-1  success  ['x']"]);
    const silent = await cli(["runs", "fork", "r", "--step", "2", "--runner-cmd", "true"], { cwd });
    expect([silent.exit, silent.stderr]).toEqual([
      2,
      expect.stringContaining('the runner neither recorded the run "r-fork-2" nor wrote an output'),
    ]);
  });
});
