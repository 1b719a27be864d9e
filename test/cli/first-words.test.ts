import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { liveRepository } from "../../bench/chance/live-repository.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function said(args: string[], files: Record<string, string> = {}) {
  using folder = temporaryFolder(files);
  const { exit, stdout, stderr } = await cli(args, { cwd: folder.path });
  return { exit, text: `${stdout}${stderr}`.replaceAll(folder.path, "<here>").trimEnd().split("\n") };
}

describe("what is not there is named with what to do", () => {
  it("a trace that show is asked for", async () => {
    expect(await said(["show", "nofile"])).toEqual({
      exit: 2,
      text: [
        'replaykit: there is no file, case or run "nofile" [not_found]',
        "  → name a trace file; `npx replaykit case` lists the cases, `npx replaykit runs` the recorded runs",
      ],
    });
  });

  it("a trace that scaffold is to read, with where to get one", async () => {
    const missing = await said(["scaffold", "trace.json", "--out", "cases/first"]);
    expect(missing).toEqual({
      exit: 2,
      text: [
        "replaykit: there is no file trace.json [not_found]",
        "  → make a trace with `npx replaykit record -- <your agent>`, or try one of node_modules/replaykit/examples/traces",
      ],
    });
    const folder = await said(["scaffold", "cases", "--out", "cases/first"], { "cases/notes.md": "" });
    expect(folder.text.join(" ")).not.toContain("examples/traces");
  });

  it("runners of which scaffold cannot choose one, before the replay that it names", async () => {
    const lastLines = async (runners: string) => {
      const trace = readFileSync("examples/traces/search-loop.json", "utf8");
      const files = { "trace.json": trace, "replaykit.yaml": `version: 1\nrunners: { ${runners} }\n` };
      const { text } = await said(["scaffold", "trace.json", "--out", "cases/first"], files);
      return { notes: text.filter((line) => line.includes("names no runner")), replay: text.at(-1)?.trim() };
    };
    const [one, two] = ["a: { command: [python3, a.py] }", "b: { command: [python3, b.py] }"];
    const replay = "npx replaykit replay cases/first/case.yaml";
    expect(await lastLines(one)).toEqual({ notes: [], replay });
    expect(await lastLines(`${one}, ${two}`)).toEqual({
      notes: [
        "  note: the case first names no runner; replaykit.yaml has a, b: add `runner: <name>` to the case, or `agent: <name>` to the runner",
      ],
      replay: `${replay} --runner-cmd "…"`,
    });
  });

  it("a configuration that is a device or a folder", async () => {
    const { exit, text } = await said(["doctor", "--config", "/dev/null"]);
    expect({ exit, first: text[0] }).toEqual({
      exit: 2,
      first: 'replaykit: --config is "/dev/null", which is a device, not a file [usage]',
    });
    expect((await said(["doctor", "--config", "."])).text[0]).toContain("which is a folder, not a file");
  });

  it("a configuration that nobody wrote, which is not said to read", async () => {
    const without = await said(["doctor"]);
    expect(without.text.slice(0, 2)).toEqual([
      "advice  there is no replaykit.yaml in <here>, so every key has its default; 0 cases",
      "        → npx replaykit init",
    ]);
    const { text } = await said(["doctor"], { "replaykit.yaml": "version: 1\n" });
    expect(text[0]).toBe("ok      replaykit.yaml is valid; 0 cases");
  });

  it("a runner, once for all cases that lack it", async () => {
    using repository = liveRepository(3, { main: { pass: 1 } });
    const args = ["doctor", "--config", "other.yaml"];
    writeFileSync(`${repository.path}/other.yaml`, "version: 1\n");
    const { exit, stdout } = await cli(args, { cwd: repository.path });
    const lines = stdout.split("\n").filter((line) => line.includes("there is no runner"));
    expect({ exit, lines }).toEqual({
      exit: 1,
      lines: ["problem 3 cases: there is no runner: replaykit.yaml does not say how to run your agent"],
    });
  });

  it("an agent, where init has to assume how it starts", async () => {
    const { text } = await said(["init", "--dry-run"]);
    expect(text[0]).toBe(
      'found   no agent: "python3 agent.py" is assumed; correct runner.command in replaykit.yaml, or give --runner-cmd',
    );
    expect(text.join("\n")).toContain("# Assumed: nothing in this repository says how your agent starts. Correct it.");
    const named = await said(["init", "--dry-run", "--runner-cmd", "node agent.mjs"]);
    expect(named.text.join("\n")).not.toMatch(/assumed/i);
  });
});
