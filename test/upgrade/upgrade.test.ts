import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { type AgentRepository, startAgentRepository } from "../action/agent-repository.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Cases, agents, configuration and workflow as 0.1.0 had them when its changelog first listed what it holds. */
const first = join(import.meta.dirname, "0.1.0");
const workflow = ".github/workflows/replaykit.yml"; // a glob leaves folders with a dot out
const files: Record<string, string> = Object.fromEntries(
  [...globSync("{cases,examples}/**/*.*", { cwd: first }), "replaykit.yaml", workflow].map((name) => [
    name,
    readFileSync(join(first, name), "utf8"),
  ]),
);
const ids = globSync("cases/*", { cwd: first })
  .map((folder) => folder.slice("cases/".length))
  .toSorted();

/** Each agent as it failed, in the file that its runner starts. */
const failing: Record<string, string> = Object.fromEntries(
  Object.entries(files)
    .filter(([name]) => /-broken\.|\/reproduce_failure\./.test(name))
    .map(([name, text]) => [name.replace("-broken.", "-fixed.").replace("reproduce_failure", "fixed_runner"), text]),
);

/** What 0.1.0 itself printed for these: every case alike. */
const verdicts = (verdict: string, standing: string) => ids.map((case_id) => ({ case_id, verdict, standing }));

const reportSchema = z.object({
  cases: z.array(z.object({ case_id: z.string(), verdict: z.string(), standing: z.string() })),
});
const casesOf = (json: string) =>
  reportSchema.parse(JSON.parse(json)).cases.toSorted((a, b) => (a.case_id < b.case_id ? -1 : 1));

function write(folder: string, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Lines of a replay that are no verdict: what somebody should know, or do. */
const notes = (text: string) =>
  text.split("\n").filter((line) => /warning|needs review|not compared|not exercised/i.test(line));

describe("the repository of 0.1.0, unchanged", () => {
  it("gets the verdicts at a terminal that 0.1.0 gave, for its fixed agents and for the failing ones", async () => {
    using folder = temporaryFolder(files);
    const fixed = await cli(["replay", "--json"], { cwd: folder.path });
    expect({ exit: fixed.exit, stderr: fixed.stderr, cases: casesOf(fixed.stdout) }).toEqual({
      exit: 0,
      stderr: "",
      cases: verdicts("fixed", "holding"),
    });
    write(folder.path, failing);
    const failed = await cli(["replay", "--json"], { cwd: folder.path });
    expect({ exit: failed.exit, stderr: failed.stderr, cases: casesOf(failed.stdout) }).toEqual({
      exit: 1,
      stderr: "",
      cases: verdicts("reproduced", "regressed"),
    });
  });

  it("passes lint with warnings that say what to do; a new case like its weakest ones does not", async () => {
    using folder = temporaryFolder(files);
    const git = (...words: string[]) => execFileSync("git", words, { cwd: folder.path, stdio: "ignore" });
    git("init", "--initial-branch=main");
    git("add", "--all");
    git("-c", "user.name=Kim", "-c", "user.email=kim@example.invalid", "commit", "--message=cases");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    const old = await cli(["lint"], { cwd: folder.path });
    const lines = old.stdout.trimEnd().split("\n");
    expect({ exit: old.exit, last: lines.at(-1) }).toEqual({ exit: 0, last: "8 cases: sound" });
    const problems = lines.slice(0, -1);
    expect(problems.filter((_, index) => index % 2 === 0)).toEqual([
      expect.stringMatching(/^cases\/invented-after-tool-error\/.*: warning .* \[assertion_on_source\]$/),
      expect.stringMatching(/^cases\/order-before-stock-check\/.*: warning .* \[assertions_on_idle_run\]$/),
      expect.stringMatching(/^cases\/refund-after-deadline\/.*: warning .* \[assertions_on_idle_run\]$/),
    ]);
    for (const hint of problems.filter((_, index) => index % 2 === 1)) expect(hint).toMatch(/^ {2}→ (?:keep|assert) /);

    git("update-ref", "-d", "refs/remotes/origin/main");
    expect((await cli(["lint"], { cwd: folder.path })).exit).toBe(1);
  });
});

describe("the workflow of 0.1.0", () => {
  let repository: AgentRepository;
  beforeAll(async () => {
    repository = await startAgentRepository(files);
  });
  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
  });

  it("gives the verdicts of 0.1.0, and says with each note what to do", async () => {
    const fixed = await repository.pullRequest({ branch: "same", files: { "README.md": "# same\n" } });
    expect([fixed.exit, fixed.outputs["holding"]]).toEqual([0, String(ids.length)]);
    expect(notes(fixed.log)).toEqual([
      expect.stringMatching(/not compared .*; let the workflow run on `push` to main/),
      expect.stringMatching(/search-loop {2}needs review: .*\(npx replaykit case review search-loop\)/),
      expect.stringMatching(/step-limit.* {2}needs review: .*\(npx replaykit case review step-limit-reported-ok\)/),
      expect.stringMatching(/not exercised\. If it did, take output and heuristic out of those calls/),
    ]);
    const failed = await repository.pullRequest({ branch: "worse", files: failing });
    expect([failed.exit, failed.outputs["regressed"]]).toEqual([1, String(ids.length)]);
  });

  it("asks for nothing that the Action no longer has", () => {
    const keys = z.record(z.string(), z.unknown());
    const action = z
      .object({ inputs: keys, outputs: keys })
      .parse(parse(readFileSync(resolve(first, "../../../action.yml"), "utf8")));
    const text = files[workflow] ?? "";
    const outputs = [...text.matchAll(/steps\.replaykit\.outputs\.([\w-]+)/g)].map(([, name = ""]) => name);
    expect(outputs).toContain("result-path");
    expect(outputs.filter((name) => !(name in action.outputs))).toEqual([]);
    expect(text).toMatch(/uses: \.\/\n +id: replaykit\n +with:\n +mode: replay\n/);
    expect(Object.keys(action.inputs)).toContain("mode");
  });
});
