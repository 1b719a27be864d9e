/**
 * The two e-values by which a suite on live models decides. An e-value is at most 1 on average where nothing is worse, whenever one
 * stops looking, so that a large one is evidence. All figures are natural logarithms: twelve blocks can reach 70¹².
 */

/** How often the attempts of one arm of a block failed. */
export interface ArmFailures {
  /** Attempts in which every signature held. */
  reproduced: number;
  /** Attempts that did not hold in any way: reproduced, changed, inconclusive, error. */
  not_held: number;
}

/** One block: so many attempts on each arm, in an order that was drawn anew. Without a base there is only the head's arm. */
export interface Block {
  head: ArmFailures;
  base?: ArmFailures | undefined;
}

/** Attempts on each arm of a block. */
export const blockSize = 4;

/** The most by which one block can multiply the evidence: C(8, 4), all of one arm fail and none of the other. */
export const largestBlock = 70;

/** Odds ratios that are bet on: a third of the stake on each. */
const oddsRatios = [8, 64, 1024];

/** How far between the tolerated rate and 1 the head's rate is bet to be. */
const shares = [0.1, 0.25, 0.5, 0.75, 0.95];

const ofFour = [1, 4, 6, 4, 1];
const ofEight = [1, 8, 28, 56, 70, 56, 28, 8, 1];

/**
 * What one block says for the first arm failing more: Fisher's noncentral against the central hypergeometric distribution. Given how
 * many of the eight failed, our own shuffle says which ones they are where the change does nothing, whatever the provider does.
 */
export function logBlock(worse: number, other: number, oddsRatio: number): number {
  const failed = worse + other;
  let sum = 0;
  for (let j = Math.max(0, failed - blockSize); j <= Math.min(blockSize, failed); j += 1) {
    sum += (ofFour[j] ?? 0) * (ofFour[failed - j] ?? 0) * oddsRatio ** j;
  }
  return worse * Math.log(oddsRatio) + Math.log((ofEight[failed] ?? 0) / sum);
}

/** Evidence that the first arm fails more often than the second: half the stake on reproduced, half on not held. */
export function logWorse(pairs: { worse: ArmFailures; other: ArmFailures }[]): number {
  const bets = (["reproduced", "not_held"] as const).flatMap((kind) =>
    oddsRatios.map((ratio) =>
      pairs.reduce((sum, { worse, other }) => sum + logBlock(worse[kind], other[kind], ratio), 0),
    ),
  );
  return logMean(bets);
}

/** Evidence that attempts fail more often than is tolerated; infinite where nothing is tolerated and something failed. */
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
 * e-BH (Wang and Ramdas 2022): the largest r such that r of them have an e-value of at least n / (r α); those are decided. Where
 * nothing is worse the chance that anything is decided is at most α, and else at most a share of α is decided wrongly on average. `n` is more than are given where others are judged elsewhere.
 */
export function decideByEvidence(logEvidence: number[], alpha: number, n = logEvidence.length): boolean[] {
  const sorted = logEvidence.toSorted((a, b) => b - a);
  const needed = (count: number) => Math.log(n / (count * alpha));
  const count = sorted.findLastIndex((value, index) => reaches(value, needed(index + 1))) + 1;
  return count === 0 ? logEvidence.map(() => false) : logEvidence.map((value) => reaches(value, needed(count)));
}

/**
 * Evidence of a run together with that of earlier runs of the same code: half of the stake goes on with what they won, half begins
 * anew. An earlier run can add to this one's evidence, and never take more than half of it away, whoever kept it.
 */
export function logContinued(own: number, earlier: number): number {
  return own + logMean([0, earlier]);
}

/** A sum of logarithms that is equal but for rounding counts as reached. */
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
 * 95 % interval of a share by Wilson's score method (Wilson 1927; recommended for few attempts by Brown, Cai and DasGupta 2001):
 * it keeps near its nominal coverage with few attempts and never has width zero. It describes a rate and decides nothing.
 */
export function wilsonInterval(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + (z * z) / of;
  const centre = (share + (z * z) / (2 * of)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / scale;
  return { low: hits === 0 ? 0 : Math.max(0, centre - half), high: hits === of ? 1 : Math.min(1, centre + half) };
}
