/**
 * Measures the memory of an import against the length of the file: runs on single lines, interleaved spans of traces, and sessions of
 * which each has one half at each end of the file. 2 GB are read with a heap of 200 MB, and must take no more memory than a quarter of
 * the file does.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BenchResult } from "./bench-result.ts";
import { runLine, sessionLine, spanLine, writeLines } from "./large-import/lines.ts";

const whole = 2_000_000_000;
const heap = 200;
const start = resolve(import.meta.dirname, "../src/cli/start.ts");
const tellsPeak = 'process.on("exit", () => process.stderr.write(`\\npeak ${process.resourceUsage().maxRSS}\\n`));';
const kinds = { "lines that are runs": runLine, "spans of traces": spanLine, "halves of sessions": sessionLine };

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "large-import-"));
  const results: BenchResult[] = [];
  try {
    for (const [name, line] of Object.entries(kinds)) {
      const peaks: number[] = [];
      for (const bytes of [whole / 4, whole]) {
        const file = join(folder, "lines.jsonl");
        writeLines(file, bytes, line);
        peaks.push(await peakOf(file));
      }
      const [quarter = 0, all = 0] = peaks;
      const value = all / quarter;
      console.log(`    ${name}: ${Math.round(all / 1024)} MiB resident, heap of ${heap} MB`);
      const title = `memory of the import of 2 GB of ${name} against a quarter of it`;
      results.push({ name: title, value, unit: "×", budget: 1.25, ok: value <= 1.25 });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return results;
}

/** Peak memory in KiB. The output is too large to keep here, so only its length is checked. */
async function peakOf(file: string): Promise<number> {
  const preload = `data:text/javascript,${encodeURIComponent(tellsPeak)}`;
  const args = [`--max-old-space-size=${heap}`, "--import", preload, start, "import", file];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let tail = "";
  let given = 0;
  child.stdout.on("data", (bytes: Buffer) => {
    given += bytes.length;
  });
  child.stderr.on("data", (bytes: Buffer) => {
    tail = (tail + bytes.toString("latin1")).slice(-2000);
  });
  const status = await new Promise<number | null>((done) => void child.on("close", done));
  const peak = Number(/\npeak (\d+)\n/.exec(tail)?.[1]);
  if (status !== 0 || Number.isNaN(peak))
    throw new Error(`the import of ${file} failed (${status}): ${tail.slice(-500)}`);
  // Nearly all of each line is text that its trace keeps.
  if (given < statSync(file).size / 2) throw new Error(`the import of ${file} gave back ${given} bytes`);
  return peak;
}
