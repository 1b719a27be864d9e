import { fc } from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import {
  type ComparedCase,
  compareSuites,
  type PassedShare,
} from "../../../../src/core/verdict/suite/compare-suites.ts";

const one = (passed: number, of = 1): PassedShare => ({ passed, of });
const times = (count: number, compared: ComparedCase) => Array.from({ length: count }, () => compared);

/** The same by brute force: every way to hand out each case's results. */
function byPermutation(cases: ComparedCase[]): number {
  const observed = cases.reduce(
    (sum, { before, after }) => sum + after.passed / after.of - before.passed / before.of,
    0,
  );
  let ways = [0];
  for (const { before, after } of cases) {
    const results = Array.from({ length: before.of + after.of }, (_, i) => (i < before.passed + after.passed ? 1 : 0));
    const orders = subsets(results.length, after.of).map((chosen) => {
      const got = chosen.reduce((sum, index) => sum + (results[index] ?? 0), 0);
      return got / after.of - (before.passed + after.passed - got) / before.of;
    });
    ways = ways.flatMap((sum) => orders.map((more) => sum + more));
  }
  return ways.filter((sum) => Math.abs(sum) >= Math.abs(observed) - 1e-9).length / ways.length;
}

function subsets(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  if (n < k) return [];
  return [...subsets(n - 1, k), ...subsets(n - 1, k - 1).map((rest) => [...rest, n - 1])];
}

describe("two suites", () => {
  it("are tested as handing out the results in every way says", () => {
    const share = fc.integer({ min: 1, max: 3 }).chain((of) => fc.record({ passed: fc.nat(of), of: fc.constant(of) }));
    const cases = fc.array(fc.record({ before: share, after: share }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cases, (compared) => {
        expect(compareSuites(compared).p).toBeCloseTo(byPermutation(compared), 9);
      }),
      { numRuns: 60 },
    );
  });

  it("differ where many cases got worse, and not where as many got better", () => {
    const worse = { before: one(1), after: one(0) };
    const better = { before: one(0), after: one(1) };
    const same = { before: one(1), after: one(1) };
    const clear = compareSuites([...times(10, worse), ...times(40, same)]);
    expect(clear.p).toBeCloseTo(2 / 2 ** 10, 9);
    expect(clear.interval.high).toBeLessThan(0);
    const even = compareSuites([...times(5, worse), ...times(5, better), ...times(40, same)]);
    expect(even).toMatchObject({ cases: 50, difference: 0, p: 1 });
    expect(even.interval.low).toBeLessThan(0);
    expect(even.interval.high).toBeGreaterThan(0);
  });

  it("have an interval of some width where no case differs, and say nothing without cases", () => {
    const { interval } = compareSuites(times(20, { before: one(1), after: one(1) }));
    expect(interval.high).toBeGreaterThan(0.05);
    expect(compareSuites([])).toEqual({ cases: 0, difference: 0, interval: { low: -1, high: 1 }, p: 1 });
    expect(compareSuites([{ before: one(0, 0), after: one(1) }]).cases).toBe(0);
  });

  it("take 10,000 attempts of a case without overflow", () => {
    const { p, difference } = compareSuites([{ before: one(9_800, 10_000), after: one(9_500, 10_000) }]);
    expect(difference).toBeCloseTo(-0.03, 9);
    expect(p).toBeLessThan(1e-6);
  });
});
