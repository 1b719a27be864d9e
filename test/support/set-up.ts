import { rmSync, statSync } from "node:fs";
import { setup as build } from "./build-once.ts";
import { setup as installLibraries } from "./python-libraries.ts";
import { compileCache } from "./shipped-cli.ts";

/** Vitest's global set-up: tests start when the shipped files are built; the Python libraries are installed meanwhile. */
export async function setup(): Promise<() => Promise<void>> {
  shareCompiled();
  const installed = installLibraries();
  await build();
  return installed;
}

/** Lets all processes of the tests share what Node compiled of packages: the same ones are loaded a dozen times. */
function shareCompiled(): void {
  const day = 86_400_000;
  const made = statSync(compileCache, { throwIfNoEntry: false })?.birthtimeMs;
  // Programs in temporary folders fill it, too.
  if (made !== undefined && Date.now() - made > day)
    rmSync(compileCache, { recursive: true, force: true, maxRetries: 3 });
  process.env["NODE_COMPILE_CACHE"] ??= compileCache;
}
