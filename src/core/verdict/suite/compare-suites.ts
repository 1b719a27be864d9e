/** How many attempts of one case passed. */
export interface PassedShare {
  passed: number;
  of: number;
}

/** One case in both versions of an agent, a model or a prompt. */
export interface ComparedCase {
  before: PassedShare;
  after: PassedShare;
}

export interface SuiteComparison {
  cases: number;
  /** Mean share of passed attempts after, minus the share before. */
  difference: number;
  /** 95 % interval of that difference. */
  interval: { low: number; high: number };
  /**
   * Two-sided p-value: probability of a difference at least this large if no case changed. It is exact for any rates of
   * the cases.
   */
  p: number;
}

/** Two-sided 95 % normal quantile. */
const z = 1.959963984540054;

/**
 * Probabilities below this are dropped: they change no displayed figure, and 10,000 cases would have very many of them.
 */
const negligible = 1e-18;

/** Largest number of grid steps to compute; 10,000 cases of up to five attempts need fewer. */
const mostSteps = 60_000;

/**
 * Tests whether a suite got better or worse, as one statement over all its cases. Single differences prove little: two
 * trials of one unchanged agent on 50 tasks already differ on some. The test is an exact stratified permutation test:
 * it assigns each case's passes to its attempts in every possible way. The interval is Bonett and Price's (2012) for
 * paired shares, which keeps its coverage with few cases.
 */
export function compareSuites(compared: ComparedCase[]): SuiteComparison {
  const cases = compared.filter(({ before, after }) => before.of > 0 && after.of > 0);
  const differences = cases.map(({ before, after }) => differenceOf(before, after));
  const sum = differences.reduce((total, one) => total + one, 0);
  const n = cases.length;
  if (n === 0) return { cases: 0, difference: 0, interval: { low: -1, high: 1 }, p: 1 };
  return { cases: n, difference: sum / n, interval: intervalOf(differences), p: exactP(cases) };
}

/** Two added pairs, one in each direction, give the interval a width even if all cases agree. */
function intervalOf(differences: number[]): SuiteComparison["interval"] {
  const all = [...differences, 1, -1];
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + one * one, 0) / all.length - mean * mean;
  const half = z * Math.sqrt(variance / all.length);
  return { low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}

/**
 * Builds the distribution of the summed difference case by case, on a grid on which every difference is a whole number
 * of steps. If the numbers of attempts would make the grid too fine, all differences are rounded to a coarser one, the
 * observed ones too. The test is then exact for the rounded differences.
 */
function exactP(cases: ComparedCase[]): number {
  const all = cases.map(({ before, after }) => ({ ways: waysOf(before, after), own: differenceOf(before, after) }));
  const grid = gridOf(cases, all);
  const steps = (difference: number) => Math.round(difference * grid);
  const observed = Math.abs(all.reduce((sum, { own }) => sum + steps(own), 0));
  let sums: Distribution = { from: 0, chances: new Float64Array([1]) };
  for (const { ways } of all) {
    if (ways.length > 1)
      sums = added(
        sums,
        ways.map(({ difference, chance }) => ({ step: steps(difference), chance })),
      );
  }
  const asFar = sums.chances.reduce(
    (sum, chance, at) => (Math.abs(sums.from + at) >= observed ? sum + chance : sum),
    0,
  );
  return Math.min(1, asFar);
}

interface Distribution {
  /** The sum to which the first probability belongs, in steps of the grid. */
  from: number;
  chances: Float64Array;
}

function added({ from, chances }: Distribution, ways: { step: number; chance: number }[]): Distribution {
  const low = Math.min(...ways.map(({ step }) => step));
  const high = Math.max(...ways.map(({ step }) => step));
  const next = new Float64Array(chances.length + high - low);
  for (const { step, chance } of ways) {
    const shift = step - low;
    for (let at = 0; at < chances.length; at += 1)
      next[at + shift] = (next[at + shift] ?? 0) + (chances[at] ?? 0) * chance;
  }
  let [first, last] = [0, next.length - 1];
  while (first < last && (next[first] ?? 0) < negligible) first += 1;
  while (last > first && (next[last] ?? 0) < negligible) last -= 1;
  return { from: from + low + first, chances: next.subarray(first, last + 1) };
}

/**
 * Steps in a difference of 1: the least common multiple of all numbers of attempts, limited to what `mostSteps` allows.
 */
function gridOf(cases: ComparedCase[], all: { ways: Split[] }[]): number {
  const variance = all.reduce(
    (sum, { ways }) => sum + ways.reduce((own, way) => own + way.chance * way.difference ** 2, 0),
    0,
  );
  // Probabilities beyond nine standard deviations on either side are negligible.
  const most = Math.max(1, Math.floor(mostSteps / Math.max(2, 18 * Math.sqrt(variance))));
  let grid = 1;
  for (const of of new Set(cases.flatMap(({ before, after }) => [before.of, after.of]))) {
    grid = (grid / greatestDivisor(grid, of)) * of;
    if (grid > most) return most;
  }
  return grid;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function differenceOf(before: PassedShare, after: PassedShare): number {
  return after.passed / after.of - before.passed / before.of;
}

interface Split {
  difference: number;
  chance: number;
}

/** The ways in which the passes of one case can fall on its attempts, each with its hypergeometric probability. */
function waysOf(before: PassedShare, after: PassedShare): Split[] {
  const passed = before.passed + after.passed;
  const ways: { difference: number; weight: number }[] = [];
  for (let k = Math.max(0, passed - before.of); k <= Math.min(after.of, passed); k += 1) {
    const weight = logChoose(after.of, k) + logChoose(before.of, passed - k);
    ways.push({ difference: k / after.of - (passed - k) / before.of, weight });
  }
  const all = logChoose(before.of + after.of, passed);
  return ways.map(({ difference, weight }) => ({ difference, chance: Math.exp(weight - all) }));
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) sum += Math.log((n - i + 1) / i);
  return sum;
}
