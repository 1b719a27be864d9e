/** How often a measurement that looks too large is repeated: other tests share the processor's caches. */
const tries = 3;

/**
 * How much longer `work` takes on a text that is four times as long, measured by {@link growthBetween}. `length`: characters of the
 * longer text.
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const long = unit.repeat(Math.ceil(length / unit.length));
  return growthBetween(work, long.slice(0, long.length / 4), long);
}

/**
 * How much longer `work` takes on a value that is four times as large: about 4 if its time grows with the size, 16 if it grows with the
 * square. Measures the processor time of this thread; less than 20 ms counts as no growth (1).
 */
export function growthBetween<Value>(work: (value: Value) => unknown, short: Value, long: Value): number {
  work(short); // so that it is compiled before it is timed
  let [base, full] = [Infinity, Infinity];
  // The minimum of each: a slow measurement of the short value would hide growth, one of the long value would look like it.
  for (let n = 0; n < tries; n += 1) {
    full = Math.min(full, timeOf(work, long));
    if (full < 20) return 1;
    base = Math.min(base, timeOf(work, short, 40));
    if (full / base <= 6) break;
  }
  return full / base;
}

/** The limit for growth: between 4 (linear) and 16 (quadratic). */
export const tooMuchGrowth = 10;

/**
 * Milliseconds of one call: the mean of as many calls as take `least` ms together, since one may take less than a tick of the clock (4
 * ms).
 */
function timeOf<Value>(work: (value: Value) => unknown, value: Value, least = 0): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work(value);
    const { user, system } = process.threadCpuUsage(before);
    const millis = (user + system) / 1000;
    if (millis >= least) return millis / times;
  }
}
