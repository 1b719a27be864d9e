/**
 * Writes the generated parts of the docs from the code that they describe: the commands and flags, the checks, the Action's inputs and
 * outputs, the JSON Schemas for editors. Also the table of wide characters, from a package. `--check` writes nothing and fails if a file is stale, as `test/docs.test.ts` does.
 *
 *   node scripts/docs.ts [--check]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { generatedDocs } from "./generated-docs.ts";

const root = resolve(import.meta.dirname, "..");
const check = process.argv.includes("--check");
const stale: string[] = [];

for (const { path, text } of generatedDocs(root)) {
  const current = readOr(resolve(root, path));
  if (current === text) continue;
  stale.push(path);
  if (!check) writeFileSync(resolve(root, path), text);
}
if (stale.length > 0) console.log(`${check ? "stale" : "written"}: ${stale.join(", ")}`);
if (check && stale.length > 0) process.exitCode = 1;

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
