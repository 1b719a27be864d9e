/** Adds items to a list. As arguments of one `push`, some 125,000 overflow the stack, and a trace may hold more. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
