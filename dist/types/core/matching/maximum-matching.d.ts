/**
 * A largest possible pairing of `left` items with `right` items: for each left item the right one, or `undefined`.
 * Greedy pairing would call sets different that match when an item is given another partner, so paths that free a
 * partner are searched (Kuhn's algorithm, breadth first so that no input is too deep for the stack).
 */
export declare function maximumMatching(left: number, right: number, edge: (left: number, right: number) => boolean): (number | undefined)[];
