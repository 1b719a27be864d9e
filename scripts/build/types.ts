import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const entries = ["sdk/index.d.ts", "node/sdk.d.ts", "node/vitest.d.ts"];

/** Writes the declarations that the library's entry points reach, and no others. */
export function writeTypes(root: string, library: string): void {
  const folder = join(library, "types");
  const tsc = join(root, "node_modules/.bin/tsc");
  execFileSync(tsc, ["-p", join(root, "tsconfig.types.json"), "--outDir", folder]);
  // The compiler writes a declaration for each imported module; users need only those that the entry points' types refer to.
  const reached = reachedFrom(entries.map((entry) => join(folder, entry)));
  for (const file of globSync("**/*.d.ts", { cwd: folder })) {
    if (!reached.has(join(folder, file))) rmSync(join(folder, file));
  }
  const folders = globSync("**/*/", { cwd: folder }).toSorted().toReversed();
  for (const path of folders.map((name) => join(folder, name))) {
    if (existsSync(path) && readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
  // `replaykit/frozen` is imported for its side effect and exports nothing.
  writeFileSync(join(folder, "frozen.d.ts"), "export {};\n");
}

function reachedFrom(files: string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    const named = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)\.[jt]sx?"/g);
    for (const [, path = ""] of named) reached.add(`${resolve(dirname(file), path)}.d.ts`);
  }
  return reached;
}
