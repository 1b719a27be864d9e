/** The known name that was probably meant: it differs in one or two letters, or begins with the given name. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  if (wanted.length > longestCompared) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, off: distance(wanted, plain(candidate)) }))
    .filter(({ candidate, off }) => off <= Math.min(2, Math.floor(plain(candidate).length / 2)))
    .toSorted((one, other) => one.off - other.off);
  return ranked[0]?.candidate ?? known.find((candidate) => wanted.length > 2 && plain(candidate).startsWith(wanted));
}

/** Words that resemble names of ours, but that users mean as they are. */
export const ownNames: readonly string[] = ["stats", "stat", "stage", "stale", "reply", "relay"];

/** True for a likely misspelling. Two different letters count only in long names: short ones become other words. */
export function isMisspelling(name: string, nearest: string): boolean {
  if (ownNames.includes(name)) return false;
  const off = distance(plain(name), plain(nearest));
  return off <= 1 || (off === 2 && name.length >= 7);
}

const longestCompared = 40;

/** The same for `baseUrl`, `base-url` and `base_url`. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, "");
}

/** Edit distance: the number of letters to add, remove, replace or swap with the next. */
export function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swaps = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = swaps && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
