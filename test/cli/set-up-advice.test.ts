import { readFileSync, writeFileSync } from "node:fs";
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
    expect(seen.record).toContain("every call passed through the gateway; set `evidence: observed` in replaykit.yaml");
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

describe("init beside an agent without a manifest", () => {
  const commandAfter = async (files: Record<string, string>) => {
    using folder = temporaryFolder(files);
    const { stdout } = await cli(["init", "--dry-run", "--json"], { cwd: folder.path });
    const [config] = JSON.parse(stdout).files;
    return /command:\n((?: +- .*\n)+)/
      .exec(config.text)?.[1]
      ?.match(/[^\s-]\S*/g)
      ?.join(" ");
  };

  it("takes the file that is there, and assumes one only where there is none", async () => {
    expect(await commandAfter({ "agent.mjs": "" })).toBe("node agent.mjs");
    expect(await commandAfter({ "main.py": "" })).toBe("python3 main.py");
    expect(await commandAfter({ "notes.txt": "" })).toBe("python3 agent.py");
  });
});

describe("doctor", () => {
  const trace = {
    run_id: "run-1",
    status: "error",
    events: [
      { type: "input_message", content: "Refund it." },
      { type: "tool_call", tool_name: "refund_order", tool_args: { id: 1 } },
      { type: "tool_result", output: { ok: true } },
      { type: "error", error: "the order is gone" },
    ],
  };

  /** What it finds beside one case of that run; `effects` are the configuration's. */
  async function findingsBeside(effects: string, edit = (yaml: string) => yaml, events: object[] = trace.events) {
    using folder = temporaryFolder({
      "trace.json": JSON.stringify({ ...trace, events }),
      "replaykit.yaml": `runner: { command: [python3, -c, pass] }\neffects: ${effects}\n`,
    });
    const { path: cwd } = folder;
    const { stderr } = await cli(["scaffold", "trace.json", "--out", "cases/gone"], { cwd });
    expect(stderr).toBe("");
    const file = join(cwd, "cases/gone/case.yaml");
    writeFileSync(file, edit(readFileSync(file, "utf8")));
    const { findings } = JSON.parse((await cli(["doctor", "--json"], { cwd })).stdout);
    const said: string[] = findings.map(({ message }: { message: string }) => message);
    return said.filter((message) => /effect|model|tool that no case/.test(message));
  }
  const noModel = "no recorded run asked a model; if the agent asks one, it needs a key";

  it("knows an effect that is only guessed, as lint does, and asks for no key of an agent without a model", async () => {
    expect(await findingsBeside("{}")).toEqual(["the effect of 1 tool is only guessed", noModel]);
    const looked = (yaml: string) => yaml.replace(/ # guessed.*/, "");
    expect(await findingsBeside("{}", looked)).toEqual(["the effect of every tool is known", noModel]);
    const asked = [...trace.events, { type: "model_call", model: "gpt-4o-mini" }];
    expect(await findingsBeside("{ refund_order: write }", undefined, asked)).toEqual([
      "the effect of every tool is known",
      "1 case without recorded model answers, and no key is set",
    ]);
  });

  it("names a tool under effects that no case knows, where one is near", async () => {
    expect(await findingsBeside("{ refund_ordr: write, send_mail: write }")).toEqual([
      "the effect of 1 tool is only guessed",
      "replaykit.yaml: effects.refund_ordr is a tool that no case knows; did you mean refund_order?",
      noModel,
    ]);
  });

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
    return findings.filter(({ message }: { message: string }) => message.includes("not protected"));
  }

  it("says that steps before the Action are not protected where they install the pull request's packages", async () => {
    expect(await adviceFor("npm ci")).toEqual([
      {
        level: "advice",
        message: `.github/workflows/replay.yml runs "npm ci" before ReplayKit: steps before the Action are not protected, and a pull request's packages run there`,
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
