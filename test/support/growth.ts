/** How often a measurement that looks too large is taken again: other tests share the processor's caches. */
const tries = 3;

/**
 * How much longer `work` takes on a text that is four times as long: about 4 where its time grows with the length, 16 where it
 * grows with its square. The time is this thread's own on the processor; what takes less than 20 ms counts as no growth.
 * `length` is that of the longer text.
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const long = unit.repeat(Math.ceil(length / unit.length));
  const short = long.slice(0, long.length / 4);
  work(short); // compiled before it is timed
  let [base, full] = [Infinity, Infinity];
  // The least of each: a slow measurement of the short text would hide growth, one of the long text would look like it.
  for (let n = 0; n < tries; n += 1) {
    full = Math.min(full, timeOf(work, long));
    if (full < 20) return 1;
    base = Math.min(base, timeOf(work, short, 40));
    if (full / base <= 6) break;
  }
  return full / base;
}

/** The growth that says "faster than the text": between 4 (linear) and 16 (quadratic). */
export const tooMuchGrowth = 10;

/** Milliseconds of one time; of as many as take `least` together, where one may take less than a tick of the processor's clock (4 ms). */
function timeOf(work: (text: string) => unknown, text: string, least = 0): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work(text);
    const { user, system } = process.threadCpuUsage(before);
    const millis = (user + system) / 1000;
    if (millis >= least) return millis / times;
  }
}
