import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { python } from "../../support/python.ts";
import { pythonAgent } from "./python-agent.ts";
import { type PythonWay, ran, refusedWays, loadedWays, routedWays } from "./python-ways.ts";

function agentOf({ at, shop, agent, words = ["main.py"], more = {} }: Omit<PythonWay, "args" | "way">, routed = true) {
  const files = { "shop.py": `${ran}${shop}\n`, "main.py": `${agent}\n`, ...more };
  return pythonAgent({ files, words, ...(routed ? { tools: { refund: at } } : {}), effects: { refund: "write" } });
}

describe.each([...routedWays, ...loadedWays])("$way", (way) => {
  it("runs when it is recorded and not when it is replayed, and its caller sees no difference", async () => {
    using agent = agentOf(way);
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stderr: "", ran: ["refund"], misses: [] });
    expect(recorded.routing).toContainEqual({ tool: "refund", at: way.at, state: "installed" });
    expect(recorded.calls).toMatchObject([{ tool: "refund", args: way.args }]);
    const replayed = await agent.replay(recorded.calls);
    expect(replayed).toMatchObject({ exit: 0, stderr: "", stdout: recorded.stdout, ran: ["refund"], misses: [] });
    expect(replayed.observations).toMatchObject([{ how: "served", call: { tool: "refund", args: way.args } }]);
  });
});

describe.each([routedWays[0], routedWays[4]].filter((way) => way !== undefined))("$way, without its line", (way) => {
  it("runs in a replay, unseen", async () => {
    using agent = agentOf(way, false);
    const replayed = await agent.replay([]);
    expect(replayed).toMatchObject({ exit: 0, observations: [], routing: [], ran: ["refund"] });
  });
});

describe.each(refusedWays)("$way", ({ message, ...way }) => {
  it("is refused with the line to write, and nothing runs", async () => {
    using agent = agentOf(way);
    for (const run of [await agent.record(), await agent.replay([])]) {
      expect(run).toMatchObject({ exit: 1, stdout: "", ran: [], calls: [] });
      expect(run.stderr).toBe(`replaykit: ${message}\n`);
      expect(run.routing).toEqual([{ tool: "refund", at: way.at, state: "refused", message }]);
    }
  });
});

it("is written in a Python that 3.9 reads, and needs no package", () => {
  const read = `
import ast, pathlib, sys
for path in pathlib.Path(sys.argv[1]).rglob("*.py"):
    tree = ast.parse(path.read_text(), feature_version=(3, 9))
    for node in ast.walk(tree):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) and not node.level else []
        for name in names:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names and top != "replaykit":
                print(path.name, name)
`;
  const folder = join(import.meta.dirname, "../../../python");
  const { stdout, stderr } = spawnSync(python, ["-c", read, folder], { encoding: "utf8" });
  expect(stderr).toBe("");
  // Those of the libraries that are patched, loaded by whoever uses them.
  expect(new Set(stdout.trim().split("\n"))).toEqual(
    new Set(
      ["langchain_core.messages", "langchain_core.tools", "langgraph.types", "mcp.types"].map(
        (name) => `_libraries.py ${name}`,
      ),
    ),
  );
});
