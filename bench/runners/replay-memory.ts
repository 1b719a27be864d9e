/** Replays all cases of a folder with a warm runner and prints the peak memory in bytes. */
import { join } from "node:path";
import { configSchema } from "../../src/core/schema/config.ts";
import { findCases } from "../../src/node/files/case-folder.ts";
import { replaySuite } from "../../src/node/replay/replay-suite.ts";

const [root = ".", folder = "cases"] = process.argv.slice(2);
const command = [process.execPath, join(import.meta.dirname, "warm.mjs")];
const config = configSchema.parse({ cases: folder, runner: { command, mode: "jsonl", recycle_after: 10_000 } });
const report = await replaySuite({ root, config, cases: await findCases(root, [folder]), jobs: 2, attempts: 1 });
if (report.cases.length === 0) throw new Error("no case was replayed");
console.log(process.resourceUsage().maxRSS * 1024);
