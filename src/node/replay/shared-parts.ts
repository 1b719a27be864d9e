/** Number of cached parts: enough for suites with similar cases, cheap for others. */
const most = 5000;
const longest = 400;

/** Copies JSON so that the copy keeps nothing else in memory. */
export type Share = <T extends object>(value: T) => T;

/**
 * Returns a function that copies results. A text cut out of a case's files keeps the whole files in memory; a copy does
 * not. Equal parts, such as outcomes of similar checks, are kept once.
 */
export function createSharing(): Share {
  const texts = new Map<string, string>();
  const parts = new Map<string, object>();

  function shared(this: void, _key: string, value: unknown): unknown {
    if (typeof value === "string") return remembered(texts, value, value);
    if (typeof value !== "object" || value === null) return value;
    const json = JSON.stringify(value);
    return json.length > longest ? value : remembered(parts, json, value);
  }

  return <T extends object>(value: T): T => {
    const copy: T = JSON.parse(JSON.stringify(value), shared);
    return copy;
  };
}

function remembered<T>(known: Map<string, T>, key: string, value: T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size < most && key.length <= longest) known.set(key, value);
  return value;
}
