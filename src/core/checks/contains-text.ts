import { type NumberedText, numberMark, type NumberToken, readNumbers } from "../text/numbers.ts";

/**
 * Whether a text contains another as a reader sees it. Letter case and runs of white space do not count. Numbers are
 * compared by value in any country's notation (`1,286.00`, `1.286 €` and `1286` are one amount). A wanted number must
 * stand alone: `10` is not in `$105`. If a currency is wanted, the text may leave it out but must not name another.
 */
export function containsText(text: string, wanted: string): boolean {
  const needle = readNumbers(plain(wanted));
  const hay = readNumbers(plain(text));
  const [only] = needle.numbers;
  if (only !== undefined && isAmount(needle.text)) return hay.numbers.some((number) => isSameAmount(only, number));
  return containsPlain(hay, needle);
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** A longer text is not an amount. The limit bounds the work on hostile text. */
const longestAmount = 40;

/** Whether two values are the same amount in any notation: `12.5`, `12,50 €` and `EUR 12.50`. */
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

const amount = new RegExp(`^(?:\\p{Sc} ?|[a-z]{3} )?${numberMark}(?: ?\\p{Sc}| ?[a-z]{3})?$`, "u");

/** Whether a text is one number with or without a currency, and nothing else. */
function isAmount(text: string): boolean {
  return amount.test(text);
}

function isSameAmount(wanted: NumberToken, { values, currency }: NumberToken): boolean {
  if (!sharesValue(wanted.values, values)) return false;
  return wanted.currency === undefined || currency === undefined || wanted.currency === currency;
}

function sharesValue(a: readonly number[], b: readonly number[]): boolean {
  return a.some((value) => b.includes(value));
}

function containsPlain(hay: NumberedText, needle: NumberedText): boolean {
  let [counted, before] = [0, 0];
  for (let at = hay.text.indexOf(needle.text); at !== -1; at = hay.text.indexOf(needle.text, at + 1)) {
    // Counts on from the previous place, because a long text may contain the words very often.
    for (; counted < at; counted += 1) if (hay.text[counted] === numberMark) before += 1;
    const cut = splitsNumber(hay.text, at) || splitsNumber(hay.text, at + needle.text.length);
    if (!cut && sameNumbers(hay, needle, before)) return true;
  }
  return false;
}

/** Whether the numbers of `needle` equal those of `hay` that follow its first `before` numbers. */
function sameNumbers(hay: NumberedText, needle: NumberedText, before: number): boolean {
  return needle.numbers.every(({ values }, index) => sharesValue(values, hay.numbers[before + index]?.values ?? []));
}

/** True if a cut at this place would go through the digits of one number. */
function splitsNumber(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at));
}
