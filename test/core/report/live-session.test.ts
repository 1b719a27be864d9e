import { expect, it } from "vitest";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import type { TrialResult } from "../../../src/core/schema/result.ts";
import type { Verdict } from "../../../src/core/schema/attempt-result.ts";
import { decideSuite, liveSummary } from "../../../src/core/verdict/suite/decide-suite.ts";
import type { SuiteRules } from "../../../src/core/verdict/trial/trial-text.ts";
import { decideCase } from "../../../src/core/verdict/decide-case.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { failOn, sampleAttempt, sampleCase } from "./sample.ts";

const rules: SuiteRules = { alpha: 0.01, failOn, unpaired: "block", mostBlocks: 12, base: "main" };
const all = { reproduced: 4, not_held: 4 };
const none = { reproduced: 0, not_held: 0 };

/** A live guard that failed once, after its blocks beside the base. */
function sessionOf(blocks: TrialResult["blocks"], made: Verdict[]): string {
  const { counts } = sampleAttempt();
  const tally = (side: "head" | "base") => {
    const failed = blocks.reduce((sum, block) => sum + (block[side]?.reproduced ?? 0), 0);
    return failed === 0 ? { fixed: blocks.length * 4 } : { reproduced: failed };
  };
  const trial: TrialResult = {
    question: "worse",
    blocks,
    head: tally("head"),
    base: tally("base"),
    tolerated: 0.05,
    compared: true,
    end: "proven",
  };
  const attempts = made.map((verdict, index) =>
    sampleAttempt({ attempt: index + 1, verdict, counts: { ...counts, live: 1 } }),
  );
  const results = decideSuite(
    [decideCase({ case: sampleCase({ state: "guard" }), path: "cases/a", attempts, failOn, trial })],
    rules,
  );
  return reportSession(buildReport(results, failOn, { live: liveSummary(results, rules) }));
}

const boxOf = (text: string) => /Result: (.*?) +│/.exec(text)?.[1];

it("a live guard that became worse shows its failure, and how often it failed beside the base", () => {
  const text = sessionOf(
    [
      { head: all, base: none },
      { head: all, base: none },
    ],
    Array.from({ length: 9 }, () => "reproduced" as const),
  );
  expect(boxOf(text)).toBe("FAILURE REPRODUCED");
  expect(text).toContain("  Attempts: failed 8 of 8 on this branch, 0 of 8 on main\n");
  expect(text).toContain("  Standing: regressed");
});

it("one that is flaky does not look as if it blocked, though an attempt showed the failure", () => {
  const text = sessionOf(
    [{ head: all, base: all }],
    Array.from({ length: 5 }, () => "reproduced" as const),
  );
  expect(boxOf(text)).toBe("FLAKY, DOES NOT BLOCK");
  expect(text).toContain("fails on main too (drift or outage): failed 4 of 4 on this branch, 4 of 4 on main");
  expect(text).not.toContain("  Attempts: ");
  expect(text).not.toContain("FAILURE REPRODUCED");
});
