import { chmodSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { caseInput, caseInputs, caseTurn } from "../../src/core/run/case-input.ts";
import { scenarioSchema } from "../../src/core/schema/case.ts";
import { assertProgram, commandOf, filledCommand } from "../../src/node/runner/command.ts";
import { cli } from "../support/cli.ts";
import { copyOfRepository, temporaryFolder } from "../support/temporary-folder.ts";

const agent = `
import { readFileSync, writeFileSync } from "node:fs";
const seen = { args: process.argv.slice(2), env: process.env.REPLAYKIT_INPUT, stdin: readFileSync(0, "utf8") };
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output: JSON.stringify(seen) }));
`;
const hostile = "Why? $(touch pwned) `touch pwned` '; touch pwned; \"--evil";

function repository(content: string) {
  const folder = copyOfRepository("examples", "cases", "replaykit.yaml");
  writeFileSync(join(folder.path, "agent.mjs"), agent);
  const file = join(folder.path, "cases/search-loop/case.yaml");
  const text = readFileSync(file, "utf8").replace(
    /^ {2}input: .*$/m,
    `  input: [ { role: user, content: ${JSON.stringify(content)} } ]`,
  );
  writeFileSync(file, text);
  return folder;
}

async function seenBy(cwd: string, command: string) {
  rmSync(join(cwd, ".replaykit"), { recursive: true, force: true });
  const { stdout } = await cli(["replay", "search-loop", "--runner-cmd", command, "--json"], { cwd });
  const report = JSON.parse(stdout);
  if (report.cases === undefined) return stdout;
  const { attempts, reason } = report.cases[0];
  return attempts.length === 0 ? reason : attempts[0].verdict === "error" ? attempts[0].reason : newest(cwd);
}

function newest(cwd: string): unknown {
  const [file = ""] = globSync(join(cwd, ".replaykit/runs/*/runner-output.json"));
  return JSON.parse(JSON.parse(readFileSync(file, "utf8")).final_output);
}

it("a program that may not be started is not called missing", () => {
  using folder = temporaryFolder({ agent: "#!/bin/sh\n" });
  const said = (program: string) => () => assertProgram(commandOf([program]), folder.path, "/nowhere");
  expect(said("./agent")).toThrow(`program "./agent" may not be started (${join(folder.path, "agent")})`);
  expect(said("./other")).toThrow('program "./other" was not found');
  chmodSync(join(folder.path, "agent"), 0o755);
  expect(said("./agent")).not.toThrow();
});

describe("the case's input", () => {
  it("is an argument, a variable and the standard input; no shell reads it", async () => {
    using folder = repository(hostile);
    const cwd = folder.path;
    expect(await seenBy(cwd, "node agent.mjs ask {input}")).toEqual({
      args: ["ask", hostile],
      env: hostile,
      stdin: hostile,
    });
    expect(await seenBy(cwd, "node agent.mjs --question={input}")).toMatchObject({ args: [`--question=${hostile}`] });
    expect(await seenBy(cwd, "node agent.mjs ask")).toMatchObject({ args: ["ask"], stdin: hostile });
    expect(existsSync(join(cwd, "pwned"))).toBe(false);
  });

  it("goes with the case's id and the turn, which may stand in other text", async () => {
    using folder = repository("Why {case_id}?");
    expect(await seenBy(folder.path, "node agent.mjs out/{case_id}-{turn}.json {turn} {input} {case}")).toMatchObject({
      args: ["out/search-loop-1.json", "1", "Why {case_id}?", "{case}"],
    });
  });

  it("is refused within other text, and where an interpreter would run it", async () => {
    using folder = repository(hostile);
    const cwd = folder.path;
    for (const command of ["sh -c 'node agent.mjs {input}'", "sh -c {input}", "node -e {input}"]) {
      expect(await seenBy(cwd, command), command).toContain("{input} is inside other text of the runner's command");
    }
    expect(existsSync(join(cwd, "pwned"))).toBe(false);
  });

  it("is one argument for each message, where an agent takes several", () => {
    const places = { input: "two", inputs: ["one", "$(id) two"], caseId: "c", turn: 2 };
    const filled = (command: string[]) => filledCommand(commandOf(command), places).argv;
    expect(filled(["node", "agent.mjs", "{inputs}", "-v"])).toEqual(["node", "agent.mjs", "one", "$(id) two", "-v"]);
    expect(filled(["sh", "-c", "node agent.mjs", "sh", "{inputs}"]).slice(4)).toEqual(["one", "$(id) two"]);
    for (const word of ["--ask={inputs}", "echo {inputs}"])
      expect(() => filled(["node", word])).toThrow("{inputs} is inside other text of the runner's command");
    expect(() => filled(["sh", "-c", "{inputs}"])).toThrow("{inputs} is inside other text");
    expect(caseInputs({ scenario: scenarioSchema.parse({}) })).toEqual([]);
  });

  it("that is too long for a variable comes on standard input", async () => {
    const long = "Why? ".repeat(30_000);
    using folder = repository(long);
    expect(await seenBy(folder.path, "node agent.mjs")).toEqual({ args: [], stdin: long.trim() });
  });

  it("is the first turn where the others are asked for, else the last one", () => {
    const input = ["one", "two"].map((content) => ({ role: "user", content }));
    const of = (mode: string, more: object[] = []) =>
      caseInput({ scenario: scenarioSchema.parse({ input: [...input, ...more], mode }) });
    expect(of("scripted")).toBe("one");
    expect(of("continue")).toBe("two");
    expect(of("continue", [{ role: "assistant", content: "three" }])).toBe("two");
    expect(caseInput({ scenario: scenarioSchema.parse({ input: [{ role: "system", content: "x" }] }) })).toBe("");
    expect(of("continue", [{ role: "user", content: [{ type: "text", text: "a\u0000b" }] }])).toBe("ab");
  });

  it("is the turn at which the agent takes over", () => {
    const input = ["one", "two", "three"].map((content) => ({ role: "user", content }));
    const of = (more: object) => {
      const scenario = scenarioSchema.parse({ input: [{ role: "system", content: "x" }, ...input], ...more });
      return [caseInput({ scenario }), caseTurn({ scenario })];
    };
    expect(of({ from_turn: 2 })).toEqual(["two", 2]);
    expect(of({})).toEqual(["three", 3]);
    expect(of({ from_turn: 9 })).toEqual(["three", 3]);
    expect(of({ from_turn: 2, mode: "scripted" })).toEqual(["one", 1]);
    expect(of({ input: [] })).toEqual(["", 1]);
  });
});
