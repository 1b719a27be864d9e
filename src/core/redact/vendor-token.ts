import { type Span, startsToken } from "./span.ts";
import { allTokenRules } from "./rules/token-formats.ts";
import type { TokenRule } from "./rules/token-rule.ts";
import { type RunEnds, runEnd, tokenShape, type TokenShape } from "./rules/token-shape.ts";

interface TokenFormat {
  kind: string;
  shape: TokenShape;
  needs: TokenRule["needs"];
}

const byBeginning = new Map<number, TokenFormat[]>();
const anyBeginning: TokenFormat[] = [];
for (const rule of allTokenRules) {
  const format = { kind: rule.kind, shape: tokenShape(rule.shape), needs: rule.needs };
  if (format.shape.beginnings === undefined) anyBeginning.push(format);
  for (const beginning of new Set(format.shape.beginnings)) {
    const key = beginningAt(beginning, 0);
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), format]);
  }
}

/** The token of a known format that begins at this offset. `ends` caches the ends of runs in this text. */
export function vendorToken(text: string, at: number, ends?: RunEnds): Span | undefined {
  if (!startsToken(text, at)) return undefined;
  const found = firstOf(byBeginning.get(beginningAt(text, at)), { text, at, ends });
  if (found !== undefined || !mayBeginWithRun(text, at, text.length)) return found;
  return firstOf(anyBeginning, { text, at, ends });
}

interface TextPosition {
  text: string;
  at: number;
  ends: RunEnds | undefined;
}

function firstOf(formats: readonly TokenFormat[] | undefined, { text, at, ends }: TextPosition): Span | undefined {
  if (formats === undefined) return undefined;
  for (const { kind, shape, needs } of formats) {
    if (shape.probe.accepts[text.charCodeAt(at + shape.probe.offset)] !== 1) continue;
    const end = shape.endAt(text, at, ends);
    if (end === -1 || isFilledUp(text, at + shape.lead, end)) continue;
    if (!hasNeeded(needs, { text, from: at + shape.lead, end, ends })) continue;
    if (shape.lead > shortLead || !isInPackedBytes(text, at, end)) return { start: at, end, kind };
  }
  return undefined;
}

/** A beginning of up to this length occurs by chance in every few megabytes of base64. */
const shortLead = 4;
/** Longer than any part of a URL path without a dot, dash or colon. */
const packedRun = 120;

/** Whether the match lies inside a long run of base64, in which `+` and `/` do not separate tokens. */
function isInPackedBytes(text: string, start: number, end: number): boolean {
  let before = start;
  while (before > 0 && start - before < packedRun && isBase64(text.charCodeAt(before - 1))) before -= 1;
  let after = end;
  while (after < text.length && after - end < packedRun && isBase64(text.charCodeAt(after))) after += 1;
  return start - before >= packedRun || after - end >= packedRun;
}

function isBase64(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 43 ||
    code === 47
  );
}

/** Marks the pairs of characters with which a token can begin. */
const begins = new Uint8Array(128 * 128);
for (const key of byBeginning.keys()) begins[key] = 1;

/** Probes of the formats that begin with a run, by offset: there are few offsets, and most places fail all. */
const probes: { offset: number; accepts: Uint8Array }[] = [];
for (const { shape } of anyBeginning) {
  const { offset, accepts } = shape.probe;
  const known = probes.find((one) => one.offset === offset);
  if (known === undefined) probes.push({ offset, accepts: accepts.slice() });
  else known.accepts = known.accepts.map((accepted, code) => accepted | (accepts[code] ?? 0));
}

function mayBeginWithRun(text: string, at: number, end: number): boolean {
  for (const { offset, accepts } of probes) {
    if (at + offset < end && accepts[text.charCodeAt(at + offset)] === 1) return true;
  }
  return false;
}

/** Whether a token may begin at `at` in a run that ends at `end`. A cheap test that rejects almost all places. */
export function mayBeginToken(text: string, at: number, end: number): boolean {
  if (begins[beginningAt(text, at)] === 1) return true;
  return mayBeginWithRun(text, at, end);
}

/** True for the stand-ins of manuals: `SK000…0`, `ghp_PersonalAccessToken0124567890000000`. */
function isFilledUp(text: string, from: number, end: number): boolean {
  if (end - from > 16 && text.startsWith("00000000", end - 8)) return true;
  const first = text.charCodeAt(from);
  for (let i = from + 1; i < end; i += 1) if (text.charCodeAt(i) !== first) return false;
  return end - from > 8;
}

function beginningAt(text: string, at: number): number {
  return text.charCodeAt(at) * 128 + text.charCodeAt(at + 1);
}

/** The kind of the token that fills the whole value. It is the same however the value was found. */
export function kindOfToken(value: string): string | undefined {
  if (value.length < 12 || value.length > 4096) return undefined;
  const span = vendorToken(value, 0);
  return span?.end === value.length ? span.kind : undefined;
}

/** Number of characters of a token to judge: enough to tell random text from a name. */
const judged = 128;

