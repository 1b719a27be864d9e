/**
 * Measures what cases made from real failures can tell apart, on the corpora that are here. Each section is a file in `sharp/sections`,
 * so that a new question is a new file.
 */
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BenchResult } from "./bench-result.ts";

interface Section {
  run: () => Promise<BenchResult[]> | BenchResult[];
}

export async function run(): Promise<BenchResult[]> {
  const folder = resolve(import.meta.dirname, "sharp/sections");
  const results: BenchResult[] = [];
  for (const file of globSync("*.ts", { cwd: folder }).toSorted()) {
    const section: Section = await import(pathToFileURL(resolve(folder, file)).href);
    const name = basename(file, ".ts");
    console.log(`  --- ${name}`);
    for (const result of await section.run()) results.push({ ...result, name: `${name}: ${result.name}` });
  }
  return results;
}
