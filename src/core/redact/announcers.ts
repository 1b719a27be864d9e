/** Kind of an announcer, a text or character near which a secret may be. `scan-text.ts` verifies each kind. */
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
  | "placeholder"
  | "azure";
import { endsEscape, isWordCode } from "./span.ts";
import { foreignNames, nameParts, shortNames, unspacedNames } from "./rules/name-words.ts";
import { shellCommands } from "./rules/shell-idioms.ts";

/** A place to verify. */
export interface TriggerHit {
  trigger: Trigger;
  at: number;
  found: string;
}

/** A text that may announce a secret, in upper or lower case. */
interface Announcer {
  trigger: "name" | "shell" | "putty";
  text: string;
  /** True if no letter may touch it on either side. */
  whole?: true;
  /** True if its first letter must be a capital: `writeKey`. */
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

/** Maps ASCII capitals to small letters. */
const folded = Uint8Array.from({ length: 128 }, (_item, code) => (code >= 65 && code <= 90 ? code + 32 : code));

/** Hash table of announcers by their first three characters. Almost no place of a text has an entry. */
const tableSize = 65_536;
const marked = new Uint8Array(tableSize);
/** Marks the first two characters of announcers, if both are ASCII. */
export const announcedPairs = new Uint8Array(128 * 128);
const byStart = new Map<number, Announcer[]>();
/** Names of only two characters (Chinese, Japanese, Korean), by both. */
const byPair = new Map<number, Announcer[]>();
for (const announcer of announcers.toSorted((a, b) => b.text.length - a.text.length)) {
  if (announcer.text.length === 2) {
    byPair.set(pairOf(announcer.text.charCodeAt(0), announcer.text.charCodeAt(1)), [announcer]);
    continue;
  }
  const start = startOf(fold(announcer.text, 0), fold(announcer.text, 1), fold(announcer.text, 2));
  marked[start] = 1;
  markPair(announcer.text);
  byStart.set(start, [...(byStart.get(start) ?? []), announcer]);
}

/** Marks the first two characters in both cases. */
function markPair(text: string): void {
  for (const first of cases(text.charAt(0))) {
    for (const second of cases(text.charAt(1))) {
      if ((first | second) < 128) announcedPairs[first * 128 + second] = 1;
    }
  }
}

function cases(char: string): number[] {
  return [char.charCodeAt(0), char.toUpperCase().charCodeAt(0)];
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

/** First character code of the languages without spaces between words. */
export const unspacedFrom = 0x2e80;

/** The announcer that begins at this offset. */
export function announcerAt(text: string, at: number): TriggerHit | undefined {
  const a = fold(text, at);
  const b = at + 1 < text.length ? fold(text, at + 1) : 0;
  const c = at + 2 < text.length ? fold(text, at + 2) : 0;
  const start = startOf(a, b, c);
  const hit = marked[start] === 1 ? literalAt(text, at, byStart.get(start)) : undefined;
  return hit ?? (a >= unspacedFrom ? literalAt(text, at, byPair.get(pairOf(a, b))) : undefined);
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

/** Whether a letter belongs to the word at `word`. In `userPin`, `Pin` is a new word. */
function isLetter(text: string, at: number, word: number): boolean {
  const code = text.charCodeAt(at);
  if (!isWordCode(code) || code === 95) return false;
  if (endsEscape(text, at + 1)) return false;
  const next = text.charCodeAt(word);
  return !(at < word && code >= 97 && code <= 122 && next >= 65 && next <= 90);
}
