import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongFirst } from "./test/support/long-first.ts";
import { SecondTries } from "./test/support/second-tries.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Files that change what belongs to the whole process, such as its environment, its clock or OpenTelemetry's global provider; or that
 * measure it, such as the stack that the engine has left for a rule.
 */
const alone = [
  "test/core/redact/long-texts.test.ts",
  "test/core/formats/otlp-exporters.test.ts",
  "test/node/vitest-matcher.test.ts",
  "test/sdk/telemetry.test.ts",
  "test/support/chromium.test.ts",
  "test/worker/{drill,otlp,telemetry}.test.ts",
];

/**
 * Files that start the Worker. What it takes with it stays in a process as long as that lives, and whatever this process starts costs the
 * more the more memory it has: it is copied page by page. So the others have processes without it.
 */
const withWorker = [
  "test/{pages,worker}/**/*.test.ts",
  "test/action/coverage-note.test.ts",
  "test/cli/{coverage,from-worker,names-for-worker,push-from,sample-controls,watch}.test.ts",
  "test/cli/{case-bisect-worker,worker-commands,worker-deploy,worker-projects}.test.ts",
  "test/node/worker-client.test.ts",
  "test/promote/promote-{faults,worker}.test.ts",
];

/** A loaded machine is no fault: only what hangs reaches these. */
const common = {
  root,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // The room for new values grows to a hundred megabytes where nothing limits it, and no test is the faster for it.
  execArgv: ["--max-semi-space-size=8"],
};
const inside = "test/worker/inside/**";
/** One worker runs many files: a third of the suite's work was loading the same modules for each of them. */
const shared = { ...common, isolate: false };

/** Tests of workerd's inside live under test/worker/inside and have a configuration of their own. */
export default defineConfig({
  test: {
    // Most tests wait for processes that they started: with three workers for two cores, a fifth of the time was idle.
    maxWorkers: availableParallelism() * 3,
    globalSetup: ["left-out", "set-up"].map((name) => `test/support/${name}.ts`),
    reporters: ["default", new SecondTries()],
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...shared, name: "worker", include: withWorker, exclude: [inside, ...alone] } },
      { test: { ...shared, name: "node", include: ["test/**/*.test.ts"], exclude: [inside, ...alone, ...withWorker] } },
      { test: { ...common, name: "alone", include: alone } },
    ],
  },
});
