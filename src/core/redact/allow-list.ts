/** Reads `redact.allow`: an exact value, a kind, or a value with `*` at its beginning, its end or both. */
export function createAllowList(entries: readonly string[]): (value: string, kind: string) => boolean {
  const exact = new Set(entries);
  const wild = entries.filter((entry) => entry.length > 1 && (entry.startsWith("*") || entry.endsWith("*")));
  return (value, kind) => exact.has(value) || exact.has(kind) || wild.some((entry) => matches(entry, value));
}

function matches(entry: string, value: string): boolean {
  const core = entry.replace(/^\*|\*$/g, "");
  if (entry.startsWith("*") && entry.endsWith("*")) return value.includes(core);
  return entry.startsWith("*") ? value.endsWith(core) : value.startsWith(core);
}
