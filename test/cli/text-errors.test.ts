import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { python } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const text = "Error: not enough seats";

/** What an agent's log of a chat has: whether the tool raised this or returned it is not in it. */
const chatLog = {
  messages: [
    { role: "user", content: "Book three seats" },
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "book_seats", arguments: '{"seats":3}' } }],
    },
    { role: "tool", tool_call_id: "c1", content: `${text}\n` },
    { role: "assistant", content: "I booked three seats." },
  ],
};

/** The same run, of which somebody knows that the tool raised. */
const knownRaise = {
  version: 1,
  run_id: "raised",
  status: "success",
  events: [
    { type: "input_message", role: "user", content: "Book three seats" },
    { type: "tool_call", call_id: "c1", tool_name: "book_seats", tool_args: { seats: 3 } },
    { type: "tool_result", call_id: "c1", error: { kind: "exception", message: "ValueError: not enough seats" } },
    { type: "final_output", content: "I booked three seats." },
  ],
};

const tool = `import json, os
import replaykit

@replaykit.tool
def book_seats(seats):
    raise SystemExit("the tool ran")

def finish(said, **answer):
    if str(answer.get("tool_output")).startswith("Error:"):
        answer["error"] = answer["tool_output"].strip()
    calls = [{"tool_name": "book_seats", "tool_args": {"seats": 3}, **answer}]
    with open(os.environ["REPLAYKIT_OUTPUT_PATH"], "w") as file:
        json.dump({"status": "success", "final_output": said, "tool_calls": calls}, file)

`;

/** Agents that take the gateway's answers. The second is right, and has no try/except. */
const agents = {
  "unfixed.py": `${tool}finish("I booked three seats.", tool_output=book_seats(3))\n`,
  "reads.py": `${tool}answer = book_seats(3)\nfinish("not enough seats" if str(answer).startswith("Error:") else "Booked.", tool_output=answer)\n`,
  "catches.py": `${tool}try:\n    finish("Booked.", tool_output=book_seats(3))\nexcept ValueError as error:\n    finish(str(error), error=repr(error))\n`,
  // These take the case's files themselves, by the helper of the examples.
  "reads-files.py": `from replay_tools import Case\n\ncase = Case()\nanswer = case.call("book_seats", {"seats": 3}, write=True)\ncase.finish("success", "not enough seats" if answer.startswith("Error:") else "Booked.")\n`,
  "reads-files.mjs": `import { openCase } from "./replay-tools.mjs";\n\nconst { call, finish } = openCase();\nconst answer = call("book_seats", { seats: 3 }, { write: true });\nfinish({ status: "success", output: answer.startsWith("Error:") ? "not enough seats" : "Booked." });\n`,
};

async function caseOf(trace: object) {
  const folder = temporaryFolder({
    "replaykit.yaml": "version: 1\neffects: { book_seats: write }\n",
    "trace.json": JSON.stringify(trace),
    ...agents,
  });
  const cwd = folder.path;
  for (const name of ["replay_tools.py", "replay-tools.mjs"])
    copyFileSync(resolve(import.meta.dirname, "../../examples/runners", name), join(cwd, name));
  const words = ["--out", "cases/seats", "--expect-text", "not enough seats"];
  expect(await cli(["scaffold", "trace.json", ...words], { cwd })).toMatchObject({ exit: 0 });
  const file = join(cwd, "cases/seats/fixtures/tools.json");

  async function replay(agent: keyof typeof agents) {
    const command = `${agent.endsWith(".py") ? python : "node"} ${agent}`;
    const { stdout } = await cli(["replay", "seats", "--runner-cmd", command, "--json"], { cwd });
    const report: ReplayReport = JSON.parse(stdout);
    const [result] = report.cases;
    return { verdict: result?.verdict, text_errors: result?.attempts[0]?.counts.text_errors };
  }
  return { folder, cwd, file, replay };
}

const fixtures = (file: string) => JSON.parse(readFileSync(file, "utf8"));

describe("a tool's error in a chat log", () => {
  it("is served as the text that it is: a fix that reads it is a fix, and the report says what it does not prove", async () => {
    const { folder, cwd, file, replay } = await caseOf(chatLog);
    using _ = folder;
    const error = { kind: "tool", message: text, heuristic: true };
    expect(fixtures(file).calls).toMatchObject([{ tool: "book_seats", output: `${text}\n`, error }]);
    expect(await replay("unfixed.py")).toEqual({ verdict: "reproduced", text_errors: 1 });
    const fixed = { verdict: "fixed", text_errors: 1 };
    expect([await replay("reads.py"), await replay("reads-files.py"), await replay("reads-files.mjs")]).toEqual([
      fixed,
      fixed,
      fixed,
    ]);
    expect(await replay("catches.py")).toEqual({ verdict: "reproduced", text_errors: 1 });

    const sentence =
      "An error was served as text: the recording does not say whether the tool raised it, so the exception path was not exercised. If it did, take output and heuristic out of that call in fixtures/tools.json.";
    const words = ["replay", "seats", "--runner-cmd", `${python} reads.py`];
    expect((await cli(words, { cwd })).stdout).toContain(`\n  ${sentence}\n`);
    await cli([...words, "--markdown", "comment.md", "--html", "report.html"], { cwd });
    const comment = readFileSync(join(cwd, "comment.md"), "utf8").replaceAll("\\", "");
    expect(comment).toMatch(/xceptions? (?:path )?w\w+ not exercised/);
    expect(readFileSync(join(cwd, "report.html"), "utf8")).toContain(sentence);
  });

  it("is read as text from fixtures of before, which migrate rewrites", async () => {
    const { folder, cwd, file, replay } = await caseOf(chatLog);
    using _ = folder;
    const current = readFileSync(file, "utf8");
    const { calls, ...rest } = fixtures(file);
    const before = calls.map(({ output: _none, ...call }: { output: unknown }) => call);
    writeFileSync(file, `${JSON.stringify({ ...rest, calls: before }, null, 2)}\n`);
    expect(await cli(["lint"], { cwd })).toMatchObject({ exit: 0 });
    expect(await replay("reads.py")).toEqual({ verdict: "fixed", text_errors: 1 });
    const told = await cli(["case", "migrate"], { cwd });
    expect(told.stdout).toBe("changed cases/seats: fixtures/tools.json: 1 error text as an output\n");
    expect(readFileSync(file, "utf8")).toBe(current);
    expect((await cli(["case", "migrate"], { cwd })).stdout).toBe("1 case, all current\n");
  });

  it("is raised where the source says so: an agent that only reads crashes, and nothing is left unsaid", async () => {
    const { folder, file, replay } = await caseOf(knownRaise);
    using _ = folder;
    expect(fixtures(file).calls[0]).not.toHaveProperty("output");
    expect(await replay("catches.py")).toEqual({ verdict: "fixed", text_errors: undefined });
    const read = await replay("reads.py");
    expect(read.verdict).not.toBe("fixed");
    expect(read.text_errors).toBeUndefined();
  });
});
