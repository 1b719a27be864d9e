import { compareSuites, type ComparedCase } from "../src/core/verdict/suite/compare-suites.ts";
import type { BenchResult } from "./bench-result.ts";
import { createChance } from "./chance/chance-source.ts";

const cases = 10_000;
const rounds = 5;

/** Measures the paired test of 10,000 cases against parsing its input. */
export async function run(): Promise<BenchResult[]> {
  const one = suite(cases, () => 1);
  const mixed = suite(cases, (index) => 1 + (index % 5));
  const json = JSON.stringify(mixed);
  const read = median(() => JSON.parse(json));
  return Promise.resolve([
    ratio(
      "comparing 10,000 cases of one attempt, against JSON.parse of as many",
      median(() => compareSuites(one)) / read,
      40,
    ),
    ratio("comparing 10,000 cases of 1 to 5 attempts", median(() => compareSuites(mixed)) / read, 1200),
  ]);
}

function suite(count: number, attempts: (index: number) => number): ComparedCase[] {
  const chance = createChance(count);
  const passed = (of: number) => ({ passed: Array.from({ length: of }).filter(() => chance.next() < 0.8).length, of });
  return Array.from({ length: count }, (_, index) => ({
    before: passed(attempts(index)),
    after: passed(attempts(index + 1)),
  }));
}

function median(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start);
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.POSITIVE_INFINITY;
}

function ratio(name: string, value: number, budget: number): BenchResult {
  return { name, value, unit: "×", budget, ok: value <= budget };
}
