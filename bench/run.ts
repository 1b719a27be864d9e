/**
 * Runs the benchmarks and prints each figure beside its budget. Figures are ratios of two things measured in one run, so they hold on any
 * machine.
 *
 *   npm run bench [-- <name> …]
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BenchResult } from "./bench-result.ts";

interface BenchModule {
  run: () => Promise<BenchResult[]>;
}

const support = new Set(["run", "bench-result"]);
const wanted = process.argv.slice(2);
const files = globSync("*.ts", { cwd: import.meta.dirname })
  .filter((file) => !support.has(basename(file, ".ts")))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, ".ts")))
  .toSorted();

let missed = 0;
// Each benchmark has a process of its own, so that its memory and children do not affect the next.
const [only] = files;
if (files.length > 1) {
  for (const file of files) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, basename(file, ".ts")], { stdio: "inherit" });
    if (status !== 0) missed += 1;
  }
  if (missed > 0) console.log(`\n${missed} of ${files.length} benches missed a budget`);
} else if (only !== undefined) await runBench(only);
process.exitCode = missed > 0 ? 1 : 0;

async function runBench(file: string): Promise<void> {
  const { run }: BenchModule = await import(pathToFileURL(resolve(import.meta.dirname, file)).href);
  console.log(`\n${basename(file, ".ts")}`);
  for (const { name, value, unit, budget, ok } of await run()) {
    if (!ok) missed += 1;
    const limit = budget === undefined ? "" : `  budget ${budget}${unit}`;
    console.log(`  ${ok ? "ok    " : "MISSED"} ${name}: ${value.toFixed(value < 10 ? 3 : 1)}${unit}${limit}`);
  }
  if (missed > 0) console.log(`\n${missed} budget(s) missed`);
}
