import { expect, test } from "vitest";
import { failureRate } from "../../src/core/release/release.ts";
import { wilsonInterval } from "../../src/core/verdict/trial/statistics.ts";

test("where every run was counted, the interval is Wilson's of as many", () => {
  expect(failureRate({ runs: 20, failed: 5, squares: 20 })).toEqual({ rate: 0.25, ...wilsonInterval(5, 20) });
  expect(failureRate({ runs: 0, failed: 0, squares: 0 })).toBeUndefined();
});

test("runs that stand for ten each say as much as they are, not as they stand for", () => {
  // Ten successes that each stand for ten, and ten failures that stand for themselves.
  const weighted = failureRate({ runs: 110, failed: 10, squares: 1_010 });
  const effective = 110 ** 2 / 1_010;
  expect(weighted).toEqual({ rate: 10 / 110, ...wilsonInterval((10 / 110) * effective, effective) });
  const counted = failureRate({ runs: 110, failed: 10, squares: 110 });
  expect((weighted?.high ?? 0) - (weighted?.low ?? 0)).toBeGreaterThan(
    2 * ((counted?.high ?? 0) - (counted?.low ?? 0)),
  );
});
