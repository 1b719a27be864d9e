import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { agentWith, guards, runner } from "./live-suite.ts";
import { caseFilesOf, testProject } from "../project.ts";

it("a case that waits for its trial is judged by the files that were screened, or not at all", async () => {
  using before = temporaryFolder({ "agent.mjs": agentWith("false") });
  const trial = async (written: string) => {
    using project = testProject({ ...guards("a", "b"), "agent.mjs": agentWith('id === "a"') });
    const { cases } = await project.replayWith(runner, {
      config: configSchema.parse({ runner, live: { max_pairs: 4 } }),
      jobs: 1,
      baseCheckout: { name: "main", open: async () => ({ root: before.path, config: configSchema.parse({ runner }) }) },
      // Both were screened when the second one was.
      onRun: ({ caseId }) => caseId === "b" && writeFileSync(join(project.path, written), "# better\n"),
    });
    return cases.map(({ case_id, title, standing, blocks, reason }) => ({ case_id, title, standing, blocks, reason }));
  };
  const title = "Agent asks a failing service again and again";
  const [meddled, other] = await trial("cases/a/notes.md");
  expect(meddled).toMatchObject({ case_id: "a", title, standing: "error", blocks: true });
  expect(meddled?.reason).toMatch(/^the files of .*cases\/a changed after the replay began/);
  expect(other).toMatchObject({ case_id: "b", standing: "holding" });
  const [untouched] = await trial("cases/notes.md");
  expect(untouched?.reason).toContain("failed 4 of 4 on this branch, 0 of 4 on main");
});

/** Of cases whose traces together are larger than the memory that is allowed. */
function largeCases(): Record<string, string> {
  return Object.assign(
    {},
    ...Array.from({ length: 24 }, (_, index) => {
      const files = caseFilesOf(`case-${index}`);
      const trace = JSON.parse(files[`cases/case-${index}/source-trace.json`] ?? "");
      trace.events[2].error.message = "down ".repeat(800_000);
      return { ...files, [`cases/case-${index}/source-trace.json`]: JSON.stringify(trace) };
    }),
  );
}

it("cases that wait for their trial keep no trace in memory", () => {
  using project = temporaryFolder(largeCases());
  const memory = "--max-old-space-size=80";
  const replay = resolve(import.meta.dirname, "../../../bench/runners/replay-memory.ts");
  execFileSync(process.execPath, [memory, replay, project.path, "cases"], { stdio: "pipe" });
  const source = (name: string) => JSON.stringify(resolve(import.meta.dirname, "../../../src", name));
  const keeping = `import { loadCase } from ${source("core/case/load-case.ts")};
    import { findCases, readCaseFiles } from ${source("node/files/case-folder.ts")};
    globalThis.kept = (await findCases(${JSON.stringify(project.path)}, ["cases"])).map((path) => loadCase(readCaseFiles(path), "x"));`;
  const kept = spawnSync(process.execPath, [memory, "--input-type=module", "-e", keeping], { encoding: "utf8" });
  expect(kept.stderr).toContain("heap out of memory");
});
