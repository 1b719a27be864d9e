/** Replays the same inputs 100 times with different jobs, time zones and locales, and counts the different reports. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { configSchema } from "../src/core/schema/config.ts";
import { findCases } from "../src/node/files/case-folder.ts";
import { replaySuite } from "../src/node/replay/replay-suite.ts";
import type { BenchResult } from "./bench-result.ts";
import { writeBenchCases } from "./runners/write-cases.ts";

const zones = ["UTC", "Asia/Tokyo", "America/St_Johns"];
const locales = ["C", "tr_TR.UTF-8", "de_DE.UTF-8"];

export async function run(): Promise<BenchResult[]> {
  const root = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  const given = { TZ: process.env["TZ"], LC_ALL: process.env["LC_ALL"] };
  const seen = new Set<string>();
  try {
    writeBenchCases(join(root, "cases"), 20);
    const command = [process.execPath, resolve(import.meta.dirname, "runners/warm.mjs")];
    const config = configSchema.parse({ runner: { command, mode: "jsonl" } });
    const cases = await findCases(root, ["cases"]);
    for (let round = 0; round < 100; round += 1) {
      process.env["TZ"] = zones[round % 3];
      process.env["LC_ALL"] = locales[round % 2];
      const report = await replaySuite({ root, config, cases, jobs: 1 + (round % 4), evidence: false });
      seen.add(JSON.stringify(report, (key, value: unknown) => (key === "duration_ms" ? 0 : value)));
    }
  } finally {
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(root, { recursive: true, force: true });
  }
  return [{ name: "different reports of 100 replays", value: seen.size, unit: "", budget: 1, ok: seen.size === 1 }];
}
