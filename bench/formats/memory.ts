import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const client = resolve(import.meta.dirname, "memory-client.ts");

/** Peak memory for reading a text, relative to its size, measured in a process of its own. */
export function memoryOf(text: string, small: string): number {
  const folder = mkdtempSync(join(tmpdir(), "formats-memory-"));
  try {
    const [large, little] = [join(folder, "large"), join(folder, "small")];
    writeFileSync(large, text);
    writeFileSync(little, small);
    return Number(execFileSync(process.execPath, ["--expose-gc", client, large, little], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