/** What program names lack and the random part has: a digit (`digit`), or letters and digits mixed (`mixed`). */
function hasNeeded(needs: TokenRule["needs"], { text, from, end, ends }: TokenCandidate): boolean {
  if (needs === undefined) return true;
  const to = Math.min(end, from + judged);
  // Most names have no digit. `ends` caches where the next one is, else `sk-sk-sk-…` would be read from each beginning.
  const noDigit = nextDigit(text, from, ends) >= to;
  if (noDigit && (needs === "digit" || to - from >= 20)) return false;
  if (needs === "digit") return true;
  let digits = 0;
  let letters = 0;
  let turns = 0;
  let joints = 0;
  let before = 0;
  for (let i = from; i < to; i += 1) {
    const group = groupOf(text.charCodeAt(i));
    if (group === 1) digits += 1;
    else if (group > 1) letters += 1;
    else joints += 1;
    if (group !== before && before !== 0) turns += 1;
    before = group;
  }
  // Names such as `X509_VERIFY_PARAM_new_reserve` and `keySymsPerKeyCode`: random text with so many separators has more
  // digits, and random text without digits has two capitals in a row.
  if (joints > 2 && digits < 5) return false;
  if (digits === 0 && /^[a-z]*(?:[A-Z][a-z]+)+$/.test(text.slice(from, to))) return false;
  // Longer text needs digits (see above). Shorter text is also random if its character classes change often.
  return (digits > 1 && letters > 1 && turns > 3) || (to - from < 20 && turns >= (to - from) / 3);
}

interface TokenCandidate {
  text: string;
  from: number;
  end: number;
  ends: RunEnds | undefined;
}

const noDigits = new Uint8Array(128).fill(1).fill(0, 48, 58);

/** Offset of the next digit or non-ASCII character; tokens have only ASCII. */
function nextDigit(text: string, from: number, ends: RunEnds | undefined): number {
  return runEnd({ accepts: noDigits, max: Number.MAX_SAFE_INTEGER }, text, from, ends);
}

function groupOf(code: number): number {
  if (code >= 48 && code <= 57) return 1;
  if (code >= 97 && code <= 122) return 2;
  return code >= 65 && code <= 90 ? 3 : 0;
}

/** A whole private key, from its BEGIN line to its END line, or to the end of the text if it has no END line. */
export function privateKey(text: string, hit: number): Span | undefined {
  // Programs mention this line too. Only a key has base64 after it.
  const label = text.slice(hit, hit + 100);
  if (!/^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\{1,8}[rn]){0,8}[A-Za-z0-9+/=]{4}/.test(label))
    return undefined;
  const close = text.indexOf("-----END ", hit + 20);
  if (close === -1) return { start: hit, end: text.length, kind: "private-key" };
  const dashes = text.indexOf("-----", close + 9);
  return { start: hit, end: dashes === -1 || dashes > close + 60 ? close + 9 : dashes + 5, kind: "private-key" };
}

/** A PuTTY key, from its first line to its last, the MAC. */
export function puttyKey(text: string, hit: number): Span | undefined {
  if (!/^PuTTY-User-Key-File-\d: /.test(text.slice(hit, hit + 24))) return undefined;
  const mac = text.indexOf("Private-MAC: ", hit);
  if (mac === -1) return { start: hit, end: text.length, kind: "private-key" };
  let end = mac + 13;
  while (end - mac < 200 && /[0-9a-f]/.test(text[end] ?? "")) end += 1;
  return { start: hit, end, kind: "private-key" };
}

/** A client secret of Microsoft Entra: three characters, a digit, `Q~`, then the rest. */
export function azureSecret(text: string, hit: number): Span | undefined {
  const start = hit - 3;
  const found = /^[\w~.-]{3}\dQ~[\w~.-]{31,34}/.exec(text.slice(Math.max(0, start), start + 48));
  return found === null || start < 0 ? undefined : { start, end: start + found[0].length, kind: "azure-secret" };
}

/** Stand-ins for a password in manuals: `user:password@host`, `user:PASS@host`. */
const standIn =
  /^(?:[Pp]ass(?:word|wd|phrase)?|pwd|secret|token|x+|\*+|\$\w+|\$\{[^}]*\}|\{[^}]*\}|\[[^\]]*\])$|^(?:[Pp]ass|PASS|TOKEN|[A-Z]+_[A-Z_]+)$/;

/** The password in `scheme://user:password@host`. */
export function urlPassword(text: string, hit: number): Span | undefined {
  const from = hit + 3;
  let at = -1;
  let colon = -1;
  for (let i = from; i < text.length && i - from < 1024; i += 1) {
    const char = text[i] ?? "";
    if (" \t\r\n\"'`\\<>/?,".includes(char)) break;
    if (char === ":" && colon === -1) colon = i;
    if (char === "@") at = i;
  }
  // Passwords of one or two characters are from manuals: `https://a:b@host`.
  if (at === -1 || colon === -1 || colon > at || at - colon < 4) return undefined;
  if (text.startsWith("@redacted.invalid", at)) return undefined;
  if (standIn.test(text.slice(colon + 1, Math.min(at, colon + 40)))) return undefined;
  return { start: colon + 1, end: at, kind: "secret", named: true };
}
