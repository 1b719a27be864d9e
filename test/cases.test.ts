import { globSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lintCase } from "../src/core/lint/lint-case.ts";
import { startCaseGateway } from "../src/node/replay/attempt/case-gateway.ts";
import { readCaseFolder } from "../src/node/files/case-folder.ts";
import { loadConfig } from "../src/node/files/load-config.ts";
import { replaySuite } from "../src/node/replay/replay-suite.ts";

const root = resolve(import.meta.dirname, "..");
const ids = readdirSync(join(root, "cases")).toSorted();
const config = await loadConfig(root);

/** The agent that failed, by case. */
function brokenRunner(id: string): string {
  if (id === "search-loop") return "python3 examples/runners/reproduce_failure.py";
  const [file] = globSync(`examples/runners/${id}-broken.*`, { cwd: root });
  if (file === undefined) throw new Error(`there is no broken runner for ${id}`);
  return `${file.endsWith(".py") ? "python3" : "node"} ${file}`;
}

async function verdictOf(id: string, runnerCommand?: string) {
  await using gateway = await startCaseGateway(config, process.env);
  const { cases } = await replaySuite({
    root,
    config,
    cases: [join(root, "cases", id)],
    runnerCommand,
    gateway,
    evidence: false,
  });
  return { verdict: cases[0]?.verdict, standing: cases[0]?.standing };
}

describe("our own cases", () => {
  it("are at least eight, and sound", async () => {
    expect(ids.length).toBeGreaterThanOrEqual(8);
    for (const id of ids) {
      const folder = join(root, "cases", id);
      const { files } = await readCaseFolder(folder);
      const problems = lintCase({ files, folder, config, today: "2026-11-21" });
      expect({ id, errors: problems.filter(({ level }) => level === "error") }).toEqual({ id, errors: [] });
    }
  });

  it("hold for no agent that only says that it is done", async () => {
    const idle = `node -e 'require("fs").writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({status:"success",final_output:"Done!",tool_calls:[]}))'`;
    const verdicts = await Promise.all(ids.map((id) => verdictOf(id, idle)));
    expect(verdicts.filter(({ verdict }) => verdict === "fixed")).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === "error")).toEqual([]);
  });

  for (const id of ids) {
    it(`${id}: the broken agent reproduces it, the fixed one does not`, async () => {
      expect(await verdictOf(id, brokenRunner(id))).toEqual({ verdict: "reproduced", standing: "regressed" });
      expect(await verdictOf(id)).toEqual({ verdict: "fixed", standing: "holding" });
    });
  }
});
