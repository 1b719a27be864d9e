/**
 * Runs all checks and all tests. Typecheck, lint and the workerd tests run one after another while the other tests run, which often
 * wait and leave the processor idle. The output of each check is printed when it has ended, so that lines do not mix. A test that fails
 * runs a second time; if it passes then, its name is printed at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const checks = ["npm run typecheck", "npm run lint", "vitest run --config test/worker/inside/vitest.config.ts"];

/**
 * Makes glibc return freed memory to the system. Starting a process from a large process takes ten milliseconds more, and the tests
 * start ten thousand.
 */
const lean = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Lets Go, in which the checks are written, collect garbage only at this size: that was a quarter of their work. */
const uncollected = { GOGC: "off", GOMEMLIMIT: "3GiB" };

const tests = spawn("vitest", ["run", "--retry", "1"], { stdio: "inherit", env: { ...process.env, ...lean } });
const [[status], failed] = await Promise.all([once(tests, "close"), failedChecks()]);
for (const command of failed) console.error(`failed beside the tests: ${command}`);
process.exitCode = status === 0 && failed.length === 0 ? 0 : 1;

async function failedChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const command of checks) {
    const check = spawn(command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...uncollected },
    });
    const [out, err, [code]] = await Promise.all([text(check.stdout), text(check.stderr), once(check, "close")]);
    console.log(`\n${command}\n${out}${err}`);
    if (code !== 0) failed.push(command);
  }
  return failed;
}
