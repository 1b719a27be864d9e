import { vendorRules } from "./vendor-rules.ts";

/** Parts of names and of prose that announce a secret; each is looked for in lower case, capitalised and in capitals. */
const nameParts = (
  "passw passphrase passcode _pass pwd secret token auth apikey api_key api-key access_key access-key accesskey private_key private-key " +
  "privatekey account_key accountkey encryption_key encryptionkey signing_key signingkey master_key masterkey license_key ssh_key " +
  "deploy_key admin_key service_key shared_access sharedaccess connection_string connectionstring credential cookie bearer basic jwt cvv cvc ssn mnemonic otp"
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
  | "address6"
  | "encoded"
  | "base64"
  | "azure";

export const triggers: readonly Trigger[] = [
  "vendor",
  "base64",
  "name",
  "pem",
  "mail",
  "url",
  "number",
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
  name: nameParts.flatMap(cases).join("|") + "|[aA][pP][iI] [kK]ey|API KEY",
  pem: "-----BEGIN ",
  mail: "@",
  url: "://",
  number:
    "(?:(?<![\\w.])|(?<=\\\\[nrtbf]))(?:\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|\\d{4}[ -]?\\d{4}[ -]?\\d{4}|3[04678]\\d\\d[ -]?\\d{6}|\\d{3}[-. ]\\d{3}[-. ]\\d{4}|\\d{3}-\\d\\d-\\d{4})|\\+\\d(?=[\\d ().-]{6})|\\(\\d{3}\\) ?\\d{3}[-. ]",
  address6: ":[0-9a-fA-F]{0,4}:[0-9a-fA-F:]",
  encoded: "%[0-9a-fA-F]{2}|\\\\u00[0-7][0-9a-fA-F]",
  // The base64 of a text begins with one of these, since its first byte is ASCII.
  base64: "(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})",
  azure: "\\dQ~",
};

/** A vendor's token or base64 begins a run of 16 characters: looking for that first passes over prose quickly. */
const longToken = "(?:(?<!\\w)|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}))(?=[\\w.:/+=~%-]{16})";

/** One pass over a text finds every place worth a look; almost all text has none. */
export const triggerPattern = new RegExp(
  `${longToken}(?:(${alternatives.vendor})|(${alternatives.base64}))|` +
    triggers
      .slice(2)
      .map((name) => `(${alternatives[name]})`)
      .join("|"),
  "g",
);

/** Number of places worth a look: the floor that a redaction pass is measured against. */
export function countTriggers(text: string): number {
  triggerPattern.lastIndex = 0;
  let count = 0;
  while (triggerPattern.exec(text) !== null) count += 1;
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
