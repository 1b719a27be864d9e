/** Wall time in milliseconds: for work too short to be interrupted. */
export const passed = () => performance.now();

/** Processor time in milliseconds: for longer work, independent of other programs; includes all threads of this process. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The minimum of several rounds; the works alternate, so that both meet the same load. */
export function bestOf(rounds: number, clock: () => number, ...works: (() => unknown)[]): [number, number] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const start = clock();
      work();
      best[index] = Math.min(best[index] ?? 0, clock() - start);
    });
  }
  return [best[0] ?? 0, best[1] ?? 1];
}
