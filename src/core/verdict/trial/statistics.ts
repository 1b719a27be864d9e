/**
 * The two e-values by which a suite on live models decides. An e-value has a mean of at most 1 if nothing is worse,
 * even if one may stop at any time; so a large value is evidence. All values are natural logarithms: twelve blocks can
 * reach 70¹².
 */

/** How often the attempts of one arm (head or base) of a block failed. */
export interface ArmFailures {
  /** Attempts in which every signature held. */
  reproduced: number;
  /** Attempts that did not hold for any reason: reproduced, changed, inconclusive, error. */
  not_held: number;
}

/** One block: `blockSize` attempts on each arm, in an order drawn for it. Without a base only the head has attempts. */
export interface Block {
  head: ArmFailures;
  base?: ArmFailures | undefined;
}

/** Attempts on each arm of a block. */
export const blockSize = 4;

/**
 * The largest factor by which one block can multiply the evidence: C(8, 4), if all attempts of one arm fail and none of
 * the other.
 */
export const largestBlock = 70;

/** Alternative odds ratios; each gets a third of the weight. */
const oddsRatios = [8, 64, 1024];

/** Alternative failure rates of the head, as shares of the distance from the tolerated rate to 1. */
const shares = [0.1, 0.25, 0.5, 0.75, 0.95];

const ofFour = [1, 4, 6, 4, 1];
const ofEight = [1, 8, 28, 56, 70, 56, 28, 8, 1];

/**
 * Log evidence of one block that the first arm fails more: Fisher's noncentral hypergeometric likelihood divided by the
 * central one. Given how many of the eight attempts failed, only the shuffle decides which ones they are if the change
 * does nothing. The provider's behaviour does not matter.
 */
export function logBlock(worse: number, other: number, oddsRatio: number): number {
  const failed = worse + other;
  let sum = 0;
  for (let j = Math.max(0, failed - blockSize); j <= Math.min(blockSize, failed); j += 1) {
    sum += (ofFour[j] ?? 0) * (ofFour[failed - j] ?? 0) * oddsRatio ** j;
  }
  return worse * Math.log(oddsRatio) + Math.log((ofEight[failed] ?? 0) / sum);
}

/**
 * Log evidence that the first arm fails more often than the second. Half of the weight is on `reproduced`, half on
 * `not_held`.
 */
export function logWorse(pairs: { worse: ArmFailures; other: ArmFailures }[]): number {
  const bets = (["reproduced", "not_held"] as const).flatMap((kind) =>
    oddsRatios.map((ratio) =>
      pairs.reduce((sum, { worse, other }) => sum + logBlock(worse[kind], other[kind], ratio), 0),
    ),
  );
  return logMean(bets);
}

/**
 * Log evidence that attempts fail more often than is tolerated; infinite if nothing is tolerated and something failed.
 */
export function logAboveTolerated(failed: number, of: number, tolerated: number): number {
  if (tolerated === 0 && failed > 0) return Number.POSITIVE_INFINITY;
  return logMean(
    shares.map((share) => {
      const rate = tolerated + (1 - tolerated) * share;
      const gained = failed === 0 ? 0 : failed * Math.log(rate / tolerated);
      return gained + (of - failed) * Math.log1p(-share);
    }),
  );
}

/**
 * e-BH (Wang and Ramdas 2022): finds the largest r such that r cases have an e-value of at least n / (r α), and decides
 * those. If nothing is worse, the probability of any decision is at most α. Otherwise at most a share of α of the
 * decisions is wrong on average. `n` exceeds the number of values if other shards judge the rest.
 */
export function decideByEvidence(logEvidence: number[], alpha: number, n = logEvidence.length): boolean[] {
  const sorted = logEvidence.toSorted((a, b) => b - a);
  const needed = (count: number) => Math.log(n / (count * alpha));
  const count = sorted.findLastIndex((value, index) => reaches(value, needed(index + 1))) + 1;
  return count === 0 ? logEvidence.map(() => false) : logEvidence.map((value) => reaches(value, needed(count)));
}

/**
 * Combines the evidence of a run with that of earlier runs of the same code. Half of the weight continues with the
 * earlier evidence, half starts again. So an earlier run can add evidence, and can at most halve the value, no matter
 * who stored it.
 */
export function logContinued(own: number, earlier: number): number {
  return own + logMean([0, earlier]);
}

/** Whether a sum of logarithms reaches a threshold, up to rounding. */
export function reaches(value: number, needed: number): boolean {
  return value >= needed - 1e-12;
}

function logMean(values: number[]): number {
  const most = Math.max(...values);
  if (!Number.isFinite(most)) return most;
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0) / values.length);
}

export interface Interval {
  low: number;
  high: number;
}

/** Two-sided 95 % normal quantile. */
const z = 1.959963984540054;

/**
 * 95 % interval of a share by Wilson's score method (Wilson 1927; recommended for few attempts by Brown, Cai and
 * DasGupta 2001). It stays near its nominal coverage with few attempts and never has width zero. It describes a rate
 * and decides nothing.
 */
export function wilsonInterval(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + (z * z) / of;
  const centre = (share + (z * z) / (2 * of)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / scale;
  return { low: hits === 0 ? 0 : Math.max(0, centre - half), high: hits === of ? 1 : Math.min(1, centre + half) };
}
