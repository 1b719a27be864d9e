import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { reportText } from "../../src/core/report/terminal/text.ts";
import type { CaseResult } from "../../src/core/schema/result.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caseFilesOf, testProject } from "./project.ts";

async function resultOf(act: string, runner: Record<string, unknown> = {}): Promise<CaseResult> {
  using project = testProject(caseFilesOf("search-loop"));
  const command = [process.execPath, "agent.mjs", act];
  const report = await project.replayWith({ command, timeout: "20s", ...runner }, { attempts: 1 });
  const [result] = report.cases;
  if (!result) throw new Error("no result");
  expect(readdirSync(join(project.path, "runs"))).toHaveLength(1);
  return result;
}

describe("an agent that does its part", () => {
  it("gets a verdict", async () => {
    expect((await resultOf("fixed")).verdict).toBe("fixed");
    expect((await resultOf("broken")).verdict).toBe("reproduced");
    expect((await resultOf("changed")).verdict).toBe("changed");
    expect((await resultOf("crash-late")).verdict).toBe("fixed");
  });

  it("gets the name of the recording that is missing", async () => {
    const result = await resultOf("missed");
    expect(result.verdict).toBe("inconclusive");
    expect(result.attempts[0]?.misses[0]).toMatchObject({
      kind: "tool",
      tool: "lookup_billing",
      args: { user_id: "usr_1" },
    });
    expect(result.attempts[0]?.counts).toMatchObject({ basis: "reported", served: 1, missed: 1 });
  });
});

describe("an agent that breaks the contract gets an error that says how", () => {
  const reasons: Record<string, RegExp> = {
    nothing: /ended with exit code 0 and wrote no output/,
    crash: /ended with exit code 3 and wrote no output/,
    garbage: /the runner's output:1:1/,
    half: /the runner's output:1:\d+/,
    wrong: /breaks the contract: status/,
    deep: /deep|nested|levels/i,
    binary: /not valid UTF-8/,
    folder: /is a folder, not a file/,
    link: /is a symbolic link, not a file/,
    pipe: /is a pipe or device, not a file/,
  };
  for (const [act, reason] of Object.entries(reasons)) {
    it(act, async () => {
      const result = await resultOf(act);
      expect([result.verdict, result.standing, result.blocks]).toEqual(["error", "error", true]);
      expect(result.attempts[0]?.reason).toMatch(reason);
    });
  }

  it("it misses a variable that the recording had: the reason names it, and pass_env", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const command = [process.execPath, "agent.mjs", "unset"];
    const env = { ...process.env, SHOP_DB: "orders.db" };
    const reasonOf = async (runner: object) =>
      (await project.replayWith({ command, ...runner }, { env })).cases[0]?.reason;
    const hint = "SHOP_DB is set here, but a replay does not pass it on: list it under pass_env of the runner";
    expect(await reasonOf({})).toContain(hint);
    expect(await reasonOf({ pass_env: ["SHOP_DB"] })).not.toContain("pass_env");
  });

  it("it never ends", async () => {
    const result = await resultOf("hang", { timeout: "400ms" });
    expect(result.verdict).toBe("error");
    expect(result.attempts[0]?.reason).toMatch(/timed out after 400 ms/);
    expect(result.attempts[0]?.exit?.timed_out).toBe(true);
    expect(result.attempts[0]?.duration_ms).toBeLessThan(10_000); // it would hang for ever
  });

  it("it gives its result and never ends: the result stands, and the report says so", async () => {
    using project = testProject(caseFilesOf("search-loop", { state: "guard" }));
    const replay = (act: string) =>
      project.replayWith({ command: [process.execPath, "agent.mjs", act], timeout: "2s" }, { attempts: 1 });
    const stopped = "search-loop  The runner did not end by itself: it was stopped at its timeout";
    const report = await replay("hang-late");
    expect(report.cases).toMatchObject([
      { verdict: "fixed", standing: "holding", attempts: [{ exit: { timed_out: true } }] },
    ]);
    expect(reportText(report)).toContain(stopped);
    const ended = await replay("fixed");
    expect(ended.cases).toMatchObject([{ standing: "holding", attempts: [{ exit: { timed_out: false } }] }]);
    expect(reportText(ended)).not.toContain("did not end");
  });
});

describe("a set-up that is broken is an error of its own", () => {
  it.each([false, true])(
    "a command of the command line without a word (shell: %s), which leaves nothing behind",
    async (shell) => {
      using project = testProject(caseFilesOf("search-loop"));
      using place = temporaryFolder();
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv("TMPDIR", place.path);
      const replay = project.replayWith({ command: "node agent.mjs" }, { runnerCommand: "", shell });
      await expect(replay).rejects.toMatchObject({ code: "invalid_config", message: "the runner's command is empty" });
      vi.unstubAllEnvs();
      expect(readdirSync(place.path)).toEqual([]);
    },
  );

  it("a setup that is interrupted is not the one to correct", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    const setup = ["sleep", "30"];
    const replay = project.replayWith({ command: "node agent.mjs", setup }, { signal: AbortSignal.timeout(500) });
    await expect(replay).rejects.toMatchObject({
      message: 'interrupted in the setup of the runner "runner" (sleep 30)',
      hint: "repeat the command: no case was replayed",
    });
  });

  it("a missing program", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    await expect(project.replayWith({ command: "no-such-agent --x" })).rejects.toMatchObject({
      code: "runner_failed",
      message: expect.stringContaining('"no-such-agent" was not found'),
    });
  });

  it("a missing folder, no runner, a failing setup", async () => {
    using project = testProject(caseFilesOf("search-loop"));
    await expect(project.replayWith({ command: "node x", cwd: "nowhere" })).rejects.toMatchObject({
      code: "runner_failed",
    });
    const { configSchema } = await import("../../src/core/schema/config.ts");
    await expect(project.replay("fixed", { config: configSchema.parse({}) })).rejects.toMatchObject({
      code: "invalid_config",
    });
    await expect(
      project.replayWith({ command: "node x", setup: ["sh", "-c", "echo no lock file >&2; exit 4"] }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/setup of the runner "runner".*exit code 4: no lock file/),
    });
  });

  it("a case that cannot be read spoils only itself", async () => {
    using project = testProject({ ...caseFilesOf("good"), "cases/bad/case.yaml": "version: 1\nid: [" });
    const report = await project.replay("fixed");
    expect(report.cases.map(({ case_id, standing }) => [case_id, standing])).toEqual([
      ["bad", "error"],
      ["good", "newly-fixed"],
    ]);
    expect(report.cases[0]?.reason).toMatch(/^cases\/bad\/case\.yaml:2\b/);
  });
});
