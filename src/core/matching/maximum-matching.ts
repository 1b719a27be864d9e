/**
 * A maximum matching of `left` items with `right` items: returns the right partner of each left item, or `undefined`.
 * Greedy pairing would miss matches that need an item to change its partner, so this searches augmenting paths (Kuhn's
 * algorithm). It searches breadth first, so that no input overflows the stack.
 */
export function maximumMatching(
  left: number,
  right: number,
  edge: (left: number, right: number) => boolean,
): (number | undefined)[] {
  const neighbours = Array.from({ length: left }, (_, l) =>
    Array.from({ length: right }, (__, r) => r).filter((r) => edge(l, r)),
  );
  const partnerOfLeft = Array.from({ length: left }, (): number | undefined => undefined);
  const partnerOfRight = Array.from({ length: right }, (): number | undefined => undefined);
  for (let start = 0; start < left; start += 1) augment(start, { neighbours, partnerOfLeft, partnerOfRight });
  return partnerOfLeft;
}

interface Pairing {
  neighbours: number[][];
  partnerOfLeft: (number | undefined)[];
  partnerOfRight: (number | undefined)[];
}

function augment(start: number, { neighbours, partnerOfLeft, partnerOfRight }: Pairing): void {
  const reachedFrom = new Map<number, number>();
  const queue = [start];
  for (const l of queue) {
    for (const r of neighbours[l] ?? []) {
      if (reachedFrom.has(r)) continue;
      reachedFrom.set(r, l);
      const owner = partnerOfRight[r];
      if (owner === undefined) {
        flip(r, { reachedFrom, partnerOfLeft, partnerOfRight });
        return;
      }
      queue.push(owner);
    }
  }
}

function flip(
  end: number,
  { reachedFrom, partnerOfLeft, partnerOfRight }: Omit<Pairing, "neighbours"> & { reachedFrom: Map<number, number> },
): void {
  let r: number | undefined = end;
  while (r !== undefined) {
    const l = reachedFrom.get(r);
    if (l === undefined) return;
    const before: number | undefined = partnerOfLeft[l];
    partnerOfLeft[l] = r;
    partnerOfRight[r] = l;
    r = before;
  }
}
