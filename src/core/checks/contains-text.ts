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

/** Longer texts are no amount; what a stranger wrote is not read to its end. */
const longestAmount = 40;

/** Whether two texts, or a number and a text, are one amount, however each is written: `12.5`, `12,50 €` and `EUR 12.50`. */
export function isOneAmount(a: string | number, b: string | number): boolean {
  const [one, other] = [amountOf(a), amountOf(b)];
  return one !== undefined && other !== undefined && isSameAmount(one, other) && isSameAmount(other, one);
}

function amountOf(value: string | number): NumberToken | undefined {
  if (typeof value === "number") return { values: [value], currency: undefined };
  if (value.length > longestAmount) return undefined;
  const { text, numbers } = readNumbers(plain(value));
  return isAmount(text) ? numbers[0] : undefined;
}

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

/** True if a cut at this place would go through the digits of one number. */
function splitsNumber(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at));
}
