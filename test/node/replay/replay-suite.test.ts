import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { outputHash } from "../../../src/node/replay/attempt/decide-checks.ts";
import { planOf } from "../../../src/node/replay/plan/plan-replay.ts";
import type { Progress } from "../../../src/node/replay/replay-options.ts";
import { startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import type { ReplayGateway } from "../../../src/node/replay/attempt/tool-evidence.ts";
import { type Box, openSandbox, type Sandbox } from "../../../src/node/sandbox/sandbox.ts";
import { leaveOut } from "../../support/left-out.ts";
import { caseFilesOf, testProject } from "../project.ts";

const opened = await openSandbox();
if ("reason" in opened) leaveOut("a runner without a room", `this system allows no sandbox: ${opened.reason}`);
else opened[Symbol.dispose]();

const many = Object.assign({}, ...["bad-a", "bad-b", "good-a", "good-b", "good-c"].map((id) => caseFilesOf(id)));

/** A result without its times. */
function timeless(text: string): string {
  return text.replaceAll(/"duration_ms": [\d.]+/g, '"duration_ms": 0');
}

function evidenceOf(folder: string): Record<string, string> {
  const runs = join(folder, "runs");
  const names = readdirSync(runs).toSorted();
  return Object.fromEntries(
    names.map((name) => [
      name.replace(/^\d{8}-\d{6}-/, ""),
      timeless(readFileSync(join(runs, name, "result.json"), "utf8")),
    ]),
  );
}

describe("a suite", () => {
  it("streams results as they end and reports them in the cases' order", async () => {
    using project = testProject(many);
    const seen: string[] = [];
    const progress: Progress[] = [];
    const report = await project.replay("by-case", {
      onCase: ({ case_id }) => seen.push(case_id),
      onProgress: (now) => progress.push(now),
    });
    expect(report.cases.map(({ case_id, standing }) => [case_id, standing])).toEqual([
      ["bad-a", "still-failing"],
      ["bad-b", "still-failing"],
      ["good-a", "newly-fixed"],
      ["good-b", "newly-fixed"],
      ["good-c", "newly-fixed"],
    ]);
    expect(seen.toSorted()).toEqual(report.cases.map(({ case_id }) => case_id));
    expect([...new Set(progress.map(({ done }) => done))]).toEqual([0, 1, 2, 3, 4, 5]);
    // After each attempt and each case.
    expect(progress).toHaveLength(10);
    expect(progress.at(-1)).toMatchObject({ done: 5, total: 5, attempts: 5, spent: { usd: 0, tokens: 0 } });
    expect(report.summary.ok).toBe(true);
  });

  it.skipIf("reason" in opened)("goes on where one runner gets no room in the sandbox", async () => {
    if ("reason" in opened) return;
    let rooms = 0;
    const room = async (box: Box) => {
      rooms += 1;
      if (rooms === 2)
        throw new ReplayKitError("runner_failed", "the sandbox failed: no memory", { hint: "free some" });
      return box.room();
    };
    const sandbox: Sandbox = {
      ...opened,
      box(...made) {
        const box = opened.box(...made);
        return { ...box, room: () => room(box) };
      },
    };
    await using gateway = await startCaseGateway(configSchema.parse({}), process.env);
    using project = testProject(many);
    const report = await project.replay("by-case", {
      jobs: 1,
      gateway: { ...gateway, sandbox: Promise.resolve({ sandbox }) },
    });
    expect(report.cases.map(({ case_id, standing }) => [case_id, standing])).toEqual([
      ["bad-a", "still-failing"],
      ["bad-b", "error"],
      ["good-a", "newly-fixed"],
      ["good-b", "newly-fixed"],
      ["good-c", "newly-fixed"],
    ]);
    expect(report.cases[1]?.attempts.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ["error", "the runner could not be run: the sandbox failed: no memory (free some)"],
    ]);
  });

  it("takes no case's id for something else", async () => {
    using project = testProject(caseFilesOf("constructor", { state: "guard" }));
    const standingOf = async (altered: Record<string, string[]>) =>
      (await project.replay("by-case", { altered })).cases[0]?.standing;
    const other = await standingOf({ another: ["tags changed"] });
    expect(other).not.toBe("altered");
    expect(await standingOf({ constructor: ["tags changed"] })).toBe("altered");
  });

  it("gives the same bytes whatever the jobs, the time zone and the locale", async () => {
    using project = testProject(many);
    const ways = [
      { jobs: 1, env: { ...process.env, TZ: "UTC", LC_ALL: "C" } },
      { jobs: 4, env: { ...process.env, TZ: "Asia/Tokyo", LC_ALL: "tr_TR.UTF-8" } },
      { jobs: 4, env: { ...process.env, TZ: "America/St_Johns" } },
      { jobs: 2, env: { ...process.env } },
    ];
    const texts: string[] = [];
    for (const [index, way] of ways.entries()) {
      const evidence = join(project.path, `runs-${index}`, "runs");
      const report = await project.replay("by-case", { ...way, evidence });
      texts.push(timeless(JSON.stringify({ report, kept: evidenceOf(join(evidence, "..")) }, undefined, 2)));
    }
    expect(new Set(texts).size).toBe(1);
  });

  it("keeps evidence that is redacted", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    await project.replay("secret");
    const [folder = ""] = readdirSync(join(project.path, "runs"));
    const files = readdirSync(join(project.path, "runs", folder)).toSorted();
    expect(files).toEqual(["result.json", "runner-output.json", "stderr.log", "stdout.log", "summary.md"]);
    const all = files.map((file) => readFileSync(join(project.path, "runs", folder, file), "utf8")).join("\n");
    expect(all).not.toContain("sk-proj-abcdefghij");
    expect(all).not.toContain("jane.roe");
    expect(all).toContain("@redacted.invalid");
  });

  it("caps what is printed, and keeps its head and tail", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const report = await project.replay("loud");
    expect(report.cases[0]?.verdict).toBe("fixed");
    const [folder = ""] = readdirSync(join(project.path, "runs"));
    expect(readFileSync(join(project.path, "runs", folder, "stdout.log"), "utf8").length).toBeLessThan(600_000);
  });

  it("gives the verdict also where evidence cannot be kept, and says so", async () => {
    using project = testProject({ ...caseFilesOf("search-loop"), runs: "a file" });
    const notices: string[] = [];
    const report = await project.replay("fixed", { onNotice: (notice) => notices.push(notice) });
    expect(report.cases[0]?.standing).toBe("newly-fixed");
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain("evidence cannot be written");
  });

  it("makes the attempts that were asked for, each with its own number and evidence", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const report = await project.replay("fixed", { repeat: 3 });
    expect(report.cases[0]?.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [folder = ""] = readdirSync(join(project.path, "runs"));
    expect(readdirSync(join(project.path, "runs", folder))).toEqual(expect.arrayContaining(["attempt-2", "attempt-3"]));
  });

  it("leaves out retired cases, and is neutral without any", async () => {
    using project = testProject(caseFilesOf("old", { state: "retired" }));
    expect((await project.replay("fixed")).cases).toEqual([]);
    using empty = testProject({});
    expect((await empty.replay("fixed")).summary).toMatchObject({ total: 0, ok: true });
  });
});

