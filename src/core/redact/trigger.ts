import { endsEscape } from "./boundary.ts";
import { vendorRules } from "./vendor-rules.ts";

/** Parts of names and of prose that announce a secret; each is looked for in lower case, capitalised and in capitals. */
const nameParts = (
  "passw passphrase passcode _pass pwd secret token auth _key -key apikey accesskey privatekey accountkey authkey " +
  "shared_access sharedaccess connection_string connectionstring credential cookie bearer basic jwt cvv cvc ssn mnemonic otp"
).split(" ");

/** Announcers too short to stand alone in a text. */
const narrowed: Record<string, string> = {
  SK: "SK(?=[0-9a-f]{4})",
  bot: "bot(?=\\d{8})",
  EAAA: "EAAA(?=[\\w-]{8})",
  oy2: "oy2(?=[a-z0-9]{8})",
};

/** What follows a hit decides how it is verified. */
export type Trigger =
  | "vendor"
  | "name"
  | "pem"
  | "mail"
  | "url"
  | "number"
  | "account"
  | "address6"
  | "encoded"
  | "base64"
  | "azure";

const triggers: readonly Trigger[] = [
  "vendor",
  "base64",
  "name",
  "pem",
  "mail",
  "url",
  "number",
  "account",
  "address6",
  "encoded",
  "azure",
];

const alternatives: Record<Trigger, string> = {
  vendor: [...new Set(vendorRules.flatMap((rule) => rule.prefixes))]
    // Sorted, so that the engine can share beginnings; descending, so that of two the longer one is tried first.
    .toSorted()
    .toReversed()
    .map((prefix) => narrowed[prefix] ?? prefix.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|"),
  name: nameParts.flatMap(cases).join("|") + "|Key|[aA][pP][iI] [kK]ey|API KEY",
  pem: "-----BEGIN ",
  mail: "@",
  url: "://",
  number:
    "(?:(?<![\\w.])|(?<=\\\\[nrtbf]))(?:\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|\\d{4}[ -]?\\d{4}[ -]?\\d{4}|3[04678]\\d\\d[ -]?\\d{6}|\\d{3}[-. ]\\d{3}[-. ]\\d{4}|\\d{3}-\\d\\d-\\d{4})|\\+\\d(?=[\\d ().-]{6})|\\(\\d{3}\\) ?\\d{3}[-. ]",
  account: "(?:(?<!\\w)|(?<=\\\\[nrtbf]))[A-Z]{2}\\d{2}(?= ?[A-Z0-9]{4} ?[A-Z0-9]{4} ?[A-Z0-9]{3})",
  // Times have two colons, addresses more or `::`.
  address6: ":(?::[0-9a-fA-F]|[0-9a-fA-F]{1,4}:(?:[0-9a-fA-F]{1,4}:|:[0-9a-fA-F]))",
  encoded: "%[0-9a-fA-F]{2}|\\\\u00[0-7][0-9a-fA-F]",
  // The base64 of a text begins with one of these, since its first byte is ASCII.
  base64: "(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})",
  azure: "\\dQ~",
};

/** One pass over a text finds every place worth a look; almost all text has none. */
const patterns = triggers.filter((name) => name !== "vendor" && name !== "base64");
const announcer = new RegExp(patterns.map((name) => `(${alternatives[name]})`).join("|"), "g");
const vendorStart = new RegExp(alternatives.vendor, "y");
const base64Start = new RegExp(alternatives.base64, "y");

/** A place worth a look. */
export interface TriggerHit {
  trigger: Trigger;
  at: number;
  found: string;
}

/** The next announcer at or after this offset, but for tokens and base64, which `longRuns` finds. */
export function nextAnnouncer(text: string, from: number): TriggerHit | undefined {
  announcer.lastIndex = from;
  const match = announcer.exec(text);
  if (match === null) return undefined;
  const at = match.index;
  for (let i = 0; i < patterns.length; i += 1) {
    const trigger = patterns[i];
    if (trigger !== undefined && match[i + 1] !== undefined) return { trigger, at, found: match[0] };
  }
  return undefined;
}

/** Characters of tokens and base64: `1` as a word character, `2` as another. */
const runCodes = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") runCodes[char.charCodeAt(0)] = 1;
for (const char of ".:/+=~%-") runCodes[char.charCodeAt(0)] = 2;
const shortestToken = 16;

/** Tokens and base64 begin a run of 16 characters; a loop finds those ten times faster than a pattern of all vendors. */
export function longRuns(text: string): TriggerHit[] {
  const hits: TriggerHit[] = [];
  let end = text.length;
  let code = classAt(text, end - 1);
  for (let i = end - 1; i >= 0; i -= 1) {
    const before = classAt(text, i - 1);
    if (code === 0) end = i;
    else if (end - i >= shortestToken && code === 1 && (before !== 1 || endsEscape(text, i))) addHit(hits, text, i);
    code = before;
  }
  return hits.toReversed();
}

function addHit(hits: TriggerHit[], text: string, at: number): void {
  vendorStart.lastIndex = at;
  const found = vendorStart.exec(text)?.[0];
  if (found !== undefined) hits.push({ trigger: "vendor", at, found });
  base64Start.lastIndex = at;
  if (found === undefined && base64Start.test(text)) hits.push({ trigger: "base64", at, found: "" });
}

function classAt(text: string, index: number): number {
  return index < 0 ? 0 : (runCodes[text.charCodeAt(index)] ?? 0);
}

/** Number of places worth a look: the floor that a redaction pass is measured against. */
export function countTriggers(text: string): number {
  let count = longRuns(text).length;
  for (let hit = nextAnnouncer(text, 0); hit !== undefined; hit = nextAnnouncer(text, hit.at + 1)) count += 1;
  return count;
}

function cases(part: string): string[] {
  const spelled = [
    part,
    part.toUpperCase(),
    part.replace(/[a-z]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  return [...new Set([...spelled, part.charAt(0).toUpperCase() + part.slice(1)])];
}
