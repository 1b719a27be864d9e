import { foreignNames, secretWords, unspacedNames } from "../src/core/redact/rules/name-words.ts";
import { phoneFormats } from "../src/core/redact/rules/phone-formats.ts";
import { shellCommands } from "../src/core/redact/rules/shell-idioms.ts";
import { alphabets } from "../src/core/redact/rules/token-shape.ts";
import { allTokenRules, redactionVersion } from "../src/core/redact/rules/token-formats.ts";

/** Writes `docs/redaction-rules.md`: tables of the rules, from the rows that the redactor reads. */
export function redactionPage(): string {
  const tokens = allTokenRules.map(
    ({ kind, vendor, shape, needs }) =>
      `| \`${kind}\` | ${vendor} | ${code(asPattern(shape))}${needs === undefined ? "" : `, ${needs}`} |`,
  );
  const phones = phoneFormats.map(
    ({ country, example, announced }) => `| ${country} | ${example}${announced ? " *" : ""} |`,
  );
  return [
    "# Redaction rules",
    "",
    `Version ${redactionVersion} of the rules of [redaction](redaction.md). A case says in \`source.redaction\` which version its trace went through.`,
    "",
    "## Tokens",
    "",
    "Shapes are written as regular expressions; `\\w` is a letter or digit of any script. *Digit*: the token has a digit.",
    "*Mixed*: its digits and letters have no order.",
    "",
    ...tableOf("kind | vendor | shape", tokens),
    "",
    "## Phone numbers",
    "",
    "A format marked * counts only after a word for a phone, since other numbers have it too.",
    "",
    ...tableOf("written in | example", phones),
    "",
    "## Recovery phrases",
    "",
    "A `seed-phrase` is twelve or more words in a row from the English list of BIP 39, at least six of them different.",
    "",
    ...namesOfSecrets(),
    "## Commands",
    "",
    "The password in the command lines of these programs is hidden:",
    "",
    ...rows(shellCommands.map((command) => `\`${command.trim()}\``)),
    "",
  ].join("\n");
}

function namesOfSecrets(): string[] {
  return [
    "## Names of secrets",
    "",
    "If a name ends with one of these words, its value is hidden. So it is if the name ends with `token` or `key` after most other words.",
    "",
    ...rows([...secretWords]),
    "",
    "In other languages:",
    "",
    ...rows([...foreignNames, ...unspacedNames]),
    "",
  ];
}

function tableOf(head: string, lines: readonly string[]): string[] {
  return [`| ${head} |`, `|${"---|".repeat(head.split("|").length)}`, ...lines];
}

const rowLength = 12;

/** Words as a list of rows, in the order of the rules. */
function rows(words: readonly string[]): string[] {
  return Array.from(
    { length: Math.ceil(words.length / rowLength) },
    (_, row) => `- ${words.slice(row * rowLength, (row + 1) * rowLength).join(", ")}`,
  );
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}

/** A shape (`token-shape.ts` has its notation) as a regular expression, which every reader knows. */
function asPattern(shape: string): string {
  const closed = shape.endsWith("!");
  const pattern = (closed ? shape.slice(0, -1) : shape).replaceAll(
    /\{(\w):(\d+)(?:(\+)|-(\d+))?\}|\([^()]*\)|[^{(]+/g,
    (part, letter?: string, count?: string, open?: string, most?: string) => {
      // A backslash before a bar would end the cell of a table.
      if (letter === undefined) return part.startsWith("(") ? escaped(part) : escaped(part).replaceAll("|", "[|]");
      const times = open === undefined ? (most === undefined ? count : `${count},${most}`) : `${count},`;
      return `[${short(alphabets[letter] ?? "")}]{${times}}`;
    },
  );
  return closed ? `${pattern}(?!\\w)` : pattern;
}

function escaped(text: string): string {
  return text.replaceAll(/[.+*?^$[\]{}\\]/g, String.raw`\$&`);
}

/** The characters as ranges: `A-Z` for the letters from A to Z. */
function short(chars: string): string {
  return ranges.reduce((text, [all, range]) => text.replace(all, range), chars);
}

const ranges = [
  ["123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", "1-9A-HJ-NP-Za-km-z"],
  ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "A-Z"],
  ["abcdefghijklmnopqrstuvwxyz", "a-z"],
  ["0123456789", "0-9"],
  ["abcdef", "a-f"],
  ["ABCDEF", "A-F"],
] as const;