describe("a case whose files are broken", () => {
  const ways: Record<string, { state?: string; file: string; text?: string; says: RegExp }> = {
    json: {
      file: "fixtures/tools.json",
      text: "{\n  ]",
      says: /tools\.json:2:3: .*\(correct the JSON at this place\)$/,
    },
    schema: {
      file: "fixtures/tools.json",
      text: `{\n  "calls": 3 }`,
      says: /tools\.json:2: calls is 3; .*\(correct the file/,
    },
    missing: { file: "fixtures/tools.json", says: /tools\.json is missing \(make the case again/ },
    trace: { file: "source-trace.json", text: "[]", says: /source-trace\.json:1: the file is \[\];/ },
    yaml: { file: "case.yaml", text: "version: 1\nid: [\n", says: /case\.yaml:3:1: .*\(correct the YAML/ },
    key: { file: "case.yaml", text: "version: 1\nstate: shut\n", says: /case\.yaml:2: state is "shut"/ },
    old: { state: "quarantined", file: "fixtures/tools.json", says: /tools\.json is missing/ },
    done: { state: "retired", file: "fixtures/tools.json", says: /never/ },
  };
  const all: Record<string, string> = Object.assign(
    {},
    caseFilesOf("whole", { state: "guard" }),
    ...Object.entries(ways).map(([id, { state = "guard" }]) => caseFilesOf(id, { state })),
  );
  const broken = (ids: string[]) => {
    const project = testProject(
      Object.fromEntries(Object.entries(all).filter(([path]) => ids.includes(path.split("/")[1] ?? ""))),
    );
    for (const id of ids.filter((one) => one !== "whole")) {
      const { file = "", text } = ways[id] ?? {};
      if (text === undefined) rmSync(join(project.path, "cases", id, file));
      else writeFileSync(join(project.path, "cases", id, file), text);
    }
    return project;
  };

  it("is in error and says where, and the others are judged", async () => {
    using project = broken(["whole", ...Object.keys(ways)]);
    const { cases, summary } = await project.replay("fixed");
    const known = ["json", "missing", "schema", "trace"].map((id) => [id, "guard", "error", true]);
    const unknown = ["key", "yaml"].map((id) => [id, "open", "error", true]);
    const found = cases.map(({ case_id, state, standing, blocks }) => [case_id, state, standing, blocks]);
    expect(new Set(found)).toEqual(
      new Set([
        ["old", "quarantined", "quarantined", false],
        ["whole", "guard", "holding", false],
        ...known,
        ...unknown,
      ]),
    );
    for (const { case_id, reason } of cases) if (case_id !== "whole") expect(reason).toMatch(ways[case_id]?.says ?? "");
    expect(summary.ok).toBe(false);
    // A policy can let known cases be in error, and not one that may be a guard.
    const lenient = await project.replay("fixed", { failOn: ["regressed"] });
    expect(lenient.cases.filter(({ blocks }) => blocks).map(({ case_id }) => case_id)).toEqual(["key", "yaml"]);
    expect(lenient.summary.ok).toBe(false);
  });

  it("leaves a report as a part of the suite, and is refused where it is all there is", async () => {
    using project = broken(["json"]);
    for (const part of [{ shard: { index: 1, of: 1 } }, { partial: true }]) {
      expect((await project.replay("fixed", part)).summary).toMatchObject({ ok: false, standings: { error: 1 } });
    }
    await expect(project.replay("fixed")).rejects.toThrow("tools.json:2:3");
    const config = configSchema.parse({ runner: { command: ["node", "agent.mjs"] } });
    const planned = { root: project.path, config, cases: [join(project.path, "cases/json")] };
    expect(planOf({ ...planned, partial: true }).cases).toBe(0);
    expect(() => planOf(planned)).toThrow("tools.json:2:3");
    using whole = broken(["whole"]);
    expect((await whole.replay("fixed", { partial: true })).summary).toMatchObject({ ok: true });
  });
});

describe("the contract", () => {
  it("gives an allow-listed environment and every variable", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const env = { PATH: process.env["PATH"], HOME: "/home/x", GITHUB_TOKEN: "ghs_1", MY_FLAG: "on", OTHER: "no" };
    await project.replayWith(
      { command: [process.execPath, "agent.mjs", "env"], pass_env: ["MY_FLAG"] },
      { env, gateway: undefined },
    );
    const [folder = ""] = readdirSync(join(project.path, "runs"));
    const output = JSON.parse(readFileSync(join(project.path, "runs", folder, "runner-output.json"), "utf8"));
    const seen: Record<string, string> = JSON.parse(output.final_output);
    expect(Object.keys(seen).toSorted()).toEqual([
      "HOME",
      "MY_FLAG",
      "PATH",
      "REPLAYKIT_ATTEMPT",
      "REPLAYKIT_CASE_ID",
      "REPLAYKIT_CASE_PATH",
      "REPLAYKIT_FIXTURES_DIR",
      "REPLAYKIT_INPUT",
      "REPLAYKIT_NOW",
      "REPLAYKIT_OUTPUT_PATH",
      "REPLAYKIT_SEED",
      "REPLAYKIT_SOURCE_TRACE_PATH",
    ]);
    expect(seen).toMatchObject({
      REPLAYKIT_CASE_ID: "search-loop",
      REPLAYKIT_ATTEMPT: "1",
      REPLAYKIT_NOW: "2026-03-12T10:00:00.000Z",
    });
  });

  it("hides the checks where that was asked for", async () => {
    for (const hide_checks of [true, false]) {
      using project = testProject(caseFilesOf("search-loop"));
      await project.replayWith({ command: [process.execPath, "agent.mjs", "case"], hide_checks });
      const [folder = ""] = readdirSync(join(project.path, "runs"));
      const output = readFileSync(join(project.path, "runs", folder, "runner-output.json"), "utf8");
      expect(output).toContain("lookup_billing");
      for (const word of ["assertions", "signatures", "it never answers"])
        expect(output.includes(word)).toBe(!hide_checks);
    }
  });

  it("splits a string by POSIX quoting, without a shell", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const report = await project.replayWith(
      {},
      { runnerCommand: `"${process.execPath}" agent.mjs 'fixed'`, config: configSchema.parse({}) },
    );
    expect(report.cases[0]?.verdict).toBe("fixed");
    expect(report.cases[0]?.commands.reproduce).toContain("--runner-cmd");
    const shell = await project.replayWith(
      {},
      { runnerCommand: `true && "${process.execPath}" agent.mjs fixed`, shell: true, config: configSchema.parse({}) },
    );
    expect(shell.cases[0]?.verdict).toBe("fixed");
  });

  it("keeps a warm process for many cases, and finds one that is not isolated", async () => {
    const leaky = `
import { createInterface } from "node:readline";
let seen = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt } = JSON.parse(line);
  seen += 1;
  const status = process.argv[2] === "leaky" && seen > 3 ? "error" : "success";
  console.log(JSON.stringify({ case_id, attempt, status, final_output: "ok", tool_calls: [], replay: {} }));
}`;
    const ids = Array.from({ length: 30 }, (_, index) => `case-${index}`);
    using project = testProject({ "warm.mjs": leaky, ...Object.assign({}, ...ids.map((id) => caseFilesOf(id))) });
    const runner = (kind: string) => ({ command: [process.execPath, "warm.mjs", kind], mode: "jsonl" });
    const clean = await project.replayWith(runner("clean"), { jobs: 1, verifyIsolation: true });
    expect(clean.summary.standings).toEqual({ "newly-fixed": 30 });
    const report = await project.replayWith(runner("leaky"), { jobs: 1, verifyIsolation: true });
    expect(report.cases.filter(({ reason }) => reason.includes("keeps state between cases")).length).toBeGreaterThan(0);
  });
});

describe("checks that core cannot decide", () => {
  const script = `
let text = "";
for await (const part of process.stdin) text += part;
const { run, case: replayCase } = JSON.parse(text);
const right = run.calls.length === 1 && replayCase.id === "search-loop";
if (process.argv[2] === "broken") console.log("oops");
else console.log(JSON.stringify({ outcome: right ? "pass" : "fail", message: run.calls.length + " call" }));`;
  const scripted = (kind: string) =>
    caseFilesOf("search-loop", {
      assertions: `  - script: { command: [${JSON.stringify(process.execPath)}, judge.mjs, ${kind}] }\n`,
    });

  it("are asked of the user's script", async () => {
    using project = testProject({ "judge.mjs": script, ...scripted("real") });
    const [attempt] = (await project.replay("fixed")).cases[0]?.attempts ?? [];
    expect(attempt?.verdict).toBe("fixed");
    expect(attempt?.assertions.at(-1)).toMatchObject({ kind: "script", outcome: "pass", message: "1 call" });
  });

  it("make an error where the script breaks", async () => {
    using project = testProject({ "judge.mjs": script, ...scripted("broken") });
    const [attempt] = (await project.replay("fixed")).cases[0]?.attempts ?? [];
    expect(attempt?.verdict).toBe("error");
    expect(attempt?.reason).toContain('printed no {"outcome"');
  });

  it("are looked up in the reviews, for the output that was judged and no other", async () => {
    const statement = "Says that the service is down.";
    const hash = outputHash({ final_output: "The service is down." });
    const files = (output_hash: string) =>
      caseFilesOf("search-loop", {
        assertions: `  - semantic: "${statement}"\n`,
        more: `reviews: [{ assertion: "${statement}", verdict: pass, by: ann, at: 2026-11-20, output_hash: "${output_hash}" }]\n`,
      });
    using project = testProject(files(hash));
    expect((await project.replay("fixed")).cases[0]?.attempts[0]?.assertions.at(-1)).toMatchObject({
      outcome: "pass",
      decided_by: "ann",
    });
    writeFileSync(
      join(project.path, "cases/search-loop/case.yaml"),
      files("0".repeat(64))["cases/search-loop/case.yaml"] ?? "",
    );
    expect((await project.replay("fixed")).cases[0]?.attempts[0]?.assertions.at(-1)).toMatchObject({
      outcome: "needs_human",
    });
  });
});

describe("which cases are replayed", () => {
  it("goes by the selection, and a tag that no case has is an error", async () => {
    using project = testProject({ ...caseFilesOf("a", { more: "tags: [smoke]\n" }), ...caseFilesOf("b") });
    const ids = async (options: Parameters<typeof project.replay>[1]) =>
      (await project.replay("fixed", options)).cases.map(({ case_id }) => case_id);
    expect(await ids({ select: "smoke" })).toEqual(["a"]);
    expect(await ids({ select: "affected", changedFiles: [] })).toEqual([]);
    await expect(ids({ select: { tags: ["nope"] } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes by the shard, and the shards of one plan hold each case once", async () => {
    using project = testProject(many);
    const reports = [];
    for (const index of [1, 2])
      reports.push(
        await project.replay("by-case", { shard: { index, of: 2 }, durations: { "bad-a": 900, "good-a": 100 } }),
      );
    expect(reports.flatMap(({ cases }) => cases.map(({ case_id }) => case_id)).toSorted()).toHaveLength(5);
    expect(reports[0]?.shard).toMatchObject({ index: 1, of: 2, cases: 5 });
    expect(reports[0]?.shard?.plan).toBe(reports[1]?.shard?.plan);
  });

  it("ends at the budget: what was not started is skipped", async () => {
    using project = testProject(many);
    const gateway: ReplayGateway = {
      open: async () => ({
        env: {},
        finish: async () => ({
          counts: {
            basis: "observed",
            isolated: false,
            served: 1,
            simulated: 0,
            missed: 0,
            blocked: 0,
            live: 0,
            uncontrolled: 0,
            unconsumed: 0,
          },
          misses: [],
          spend: { usd: 1, tokens: 100 },
        }),
      }),
    };
    const config = configSchema.parse({
      runner: { command: [process.execPath, "agent.mjs", "fixed"] },
      budget: { usd: 2 },
    });
    const report = await project.replayWith({}, { config, gateway, jobs: 1, attempts: 1 });
    const skipped = report.cases.filter(({ standing }) => standing === "skipped");
    expect(skipped.length).toBeGreaterThan(0);
    expect(skipped[0]?.reason).toBe("skipped: budget (2 USD spent)");
    expect(report.summary.spend?.usd).toBeLessThan(5);
  });

  it("ends when it is interrupted, and reports what is done", async () => {
    using project = testProject({ ...caseFilesOf("good"), ...caseFilesOf("hang-a"), ...caseFilesOf("hang-b") });
    const runner = `import("./agent.mjs")`;
    writeFileSync(
      join(project.path, "pick.mjs"),
      `process.argv[2] = process.env.REPLAYKIT_CASE_ID.startsWith("hang") ? "hang" : "fixed"; await ${runner};`,
    );
    const controller = new AbortController();
    const started = performance.now();
    const report = await project.replayWith(
      { command: [process.execPath, "pick.mjs"] },
      { jobs: 2, signal: controller.signal, onCase: () => controller.abort() },
    );
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(report.cases.map(({ case_id, standing }) => [case_id, standing])).toEqual([
      ["good", "newly-fixed"],
      ["hang-a", "skipped"],
      ["hang-b", "skipped"],
    ]);
  });
});
