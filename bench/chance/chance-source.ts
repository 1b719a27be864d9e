/** Repeatable random numbers: xoshiro128** seeded by splitmix32 (Blackman and Vigna), good enough for 10⁸ draws. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from 0 up to, but not including, its argument. */
  below(limit: number): number;
}

export function createChance(seed: number): Chance {
  let mix = seed >>> 0;
  const state = new Uint32Array(4).map(() => {
    mix = (mix + 0x9e3779b9) >>> 0;
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  });

  function draw(): number {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const [first, second] = [c ^ a, d ^ b];
    state.set([a ^ second, b ^ first, first ^ (b << 9), (second << 11) | (second >>> 21)]);
    return result;
  }

  return { next: () => draw() / 2 ** 32, below: (limit) => Math.floor((draw() / 2 ** 32) * limit) };
}
