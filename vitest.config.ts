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

/** A loaded machine is no fault: only what hangs reaches these. */
const common = { root, testTimeout: 180_000, hookTimeout: 180_000 };

/** Tests of workerd's inside live under test/worker/inside and have a configuration of their own. */
export default defineConfig({
  test: {
    // Most tests wait for processes that they started: with three workers for two cores, a fifth of the time was idle.
    maxWorkers: availableParallelism() * 3,
    globalSetup: ["left-out", "set-up"].map((name) => `test/support/${name}.ts`),
    reporters: ["default", new SecondTries()],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...common,
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/worker/inside/**", ...alone],
          // One worker runs many files: a third of the suite's work was loading the same modules for each of them.
          isolate: false,
        },
      },
      { test: { ...common, name: "alone", include: alone } },
    ],
  },
});
