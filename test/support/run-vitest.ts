import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const manifest = createRequire(import.meta.url).resolve("vitest/package.json");
const { bin }: { bin: { vitest: string } } = JSON.parse(readFileSync(manifest, "utf8"));

/** Runs vitest in a temporary project with these files (name → text) and waits for its end. */
export function runVitest(files: Record<string, string>, words: string[] = []) {
  using folder = temporaryFolder(files);
  const env = { ...process.env, REPLAYKIT_TEST_LEFT_OUT: undefined, NO_COLOR: "1" };
  const argv = [join(dirname(manifest), bin.vitest), "run", "--root", folder.path, ...words];
  return spawnSync(process.execPath, argv, { cwd: root, env, encoding: "utf8" });
}
