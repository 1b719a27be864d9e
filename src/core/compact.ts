type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** Without its members that are `undefined`, which are optional then. */
export type Compact<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** A copy without the members that are `undefined`: what is absent is in no file, hash or comparison. */
export function compact<const T extends object>(members: T): Compact<T> {
  const kept: Record<string, unknown> = {};
  // Plain records only; so often made when traces are read that no list of entries is made.
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name];
  return kept as Compact<T>; // exactly what was left out above
}

/** `undefined` for a text, list or record with nothing in it, so that {@link compact} leaves it out. */
export function unlessEmpty<T extends string | readonly unknown[] | { readonly [name: string]: unknown }>(
  value: T | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  // The keys of a text or a list are as many as it is long.
  const { length } = typeof value === "string" || Array.isArray(value) ? value : Object.keys(value);
  return length === 0 ? undefined : value;
}
