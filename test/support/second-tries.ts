import type { Reporter, TestModule } from "vitest/node";

/** Names the tests that passed only in a second try, with their first error: a fault of the test or of the code. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests("passed")) {
        if (test.diagnostic()?.flaky !== true) continue;
        const errors = (test.result().errors ?? []).map(
          ({ message, stacks }) => `${message} (line ${stacks?.[0]?.line ?? "?"})`,
        );
        console.log(
          `passed only at its second try: ${module.relativeModuleId} > ${test.fullName}: ${errors.join("; ")}`,
        );
      }
    }
  }
}
