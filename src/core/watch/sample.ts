/**
 * So many of the items, drawn without any coming twice: a run that stands for ten is drawn ten times as often. `chance`: a number from
 * 0 to below 1 for each call.
 */
export function sampleByWeight<Item extends { weight: number }>(
  items: readonly Item[],
  size: number,
  chance: () => number,
): Item[] {
  return items
    .map((item) => ({ item, key: Math.log(1 - chance()) / item.weight }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, size)
    .map(({ item }) => item);
}
