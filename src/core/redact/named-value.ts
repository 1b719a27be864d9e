import { isHarmlessValue, kindOfName, type NameKind } from "./key-names.ts";
import { isWordCode, type Span } from "./span.ts";
import { looksRandom, valuePlaces, type ValueStart } from "./value-place.ts";
import { placeholderEnd } from "./placeholder.ts";
import { isSaidSecret, isWords } from "./said-value.ts";
import { unspacedFrom } from "./announcers.ts";
import { kindOfToken, vendorToken } from "./vendor-token.ts";

/** Maximum length of a name; bounds the work per hit. */
const maxName = 64;
/**
 * Number of characters of a value to judge before reading the rest. In `token:token:…` each name has a value that
 * reaches to the end; reading all of them in full would take quadratic time.
 */
const glance = 1024;
const scheme = /(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate|bearer|basic|token|BEARER|BASIC) {1,16}/y;
const opening = /(\\{0,16})(["'`])/y;
const moreOfName =
  /(?: (?:access|api|secret|private))?[ _-](?:key|token|string|code|phrase|number|secret|password)(?![a-z])/iy;
const moreOfForeignName = /(?: \p{L}{2,24}){1,2}(?=["']? ?[:=：])/uy;

/**
 * The value after a secret name: `password=…`, `"api_key": "…"` at any depth of escaping, `Authorization: Bearer …`.
 */
export function namedValue(text: string, hit: number, hitEnd: number): Span | undefined {
  const unspaced = text.charCodeAt(hit) >= unspacedFrom;
  const start = unspaced ? hit : nameStart(text, hit);
  const ends = unspaced ? [hitEnd] : nameEnds(text, hitEnd);
  // A placeholder is not a name. No two are alike, so the cache would not save their judgement.
  if (text[start - 1] === "[" && placeholderEnd(text, start - 1) === (ends[0] ?? 0) + 1) return undefined;
  if (namesNothing(text, start, ends[0] ?? 0)) return undefined;
  for (const end of ends) {
    const name = text.slice(start, end);
    const bare = bearerToken(text, name, end);
    if (bare !== undefined) return bare;
    const kind = kindOfName(name);
    if (kind !== "secret" && kind !== "random" && kind !== "pin") continue;
    for (const place of valuePlaces(text, start, end)) {
      const span = valueAt(text, { name, kind, place });
      if (span !== undefined && fits(kind, span, text)) return span;
    }
  }
  return undefined;
}

/**
 * True if the name is not one of a secret: the user of a URL (`redis://password:…`), whose password another rule finds,
 * or the resource type of an ARN (`arn:aws:…:secret:Name`).
 */
function namesNothing(text: string, start: number, end: number): boolean {
  if (text[end] !== ":") return false;
  if (text[start - 1] === "/") return text[start - 2] === "/";
  return text[start - 1] === ":" && /\barn:[\w-]{0,16}:[\w:-]{0,64}$/.test(text.slice(Math.max(0, start - 96), start));
}

interface NamedField {
  name: string;
  kind: NameKind;
  place: ValueStart;
}

function valueAt(text: string, { name, kind, place }: NamedField): Span | undefined {
  if (place.by === "element") return elementText(text, place.from);
  opening.lastIndex = place.from;
  const quote = opening.exec(text);
  if (quote !== null) return quotedValue(text, { name, by: place.by, from: opening.lastIndex, quote });
  return place.by === "item" ? undefined : bareValue(text, { name, kind, place });
}

/** Characters of types, patterns and expressions, which follow `signature` or `pat` in program code. */
const codeCharacters = /[(){}[\]<>|\s]|=\w/;

/** Whether a value fits the kind of its name: after an ambiguous name, only a value that looks like a secret is one. */
export function fitsKind(kind: NameKind, value: string): boolean {
  if (kind === "pin") return /^\d{4,8}$/.test(value.slice(0, 9));
  if (kind !== "random") return true;
  return (
    value.length >= 16 && looksRandom(value, 16) && !codeCharacters.test(value.slice(0, glance)) && !isWords(value)
  );
}

function fits(kind: NameKind, span: Span, text: string): boolean {
  return fitsKind(kind, span.value ?? text.slice(span.start, span.end));
}

/** The text between an opening tag and its closing tag, if it looks like a secret. */
function elementText(text: string, from: number): Span | undefined {
  let end = from;
  while (end < text.length && end - from < 16_384 && text.charCodeAt(end) !== 60) end += 1;
  let start = from;
  while (start < end && text.charCodeAt(start) <= 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1;
  const value = text.slice(start, end);
  if (!text.startsWith("</", end) || isHarmlessValue(value) || placeholderEnd(text, start) !== undefined)
    return undefined;
  return /\s/.test(value.slice(0, 200)) && !looksRandom(value, 8) ? undefined : secret(text, start, end);
}

/** The token in `Bearer eyJ…` or `Basic …` without a preceding name. */
function bearerToken(text: string, name: string, end: number): Span | undefined {
  if (!/^(?:bearer|basic)$/i.test(name) || text[end] !== " ") return undefined;
  const stop = runEnd(text, end + 1, isTokenCode);
  const value = text.slice(end + 1, stop);
  if (value.length < 8 || !/\d|[a-z][A-Z]/.test(value.slice(0, 512)) || isHarmlessValue(value)) return undefined;
  if (
    /^basic$/i.test(name) &&
    !(/[a-z]/.test(value.slice(0, 64)) && /[A-Z]/.test(value.slice(0, 64)) && !/[.:]/.test(value.slice(0, 64)))
  )
    return undefined;
  if (!isSaidSecret(value, { name, by: "sign", quoted: false, tight: true, alone: true })) return undefined;
  return secret(text, end + 1, stop);
}

interface QuotedName {
  name: string;
  by: ValueStart["by"];
  from: number;
  quote: RegExpExecArray;
}

function quotedValue(text: string, { name, by, from, quote }: QuotedName): Span | undefined {
  const depth = (quote[1] ?? "").length;
  const end = closingQuote(text, from, { mark: quote[2] ?? '"', depth });
  scheme.lastIndex = from;
  const start = /auth/i.test(name) && scheme.test(text) ? scheme.lastIndex : from;
  const value = text.slice(start, end);
  if (placeholderEnd(text, start) === end) return undefined;
  if (!isSaidSecret(value, { name, by, quoted: true, tight: start > from, alone: false })) return undefined;
  return { ...secret(text, start, end), value: unescaped(value, depth) };
}

function bareValue(text: string, { name, kind, place: { from, by, quoted } }: NamedField): Span | undefined {
  scheme.lastIndex = from;
  const start = scheme.test(text) ? scheme.lastIndex : from;
  if (placeholderEnd(text, start) !== undefined) return undefined;
  const wholeLine = /cookie/i.test(name) || /^(?:Digest|AWS4-HMAC-SHA256) /.test(text.slice(start, start + 17));
  const accepts = wholeLine ? isLineCode : isValueCode;
  const end = runEnd(text, start, accepts, start + glance);
  const value = text.slice(start, trimmedEnd(text, start, end));
  // A comparison (`===`) or an expression.
  if (isHarmlessValue(value) || /^(?:[[{(=]|\$[{(])/.test(value)) return undefined;
  const inJson = quoted !== "" && /["']/.test(quoted);
  if (inJson && !isNumber(value)) return undefined;
  if (inJson && !/passw|pwd|secret|ssn|cvv|cvc|otp|pin|code/i.test(name)) return undefined;
  const alone = /^[ \t]{0,4}(?:$|\\?[\r\n])/.test(text.slice(end, end + 8));
  const tight = text[from - 1] === "=" || start > from;
  if (!inJson && !isSaidSecret(value, { name, by, quoted: false, tight, alone })) return undefined;
  if (!fitsKind(kind, value)) return undefined;
  // A vendor's token may contain characters that end other values.
  const whole = trimmedEnd(text, start, end < start + glance ? end : runEnd(text, end, accepts));
  const span = secret(text, start, Math.max(whole, vendorToken(text, start)?.end ?? 0));
  return inJson ? { ...span, quote: quoted.replace("]", "") } : span;
}

function isNumber(value: string): boolean {
  return value.length < 40 && /^-?\d+(?:\.\d+)?$/.test(value);
}

function secret(text: string, start: number, end: number): Span {
  return { start, end, kind: kindOfToken(text.slice(start, end)) ?? "secret", named: true };
}

/** End of a quoted value: the first quote that is escaped no deeper than the opening one, else the end of the text. */
function closingQuote(text: string, from: number, { mark, depth }: { mark: string; depth: number }): number {
  let slashes = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i];
    if (char === "\\") slashes += 1;
    else {
      if (char === mark && (depth === 0 ? slashes % 2 === 0 : slashes <= depth)) return i - (depth === 0 ? 0 : slashes);
      slashes = 0;
    }
  }
  return text.length;
}

function unescaped(value: string, depth: number): string {
  let plain = value;
  for (let level = 0; level <= depth && level < 8 && plain.includes("\\"); level += 1) {
    try {
      const parsed: unknown = JSON.parse(`"${plain}"`);
      if (typeof parsed !== "string") return plain;
      plain = parsed;
    } catch {
      return plain;
    }
  }
  return plain;
}

function nameStart(text: string, hit: number): number {
  let start = hit;
  while (start > 0 && hit - start < maxName && isNameCode(text.charCodeAt(start - 1))) {
    if (text[start - 2] === "\\") break;
    start -= 1;
  }
  return start;
}

/** Possible ends of a name: after words that continue it (`secret key`, `access token`), and after its first word. */
function nameEnds(text: string, from: number): number[] {
  let end = from;
  while (end < text.length && end - from < maxName && isNameCode(text.charCodeAt(end))) end += 1;
  const more = text.charCodeAt(from - 1) > 127 ? moreOfForeignName : moreOfName;
  more.lastIndex = end;
  return more.test(text) ? [more.lastIndex, end] : [end];
}

function runEnd(text: string, from: number, accepts: (code: number) => boolean, most = text.length): number {
  let end = from;
  while (end < text.length && end < most) {
    const jump = text[end] === "[" ? placeholderEnd(text, end) : undefined;
    if (jump === undefined && !accepts(text.charCodeAt(end))) break;
    end = jump ?? end + 1;
  }
  return end;
}

/** End of a value without the full stop, colon or question mark that ends its sentence. */
function trimmedEnd(text: string, start: number, end: number): number {
  let stop = end;
  // Keeps an exclamation mark: many passwords end in one.
  while (stop > start && ".:?".includes(text[stop - 1] ?? " ")) stop -= 1;
  return stop;
}

function isNameCode(code: number): boolean {
  return code === 45 || isWordCode(code);
}

function isTokenCode(code: number): boolean {
  return isWordCode(code) || (code >= 43 && code <= 47 && code !== 44) || code === 61 || code === 126;
}

/** False for the characters that end a value: spaces, quotes, backslashes, `,` `;` `&` `<` `>` `)` `]` `}` `|`. */
function isValueCode(code: number): boolean {
  return code > 32 && code !== 0xa0 && !stops.has(code);
}
const stops = new Set(Array.from("\"'`\\,;&<>)]}|", (char) => char.charCodeAt(0)));

function isLineCode(code: number): boolean {
  return code !== 10 && code !== 13 && code !== 34 && code !== 39 && code !== 92;
}
