import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const client = resolve(import.meta.dirname, "memory-client.ts");

/**
 * The engine keeps young values in room of its own, up to 48 MB whatever is read, and lets it fill before it looks what of it is
 * needed. With little of it what is measured grows with the file.
 */
const littleRoom = "--max-semi-space-size=4";

/** The most memory that reading a text takes, in times of its size, in a process of its own. */
export function memoryOf(text: string, small: string): number {
  const folder = mkdtempSync(join(tmpdir(), "formats-memory-"));
  try {
    const [large, little] = [join(folder, "large"), join(folder, "small")];
    writeFileSync(large, text);
    writeFileSync(little, small);
    return Number(
      execFileSync(process.execPath, ["--expose-gc", littleRoom, client, large, little], { encoding: "utf8" }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
