import { globSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { cli } from "../../support/cli.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { type AgentRepository, brokenAgent, guardYaml, startAgentRepository } from "../agent-repository.ts";

/** Clears a screen, names a window, turns text around, hides, ends a line, breaks a YAML plain scalar. */
const hostile = "\u001b[2J\u001b]0;owned\u0007 \u202eevil\u2069 \u200bhid\u00adden \u009b31m \u{e0041} \ud83d\ude00";
const acting =
  // oxlint-disable-next-line no-control-regex -- these are what must be nowhere
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

/** Each file below a folder, and whether something in it acts or hides. */
function filesOf(folder: string): { name: string; acts: boolean }[] {
  return globSync("**", { cwd: folder })
    .filter((name) => lstatSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => ({ name, acts: acting.test(readFileSync(join(folder, name), "utf8")) }));
}

const traceOf = (text: string) => ({
  version: 1,
  run_id: "run-1",
  status: "error",
  agent: { name: `agent ${text}` },
  feedback: { rating: "bad", comment: text },
  events: [
    { type: "input_message", role: "user", content: `Why? ${text}` },
    { type: "tool_call", call_id: "a", tool_name: `look${text}up`, tool_args: { [`key ${text}`]: text } },
    { type: "tool_result", call_id: "a", output: `it said\r\n${text}` },
    { type: "error", kind: "exception", error: `failed: ${text}` },
  ],
});

describe("a case made from a hostile trace", () => {
  async function scaffolded(text: string) {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, "trace.json"), JSON.stringify(traceOf(text)));
    writeFileSync(join(folder.path, "replaykit.yaml"), "version: 1\n");
    const made = await cli(["scaffold", "trace.json", "--out", "cases/x"], { cwd: folder.path });
    const shown = await cli(["show", "trace.json"], { cwd: folder.path });
    return { ...made, shown, folder, path: join(folder.path, "cases/x") };
  }

  it("has no file in which anything acts or hides, and says the same as the trace", async () => {
    const made = await scaffolded(hostile);
    using _folder = made.folder;
    expect(made).toMatchObject({ exit: 0 });
    const names = ["case.yaml", "fixtures/tools.json", "notes.md", "source-trace.json"];
    expect(filesOf(made.path)).toEqual(names.map((name) => ({ name, acts: false })));
    for (const { stdout, stderr } of [made, made.shown]) expect(acting.test(stdout + stderr)).toBe(false);
    const { scenario } = parse(readFileSync(join(made.path, "case.yaml"), "utf8"));
    expect(scenario.input[0].content).toBe(`Why? ${hostile}`);
    const { calls } = JSON.parse(readFileSync(join(made.path, "fixtures/tools.json"), "utf8"));
    expect(calls[0].args).toEqual({ [`key ${hostile}`]: hostile });
    expect(readFileSync(join(made.path, "notes.md"), "utf8")).toContain("\\u001b[2J");
  });

  it("is edited without bringing any of it back", async () => {
    const made = await scaffolded(hostile);
    using _folder = made.folder;
    const path = join(made.path, "case.yaml");
    const raw = readFileSync(path, "utf8").replace("state: open", `state: open # ${hostile}`);
    writeFileSync(path, raw);
    const guarded = await cli(["guard", "cases/x", "--unproven"], { cwd: made.folder.path });
    expect(guarded).toMatchObject({ exit: 0 });
    expect(guarded.stdout + guarded.stderr).not.toMatch(acting);
    expect(filesOf(made.path).filter(({ acts }) => acts)).toEqual([]);
    const { state, scenario } = parse(readFileSync(path, "utf8"));
    expect({ state, content: scenario.input[0].content }).toEqual({ state: "guard", content: `Why? ${hostile}` });
  });

  it("of a plain trace stays plain", async () => {
    const made = await scaffolded("plain");
    using _folder = made.folder;
    expect(readFileSync(join(made.path, "case.yaml"), "utf8")).toContain("content: Why? plain");
    expect(readFileSync(join(made.path, "notes.md"), "utf8")).not.toContain("\\u");
  });
});

describe("a runner that prints and writes what acts on a terminal", () => {
  it("leaves none of it in the artifact, the log, the summary or the comment", async () => {
    const agent = brokenAgent.replace(
      "from replay_tools",
      `import sys\nHOSTILE = ${JSON.stringify(hostile).replace("\u{e0041}", "")}\nprint(HOSTILE)\nprint(HOSTILE, file=sys.stderr)\nfrom replay_tools`,
    );
    const title = guardYaml.replace(/^title: .*$/m, `title: ${JSON.stringify(`t ${hostile}`)}`);
    const files = { "agent.py": agent, "cases/search-loop/case.yaml": title };
    const run = await repository.pullRequest({ branch: "hostile", files });
    expect(run.outputs["regressed"]).toBe("1");
    const left = filesOf(run.outputs["result-path"] ?? "");
    expect(left.length).toBeGreaterThan(5);
    expect(left.filter(({ acts }) => acts)).toEqual([]);
    expect([run.log, run.summary].map((text) => acting.test(text))).toEqual([false, false]);
    expect(repository.comments(run.number).map(({ body }) => acting.test(body))).toEqual([false]);
  });
});
