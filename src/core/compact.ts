type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The type in which members that may be `undefined` are optional instead. */
export type Compact<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** A copy without the members that are `undefined`, so that they appear in no file, hash or comparison. */
export function compact<const T extends object>(members: T): Compact<T> {
  const kept: Record<string, unknown> = {};
  // For plain records only. Reading traces calls this very often, so it builds no list of entries.
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name];
  return kept as Compact<T>; // `kept` lacks exactly the undefined members
}

/** `undefined` for an empty text, list or record, so that {@link compact} leaves it out. */
export function unlessEmpty<T extends string | readonly unknown[] | { readonly [name: string]: unknown }>(
  value: T | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  // The length of a text or a list, or the number of a record's keys.
  const { length } = typeof value === "string" || Array.isArray(value) ? value : Object.keys(value);
  return length === 0 ? undefined : value;
}
