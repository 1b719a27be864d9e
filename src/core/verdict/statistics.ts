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
