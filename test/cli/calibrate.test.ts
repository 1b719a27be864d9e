import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const fixed = ["--runner-cmd", "python3 examples/runners/fixed_runner.py", "--json"];
const judge = `
import { readFileSync } from "node:fs";
const { run } = JSON.parse(readFileSync(0, "utf8"));
if (process.env.HOME === undefined) process.exit(1);
const verdict = String(run.final_output).includes("ticket") ? "pass" : "fail";
console.log(JSON.stringify({ verdict, reason: "looked for a ticket", usage: { input: 10, output: 2 } }));
`;

function judgedRepository() {
  const folder = copyOfRepository("examples", "cases", "replaykit.yaml");
  writeFileSync(join(folder.path, "judge.mjs"), judge);
  const words = JSON.stringify([process.execPath, "judge.mjs"]);
  appendFileSync(join(folder.path, "replaykit.yaml"), `judge: { api: command, command: ${words}, votes: 1 }\n`);
  return folder;
}

async function semanticOf(cwd: string) {
  const { stdout } = await cli(["replay", "search-loop", ...fixed], { cwd });
  const report: { cases: { attempts: { judge_spend?: object; assertions: { kind: string; outcome: string }[] }[] }[] } =
    JSON.parse(stdout);
  const attempt = report.cases[0]?.attempts[0];
  return { spend: attempt?.judge_spend, semantic: attempt?.assertions.find(({ kind }) => kind === "semantic") };
}

describe("a judge in a replay", () => {
  it("decides what nobody has reviewed, once; a person's answer wins; one that is broken leaves it open", async () => {
    using folder = judgedRepository();
    const { path: cwd } = folder;
    const decided = {
      outcome: "pass",
      message: "looked for a ticket",
      decided_by: expect.stringContaining("judge.mjs"),
    };
    expect(await semanticOf(cwd)).toMatchObject({ spend: { tokens: 12, usd: 0 }, semantic: decided });
    expect(await semanticOf(cwd)).toMatchObject({ spend: undefined, semantic: decided });
    await cli(["case", "review", "search-loop", "--verdict", "fail", "--by", "ann"], { cwd });
    expect((await semanticOf(cwd)).semantic).toMatchObject({ outcome: "fail", decided_by: "ann" });
    const file = join(cwd, "replaykit.yaml");
    const caseFile = join(cwd, "cases/search-loop/case.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("judge.mjs", "gone.mjs"));
    writeFileSync(caseFile, readFileSync(caseFile, "utf8").replace(/^reviews:[\s\S]*?(?=^#|^$)/m, ""));
    expect((await semanticOf(cwd)).semantic).toMatchObject({ outcome: "needs_human" });
  });
});

describe("a judge's price", () => {
  it("counts for the budget, and makes no recorded case a live one", async () => {
    using folder = judgedRepository();
    const { path: cwd } = folder;
    const repeated = async () => {
      const { stdout } = await cli(["replay", "search-loop", "--repeat", "3", ...fixed], { cwd });
      const rates: { cases: { live: boolean; of: number }[] } = JSON.parse(stdout);
      return rates.cases.map(({ live, of }) => ({ live, of }));
    };
    const file = join(cwd, "replaykit.yaml");
    const config = readFileSync(file, "utf8");
    writeFileSync(file, `${config}budget: { tokens: 10 }\n`);
    expect(await repeated()).toEqual([{ live: false, of: 1 }]);
    rmSync(join(cwd, ".replaykit/judge-cache"), { recursive: true });
    // One question takes 12: three equal runs fit, since the judge is asked once.
    writeFileSync(file, `${config}budget: { tokens: 20 }\n`);
    expect(await repeated()).toEqual([{ live: false, of: 3 }]);
    const { stdout } = await cli(["replay", "search-loop", ...fixed], { cwd });
    expect(JSON.parse(stdout).summary).not.toHaveProperty("live");
  });
});

describe("calibrate", () => {
  it("compares the judge with people's answers and prints Cohen's kappa", async () => {
    using folder = judgedRepository();
    const { path: cwd } = folder;
    await semanticOf(cwd);
    const nothing = await cli(["case", "calibrate"], { cwd });
    expect(nothing).toMatchObject({ exit: 0, stdout: expect.stringContaining("No answer of a person") });
    await cli(["case", "review", "search-loop", "--verdict", "pass", "--by", "ann"], { cwd });
    await cli(["case", "review", "search-loop", "--source", "--verdict", "fail", "--by", "ann"], { cwd });
    const good = await cli(["case", "calibrate", "--min-kappa", "0.6", "--json"], { cwd });
    expect({ exit: good.exit, ...JSON.parse(good.stdout) }).toMatchObject({
      exit: 0,
      decided: 2,
      agreement: 1,
      kappa: 1,
    });
    await cli(["case", "review", "search-loop", "--source", "--verdict", "pass", "--by", "ann"], { cwd });
    const bad = await cli(["case", "calibrate", "--min-kappa", "0.6"], { cwd });
    expect(bad.exit).toBe(1);
    expect(bad.stdout).toContain("person: pass, judge: fail (looked for a ticket)");
    expect(bad.stdout).toContain("Cohen's kappa: 0.00");
    expect(existsSync(join(cwd, ".replaykit/judge-cache"))).toBe(true);
  });

  it("is refused without a judge", async () => {
    using folder = copyOfRepository("cases", "replaykit.yaml");
    const { exit, stderr } = await cli(["case", "calibrate"], { cwd: folder.path });
    expect({ exit, stderr }).toEqual({ exit: 2, stderr: expect.stringContaining("names no judge") });
  });
});
