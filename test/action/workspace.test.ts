import { afterEach, expect, it, vi } from "vitest";
import { readEvent } from "../../src/action/event.ts";
import { readInputs, suiteName } from "../../src/action/inputs.ts";
import { ofSuite } from "../../src/action/github/shard-reports.ts";
import { openWorkspace } from "../../src/action/workspace.ts";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { git } from "../../src/node/git/git.ts";
import { caseFilesOf } from "../node/project.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

afterEach(() => void vi.restoreAllMocks());

it("says that a sparse checkout leaves out cases, and nothing of a whole one", async () => {
  using folder = temporaryFolder({ ...caseFilesOf("talk"), "README.md": "x" });
  const cwd = folder.path;
  await git(["init", "--quiet"], { cwd });
  await git(["add", "."], { cwd });
  await git(["-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "a"], { cwd });
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const event = readEvent({ GITHUB_REPOSITORY: "acme/agent", GITHUB_WORKSPACE: cwd });
  const open = () => openWorkspace({ inputs: readInputs({}), event, apart: Promise.resolve() });
  expect((await open()).cases).toHaveLength(1);
  expect(printed).not.toHaveBeenCalled();
  await git(["sparse-checkout", "set", "docs"], { cwd });
  expect((await open()).cases).toEqual([]);
  expect(printed.mock.calls.join("")).toContain(
    "::warning::the sparse checkout leaves out the case cases/talk: add it",
  );
});

it("says what an input expects", () => {
  expect(() => readInputs({ INPUT_TIMEOUT: "60", INPUT_ATTEMPTS: "some" })).toThrow(
    /attempts: "some" is not valid: expected auto, or a whole .*\n- timeout: "60" is not valid: expected a duration such as 60s/,
  );
  expect(readInputs({ INPUT_TIMEOUT: "60s" }).timeout).toBe(60_000);
});

it("names a sharded suite by the inputs of the job that joins it, else by those of its shards", () => {
  const shard = {
    index: 1,
    of: 1,
    plan: "p",
    cases: 0,
    suite: { config: "replaykit.yaml", cases: [], select: "smoke" },
  };
  const report = { ...buildReport([], [], {}), shard };
  const nameOf = (env: Record<string, string>, shards = [{ name: "report.json", report }]) =>
    suiteName(
      ofSuite({ inputs: readInputs(env), event: readEvent(env), env, apart: Promise.resolve() }, shards).inputs,
    );
  const event = { GITHUB_REPOSITORY: "acme/agent", GITHUB_WORKSPACE: "/none", INPUT_MODE: "merge" };
  expect([nameOf(event), nameOf({ ...event, INPUT_CONFIG: "shop.yaml" }), nameOf(event, [])]).toEqual([
    "smoke",
    "shop.yaml",
    undefined,
  ]);
});
