/** Milliseconds that passed: right for what is over before somebody else has a turn. */
export const passed = () => performance.now();

/** Milliseconds of the processor: right for what takes longer, whoever else works on the machine; other threads of ours count too. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Best of several, turn by turn, so that both meet the same machine. */
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
