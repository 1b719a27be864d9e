import { announcedPairs, announcerAt, type Trigger, type TriggerHit } from "./announcers.ts";
import { endsEscape, isWordCode } from "./span.ts";
import { mayBeginToken } from "./vendor-token.ts";

/** Single characters that may announce a secret. */
const marks = Array.from("@:-%\\+([0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", (char) => char.charCodeAt(0));
/** By two successive ASCII characters. Bit 1: an announcer may begin here. Bit 2: the first character is a mark. */
const worthLook = announcedPairs.slice();
for (const mark of marks) {
  for (let at = mark * 128; at < (mark + 1) * 128; at += 1) worthLook[at] = (worthLook[at] ?? 0) | 2;
}

/** The next announcer at or after this offset, in one pass. Tokens and base64 have none; `longRuns` finds them. */
export function nextAnnouncer(text: string, from: number): TriggerHit | undefined {
  const { length } = text;
  let code = from < length ? text.charCodeAt(from) : 0;
  for (let at = from; at < length; at += 1) {
    const next = at + 1 < length ? text.charCodeAt(at + 1) : 0;
    const look = (code | next) < 128 ? (worthLook[code * 128 + next] ?? 0) : 3;
    if (look !== 0) {
      const hit =
        ((look & 1) === 0 ? undefined : announcerAt(text, at)) ??
        ((look & 2) === 0 ? undefined : markAt(text, at, code));
      if (hit !== undefined) return hit;
    }
    code = next;
  }
  return undefined;
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
    // Tests for the digit first, since words in capitals are common.
    const third = text.charCodeAt(at + 2);
    if (third < 48 || third > 57 || !startsNumber(text, at)) return undefined;
    return sticks(accountStart, text, at) ? hit("account", at) : undefined;
  }
  if (code === 64) return hit("mail", at);
  if (code === 58) {
    if (text.charCodeAt(at + 1) === 47) return text.charCodeAt(at + 2) === 47 ? hit("url", at) : undefined;
    return isColonCode(text.charCodeAt(at + 1)) && sticks(address6Start, text, at) ? hit("address6", at) : undefined;
  }
  if (code === 91) return text.startsWith("[redacted-", at) ? hit("placeholder", at) : undefined;
  if (code === 45) return text.startsWith("-----BEGIN ", at) ? hit("pem", at) : undefined;
  if (code === 37 || code === 92) return sticks(encodedStart, text, at) ? hit("encoded", at) : undefined;
  if (code !== 40 && code !== 43) return undefined;
  return sticks(phoneStart, text, at) ? hit("number", at) : undefined;
}

function hit(trigger: Trigger, at: number): TriggerHit {
  return { trigger, at, found: "" };
}

function sticks(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** True if the offset is not inside a word or a longer number. */
function startsNumber(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  // After a digit and a dash, only a card's group of four digits may be a new beginning.
  if (before === 45 && isDigit(text.charCodeAt(at - 2)) && !isDigit(text.charCodeAt(at + 3))) return false;
  return at === 0 || (!isWordCode(before) && before !== 46) || endsEscape(text, at);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isColonCode(code: number): boolean {
  return code === 58 || (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

/** Characters of tokens and base64. 1: a word character. 2: another one. */
const runCodes = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") runCodes[char.charCodeAt(0)] = 1;
for (const char of ".:/+=~%-|!$*@") runCodes[char.charCodeAt(0)] = 2;
const shortestToken = 16;
// Base64 of ASCII text begins with one of these letters.
const base64Start = /(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})/y;

/**
 * Finds tokens and base64, which are runs of at least 16 characters. The loop looks only at every sixteenth character,
 * since each such run covers one. This is faster than a pattern of all vendors.
 */
export function longRuns(text: string): TriggerHit[] {
  const hits: TriggerHit[] = [];
  for (let at = shortestToken - 1; at < text.length; at += shortestToken) {
    if (classAt(text, at) === 0) continue;
    let start = at;
    while (classAt(text, start - 1) !== 0) start -= 1;
    while (classAt(text, at) !== 0) at += 1;
    addHits(hits, { text, start, end: at });
  }
  return hits;
}

function addHits(hits: TriggerHit[], { text, start, end }: { text: string; start: number; end: number }): void {
  for (let at = start; at + shortestToken <= end; at += 1) {
    if (classAt(text, at) !== 1 || (classAt(text, at - 1) === 1 && !endsEscape(text, at))) continue;
    // A token is verified before base64.
    if (mayBeginToken(text, at, end)) hits.push(hit("vendor", at));
    if (sticks(base64Start, text, at)) hits.push(hit("base64", at));
  }
}

function classAt(text: string, index: number): number {
  return index < 0 ? 0 : (runCodes[text.charCodeAt(index)] ?? 0);
}

/** Number of places to verify. The benchmark compares a redaction pass with this scan alone. */
export function countTriggers(text: string): number {
  let count = longRuns(text).length;
  for (let next = nextAnnouncer(text, 0); next !== undefined; next = nextAnnouncer(text, next.at + 1)) count += 1;
  return count;
}
