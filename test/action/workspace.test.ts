import { afterEach, expect, it, vi } from "vitest";
import { readEvent } from "../../src/action/event.ts";
import { readInputs } from "../../src/action/inputs.ts";
import { openWorkspace } from "../../src/action/workspace.ts";
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
