import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { loadCase } from "../../src/core/case/load-case.ts";
import { readCaseFiles } from "../../src/node/files/case-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const demo = resolve(import.meta.dirname, "../../examples/demo/demo.ts");

it("goes the whole loop: exporter, inbox, promote, and three pull requests that the Action tells apart", async () => {
  using folder = temporaryFolder();
  const args = ["--disable-warning=ExperimentalWarning", demo, "--folder", folder.path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 120_000 });
  expect(stdout).toContain("5 runs of support-agent sent");
  expect(stdout).toContain("3 of them failed alike");
  expect(stdout).toContain("it reproduced in 1 of 1 attempts on the base");
  const comment = (number: number) => readFileSync(join(folder.path, `comment-${number}.md`), "utf8").toLowerCase();
  expect([1, 2, 4].map((number) => /still failing|newly fixed|regressed/.exec(comment(number))?.[0])).toEqual([
    "still failing",
    "newly fixed",
    "regressed",
  ]);
  expect(stdout).toMatch(/pull request 4 .*\(the check fails\)/);

  const checkouts = join(folder.path, "checkouts");
  const last = readdirSync(checkouts).find((name) => name.endsWith("-rewrite-agent")) ?? "";
  const [id = ""] = readdirSync(join(checkouts, last, "cases"));
  const files = readCaseFiles(join(checkouts, last, "cases", id));
  const { case: guarded, toolFixtures } = loadCase(files, id);
  expect(guarded).toMatchObject({ state: "guard", agent: "support-agent" });
  expect(new Set(toolFixtures.calls.map(({ source }) => source?.run_id)).size).toBe(3);
  expect(Object.values(files).join("")).not.toContain("ann.lee@example.com");
});
