import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Tests of workerd's inside live under test/worker/inside and have a configuration of their own. */
export default defineConfig({
  test: {
    // Most tests wait for processes that they started: with a worker for each core, a third of the time would be idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: "node",
          root,
          include: ["test/**/*.test.ts"],
          globalSetup: ["left-out", "build-once", "python-libraries"].map((name) => `test/support/${name}.ts`),
          exclude: ["test/worker/inside/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
