import { endsEscape, isWordCode } from "./boundary.ts";
import { foreignNames, nameParts, shortNames, unspacedNames } from "./rules/name-words.ts";
import { shellCommands } from "./rules/shell-idioms.ts";
import { mayBeginToken } from "./vendor-token.ts";

/** What follows a hit decides how it is verified. */
export type Trigger =
  | "vendor"
  | "base64"
  | "name"
  | "shell"
  | "pem"
  | "putty"
  | "mail"
  | "url"
  | "number"
  | "account"
  | "address6"
  | "encoded"
  | "azure";

/** A place worth a look. */
export interface TriggerHit {
  trigger: Trigger;
  at: number;
  found: string;
}

/** A text that announces something, in any case of its letters. */
interface Announcer {
  trigger: Trigger;
  text: string;
  /** True where no letter may stand on either side. */
  whole?: true;
  /** True where its first letter must be a capital: `writeKey`. */
  camel?: true;
}

const announcers: Announcer[] = [
  ...[...nameParts, ...foreignNames.map(foldText), ...unspacedNames].map(
    (text): Announcer => ({ trigger: "name", text }),
  ),
  ...foreignNames
    .filter((name) => name.includes(" "))
    .map((name): Announcer => ({ trigger: "name", text: foldText(name).replaceAll(" ", "_") })),
  ...shortNames.map((text): Announcer => ({ trigger: "name", text, whole: true })),
  { trigger: "name", text: "key", camel: true },
  ...shellCommands.map((text): Announcer => ({ trigger: "shell", text, whole: true })),
  { trigger: "putty", text: "putty-user-key-file-" },
];

/** Small letters for capitals of ASCII. */
const folded = Uint8Array.from({ length: 128 }, (_item, code) => (code >= 65 && code <= 90 ? code + 32 : code));

/** Announcers by a number that their first three characters give; nearly no place of a text has one. */
const tableSize = 65_536;
const marked = new Uint8Array(tableSize);
const byStart = new Map<number, Announcer[]>();
/** Names of two characters, of languages that have such: by both. */
const byPair = new Map<number, Announcer[]>();
for (const announcer of announcers.toSorted((a, b) => b.text.length - a.text.length)) {
  if (announcer.text.length === 2) {
    byPair.set(pairOf(announcer.text.charCodeAt(0), announcer.text.charCodeAt(1)), [announcer]);
    continue;
  }
  const start = startOf(fold(announcer.text, 0), fold(announcer.text, 1), fold(announcer.text, 2));
  marked[start] = 1;
  byStart.set(start, [...(byStart.get(start) ?? []), announcer]);
}

function pairOf(a: number, b: number): number {
  return a * 65_536 + b;
}

function startOf(a: number, b: number, c: number): number {
  return (a * 961 + b * 31 + c) & (tableSize - 1);
}

function fold(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? (folded[code] ?? 0) : code;
}

function foldText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** Characters of languages without spaces between words begin here. */
export const unspacedFrom = 0x2e80;

/** Single characters that may announce something. */
const marks = new Uint8Array(128);
for (const char of "@:-%\\+(0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") marks[char.charCodeAt(0)] = 1;

/** The next announcer at or after this offset, but for tokens and base64, which `longRuns` finds. One pass, no way back. */
export function nextAnnouncer(text: string, from: number): TriggerHit | undefined {
  const { length } = text;
  let a = from < length ? fold(text, from) : 0;
  let b = from + 1 < length ? fold(text, from + 1) : 0;
  for (let at = from; at < length; at += 1) {
    const c = at + 2 < length ? fold(text, at + 2) : 0;
    if (marked[(a * 961 + b * 31 + c) & (tableSize - 1)] === 1) {
      const hit = literalAt(text, at, byStart.get(startOf(a, b, c)));
      if (hit !== undefined) return hit;
    }
    if (a >= unspacedFrom) {
      const hit = literalAt(text, at, byPair.get(pairOf(a, b)));
      if (hit !== undefined) return hit;
    }
    const code = text.charCodeAt(at);
    if (code < 128 && marks[code] === 1) {
      const hit = markAt(text, at, code);
      if (hit !== undefined) return hit;
    }
    a = b;
    b = c;
  }
  return undefined;
}

function literalAt(text: string, at: number, candidates: readonly Announcer[] = []): TriggerHit | undefined {
  for (const announcer of candidates) {
    if (!startsFolded(text, at, announcer.text)) continue;
    if (announcer.camel && text[at] !== announcer.text.charAt(0).toUpperCase()) continue;
    const end = at + announcer.text.length - (announcer.text.endsWith("=") ? 1 : 0);
    if (announcer.whole && (isLetter(text, at - 1, at) || (!announcer.text.endsWith(" ") && isLetter(text, end, end))))
      continue;
    return { trigger: announcer.trigger, at, found: text.slice(at, end) };
  }
  return undefined;
}

function startsFolded(text: string, at: number, literal: string): boolean {
  for (let i = 0; i < literal.length; i += 1) {
    const code = text.charCodeAt(at + i);
    const small = code >= 65 && code <= 90 ? code + 32 : code;
    const wanted = literal.charCodeAt(i);
    if (small !== wanted && !(code > 127 && lowered(code) === wanted)) return false;
  }
  return true;
}

