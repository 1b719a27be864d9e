// A local recogniser for `redact.command`: it takes names of people and postal addresses out of a trace, without a network.
// JSON comes on standard input; the same JSON with other text goes to standard output.
//
//   redact: { command: [node, redact-names.mjs, customers.txt] }
//
// The optional file names people, one a line: nothing finds a name better than the list of customers that it may be on.
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

// With the project's key a name has the same placeholder in every case; without one, in this run only.
const key = process.env.REPLAYKIT_REDACTION_KEY || randomBytes(32);
const placeholder = (kind, text) =>
  `[redacted-${kind}-${createHmac("sha256", key).update(text.toLowerCase()).digest("hex").slice(0, 8)}]`;

const word = "\\p{Lu}[\\p{Ll}'’-]{1,30}";
const name = `${word}(?: (?:van|von|de|di|da|bin|al|el))?(?: ${word}){0,2}`;
const cues = [
  "[Mm]y name is",
  "I am called",
  "[Tt]his is",
  "(?:Dear|Mr|Mrs|Ms|Dr|Prof)\\.?",
  "(?:ich heiße|Herr|Frau|Je m'appelle|Me llamo|Mi chiamo)",
];
const afterCue = new RegExp(`(?<=\\b(?:${cues.join("|")}) )${name}`, "gu");
const street = "Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Square|Place";
const addresses = [
  // 12 Baker Street, Apt 4, London NW1 6XE
  new RegExp(
    `\\b\\d{1,5}[A-Za-z]? (?:${word} ){1,3}(?:${street})\\b\\.?(?:,? (?:Apt|Flat|Unit|Suite) ?\\w{1,5})?(?:, ${word}(?: ${word})?)?(?: [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}| \\d{5})?`,
    "gu",
  ),
  // Hauptstraße 5, 10115 Berlin
  new RegExp(
    `\\b\\p{Lu}\\p{L}{2,30}(?:straße|strasse|str\\.|weg|platz|gasse|allee) \\d{1,4}[a-z]?(?:, \\d{5} ${word}(?: ${word})?)?`,
    "gu",
  ),
  // 10 rue de la Paix, 75002 Paris
  new RegExp(
    `\\b\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai) [\\p{L} '’-]{2,40}?, \\d{5} ${word}`,
    "gu",
  ),
];

const listed = (process.argv[2] ? readFileSync(process.argv[2], "utf8").split("\n") : [])
  .map((line) => line.trim())
  .filter((line) => line !== "")
  // The longest first: "Ana Maria Lopez" is one person, not "Ana".
  .toSorted((a, b) => b.length - a.length);
const escaped = listed.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const onList = listed.length === 0 ? undefined : new RegExp(`(?<![\\p{L}])(?:${escaped.join("|")})(?![\\p{L}])`, "giu");

function hidden(text) {
  let left = text;
  for (const address of addresses) left = left.replace(address, (found) => placeholder("address", found));
  if (onList) left = left.replace(onList, (found) => placeholder("name", found));
  return left.replace(afterCue, (found) => placeholder("name", found));
}

function withoutPeople(value) {
  if (typeof value === "string") return hidden(value);
  if (Array.isArray(value)) return value.map(withoutPeople);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, withoutPeople(inner)]));
}

console.log(JSON.stringify(withoutPeople(JSON.parse(readFileSync(0, "utf8")))));
