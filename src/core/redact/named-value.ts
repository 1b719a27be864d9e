import { isHarmlessValue, isSecretKey } from "./key-names.ts";
import { isWordCode } from "./boundary.ts";
import { placeholderEnd } from "./placeholder.ts";
import type { Span } from "./span.ts";
import { kindOfToken } from "./vendor-token.ts";

/** Longest name looked at around a hit: keeps the work per hit bounded. */
const maxName = 64;
const scheme = /(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate|bearer|basic|BEARER|BASIC) +/y;
const separator = /(\\*["'`]?\]?)[ \t]*(:=|=>|[:=]| is | was )[ \t]*(?:\\+n[ \t]*)?/y;
const opening = /(\\*)(["'`])/y;

/** `password=…`, `"api_key": "…"` at any depth of escaping, `Authorization: Bearer …`: the value after a secret name. */
export function namedValue(text: string, hit: number, hitEnd: number): Span | undefined {
  const start = nameStart(text, hit);
  const end = nameEnd(text, hitEnd);
  // `[redacted-secret-…]` is no name; each would be judged anew, since no two are alike.
  if (text[start - 1] === "[" && placeholderEnd(text, start - 1) === end + 1) return undefined;
  const name = text.slice(start, end);
  const bare = bearerToken(text, name, end);
  if (bare !== undefined) return bare;
  if (!isSecretKey(name)) return undefined;
  separator.lastIndex = end;
  const found = separator.exec(text);
  if (found === null) return undefined;
  const from = separator.lastIndex;
  const weak = (found[2] ?? "").startsWith(" ");
  opening.lastIndex = from;
  const quote = opening.exec(text);
  if (quote !== null) return quotedValue(text, name, opening.lastIndex, quote);
  return bareValue({ text, name, from, weak, quoted: found[1] ?? "", tight: text[from - 1] === "=" });
}

/** `Bearer eyJ…` without a name before it. */
function bearerToken(text: string, name: string, end: number): Span | undefined {
  if (!/^(?:bearer|basic)$/i.test(name) || text[end] !== " ") return undefined;
  const stop = runEnd(text, end + 1, isTokenCode);
  const value = text.slice(end + 1, stop);
  if (value.length < 8 || !/\d|[a-z][A-Z]/.test(value) || isHarmlessValue(value)) return undefined;
  return secret(text, end + 1, stop);
}

function quotedValue(text: string, name: string, from: number, quote: RegExpExecArray): Span | undefined {
  const depth = (quote[1] ?? "").length;
  const end = closingQuote(text, from, { mark: quote[2] ?? '"', depth });
  scheme.lastIndex = from;
  const start = /auth/i.test(name) && scheme.test(text) ? scheme.lastIndex : from;
  return accepted(text, start, end, depth);
}

function accepted(text: string, start: number, end: number, depth: number): Span | undefined {
  const value = text.slice(start, end);
  if (isHarmlessValue(value) || placeholderEnd(text, start) === end) return undefined;
  return { ...secret(text, start, end), value: unescaped(value, depth) };
}

interface BareValue {
  text: string;
  name: string;
  from: number;
  weak: boolean;
  quoted: string;
  tight: boolean;
}

function bareValue({ text, name, from, weak, quoted, tight }: BareValue): Span | undefined {
  scheme.lastIndex = from;
  const start = scheme.test(text) ? scheme.lastIndex : from;
  const placeholder = placeholderEnd(text, start);
  if (placeholder !== undefined) return undefined;
  const wholeLine = /cookie/i.test(name) || /^(?:Digest|AWS4-HMAC-SHA256) /.test(text.slice(start, start + 17));
  const end = wholeLine ? runEnd(text, start, isLineCode) : runEnd(text, start, isValueCode);
  const value = text.slice(start, trimmedEnd(text, start, end));
  if (isHarmlessValue(value) || /^(?:[[{(]|\$[{(])/.test(value)) return undefined;
  const inJson = quoted !== "" && /["']/.test(quoted);
  if (inJson && !/^-?\d+(?:\.\d+)?$/.test(value)) return undefined;
  if (inJson && !/passw|pwd|secret|ssn|cvv|cvc|otp/i.test(name)) return undefined;
  const sole = tight || start > from || inJson || /^[ \t]*(?:$|\\?[\r\n])/.test(text.slice(end, end + 8));
  if (weak ? !looksRandom(value, 6) : !sole && !looksRandom(value, 6)) return undefined;
  const span = secret(text, start, start + value.length);
  return inJson ? { ...span, quote: quoted.replace("]", "") } : span;
}

function secret(text: string, start: number, end: number): Span {
  return { start, end, kind: kindOfToken(text.slice(start, end)) ?? "secret", named: true };
}

/** Has letters with digits, or signs, as words do not. */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength) return false;
  return (/\d/.test(value) && /[A-Za-z]/.test(value)) || /[^\w\s.,;:!?'"()-]/.test(value) || /^\d{6,}$/.test(value);
}

/** The end of a quoted value: the first quote escaped no deeper than the opening one; of a cut text, the end of the line. */
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

function nameEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < maxName && isNameCode(text.charCodeAt(end))) end += 1;
  return end;
}

function runEnd(text: string, from: number, accepts: (code: number) => boolean): number {
  let end = from;
  while (end < text.length) {
    const jump = text[end] === "[" ? placeholderEnd(text, end) : undefined;
    if (jump === undefined && !accepts(text.charCodeAt(end))) break;
    end = jump ?? end + 1;
  }
  return end;
}

/** Without the full stop or the bracket that ends a sentence. */
function trimmedEnd(text: string, start: number, end: number): number {
  let stop = end;
  while (stop > start && ".:!?".includes(text[stop - 1] ?? " ")) stop -= 1;
  return stop;
}

function isNameCode(code: number): boolean {
  return code === 45 || isWordCode(code);
}

function isTokenCode(code: number): boolean {
  return isWordCode(code) || (code >= 43 && code <= 47 && code !== 44) || code === 61 || code === 126;
}

/** Ends at spaces, quotes, backslashes, `,` `;` `&` `<` `>` `)` `]` `}`. */
function isValueCode(code: number): boolean {
  return code > 32 && code !== 0xa0 && !stops.has(code);
}
const stops = new Set(Array.from("\"'`\\,;&<>)]}|", (char) => char.charCodeAt(0)));

function isLineCode(code: number): boolean {
  return code !== 10 && code !== 13 && code !== 34 && code !== 39 && code !== 92;
}
