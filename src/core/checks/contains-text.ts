import { type NumberToken, readNumbers } from "./read-numbers.ts";

/**
 * Whether a text contains another as a reader sees it: case and runs of white space don't count, and numbers count by their value,
 * however a country writes them (`1,286.00`, `1.286 €` and `1286` are one amount). A wanted number must stand alone: `10` is not in
 * `$105`. Where a currency is wanted, the other text may leave it out, but not name another.
 */
export function containsText(text: string, wanted: string): boolean {
  const needle = readNumbers(plain(wanted));
  const hay = readNumbers(plain(text));
  const [only] = needle.numbers;
  if (only !== undefined && isAmount(needle.text)) return hay.numbers.some((number) => isSameAmount(only, number));
  return containsPlain(hay, needle);
}

/** A text with a mark in place of each number, and the numbers in their order. */
type Read = ReturnType<typeof readNumbers>;

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

const mark = "\ue000";

/** Nothing but one number, with or without a currency: an amount. */
function isAmount(text: string): boolean {
  return /^(?:\p{Sc} ?|[a-z]{3} )?\ue000(?: ?\p{Sc}| ?[a-z]{3})?$/u.test(text);
}

function isSameAmount(wanted: NumberToken, { values, currency }: NumberToken): boolean {
  if (!sharesValue(wanted.values, values)) return false;
  return wanted.currency === undefined || currency === undefined || wanted.currency === currency;
}

function sharesValue(a: readonly number[], b: readonly number[]): boolean {
  return a.some((value) => b.includes(value));
}

function containsPlain(hay: Read, needle: Read): boolean {
  for (let at = hay.text.indexOf(needle.text); at !== -1; at = hay.text.indexOf(needle.text, at + 1)) {
    const cut = splitsNumber(hay.text, at) || splitsNumber(hay.text, at + needle.text.length);
    if (!cut && sameNumbers(hay, needle, at)) return true;
  }
  return false;
}

function sameNumbers(hay: Read, needle: Read, at: number): boolean {
  const before = hay.text.slice(0, at).split(mark).length - 1;
  return needle.numbers.every(({ values }, index) => sharesValue(values, hay.numbers[before + index]?.values ?? []));
}

/** True where a cut at this place would go through the digits of one number. */
function splitsNumber(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at));
}
