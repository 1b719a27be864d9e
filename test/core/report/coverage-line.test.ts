import { expect, it } from "vitest";
import { coverageLine, shareText } from "../../../src/core/report/coverage-line.ts";

it("says in one line what new cases cover", () => {
  expect(coverageLine({ failed: 1_000, guarded: 610, adds: 120 }, 1)).toBe(
    "The new case covers **120 (12 %)** of this week's 1,000 failed runs. Guards cover 61 %, and 73 % once it is one.",
  );
  expect(coverageLine({ failed: 1_234_567, guarded: 0, adds: 1 }, 2)).toBe(
    "The 2 new cases cover **1 (< 1 %)** of this week's 1,234,567 failed runs. Guards cover 0 %, and < 1 % once they are.",
  );
});

it("says that they cover none, and nothing if nothing failed", () => {
  expect(coverageLine({ failed: 1, guarded: 1, adds: 0 }, 2)).toBe(
    "The 2 new cases cover none of this week's 1 failed run. Guards cover 100 %.",
  );
  expect(coverageLine({ failed: 0, guarded: 0, adds: 0 }, 2)).toBeUndefined();
});

it("calls no part all, and none nothing", () => {
  expect([shareText(0, 9), shareText(1, 1_000), shareText(999, 1_000), shareText(9, 9), shareText(0, 0)]).toEqual([
    "0 %",
    "< 1 %",
    "> 99 %",
    "100 %",
    "–",
  ]);
});
