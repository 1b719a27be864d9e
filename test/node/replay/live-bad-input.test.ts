import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commitOf, createBaseCheckout } from "../../../src/node/git/base-checkout.ts";
import { compareSuites } from "../../../src/core/verdict/suite/compare-suites.ts";
import { logAboveTolerated, logWorse, wilsonInterval } from "../../../src/core/verdict/trial/statistics.ts";
import { loadConfig } from "../../../src/node/files/load-config.ts";
import { cli } from "../../support/cli.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { caseFilesOf, testProject } from "../project.ts";

const lost = { worse: { reproduced: 4, not_held: 4 }, other: { reproduced: 0, not_held: 0 } };

describe("what cannot be", () => {
  it.each([
    ["alpha: 0", "live.alpha is 0; expected more than 0"],
    ["alpha: 2", "live.alpha is 2; expected at most 0.5"],
    ["screen: 0", "live.screen is 0; expected at least 1"],
    ["screen: 10000", "live.screen is 10000; expected at most 100"],
    ["max_pairs: 1", "live.max_pairs is 1; expected at least 4"],
    ["max_pairs: 10000", "live.max_pairs is 10000; expected at most 1000"],
    ["without_base: pass", 'live.without_base is "pass"; expected block | show'],
  ])("live.%s is refused by name, with what may stand there", async (line, message) => {
    using folder = temporaryFolder({ "replaykit.yaml": `version: 1\nlive: { ${line} }\n` });
    await expect(loadConfig(folder.path)).rejects.toThrow(`replaykit.yaml:2: ${message}`);
  });

  it("10,000 attempts of one case are refused where they screen it, and counted where they measure it", async () => {
    const files = caseFilesOf("a", { state: "guard" });
    const path = "cases/a/case.yaml";
    files[path] = files[path]?.replace("model: recorded", "model: recorded, attempts: 10000") ?? "";
    using project = testProject(files);
    await expect(project.replay("fixed")).rejects.toThrow(
      "a/case.yaml:8: replay.attempts is 10000; expected at most 1000",
    );
    const wrong = await cli(["replay", "--attempts", "10000"], { cwd: project.path });
    expect({ exit: wrong.exit, said: wrong.stderr.split("\n")[0] }).toEqual({
      exit: 2,
      said: 'replaykit: --attempts is "10000"; expected a whole number from 1 to 1000 [usage]',
    });
    expect(Math.exp(-logAboveTolerated(500, 10_000, 0.05))).toBeGreaterThan(1);
    expect(logAboveTolerated(10_000, 10_000, 0.05)).toBeGreaterThan(20_000);
    expect(logWorse(Array.from({ length: 2500 }, () => lost))).toBeGreaterThan(10_000);
    const half = { before: { passed: 5000, of: 10_000 }, after: { passed: 5000, of: 10_000 } };
    expect(compareSuites([half]).p).toBeCloseTo(1, 6);
    const gone = compareSuites([{ ...half, after: { passed: 0, of: 10_000 } }]);
    expect([gone.difference, gone.p]).toEqual([-0.5, 0]);
    expect(wilsonInterval(5000, 10_000).low).toBeCloseTo(0.4902, 4);
  });

  it("a guard that may always fail is refused", async () => {
    using project = testProject(caseFilesOf("a", { state: "guard", more: "tolerated_rate: 1\n" }));
    await expect(project.replay("fixed")).rejects.toThrow("tolerated_rate");
  });

  it("a base that is no commit is named with what to give instead", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    execFileSync("git", ["init", "--quiet"], { cwd: folder.path });
    await expect(commitOf("no-such-branch", { cwd: folder.path })).rejects.toThrow(
      '"no-such-branch" is not a commit, branch or tag of this repository',
    );
    const checkout = createBaseCheckout({ name: "main", commit: "0".repeat(40), cwd: folder.path });
    await expect(checkout.open()).rejects.toThrow("is not in this checkout and cannot be fetched");
    await checkout[Symbol.asyncDispose]();
  });
});
