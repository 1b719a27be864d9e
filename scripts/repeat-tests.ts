/**
 * Finds tests that fail now and then. Runs each test file many times, always in a new vitest process, because most tests keep state that a
 * second try in one process does not find anew. Prints a line for each file, how often it passed, and below it the first failing test of
 * each run that failed.
 *
 *   node scripts/repeat-tests.ts <times> <file> …
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "../test/support/temporary-folder.ts";

/** What is used of vitest's report in JSON. */
interface JsonReport {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const root = resolve(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const [times = "", ...files] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times) || files.length === 0) {
  console.error("usage: node scripts/repeat-tests.ts <times> <file> …");
  process.exit(2);
}
for (const file of files) {
  if (existsSync(resolve(root, file))) continue;
  console.error(`${file} is no file of this repository`);
  process.exit(2);
}

const failures = new Map(files.map((file) => [file, [] as string[]]));
const left = new Map(files.map((file) => [file, Number(times)]));
const runs = files.flatMap((file) => Array.from({ length: Number(times) }, () => file));

// Twice as many as processors, so that tests also wait for each other and for the processor, as they do in the whole suite.
await Promise.all(Array.from({ length: availableParallelism() * 2 }, runFiles));
process.exitCode = [...failures.values()].some((own) => own.length > 0) ? 1 : 0;

async function runFiles(): Promise<void> {
  for (let file = runs.shift(); file !== undefined; file = runs.shift()) {
    const failure = await runFile(file);
    if (failure !== undefined) failures.get(file)?.push(failure);
    left.set(file, (left.get(file) ?? 0) - 1);
    if (left.get(file) === 0) console.log(linesOf(file));
  }
}

function linesOf(file: string): string {
  const own = failures.get(file) ?? [];
  const passed = `${file}: ${Number(times) - own.length} of ${times} passed`;
  return [passed, ...own.map((failure) => `  failed: ${failure}`)].join("\n");
}

/** Runs the file once; returns its first failing test with its error, or `undefined`. */
async function runFile(file: string): Promise<string | undefined> {
  using folder = temporaryFolder();
  const report = join(folder.path, "report.json");
  const words = [vitest, "run", file, "--reporter=json", `--outputFile=${report}`];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  const [error, [status]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (status === 0) return undefined;
  return (existsSync(report) ? firstFailure(JSON.parse(readFileSync(report, "utf8"))) : undefined) ?? error.trim();
}

function firstFailure({ testResults }: JsonReport): string | undefined {
  const failed = testResults.flatMap((own) => own.assertionResults).find(({ status }) => status === "failed");
  if (failed) return `${failed.fullName}: ${withoutVitest(failed.failureMessages[0] ?? "")}`;
  return testResults.map(({ message }) => message).find((message) => message !== "");
}

/** The error and where it happened, without the calls inside vitest. */
function withoutVitest(error: string): string {
  return error.replaceAll(/\n\s+at .*(?:node_modules|<anonymous>).*/g, "");
}
