import { append } from "../append.ts";

/** Stands in place of a number. */
export const numberMark = "\ue000";

/** A text with `numberMark` in place of each number, and the numbers in order. */
export interface NumberedText {
  text: string;
  numbers: NumberToken[];
}

/** A number in a text. */
export interface NumberToken {
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

/** Reads the numbers of a text, in lower case, in any country's notation. */
export function readNumbers(text: string): NumberedText {
  const numbers: NumberToken[] = [];
  const marked = text.replaceAll(numberMark, " ").replaceAll(number, (token: string, ...rest) => {
    // The groups, the offset and the whole text follow the match.
    const at = rest.find((one): one is number => typeof one === "number") ?? 0;
    const read = readToken(token);
    if (read.length === 0) return token;
    const currency = currencyAt(text, at, at + token.length);
    append(
      numbers,
      read.map((values) => ({ values, currency })),
    );
    return read.map(() => numberMark).join(",");
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
