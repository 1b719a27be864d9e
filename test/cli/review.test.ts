import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { cliAtTerminal, hasPseudoTerminal, keys } from "../support/pseudo-terminal.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const fixed = ["--runner-cmd", "python3 examples/runners/fixed_runner.py"];
const statement = "The response addresses the user's request correctly.";

interface Replayed {
  cases: { attempts: { assertions: { kind: string; outcome: string; message: string; decided_by?: string }[] }[] }[];
}

async function semanticOutcome(cwd: string) {
  const { stdout } = await cli(["replay", "search-loop", ...fixed, "--json"], { cwd });
  const report: Replayed = JSON.parse(stdout);
  return report.cases[0]?.attempts[0]?.assertions.find(({ kind }) => kind === "semantic");
}

describe("review", () => {
  it("records an answer about the output of the last replay, which then counts for that output only", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    expect(await cli(["case", "review", "search-loop"], { cwd })).toMatchObject({ exit: 2, stdout: "" });
    expect(await semanticOutcome(cwd)).toMatchObject({ outcome: "needs_human" });

    const asked = await cli(["case", "review", "search-loop"], { cwd });
    expect({ exit: asked.exit, stdout: asked.stdout }).toMatchObject({ exit: 1 });
    expect(asked.stdout).toContain(`1. ${statement}\n   needs an answer`);

    const answer = ["review", "search-loop", "--verdict", "fail", "--by", "ann", "--note", "it is rude"];
    expect((await cli(answer, { cwd })).exit).toBe(0);
    expect(await semanticOutcome(cwd)).toMatchObject({ outcome: "fail", message: "it is rude", decided_by: "ann" });

    expect((await cli([...answer.slice(0, 3), "pass", "--by", "ann"], { cwd })).exit).toBe(0);
    const yaml = readFileSync(join(cwd, "cases/search-loop/case.yaml"), "utf8");
    expect(yaml.match(/by: ann\b/g)).toHaveLength(2); // one of them in the comment on keys
    expect(yaml).toContain("# what must happen instead");
    expect(await semanticOutcome(cwd)).toMatchObject({ outcome: "pass", decided_by: "ann" });
    expect((await cli(["lint", "search-loop"], { cwd })).exit).toBe(0);

    const other = join(cwd, "examples/runners/fixed_runner.py");
    writeFileSync(other, readFileSync(other, "utf8").replace("I could not", "Sorry, I could not"));
    expect(await semanticOutcome(cwd)).toMatchObject({ outcome: "needs_human" });
  });

  it("says so where a case has nothing to answer, and names no replay, which would keep no run", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const file = join(cwd, "cases/search-loop/case.yaml");
    const review = async () => (await cli(["case", "review", "search-loop"], { cwd })).stderr;
    expect(await review()).toMatch(
      /no run of search-loop \(attempt 1\) is kept .*\n {2}→ npx replaykit replay search-loop/,
    );
    writeFileSync(file, readFileSync(file, "utf8").replace(/ {2}- semantic: .*\n/, ""));
    expect(await review()).toMatch(/search-loop has no semantic assertion, .*\n {2}→ add one to the assertions/);
  });

  it("answers about the recorded run with --source, and refuses what it cannot record", async () => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const { path: cwd } = folder;
    const source = ["review", "search-loop", "--source", "--json"];
    const shown = await cli(source, { cwd });
    expect(JSON.parse(shown.stdout)).toMatchObject({ output: null, questions: [{ statement }] });
    const told = await cli([...source, "--verdict", "fail", "--by", "ann", "--assertion", "1"], { cwd });
    expect(JSON.parse(told.stdout)).toMatchObject({
      questions: [{ statement, answer: { verdict: "fail", by: "ann" } }],
    });
    for (const wrong of [
      ["--verdict", "maybe", "--by", "ann"],
      ["--verdict", "pass", "--by", "ann", "--assertion", "2"],
      ["--verdict", "pass", "--by", "ann", "--assertion", "something else"],
    ]) {
      expect(await cli([...source, ...wrong], { cwd })).toMatchObject({ exit: 2 });
    }
  });

  it.skipIf(!hasPseudoTerminal())(
    "asks at a terminal, writes each answer at once, and leaves out what is for later",
    async () => {
      using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
      const { path: cwd } = folder;
      const file = join(cwd, "cases/search-loop/case.yaml");
      const second = "  - semantic: It is polite.\n";
      writeFileSync(file, readFileSync(file, "utf8").replace(/( {2}- semantic: .*\n)/, `$1${second}`));
      await semanticOutcome(cwd);
      const before = readFileSync(file, "utf8");

      const left = cliAtTerminal(["review", "search-loop"], [{ wait: "pass", type: keys.ctrlC }], { cwd });
      expect(left).toMatchObject({ exit: 1, left: [] });
      expect(left.output).toContain("Output of the last replay:");
      expect(readFileSync(file, "utf8")).toBe(before);

      const answers = [
        { wait: statement, type: keys.down },
        { wait: "fail", type: keys.enter },
        { wait: "Why?", type: `it is rude: \u00e9${keys.enter}` },
        { wait: "Who answers?", type: `ann${keys.enter}` },
        { wait: "It is polite.", type: keys.down + keys.down },
        { wait: "later", type: keys.enter },
      ];
      const asked = cliAtTerminal(["review", "search-loop"], answers, { cwd });
      expect({ exit: asked.exit, left: asked.left }).toEqual({ exit: 1, left: [] });
      expect(asked.output).toContain("written");
      expect(await semanticOutcome(cwd)).toMatchObject({
        outcome: "fail",
        message: "it is rude: \u00e9",
        decided_by: "ann",
      });

      const rest = [
        { wait: "It is polite.", type: keys.enter },
        { wait: "Why?", type: keys.enter },
      ];
      const done = cliAtTerminal(["review", "search-loop", "--by", "bob"], rest, { cwd });
      expect({ exit: done.exit, left: done.left }).toEqual({ exit: 0, left: [] });
      expect(done.output).toContain("fail, by ann");
      expect((await cli(["case", "review", "search-loop"], { cwd })).exit).toBe(0);
      // Nobody sits there: the flags say it all, and nothing waits for a key.
      const ci = cliAtTerminal(["review", "search-loop"], [], { cwd, env: { CI: "true" } });
      expect(ci.output).toContain("pass, by bob");
      expect((await cli(["lint", "search-loop"], { cwd })).exit).toBe(0);
    },
  );
});
