/** How often the attempts of one case passed. */
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
  /** Mean share of passed attempts after, less that before. */
  difference: number;
  /** 95 % interval of that difference. */
  interval: { low: number; high: number };
  /** Chance of at least this difference, either way, where no case changed: exact, whatever the cases' own rates are. */
  p: number;
}

/** Two-sided 95 % normal quantile. */
const z = 1.959963984540054;

/** Ties that differ by rounding alone count as ties. */
const slack = 1e-9;

/** Chances below this change no figure that is shown, and 10,000 cases would have a great many of them. */
const negligible = 1e-18;

/**
 * Whether a suite got better or worse, as one statement over all its cases: lists of single differences are luck (of two trials of one
 * unchanged agent on 50 tasks each list names some). The test gives each case's passes to its attempts in every way (an exact
 * stratified permutation test); the interval is Bonett and Price's (2012) for paired shares, which keeps its coverage with few cases.
 */
export function compareSuites(compared: ComparedCase[]): SuiteComparison {
  const cases = compared.filter(({ before, after }) => before.of > 0 && after.of > 0);
  const differences = cases.map(({ before, after }) => after.passed / after.of - before.passed / before.of);
  const sum = differences.reduce((total, one) => total + one, 0);
  const n = cases.length;
  if (n === 0) return { cases: 0, difference: 0, interval: { low: -1, high: 1 }, p: 1 };
  return { cases: n, difference: sum / n, interval: intervalOf(differences), p: exactP(cases, sum) };
}

/** Two pairs more, one each way, keep the interval from having no width where all cases agree. */
function intervalOf(differences: number[]): SuiteComparison["interval"] {
  const all = [...differences, 1, -1];
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + one * one, 0) / all.length - mean * mean;
  const half = z * Math.sqrt(variance / all.length);
  return { low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}

/** The distribution of the summed difference over all cases, one case at a time; sums are told apart at 10⁻⁹. */
function exactP(cases: ComparedCase[], observed: number): number {
  let sums = new Map<number, number>([[0, 1]]);
  for (const { before, after } of cases) {
    const next = new Map<number, number>();
    for (const { difference, chance } of waysOf(before, after)) {
      for (const [sum, weight] of sums) {
        const key = Math.round((sum + difference) / slack) * slack;
        next.set(key, (next.get(key) ?? 0) + weight * chance);
      }
    }
    sums = new Map([...next].filter(([, weight]) => weight > negligible));
  }
  const asFar = [...sums].filter(([sum]) => Math.abs(sum) >= Math.abs(observed) - slack * cases.length);
  return Math.min(
    1,
    asFar.reduce((total, [, weight]) => total + weight, 0),
  );
}

/** How the passes of one case can fall on its attempts, each way with its chance (hypergeometric). */
function waysOf(before: PassedShare, after: PassedShare): { difference: number; chance: number }[] {
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
