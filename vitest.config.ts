import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongFirst } from "./test/support/long-first.ts";
import { SecondTries } from "./test/support/second-tries.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Files that need a process of their own. They change its global state (environment, clock, OpenTelemetry's global provider) or
 * measure it (the stack space that is left for a regular expression).
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
 * Files that start the Worker. Its modules stay in the memory of the test process, and a process with more memory takes longer to start
 * others (`fork` copies its page tables). So all other files run in processes without the Worker.
 */
const withWorker = [
  "test/{pages,worker}/**/*.test.ts",
  "test/action/coverage-note.test.ts",
  "test/cli/{coverage,from-worker,names-for-worker,push-from,sample-controls,watch}.test.ts",
  "test/cli/{case-bisect-worker,worker-commands,worker-deploy,worker-projects}.test.ts",
  "test/node/worker-client.test.ts",
  "test/promote/promote-{faults,worker}.test.ts",
];

/** Long timeouts: only a test that hangs reaches them, not one on a busy machine. */
const common = {
  root,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // In MiB. Without a limit the young generation grows to 100 MB and makes no test faster.
  execArgv: ["--max-semi-space-size=8"],
};
const inside = "test/worker/inside/**";
/** Sandboxes of the tests get their first process from the build. The tests of that process itself start its sources. */
const alias = [{ find: /^\.\/warden-program\.ts$/, replacement: `${root}test/support/built-warden.ts` }];
/** Test files share a worker process: a third of the suite's work was loading the same modules for each file. */
const shared = { ...common, isolate: false };

/** Tests that run inside workerd are in test/worker/inside and have a configuration of their own. */
export default defineConfig({
  test: {
    // Three workers a core, because most tests wait for processes that they started: with 1.5 a core a fifth of the time was idle.
    maxWorkers: availableParallelism() * 3,
    globalSetup: ["left-out", "set-up"].map((name) => `test/support/${name}.ts`),
    reporters: ["default", new SecondTries()],
    sequence: { sequencer: LongFirst },
    projects: [
      { resolve: { alias }, test: { ...shared, name: "worker", include: withWorker, exclude: [inside, ...alone] } },
      {
        resolve: { alias },
        test: { ...shared, name: "node", include: ["test/**/*.test.ts"], exclude: [inside, ...alone, ...withWorker] },
      },
      { resolve: { alias }, test: { ...common, name: "alone", include: alone } },
    ],
  },
});
