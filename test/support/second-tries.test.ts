import { join } from "node:path";
import { expect, it } from "vitest";
import { runVitest } from "./run-vitest.ts";

const reporter = join(import.meta.dirname, "second-tries.ts");

/** Runs a project with a test that passes only in its `n`th try, and one that always passes. */
function triedAgain(n: number) {
  const { status, stdout } = runVitest(
    {
      "vitest.config.mjs": `import { SecondTries } from ${JSON.stringify(reporter)};
        export default { test: { reporters: ["default", new SecondTries()] } };`,
      "lucky.test.mjs": `import { expect, it } from "vitest";
        let tries = 0;
        it("is lucky", () => expect((tries += 1)).toBeGreaterThanOrEqual(${n}));
        it("is sound", () => {});`,
    },
    ["--retry", "1"],
  );
  return { status, named: stdout.split("\n").filter((line) => line.startsWith("passed only")) };
}

it("names a test that passes only when it is tried again, with its error", () => {
  const error = "expected 1 to be greater than or equal to 2 (line 3)";
  expect(triedAgain(2)).toEqual({
    status: 0,
    named: [`passed only at its second try: lucky.test.mjs > is lucky: ${error}`],
  });
});

it("names none that passes at once, and none that fails twice, which fails the run", () => {
  expect([triedAgain(1), triedAgain(3)]).toEqual([
    { status: 0, named: [] },
    { status: 1, named: [] },
  ]);
});
