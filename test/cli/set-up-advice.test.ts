import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Makes one call that the gateway sees and, where it is told to, one that it only hears of from the model's request. */
const agent = `import json, os, sys, urllib.request
gateway = os.environ["REPLAYKIT_GATEWAY_URL"]
def post(path, body):
    request = urllib.request.Request(gateway + path, json.dumps(body).encode(), {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(request))
answer = post("/tools/lookup_order", {"args": {"id": 7}})
post("/tools/lookup_order/result", {"id": answer["id"], "output": {"total": 5}})
sys.exit(1)
`;

describe("init", () => {
  async function configAfter(source: string) {
    using folder = temporaryFolder({ "agent.py": source, "pyproject.toml": "" });
    const { path: cwd } = folder;
    const record = await cli(["record", "--out", "trace.json", "--", "python3", "agent.py"], { cwd });
    await cli(["init"], { cwd });
    return { record: record.stderr, config: readFileSync(join(cwd, "replaykit.yaml"), "utf8") };
  }

  it("asks for observed evidence where record saw every call, and not where it saw none", async () => {
    const seen = await configAfter(agent);
    expect(seen.record).toContain("every call passed through the gateway; `evidence: observed` in replaykit.yaml");
    expect(seen.config).toContain("\nevidence: observed\n");
    const unseen = await configAfter("print('nothing')\n");
    expect(unseen.record).toContain("nothing passed through the gateway");
    expect(unseen.config).not.toContain("evidence:");
  });

  it("does not where a tool ran inside the agent, unseen", async () => {
    const trace = {
      version: 1,
      run_id: "run-1",
      status: "error",
      source: { format: "gateway", uncontrolled: ["lookup_order"] },
      events: [{ type: "tool_call", call_id: "a", tool_name: "lookup_order", tool_args: {} }],
    };
    const observedOf = async (source: object) => {
      using folder = temporaryFolder({ "trace.json": JSON.stringify({ ...trace, source }), "agent.py": "" });
      await cli(["init"], { cwd: folder.path });
      return readFileSync(join(folder.path, "replaykit.yaml"), "utf8").includes("evidence: observed");
    };
    expect(await observedOf(trace.source)).toBe(false);
    expect(await observedOf({ format: "gateway" })).toBe(true);
    expect(await observedOf({ format: "langfuse" })).toBe(false);
  });
});

describe("doctor", () => {
  async function adviceFor(run: string, after = false) {
    const action = "      - uses: replaykit/replaykit@v0.1.0\n";
    const step = `      - run: ${run}\n`;
    const workflow = `on: pull_request\njobs:\n  replay:\n    steps:\n${after ? action + step : step + action}`;
    using folder = temporaryFolder({
      "replaykit.yaml": "runner: { command: [python3, agent.py] }\n",
      "agent.py": "",
      ".github/workflows/replay.yml": workflow,
    });
    const { findings } = JSON.parse((await cli(["doctor", "--json"], { cwd: folder.path })).stdout);
    return findings.filter(({ message }: { message: string }) => message.includes("not defended"));
  }

  it("says that steps before the Action are not defended where they install the pull request's packages", async () => {
    expect(await adviceFor("npm ci")).toEqual([
      {
        level: "advice",
        message: `.github/workflows/replay.yml runs "npm ci" before ReplayKit: steps before the Action are not defended, and a pull request's packages run there`,
        next: "make it the runner's setup in replaykit.yaml, and take the step out (docs/security.md)",
      },
    ]);
    for (const run of ["python3 -m pip install -r requirements.txt", "uv sync", "yarn install --immutable"])
      expect(await adviceFor(run), run).toHaveLength(1);
  });

  it("says nothing of tools by name, nor of what comes after", async () => {
    expect(await adviceFor("pip install uv")).toEqual([]);
    expect(await adviceFor("corepack enable")).toEqual([]);
    expect(await adviceFor("npm ci", true)).toEqual([]);
  });
});
