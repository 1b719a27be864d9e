/**
 * All checks and all tests. Types, style and what runs inside workerd are checked one after another beside the other tests, which
 * leave the processor idle while they wait; each is told in one piece when it has ended, so that no lines mix. A test that fails is
 * tried once more, and named at the end if it passed then.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const checks = ["npm run typecheck", "npm run lint", "vitest run --config test/worker/inside/vitest.config.ts"];

/**
 * For the C library of Linux: what is freed goes back to the system. To start a process from a large one takes ten milliseconds more, and
 * tests start ten thousand.
 */
const lean = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

const tests = spawn("vitest", ["run", "--retry", "1"], { stdio: "inherit", env: { ...process.env, ...lean } });
const [[status], failed] = await Promise.all([once(tests, "close"), failedChecks()]);
for (const command of failed) console.error(`failed beside the tests: ${command}`);
process.exitCode = status === 0 && failed.length === 0 ? 0 : 1;

async function failedChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const command of checks) {
    const check = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const [out, err, [code]] = await Promise.all([text(check.stdout), text(check.stderr), once(check, "close")]);
    console.log(`\n${command}\n${out}${err}`);
    if (code !== 0) failed.push(command);
  }
  return failed;
}
