/**
 * Best of several, turn by turn, in ms of the processor and not of the clock: what else works on the machine does not count.
 */
export function bestOf(rounds: number, ...works: (() => unknown)[]): [number, number] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      best[index] = Math.min(best[index] ?? 0, (user + system) / 1000);
    });
  }
  return [best[0] ?? 0, best[1] ?? 1];
}
