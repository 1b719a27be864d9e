import type { Hash } from "../platform.ts";

/** One that may be drawn: `id` tells it from others. */
interface Weighted {
  id: string;
  /** For how many it stands. */
  weight: number;
}

/**
 * All items in the order of a draw without replacement in which the chance of being next is the weight's share of what is left
 * (Efraimidis and Spirakis, 2006). A seed gives the same order again; without an item the others keep theirs.
 */
export function drawByWeight<T extends Weighted>(items: readonly T[], seed: string, hash: Hash): T[] {
  return items
    .filter(({ weight }) => weight > 0)
    .map((item) => ({ item, at: -Math.log(uniform(hash(`${seed}\n${item.id}`))) / item.weight }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A number above 0 and below 1, from the first 52 bits of a hash in hex. */
function uniform(hex: string): number {
  return (Number.parseInt(hex.slice(0, 13), 16) + 0.5) / 2 ** 52;
}
