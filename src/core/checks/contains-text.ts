import { append } from "../append.ts";
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

/** A text with a mark in place of each number, and the numbers in order. */
type NumberedText = ReturnType<typeof readNumbers>;

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

const mark = "\ue000";

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

/** Whether a text is one number with or without a currency, and nothing else. */
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

function containsPlain(hay: NumberedText, needle: NumberedText): boolean {
  let [counted, before] = [0, 0];
  for (let at = hay.text.indexOf(needle.text); at !== -1; at = hay.text.indexOf(needle.text, at + 1)) {
    // Counts on from the previous place, because a long text may contain the words very often.
    for (; counted < at; counted += 1) if (hay.text[counted] === mark) before += 1;
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

interface NumberToken {
  /** All values that the digits may mean: `1.286` is 1286 in some countries and 1.286 in others. */
  values: number[];
  /** ISO code of the adjacent currency, if there is one. */
  currency: string | undefined;
}

/** Signs of a single currency. `$` and `¥` are missing because several currencies share them. */
const currencies: Record<string, string> = {
  "€": "eur",
  "£": "gbp",
  "₹": "inr",
  "₽": "rub",
  "₩": "krw",
  "₺": "try",
  zł: "pln",
};
const codes = "eur|usd|gbp|chf|jpy|cny|inr|rub|krw|try|pln|sek|nok|dkk|czk|huf|aud|cad|nzd|brl|mxn|zar|sgd|hkd";
const sign = `[$€£¥₹₽₩₺]|zł|(?:${codes})(?![\\p{L}\\d_])`;

/**
 * Digits with separators inside. It excludes numbers in a name (`inv_88`, `hat028`), a version (`1.2.3`) and numbers
 * with leading zeros (`007`). A space separates thousands only if a comma or a currency follows, because `12 345` may
 * be two numbers.
 */
const number = new RegExp(
  `(?<![\\p{L}\\d_.,'’]|[\\p{L}\\d]-)(\\d{1,3}(?:[ '’]\\d{3}){1,6}(?=(?:[.,]\\d{1,2})?(?: ?(?:${sign})))(?:[.,]\\d{1,2})?|\\d{1,3}(?: \\d{3}){1,6},\\d{1,2}|\\d+(?:[.,'’]\\d+){0,8})(?=(?:${sign})|[.,]?(?![\\p{L}\\d_]))`,
  "gu",
);

/** A text with U+E000 in place of each number, and the numbers in order. */
function readNumbers(text: string): { text: string; numbers: NumberToken[] } {
  const numbers: NumberToken[] = [];
  const marked = text.replaceAll("\ue000", " ").replaceAll(number, (token: string, ...rest) => {
    // The groups, the offset and the whole text follow the match.
    const at = rest.find((one): one is number => typeof one === "number") ?? 0;
    const read = readToken(token);
    if (read.length === 0) return token;
    const currency = currencyAt(text, at, at + token.length);
    append(
      numbers,
      read.map((values) => ({ values, currency })),
    );
    return read.map(() => "\ue000").join(",");
  });
  return { text: marked, numbers };
}

/** The values of a number, or of several if commas separate a list. */
function readToken(token: string): number[][] {
  const whole = valuesOf(token);
  if (whole.length > 0) return [whole];
  const parts = token.split(",").map(valuesOf);
  return parts.length > 1 && parts.every((values) => values.length > 0) ? parts : [];
}

function currencyAt(text: string, from: number, to: number): string | undefined {
  const before = new RegExp(`(?:^|[^\\p{L}])(${sign}) ?$`, "u").exec(text.slice(Math.max(0, from - 5), from))?.[1];
  const after = new RegExp(`^ ?(${sign})`, "u").exec(text.slice(to, to + 5))?.[1];
  const found = after ?? before;
  return found === undefined ? undefined : (currencies[found] ?? (/^[a-z]{3}$/.test(found) ? found : undefined));
}

/** All values that the digits can have in the known notations. */
function valuesOf(token: string): number[] {
  if (/^0\d/.test(token)) return [];
  const separators = token.replaceAll(/\d/g, "");
  if (separators === "") return [Number(token)];
  const parts = token.split(/[^\d]/);
  const grouped = (groups: string[]) =>
    groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? "").length <= 3;
  const last = parts.at(-1) ?? "";
  const kinds = new Set(separators);
  if (kinds.size === 1) {
    const whole = grouped(parts) && parts[0] !== "0" ? [Number(parts.join(""))] : [];
    const fraction = parts.length === 2 && /[.,]/.test(separators) ? [Number(`${parts[0]}.${last}`)] : [];
    return [...whole, ...fraction];
  }
  const decimal = separators.at(-1) ?? "";
  const once = separators.indexOf(decimal) === separators.length - 1;
  if (kinds.size > 2 || !once || !/[.,]/.test(decimal) || !grouped(parts.slice(0, -1))) return [];
  return [Number(`${parts.slice(0, -1).join("")}.${last}`)];
}