function lowered(code: number): number {
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

/** A letter that goes on the same word: in `userPin` a new one begins. */
function isLetter(text: string, at: number, word: number): boolean {
  const code = text.charCodeAt(at);
  if (!isWordCode(code) || code === 95) return false;
  if (endsEscape(text, at + 1)) return false;
  const next = text.charCodeAt(word);
  return !(at < word && code >= 97 && code <= 122 && next >= 65 && next <= 90);
}

const numberStart =
  /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d|\d{4}[ .\u00a0\u202f-]?\d{4}[ .\u00a0\u202f-]?\d{4}|\d{4}[ .\u00a0\u202f-]?\d{2}|\d{2,3}[-. \u00a0\u202f]\d{2,4}|\d{3}-\d\d-\d{4}|\d{4,5}[ .\u00a0\u202f-]\d{3,6}|8[ -]?\(?9\d\d|0\d{6}|1[3-9]\d{9}|[2-9]\d{9}/y;
const accountStart = /[A-Z]{2}\d{2}(?= ?[A-Z0-9]{4} ?[A-Z0-9]{4} ?[A-Z0-9]{3})/y;
const address6Start = /:(?::[0-9a-fA-F]|[0-9a-fA-F]{1,4}:(?:[0-9a-fA-F]{1,4}:|:[0-9a-fA-F]))/y;
const encodedStart = /%[0-9a-fA-F]{2}|\\u00[0-7][0-9a-fA-F]/y;
const phoneStart = /\+\d(?=[\d ().\u00a0\u202f/-]{6})|\(\d{2,5}\) ?\d/y;

function markAt(text: string, at: number, code: number): TriggerHit | undefined {
  if (code >= 48 && code <= 57) {
    if (text.charCodeAt(at + 2) === 126 && text.charCodeAt(at + 1) === 81) return hit("azure", at);
    return startsNumber(text, at) && sticks(numberStart, text, at) ? hit("number", at) : undefined;
  }
  if (code >= 65 && code <= 90) {
    // The second letter and a digit first: words in capitals are common.
    const third = text.charCodeAt(at + 2);
    if (third < 48 || third > 57 || !startsNumber(text, at)) return undefined;
    return sticks(accountStart, text, at) ? hit("account", at) : undefined;
  }
  if (code === 64) return hit("mail", at);
  if (code === 58) {
    if (text.charCodeAt(at + 1) === 47) return text.charCodeAt(at + 2) === 47 ? hit("url", at) : undefined;
    return isColonCode(text.charCodeAt(at + 1)) && sticks(address6Start, text, at) ? hit("address6", at) : undefined;
  }
  if (code === 45) return text.startsWith("-----BEGIN ", at) ? hit("pem", at) : undefined;
  if (code === 37 || code === 92) return sticks(encodedStart, text, at) ? hit("encoded", at) : undefined;
  return sticks(phoneStart, text, at) ? hit("number", at) : undefined;
}

function hit(trigger: Trigger, at: number): TriggerHit {
  return { trigger, at, found: "" };
}

function sticks(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Not within a word or a longer number. */
function startsNumber(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  // What begins behind a digit and a dash is a part of what began before, but for a card.
  if (before === 45 && isDigit(text.charCodeAt(at - 2)) && !isDigit(text.charCodeAt(at + 3))) return false;
  return at === 0 || (!isWordCode(before) && before !== 46) || endsEscape(text, at);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isColonCode(code: number): boolean {
  return code === 58 || (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

/** Characters of tokens and base64: `1` as a word character, `2` as another. */
const runCodes = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") runCodes[char.charCodeAt(0)] = 1;
for (const char of ".:/+=~%-|!$*@") runCodes[char.charCodeAt(0)] = 2;
const shortestToken = 16;
// The base64 of a text begins with one of these, since its first byte is ASCII.
const base64Start = /(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})/y;

/** Tokens and base64 begin a run of 16 characters; a loop finds those ten times faster than a pattern of all vendors. */
export function longRuns(text: string): TriggerHit[] {
  const hits: TriggerHit[] = [];
  let end = text.length;
  let code = classAt(text, end - 1);
  for (let i = end - 1; i >= 0; i -= 1) {
    const before = classAt(text, i - 1);
    if (code === 0) end = i;
    else if (end - i >= shortestToken && code === 1 && (before !== 1 || endsEscape(text, i)))
      addHit(hits, text, i, end);
    code = before;
  }
  return hits.toReversed();
}

function addHit(hits: TriggerHit[], text: string, at: number, end: number): void {
  // From the last to the first: the token's is looked at before the other.
  if (sticks(base64Start, text, at)) hits.push(hit("base64", at));
  if (mayBeginToken(text, at, end)) hits.push(hit("vendor", at));
}

function classAt(text: string, index: number): number {
  return index < 0 ? 0 : (runCodes[text.charCodeAt(index)] ?? 0);
}

/** Number of places worth a look: the floor that a redaction pass is measured against. */
export function countTriggers(text: string): number {
  let count = longRuns(text).length;
  for (let next = nextAnnouncer(text, 0); next !== undefined; next = nextAnnouncer(text, next.at + 1)) count += 1;
  return count;
}
