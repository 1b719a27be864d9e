export interface Interval {
  low: number;
  high: number;
}

/** Two-sided 95 % normal quantile. */
const z = 1.959963984540054;

/** Chance that a believable statement is wrong. */
export const significance = 0.05;

/**
 * 95 % interval of a share by Wilson's score method (Wilson 1927; recommended for few attempts by Brown, Cai and DasGupta 2001):
 * it keeps near its nominal coverage with few attempts and never has width zero, where the exact one asks for far more attempts.
 */
export function wilsonInterval(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + (z * z) / of;
  const centre = (share + (z * z) / (2 * of)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / scale;
  return { low: hits === 0 ? 0 : Math.max(0, centre - half), high: hits === of ? 1 : Math.min(1, centre + half) };
}

/** Fixed attempts in a row after which luck is no explanation, (1 − r)ⁿ ≤ 0.05; `undefined` where no number is enough. */
export function attemptsNeeded(rate: number): number | undefined {
  if (rate <= 0) return undefined;
  if (rate >= 1 - significance) return 1;
  // Without the margin a rate whose power is exactly 0.05 would ask for one attempt more.
  return Math.max(1, Math.ceil(Math.log(significance) / Math.log1p(-rate) - 1e-12));
}

/** Chance of at least so many hits where each attempt hits with this rate (upper tail of the binomial). */
export function binomialTail(hits: number, of: number, rate: number): number {
  if (hits <= 0) return 1;
  if (hits > of || rate <= 0) return 0;
  if (rate >= 1) return 1;
  let sum = 0;
  for (let k = hits; k <= of; k += 1) {
    sum += Math.exp(logChoose(of, k) + k * Math.log(rate) + (of - k) * Math.log1p(-rate));
  }
  return Math.min(1, sum);
}

export interface Share {
  hits: number;
  of: number;
}

/** Fisher's exact test, one-sided: the chance of at least so many hits in `head` if head and base had the same rate. */
export function fisherGreater(head: Share, base: Share): number {
  const total = head.of + base.of;
  const hits = head.hits + base.hits;
  const most = Math.min(head.of, hits);
  let sum = 0;
  for (let k = head.hits; k <= most; k += 1) {
    if (hits - k > base.of) continue;
    sum += Math.exp(logChoose(head.of, k) + logChoose(base.of, hits - k) - logChoose(total, hits));
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) sum += Math.log((n - i + 1) / i);
  return sum;
}
