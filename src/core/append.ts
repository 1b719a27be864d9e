/**
 * Adds items to a list. A single `push` with more than some 125,000 arguments overflows the stack, and a trace may hold
 * more items.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
