import type { Hash } from "../platform.ts";

/**
 * All items in the order of a draw without replacement in which the chance of being next is the weight's share of what is left
 * (Efraimidis and Spirakis, 2006). `chance`: a number above 0, and at most 1, for each item.
 */
export function drawByWeight<Item extends { weight: number }>(
  items: readonly Item[],
  chance: (item: Item) => number,
): Item[] {
  return items
    .filter(({ weight }) => weight > 0)
    .map((item) => ({ item, at: -Math.log(chance(item)) / item.weight }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The same number for the same seed and id, from the first 52 bits of a hash in hex: without an item the others keep their order. */
export function seededChance(seed: string, hash: Hash): (item: { id: string }) => number {
  return ({ id }) => (Number.parseInt(hash(`${seed}\n${id}`).slice(0, 13), 16) + 0.5) / 2 ** 52;
}
